/** What is drawn in an area, and how big: single ships where there is room, stacks with a count where not. */
import type { AreaView } from "../wire/AreaView";
import type { BasestarDamage } from "../wire/BasestarDamage";
import type { SeatId } from "../wire/SeatId";
import type { Size } from "./geometry";
import { type Fleet, fleets, type Thing } from "./thing";

/** What flies; a pilot is a viper with somebody in it. */
const flying = ["basestar", ...fleets, "pilot", "civilian-ship"] as const;
export type Flying = (typeof flying)[number];

/** How a piece is drawn. */
export type Drawing =
  /** Each ship for itself, in a block. */
  | { as: "ships"; kind: Fleet; count: number; columns: number }
  /** A ship on its own: one that is known from others, or on its way. */
  | { as: "one"; kind: Flying }
  /** One ship with a count. */
  | { as: "stack"; kind: Flying; count: number; beside: boolean }
  /** A small ship and its count, when there is no room to tap anything but the whole area. */
  | { as: "tally"; kind: Flying; count: number; times: number }
  | { as: "basestar"; damage: BasestarDamage[]; tags: "names" | "count"; beside: boolean }
  | { as: "pilot"; seat: SeatId; tag: "name" | "initials" };

/** A piece and the room it takes, in rem. */
export interface Piece extends Size {
  thing: Thing;
  drawing: Drawing;
}

/** How much is drawn as one, from nothing over everything that is alike to a mere list. */
export const crowding = [0, 1, 2, 3, 4, 5] as const;
export type Crowding = (typeof crowding)[number];

/** How pieces use a room: ships beside each other in a block, counts and the tags of basestars beside or below. */
export interface Fashion {
  columns: number;
  beside: "all" | "tags" | "nothing";
}

/** The silhouettes at scale 1, in rem. */
export const hulls: Record<Flying, Size> = {
  raider: { width: 2.375, height: 1.75 },
  "heavy-raider": { width: 2.75, height: 1.875 },
  basestar: { width: 3.75, height: 3.625 },
  viper: { width: 1.875, height: 2.5 },
  "mark-vii": { width: 2.125, height: 2.5 },
  "assault-raptor": { width: 2.25, height: 2.5 },
  pilot: { width: 2.25, height: 2.5 },
  "civilian-ship": { width: 2.75, height: 1.5 },
};

/** The least width and height of what is tapped, in rem. */
const TARGET = 2.75;
/** Between the ships of a block. */
export const BETWEEN = 0.25;
/** The number of a stack. */
export const COUNT: Size = { width: 2.125, height: 1.25 };
const TALLY = { ship: 1.5, digit: 0.5625, height: 1.125 };
/** How much larger a list is than usual, as the room allows: the least has the smallest letters there are. */
export const LISTS = [1.4, 1, 0.87] as const;

/** How small a ship is drawn in a list. */
export function tallyScale(kind: Flying): number {
  return Math.min(1.125 / hulls[kind].height, 1.375 / hulls[kind].width);
}
/** A pilot's name; a damage token's is as high. */
export const TAG: Size = { width: 4.75, height: 1.25 };
const INITIALS = 1.75;

/** Up to how many equal ships are drawn one by one. */
const SINGLE: Record<Crowding, number> = { 0: 4, 1: 2, 2: 1, 3: 1, 4: 1, 5: 0 };

/** How wide words are on this page, in rem. */
export interface Widths {
  /** The longest name of a damage token. */
  tag: number;
  /** "3 hits", for all tokens of a basestar. */
  hits: number;
}

/** The pieces of an area, Cylons first, the way they are read out. */
export function piecesOf(
  area: AreaView,
  crowded: Crowding,
  { columns, beside }: Fashion,
  scale: number,
  widths: Widths,
): Piece[] {
  const name = area.area;
  const counts: Record<Flying, number> = {
    basestar: area.basestars.length,
    raider: area.ships.raider ?? 0,
    "heavy-raider": area.ships["heavy-raider"] ?? 0,
    viper: area.ships.viper ?? 0,
    "mark-vii": area.ships["mark-vii"] ?? 0,
    "assault-raptor": area.ships["assault-raptor"] ?? 0,
    pilot: area.pilots.length,
    "civilian-ship": area.civilian_ships.length,
  };
  const pieces: Piece[] = [];
  const add = (thing: Thing, drawing: Drawing) => pieces.push({ thing, drawing, ...sizeOf(drawing, scale, widths) });
  if (crowded === 5) {
    for (const kind of flying) {
      const count = counts[kind];
      if (count > 0) add({ type: "area", area: name }, { as: "tally", kind, count, times: scale });
    }
    return pieces;
  }
  const stack = (thing: Thing, kind: Flying) => add(thing, { as: "stack", kind, count: counts[kind], beside: beside === "all" });

  if (crowded === 4 && counts.basestar > 1) stack({ type: "basestars", area: name }, "basestar");
  else {
    const tags = crowded >= 3 ? "count" : "names";
    for (const [index, { damage }] of area.basestars.entries()) {
      add({ type: "basestar", area: name, index }, { as: "basestar", damage, tags, beside: beside !== "nothing" });
    }
  }
  for (const kind of fleets) {
    const count = counts[kind];
    if (count === 0) continue;
    const thing: Thing = { type: "ships", area: name, kind };
    if (count > SINGLE[crowded]) stack(thing, kind);
    else add(thing, { as: "ships", kind, count, columns: Math.min(count, columns) });
  }
  if (crowded === 4 && counts.pilot > 1) stack({ type: "pilots", area: name }, "pilot");
  else {
    for (const seat of area.pilots) {
      add({ type: "pilot", seat }, { as: "pilot", seat, tag: crowded >= 3 ? "initials" : "name" });
    }
  }
  if (counts["civilian-ship"] > SINGLE[crowded]) stack({ type: "civilians", area: name }, "civilian-ship");
  else for (const handle of area.civilian_ships) add({ type: "civilian", area: name, handle }, { as: "one", kind: "civilian-ship" });
  return pieces;
}

function sizeOf(drawing: Drawing, scale: number, widths: Widths): Size {
  // A list is tapped as the area that it stands in.
  if (drawing.as === "tally") return bare(drawing, scale, widths);
  const { width, height } = bare(drawing, scale, widths);
  return { width: Math.max(TARGET, width), height: Math.max(TARGET, height) };
}

function bare(drawing: Drawing, scale: number, widths: Widths): Size {
  switch (drawing.as) {
    case "ships": {
      const hull = hulls[drawing.kind];
      const rows = Math.ceil(drawing.count / drawing.columns);
      return {
        width: drawing.columns * hull.width * scale + (drawing.columns - 1) * BETWEEN,
        height: rows * hull.height * scale + (rows - 1) * BETWEEN,
      };
    }
    case "stack": {
      const hull = hulls[drawing.kind];
      return drawing.beside
        ? { width: hull.width * scale + COUNT.width, height: hull.height * scale }
        : { width: hull.width * scale, height: hull.height * scale + COUNT.height };
    }
    case "one":
      return { width: hulls[drawing.kind].width * scale, height: hulls[drawing.kind].height * scale };
    case "tally":
      return {
        // The sign before the number is as wide as a digit.
        width: (TALLY.ship + TALLY.digit * (1 + String(drawing.count).length)) * drawing.times,
        height: TALLY.height * drawing.times,
      };
    case "basestar": {
      const { width, height } = hulls.basestar;
      const tags = drawing.tags === "names" ? drawing.damage.length : Math.min(1, drawing.damage.length);
      const wide = tags === 0 ? 0 : drawing.tags === "names" ? widths.tag : widths.hits;
      return drawing.beside
        ? { width: width * scale + wide, height: Math.max(height * scale, tags * TAG.height) }
        : { width: Math.max(width * scale, wide), height: height * scale + tags * TAG.height };
    }
    case "pilot": {
      const { width, height } = hulls.viper;
      return drawing.tag === "name"
        ? { width: Math.max(TAG.width, width * scale), height: height * scale + TAG.height }
        : { width: width * scale, height: height * scale + INITIALS / 2 };
    }
  }
}
