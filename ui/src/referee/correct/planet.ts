/** New Caprica: where occupation forces stand, how many civilian ships are Locked and Prepared, whether Galactica is back. */
import { planetParts, type PlanetPart } from "../../lib/board/thing";
import type { NewCapricaView } from "../../lib/wire/NewCapricaView";
import type { PublicView } from "../../lib/wire/PublicView";
import { say, t } from "../../lib/words/words";
import type { CorrectionSheet, Option, Part } from "./correctable";

/** What was tapped comes first: the rest of the planet is often wrong as well. */
export function planetSheet(tapped: PlanetPart, view: PublicView): CorrectionSheet | null {
  const there = view.board.new_caprica;
  if (!there) return null;
  const others = planetParts.filter((part) => part !== tapped);
  return { what: say("board-new-caprica", {}), parts: [tapped, ...others].flatMap((part) => partsOf(part, there, view)) };
}

function partsOf(part: PlanetPart, there: NewCapricaView, view: PublicView): Part[] {
  switch (part) {
    case "forces":
      return there.track.map((_, space) => forcesPart(space, there));
    case "stacks":
      return stackParts(there, view);
    case "orbit":
      return [{ type: "choices", legend: t("new-caprica-galactica"), options: [true, false].map((back) => orbit(back, there)) }];
  }
}

const orbit = (back: boolean, there: NewCapricaView): Option => ({
  label: t(back ? "new-caprica-back" : "new-caprica-away"),
  now: there.back === back,
  corrections: [{ type: "galactica-back", back }],
});

function forcesPart(space: number, { track, beside }: NewCapricaView): Part {
  const { location, forces } = track[space]!;
  return {
    type: "number",
    legend: t("new-caprica-forces", { location: say(`location-${location}`, {}) }),
    value: forces,
    least: 0,
    most: forces + beside,
    set: (count) => [{ type: "occupation-forces", space, count }],
  };
}

/** The same for a location of the track; nothing elsewhere. */
export function forcesAt(location: string, { board: { new_caprica: there } }: PublicView): Part[] {
  const space = there?.track.findIndex((space) => space.location === location) ?? -1;
  return there && space >= 0 ? [forcesPart(space, there)] : [];
}

/** One ship is prepared with one tap. How many there are at all can only be wrong where the table keeps them. */
function stackParts({ locked: { length: locked }, prepared: { length: prepared } }: NewCapricaView, view: PublicView): Part[] {
  const all = locked + prepared;
  const left = view.board.supply.ships["civilian-ship"] ?? 0;
  const split: Part = {
    type: "number",
    legend: t("new-caprica-prepared", { all }),
    value: prepared,
    least: 0,
    most: all,
    far: true,
    set: (prepared) => [{ type: "stacked-ships", locked: all - prepared, prepared }],
  };
  const more: Part = {
    type: "number",
    legend: t("planet-locked"),
    value: locked,
    least: 0,
    most: locked + left,
    far: true,
    set: (locked) => [{ type: "stacked-ships", locked, prepared }],
  };
  return view.options.modes.civilian_ships === "table" ? [split, more] : [split];
}
