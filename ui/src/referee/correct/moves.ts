/** What a thing that was dragged from one place to another corrects: both places, in one log entry. */
import type { Movable, Target } from "../../lib/board/thing";
import type { Correction } from "../../lib/wire/Correction";
import type { Place } from "../../lib/wire/Place";
import type { PublicView } from "../../lib/wire/PublicView";
import { placing } from "./people";
import { areaOf, shipsIn } from "./space";

/** Nothing where the thing cannot lie there, or is gone. */
export function moved(thing: Movable, target: Target, view: PublicView): Correction[] {
  if (thing.type === "pilot" || thing.type === "character") {
    return placing(view, thing.seat, placeAt(target));
  }
  if (target.type !== "area" || target.area === thing.area) return [];
  const from = areaOf(view, thing.area);
  const to = areaOf(view, target.area);
  if (!from || !to) return [];
  switch (thing.type) {
    case "ships": {
      const { kind } = thing;
      const there = shipsIn(from, kind);
      if (there === 0) return [];
      return [
        { type: "ships", area: from.area, kind, count: there - 1 },
        { type: "ships", area: to.area, kind, count: shipsIn(to, kind) + 1 },
      ];
    }
    case "basestar": {
      const basestar = from.basestars[thing.index];
      if (!basestar) return [];
      const left = from.basestars.filter((_, index) => index !== thing.index);
      return [
        { type: "basestars", area: from.area, basestars: left },
        { type: "basestars", area: to.area, basestars: [...to.basestars, basestar] },
      ];
    }
    case "civilian":
      return [{ type: "civilian-ship-at", handle: thing.handle, area: to.area }];
  }
}

function placeAt(target: Target): Place {
  switch (target.type) {
    case "area":
      return { type: "viper", area: target.area };
    case "location":
      return { type: "location", location: target.location };
    case "off-board":
      return { type: "off-board" };
  }
}
