/**
 * The shape of the board in pixels: six areas as segments of a ring, Galactica and her locations in its
 * middle, and round it, in games that have such, a ring of places outside of the areas. Everything is worked out for the size at hand, so letters and targets never shrink with it.
 */
import type { Area } from "../wire/Area";

export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

export interface Box extends Point, Size {}

/** How the reader's screen lies: positions are mirrored or turned, letters never are. */
export interface Pose {
  mirrored: boolean;
  turned: boolean;
}

/** A segment of the ring, named by where it is on the screen. */
export const sides = ["left", "top-left", "top-right", "right", "bottom-right", "bottom-left"] as const;
export type Side = (typeof sides)[number];

/** The areas in ring order; unturned, the bow is at the left and the ring runs clockwise. */
export const ring = ["bow", "fore-starboard", "aft-starboard", "stern", "aft-port", "fore-port"] as const;

/** Left and right, top and bottom: which of them are exchanged. */
export function flips({ mirrored, turned }: Pose): { across: boolean; down: boolean } {
  return { across: mirrored !== turned, down: turned };
}

/** Where on the screen an area lies. */
export function sideOf(area: Area, pose: Pose): Side {
  const { across, down } = flips(pose);
  let side: string = sides[ring.indexOf(area)] ?? "left";
  if (across) side = side.replace(/left|right/, (word) => (word === "left" ? "right" : "left"));
  if (down) side = side.replace(/top|bottom/, (word) => (word === "top" ? "bottom" : "top"));
  return side as Side;
}

/** A closed curve |x/a|ⁿ + |y/b|ⁿ = 1 round the middle: rounder than a box, roomier than an ellipse. */
interface Oval {
  a: number;
  b: number;
  n: number;
}

export interface Shape {
  size: Size;
  middle: Point;
  outer: Oval;
  hole: Oval;
  /** Half of the gap between two segments. */
  gap: number;
  /** The line between the left segment and the upper left one: a point on it and its unit normal, outwards. */
  corner: Point;
  normal: Point;
  /** Galactica's hull, a polygon with its bow to the left. */
  hull: Point[];
  /** Her ten locations, row by row. */
  cells: Box[];
  /** Whether the board is too narrow for five locations beside each other. */
  narrow: boolean;
  /** Whether the name of an area stands in small letters, for want of width or of height. */
  fine: boolean;
}

const within = (low: number, value: number, high: number) => Math.max(low, Math.min(value, high));

/** The share of the row that each of the ten locations stands in, from the top. */
const WIDE = [5, 5];
const NARROW = [3, 4, 3];

/** The shape for a size; `unit` is the reader's rem in pixels. With a ring round the areas, all within it is tighter. */
export function shapeOf(size: Size, unit: number, ringed = false): Shape {
  const middle = { x: size.width / 2, y: size.height / 2 };
  const narrow = size.width < 36 * unit;
  const rows = narrow ? NARROW : WIDE;
  const [least, share, most] = narrow ? (ringed ? [4, 0.16, 7] : [5.75, 0.2, 7]) : ringed ? [5.25, 0.15, 8] : [7.25, 0.18, 10];
  const side = within(least * unit, size.width * share, most * unit);
  const between = unit / 4;
  const rim = unit / 4;

  const holeA = size.width / 2 - side;
  const nose = (narrow ? 0.25 : ringed ? 0.75 : 1.5) * unit;
  const columns = Math.max(...rows);
  const cellWidth = (2 * (holeA - nose - (narrow ? 0.5 : 0.75) * unit) - (columns - 1) * between) / columns;
  // Where a ring is low, the areas need the room more.
  const cellHeight = narrow
    ? within((ringed ? within(3.0625, (0.17 * size.height) / unit, 3.5) : 3.75) * unit, size.height * 0.14, 6.5 * unit)
    : within((ringed ? within(3.125, (0.22 * size.height) / unit, 3.5) : 4.875) * unit, size.height * 0.178, 7.5 * unit);
  const gridHeight = rows.length * cellHeight + (rows.length - 1) * between;
  const holeB = gridHeight / 2 + (narrow ? 0.75 : 1) * unit;

  const cells = rows.flatMap((count, row) => {
    // Fewer locations have more room each, within the rounder ends of the hull.
    const rowWidth = (count < columns ? 0.95 : 1) * (columns * cellWidth + (columns - 1) * between);
    const width = (rowWidth - (count - 1) * between) / count;
    return Array.from({ length: count }, (_, column) => ({
      x: middle.x - rowWidth / 2 + column * (width + between),
      y: middle.y - gridHeight / 2 + row * (cellHeight + between),
      width,
      height: cellHeight,
    }));
  });

  const outer = { a: size.width / 2 - 1, b: size.height / 2 - 1, n: narrow ? 4.5 : 3.5 };
  const hole = { a: holeA, b: holeB, n: narrow ? 6 : 4.5 };
  const inner = on(hole, 0.86);
  const far = on(outer, 0.62);
  const length = Math.hypot(far.x - inner.x, far.y - inner.y);
  return {
    size,
    middle,
    outer,
    hole,
    gap: rim,
    corner: inner,
    // Towards the upper segment: the line runs up and to the left.
    normal: { x: (inner.y - far.y) / length, y: (far.x - inner.x) / length },
    hull: hull(middle, holeA - 0.375 * unit, (columns * (cellWidth + between) - between) / 2, gridHeight / 2, 0.5 * unit),
    cells,
    narrow,
    fine: narrow || size.height < 14 * unit,
  };
}

/** The point of an oval's upper left quarter at this share of its height, the middle as origin. */
function on({ a, b, n }: Oval, share: number): Point {
  return { x: -a * (1 - share ** n) ** (1 / n), y: -b * share };
}

/** Round a grid of `wide` by `high` (halves), at most `rim` away from it but for the nose, which ends at `a`. */
function hull(middle: Point, a: number, wide: number, high: number, rim: number): Point[] {
  const upper = [
    [-a, -0.14 * high],
    [-wide - rim, -0.9 * high],
    [-wide, -high - rim],
    [wide - rim, -high - rim],
    [wide + rim, -high + rim],
  ] as const;
  const lower = upper.toReversed().map(([x, y]) => [x, -y] as const);
  return [...upper, ...lower].map(([x, y]) => ({ x: middle.x + x, y: middle.y + y }));
}

/** How far a point lies inside an oval, along its own measure: below 0 inside, above 0 outside. */
const beyond = (x: number, y: number, a: number, b: number, n: number) => (x / a) ** n + (y / b) ** n - 1;

/** Whether a point lies in a segment, at least `margin` from its border. */
export function inside(shape: Shape, side: Side, point: Point, margin: number): boolean {
  const dx = point.x - shape.middle.x;
  const dy = point.y - shape.middle.y;
  const x = Math.abs(dx);
  const y = Math.abs(dy);
  const { outer, hole, gap, corner, normal } = shape;
  if (beyond(x, y, outer.a - margin, outer.b - margin, outer.n) > 0) return false;
  if (beyond(x, y, hole.a + gap + margin, hole.b + gap + margin, hole.n) < 0) return false;
  // Above 0 on the upper segment's side of the line, in the upper left quarter.
  const above = (-x - corner.x) * normal.x + (-y - corner.y) * normal.y;
  const off = gap + margin;
  switch (side) {
    case "left":
      return dx < 0 && above <= -off;
    case "right":
      return dx > 0 && above <= -off;
    case "top-left":
      return dy < 0 && dx <= -off && above >= off;
    case "top-right":
      return dy < 0 && dx >= off && above >= off;
    case "bottom-left":
      return dy > 0 && dx <= -off && above >= off;
    case "bottom-right":
      return dy > 0 && dx >= off && above >= off;
  }
}

/** A ring round the areas, cut by the same lines; its points lie outside of the shape's size. `across` is its depth at the sides. */
export function outerShape(shape: Shape, depth: number, across = depth): Shape {
  const { a, b, n } = shape.outer;
  return { ...shape, hole: shape.outer, outer: { a: a + across - 1, b: b + depth - 1, n } };
}

/**
 * How deep that ring is: deep enough for a die number, no deeper than a low board can spare. In whole pixels: the height is
 * measured in such, and what it leaves would otherwise round to another height, and that to another depth, without end.
 */
export const outerDepth = (height: number, unit: number, wide: boolean) => Math.round(within(wide ? 2.28 : 2.15, (0.1 * height) / unit, 2.9375) * unit);

/** Points for a quarter of an oval, from its leftmost point (0) to its top (1), the middle as origin. */
function at(oval: Oval, share: number): Point {
  const angle = (share * Math.PI) / 2;
  return { x: -oval.a * Math.cos(angle) ** (2 / oval.n), y: -oval.b * Math.sin(angle) ** (2 / oval.n) };
}

/** Where along a quarter of an oval `reached` turns true; it does so once. */
function meeting(oval: Oval, reached: (point: Point) => boolean): number {
  let low = 0;
  let high = 1;
  for (let step = 0; step < 40; step += 1) {
    const share = (low + high) / 2;
    if (reached(at(oval, share))) high = share;
    else low = share;
  }
  return high;
}

function arc(oval: Oval, from: number, to: number): Point[] {
  const steps = 24;
  return Array.from({ length: steps + 1 }, (_, step) => at(oval, from + ((to - from) * step) / steps));
}

/** The outline of a segment. */
export function outline(shape: Shape, side: Side): Point[] {
  const { corner, normal, gap, middle } = shape;
  const inner = { ...shape.hole, a: shape.hole.a + gap, b: shape.hole.b + gap };
  const above = (point: Point) => (point.x - corner.x) * normal.x + (point.y - corner.y) * normal.y;
  let points: Point[];
  if (side === "left" || side === "right") {
    const lower = (oval: Oval) => meeting(oval, (point) => above(point) >= -gap);
    const half = arc(shape.outer, 0, lower(shape.outer));
    const back = arc(inner, lower(inner), 0);
    const down = ({ x, y }: Point) => ({ x, y: -y });
    points = [...half, ...back, ...back.toReversed().map(down), ...half.toReversed().map(down)];
  } else {
    const begin = (oval: Oval) => meeting(oval, (point) => above(point) >= gap);
    const end = (oval: Oval) => meeting(oval, (point) => point.x >= -gap);
    points = [
      ...arc(shape.outer, begin(shape.outer), end(shape.outer)),
      ...arc(inner, end(inner), begin(inner)),
    ];
  }
  const across = side.endsWith("right") ? -1 : 1;
  const down = side.startsWith("bottom") ? -1 : 1;
  return points.map(({ x, y }) => ({ x: middle.x + across * x, y: middle.y + down * y }));
}

/** The smallest box round points. */
export function around(points: Point[]): Box {
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  const x = Math.min(...xs);
  const y = Math.min(...ys);
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** The other way round, as the screen lies. */
export function flipped(point: Point, size: Size, pose: Pose): Point {
  const { across, down } = flips(pose);
  return { x: across ? size.width - point.x : point.x, y: down ? size.height - point.y : point.y };
}

/** A polygon as the `d` of a path, moved so that `origin` is 0,0. */
export function pathOf(points: Point[], origin: Point = { x: 0, y: 0 }): string {
  const number = (value: number) => value.toFixed(1);
  return `M${points.map(({ x, y }) => `${number(x - origin.x)} ${number(y - origin.y)}`).join("L")}Z`;
}
