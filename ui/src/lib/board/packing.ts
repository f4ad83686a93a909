/** Lays boxes out in rows inside any shape, around what already stands there. */
import type { Box, Point, Size } from "./geometry";

/** The grain in which a shape is looked at, in pixels. */
const GRAIN = 4;

/** A shape as a raster: for every column how many free cells lie above each row. */
export interface Room {
  origin: Point;
  columns: number;
  rows: number;
  free: Int32Array[];
  /** Stretches looked for before: the same are asked for again and again. */
  known: Map<number, readonly [left: number, right: number]>;
  /** Free pixels in all. */
  area: number;
  /** The mean of the free cells: where a few things look best. */
  heart: Point;
}

/** Free is what `inside` says of all four corners of a cell, except for the boxes already taken. */
export function roomOf(bounds: Box, inside: (point: Point) => boolean, taken: readonly Box[]): Room {
  const columns = Math.max(0, Math.floor(bounds.width / GRAIN));
  const rows = Math.max(0, Math.floor(bounds.height / GRAIN));
  const corners = Array.from({ length: columns + 1 }, (_, column) =>
    Array.from({ length: rows + 1 }, (_, row) => inside({ x: bounds.x + column * GRAIN, y: bounds.y + row * GRAIN })),
  );
  const open = (column: number, row: number) => {
    const x = bounds.x + column * GRAIN;
    const y = bounds.y + row * GRAIN;
    const cell = { x, y, width: GRAIN, height: GRAIN };
    return (
      corners[column]?.[row] === true &&
      corners[column + 1]?.[row] === true &&
      corners[column]?.[row + 1] === true &&
      corners[column + 1]?.[row + 1] === true &&
      !taken.some((box) => overlap(box, cell))
    );
  };
  let count = 0;
  const sum = { x: 0, y: 0 };
  const free = Array.from({ length: columns }, (_, column) => {
    const upTo = new Int32Array(rows + 1);
    for (let row = 0; row < rows; row += 1) {
      const isOpen = open(column, row);
      upTo[row + 1] = (upTo[row] ?? 0) + (isOpen ? 1 : 0);
      if (!isOpen) continue;
      count += 1;
      sum.x += column + 0.5;
      sum.y += row + 0.5;
    }
    return upTo;
  });
  const heart = {
    x: bounds.x + (GRAIN * sum.x) / Math.max(1, count),
    y: bounds.y + (GRAIN * sum.y) / Math.max(1, count),
  };
  return { origin: { x: bounds.x, y: bounds.y }, columns, rows, free, known: new Map(), area: count * GRAIN ** 2, heart };
}

export function overlap(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}

/** The widest free stretch of a band of the room: its begin and its end. */
function stretch(room: Room, y: number, height: number): readonly [left: number, right: number] {
  const from = Math.floor((y - room.origin.y) / GRAIN + 1e-6);
  const to = Math.ceil((y + height - room.origin.y) / GRAIN - 1e-6);
  if (from < 0 || to > room.rows) return [room.origin.x, room.origin.x];
  const key = from * (room.rows + 1) + to;
  const known = room.known.get(key);
  if (known) return known;
  const found = widest(room, from, to);
  room.known.set(key, found);
  return found;
}

function widest(room: Room, from: number, to: number): readonly [left: number, right: number] {
  let best: [number, number] = [0, 0];
  let begin = 0;
  for (let column = 0; column <= room.columns; column += 1) {
    const upTo = room.free[column];
    if (upTo !== undefined && (upTo[to] ?? 0) - (upTo[from] ?? 0) === to - from) continue;
    if (column - begin > best[1] - best[0]) best = [begin, column];
    begin = column + 1;
  }
  return [room.origin.x + best[0] * GRAIN, room.origin.x + best[1] * GRAIN];
}

interface Row {
  y: number;
  height: number;
  left: number;
  right: number;
  sizes: Size[];
  used: number;
}

/** Rows from `top` downwards with at most `most` boxes each, and whether that are all boxes. */
function rowsFrom(
  room: Room,
  sizes: readonly Size[],
  gap: number,
  top: number,
  most: number,
): { rows: Row[]; all: boolean } {
  const rows: Row[] = [];
  const bottom = room.origin.y + room.rows * GRAIN;
  let y = top;
  let next = 0;
  while (next < sizes.length) {
    let row: Row | null = null;
    for (let end = next + 1; end <= Math.min(sizes.length, next + most); end += 1) {
      const some = sizes.slice(next, end);
      const height = Math.max(...some.map((size) => size.height));
      const used = some.reduce((sum, size) => sum + size.width, 0);
      const [left, right] = stretch(room, y, height);
      if (right - left < used + gap * (some.length - 1)) break;
      row = { y, height, left, right, sizes: some, used };
    }
    if (row) {
      rows.push(row);
      next += row.sizes.length;
      y += row.height + gap;
    } else {
      y += GRAIN;
      if (y > bottom) return { rows, all: false };
    }
  }
  return { rows, all: true };
}

/**
 * A place for each box, in the order given: rows from top to bottom, each row spread in the middle of its
 * stretch. Of all such layouts the one nearest to the middle of the room, with the evenest rows. `null` when
 * the boxes do not fit.
 */
export function pack(room: Room, sizes: readonly Size[], gap: number): Point[] | null {
  if (sizes.length === 0) return [];
  if (sizes.reduce((sum, { width, height }) => sum + width * height, 0) > room.area) return null;
  let best: { rows: Row[]; cost: number } | null = null;
  const least = Math.min(...sizes.map((size) => size.height));
  const end = room.origin.y + room.rows * GRAIN - least;
  const most = new Set(sizes.map((_, index) => Math.ceil(sizes.length / (index + 1))));
  for (const inRow of most) {
    let top = room.origin.y;
    while (top <= end) {
      const { rows, all } = rowsFrom(room, sizes, gap, top, inRow);
      if (rows.length === 0) break;
      const cost = all ? costOf(room, rows) : Infinity;
      if (all && (best === null || cost < best.cost)) best = { rows, cost };
      // From anywhere above its first row the layout would have been the same.
      top = (rows[0]?.y ?? top) + GRAIN;
    }
  }
  return best && best.rows.flatMap((row) => spread(row, gap, room.heart.x));
}

/** How far a layout is from the heart of the room, and how uneven; pixels. */
function costOf(room: Room, rows: Row[]): number {
  const first = rows[0];
  const last = rows.at(-1);
  if (!first || !last) return 0;
  const off = Math.abs((first.y + last.y + last.height) / 2 - room.heart.y);
  const widths = rows.map((row) => row.used);
  const uneven = Math.max(...widths) - Math.min(...widths);
  const tight = Math.max(0, ...rows.map((row) => row.used / Math.max(1, row.right - row.left)));
  return off + 0.25 * uneven + 60 * tight + 14 * rows.length;
}

/** The boxes of a row, near the heart of the room, with a little air where there is some. */
function spread({ y, height, left, right, sizes, used }: Row, gap: number, heart: number): Point[] {
  const slack = right - left - used;
  const air = sizes.length > 1 ? Math.max(gap, Math.min(2.5 * gap, slack / (sizes.length + 1))) : 0;
  const width = used + air * (sizes.length - 1);
  let x = Math.max(left, Math.min(heart - width / 2, right - width));
  return sizes.map((size) => {
    const place = { x, y: y + (height - size.height) / 2 };
    x += size.width + air;
    return place;
  });
}
