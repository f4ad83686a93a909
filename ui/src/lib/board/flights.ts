/** What moved between two states of the board, so that it can be seen to move. */
import type { Area } from "../wire/Area";
import type { AreaView } from "../wire/AreaView";
import type { Flying } from "./pieces";
import { fleets } from "./thing";

/** A ship on its way from one area to another. */
export interface Flight {
  kind: Flying;
  from: Area;
  to: Area;
}

/**
 * Ships that left one area while the same or an equal one came to another. What is new on the board or
 * gone from it does not fly.
 */
export function flights(before: readonly AreaView[], after: readonly AreaView[]): Flight[] {
  return [
    ...equal("basestar", before, after, (area) => area.basestars.length),
    ...fleets.flatMap((kind) => equal(kind, before, after, (area) => area.ships[kind] ?? 0)),
    ...known("pilot", before, after, (area) => area.pilots),
    ...known("civilian-ship", before, after, (area) => area.civilian_ships),
  ];
}

type Areas = readonly AreaView[];

function equal(kind: Flying, before: Areas, after: Areas, count: (area: AreaView) => number): Flight[] {
  const left: Area[] = [];
  const come: Area[] = [];
  for (const area of after) {
    const was = before.find((other) => other.area === area.area);
    const more = count(area) - (was ? count(was) : 0);
    for (let ship = 0; ship < Math.abs(more); ship += 1) (more > 0 ? come : left).push(area.area);
  }
  return left.flatMap((from, index) => {
    const to = come[index];
    return to ? [{ kind, from, to }] : [];
  });
}

function known(kind: Flying, before: Areas, after: Areas, ships: (area: AreaView) => readonly number[]): Flight[] {
  return after.flatMap((area) =>
    ships(area).flatMap((ship) => {
      const from = before.find((other) => ships(other).includes(ship));
      return from && from.area !== area.area ? [{ kind, from: from.area, to: area.area }] : [];
    }),
  );
}
