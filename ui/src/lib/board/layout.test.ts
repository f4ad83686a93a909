import { expect, test } from "vitest";
import type { Area } from "../wire/Area";
import type { AreaView } from "../wire/AreaView";
import { type Box, inside, outerDepth, outerShape, outline, type Point, ring, shapeOf, sideOf, sides } from "./geometry";
import { labelSize, layOut, type Place, placeOf, type Slot } from "./layout";
import { overlap } from "./packing";

const pose = { mirrored: false, turned: false };
function empty(area: Area): AreaView {
  return {
    area,
    launch: area === "aft-port" || area === "fore-port",
    ships: {},
    basestars: [],
    pilots: [],
    civilian_ships: [],
  };
}

const three = { damage: ["critical-hit" as const, "disabled-hangar" as const, "structural-damage" as const] };
const fullest = {
  ships: { raider: 16, "heavy-raider": 4, viper: 4 },
  basestars: [three, three],
  pilots: [0, 1, 2, 3],
  civilian_ships: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
};

/** Everything that flies, in one area; or dealt out over all of them. */
const allIn = (where: Area) => ring.map((area) => (area === where ? { ...empty(area), ...fullest } : empty(area)));
const spread = ring.map((area, index) => ({
  ...empty(area),
  ships: { raider: [3, 2, 3, 3, 3, 2][index]!, "heavy-raider": [1, 1, 0, 1, 1, 0][index]!, viper: [0, 1, 1, 0, 1, 1][index]! },
  basestars: index === 0 ? [three] : index === 4 ? [three] : [],
  pilots: [[0], [], [1], [2], [], [3]][index]!,
  civilian_ships: [0, 1].map((ship) => index * 2 + ship),
}));

/** The room of the ring on the referee's screens and the reader's rem there. */
const screens = [
  ["1280×800", 686, 444, 16],
  ["1024×768", 480, 400, 16],
  ["800×1280", 768, 590, 16],
  ["1920×1080", 1120, 600, 21.6],
] as const;

/** The shape of a screen's board, with a ring round the areas or without. */
function shapeOn(width: number, height: number, unit: number, ringed: boolean) {
  const depth = ringed ? outerDepth(height, unit, width >= 40 * unit) : 0;
  return shapeOf({ width: width - 2 * depth, height: height - 2 * depth }, unit, ringed);
}

/** The board of a screen. */
function board(areas: AreaView[], width: number, height: number, unit: number, ringed = false): [Place, Slot[]][] {
  const shape = shapeOn(width, height, unit, ringed);
  const label = (area: Area) => labelSize(area.replace("-", " "), area, shape, unit);
  const places = areas.map((view) => placeOf(view.area, view.launch, shape, pose, label(view.area), unit));
  const layout = layOut(areas.map((view, index) => [view, places[index]!]), unit, { tag: 4.75, hits: 3.5 });
  return layout.places.map((place, index) => [place, layout.slots[index]!]);
}

const corners = ({ x, y, width, height }: Box): Point[] => [
  { x, y },
  { x: x + width, y },
  { x, y: y + height },
  { x: x + width, y: y + height },
];

function faults(areas: AreaView[], width: number, height: number, unit: number, ringed = false): string[] {
  const shape = shapeOn(width, height, unit, ringed);
  return board(areas, width, height, unit, ringed).flatMap(([{ area, side, label, launch }, slots]) => {
    const boxes: [string, Box][] = [
      ...slots.map((slot): [string, Box] => [JSON.stringify(slot.drawing), slot]),
      ...(label ? [["label", label] as [string, Box]] : []),
      ...(launch ? [["launch", launch] as [string, Box]] : []),
    ];
    const found: string[] = [];
    for (const [index, [name, box]] of boxes.entries()) {
      if (!corners(box).every((corner) => inside(shape, side, corner, 1))) found.push(`${area}: ${name} leaves the area`);
      for (const [other, otherBox] of boxes.slice(index + 1)) {
        if (overlap(box, otherBox)) found.push(`${area}: ${name} lies on ${other}`);
      }
    }
    for (const { drawing, width, height } of slots) {
      // A list is tapped as the area that it stands in.
      if (drawing.as !== "tally" && Math.min(width, height) < 44) found.push(`${area}: ${drawing.as} is too small to tap`);
    }
    return found;
  });
}

/** How many ships a board shows: those drawn one by one and those that are counted. */
function shown(areas: AreaView[], width: number, height: number, unit: number): number {
  return board(areas, width, height, unit)
    .flatMap(([, slots]) => slots)
    .reduce((sum, { drawing }) => sum + ("count" in drawing ? drawing.count : 1), 0);
}

const EVERYTHING = 16 + 4 + 2 + 4 + 4 + 12;

test.each(screens)("on %s the whole fleet spread over all areas has room", (_, width, height, unit) => {
  expect(faults(spread, width, height, unit)).toEqual([]);
  expect(shown(spread, width, height, unit)).toBe(EVERYTHING);
});

test.each(screens.flatMap(([name, ...rest]) => ring.map((area) => [name, area, ...rest] as const)))(
  "on %s the whole fleet in one area has room: %s",
  (_, area, width, height, unit) => {
    expect(faults(allIn(area), width, height, unit)).toEqual([]);
    expect(shown(allIn(area), width, height, unit)).toBe(EVERYTHING);
  },
);

/** Beside a ring the board is as low as three rows of further boards leave it. */
const ringed = [
  ["1280×800", 686, 400, 16, 2],
  ["1024×768", 480, 352, 16, 0],
  ["1280×800 with four rows", 686, 320, 16, 0],
  ["1024×768 with four rows", 480, 342, 16, 0],
] as const;

/** Four kinds of pieces in one area, or with civilian ships five. */
const fightIn = (where: Area, civilians: number) =>
  ring.map((area) =>
    area === where
      ? { ...empty(area), ships: { raider: 8, viper: 3, "heavy-raider": 1 }, pilots: [0], civilian_ships: Array.from({ length: civilians }, (_, index) => index) }
      : empty(area),
  );

test.each(ringed.flatMap(([name, ...rest]) => ring.map((area) => [name, area, ...rest] as const)))(
  "within a ring on %s a whole fight in one area has room: %s",
  (_, area, width, height, unit, civilians) => {
    expect(faults(fightIn(area, civilians), width, height, unit, true)).toEqual([]);
  },
);

test("an area's name gives way to ships that have no room beside it, and to nothing else", () => {
  const unnamed = (width: number, height: number, areas: AreaView[]) =>
    board(areas, width, height, 16, true).flatMap(([{ area, label }]) => (label ? [] : [area]));
  expect(unnamed(686, 400, fightIn("aft-port", 2))).toEqual([]);
  expect(unnamed(480, 328, fightIn("aft-port", 0))).toEqual(["aft-port"]);
  expect(unnamed(480, 328, ring.map(empty))).toEqual([]);
});

test("a few ships are drawn one by one, many as one with their number", () => {
  const areas = ring.map((area) => ({ ...empty(area), ships: { raider: area === "bow" ? 3 : area === "stern" ? 5 : 0 } }));
  const drawing = (area: Area) =>
    board(areas, 672, 476, 16)
      .find(([place]) => place.area === area)?.[1]
      .map((slot) => slot.drawing);
  expect(drawing("bow")).toMatchObject([{ as: "ships", kind: "raider", count: 3 }]);
  expect(drawing("stern")).toMatchObject([{ as: "stack", kind: "raider", count: 5 }]);
});

test("the ring lies as on the board, and can be mirrored and turned", () => {
  const lies = (mirrored: boolean, turned: boolean) => ring.map((area) => sideOf(area, { mirrored, turned }));
  expect(lies(false, false)).toEqual([...sides]);
  expect(lies(true, false)).toEqual(["right", "top-right", "top-left", "left", "bottom-left", "bottom-right"]);
  expect(lies(false, true)).toEqual(["right", "bottom-right", "bottom-left", "left", "top-left", "top-right"]);
  expect(lies(true, true)).toEqual(["left", "bottom-left", "bottom-right", "right", "top-right", "top-left"]);
});

test.each(screens)("on %s the segments do not touch and the locations stay in the middle", (_, width, height, unit) => {
  const shape = shapeOf({ width, height }, unit);
  for (const side of sides) {
    for (const point of outline(shape, side)) {
      for (const other of sides.filter((other) => other !== side)) expect(inside(shape, other, point, -0.5)).toBe(false);
    }
  }
  expect(shape.cells).toHaveLength(10);
  for (const [index, cell] of shape.cells.entries()) {
    expect(Math.min(cell.width, cell.height)).toBeGreaterThanOrEqual(44);
    for (const other of shape.cells.slice(index + 1)) expect(overlap(cell, other)).toBe(false);
  }
});

test.each([...screens, ["the wall", 998, 464, 24], ["a low wall", 658, 305, 16]] as const)("on %s a ring lies round the areas, which keep room for names and targets", (_, width, height, unit) => {
  const depth = outerDepth(height, unit, width >= 40 * unit);
  const shape = shapeOf({ width: width - 2 * depth, height: height - 2 * depth }, unit, true);
  for (const side of sides) {
    const segment = outline(outerShape(shape, depth), side);
    for (const point of segment) {
      for (const other of sides) expect(inside(shape, other, point, 0.5), `${side} over ${other}`).toBe(false);
      expect(Math.abs(point.x - shape.middle.x)).toBeLessThanOrEqual(width / 2);
      expect(Math.abs(point.y - shape.middle.y)).toBeLessThanOrEqual(height / 2);
    }
  }
  for (const cell of shape.cells) expect(Math.min(cell.width, cell.height)).toBeGreaterThanOrEqual(44);
  for (const area of ["fore-port", "aft-port"] as const) {
    const place = placeOf(area, true, shape, pose, labelSize(area.replace("-", " "), area, shape, unit), unit);
    expect(place.launch && place.label && overlap(place.launch, place.label)).toBe(false);
    expect(place.bounds.height).toBeGreaterThanOrEqual(44);
  }
});
