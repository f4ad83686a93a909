/** What a thing that was dragged from one place to another corrects: both places, in one log entry. */
import type { Movable, Target } from "../../lib/board/thing";
import { ofKind, pilots } from "../../lib/table/vipers";
import type { Correction } from "../../lib/wire/Correction";
import type { Place } from "../../lib/wire/Place";
import type { PublicView } from "../../lib/wire/PublicView";
import type { ViperKind } from "../../lib/wire/ViperKind";
import { placing } from "./people";
import { areaOf, shipsIn } from "./space";

/** Nothing where the thing cannot lie there, or is gone. */
export function moved(thing: Movable, target: Target, view: PublicView): Correction[] {
  if (thing.type === "pilot" || thing.type === "character") {
    const seat = view.seats.find((seat) => seat.seat === thing.seat);
    return placing(view, thing.seat, placeAt(target, pilots(seat)));
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

/** A pilot takes the viper along; who comes from elsewhere sits in an ordinary one. */
function placeAt(target: Target, kind: ViperKind): Place {
  switch (target.type) {
    case "area":
      return { type: "viper", area: target.area, ...ofKind(kind) };
    case "location":
      return { type: "location", location: target.location };
    case "off-board":
      return { type: "off-board" };
  }
}
