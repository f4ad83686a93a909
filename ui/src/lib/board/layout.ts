/** Where everything in space is drawn: slots that touch neither each other nor a label nor a border. */
import type { Area } from "../wire/Area";
import type { AreaView } from "../wire/AreaView";
import { around, type Box, inside, outline, type Point, type Pose, type Shape, type Side, type Size, sideOf } from "./geometry";
import { overlap, pack, type Room, roomOf } from "./packing";
import { type Crowding, crowding, type Fashion, LISTS, type Piece, piecesOf, type Widths } from "./pieces";

/** A piece and its box in pixels, and how much larger than usual its ships are. */
export interface Slot extends Piece, Point {
  scale: number;
}

/** An area on the screen, before anything flies in it. */
export interface Place {
  area: Area;
  side: Side;
  outline: Point[];
  bounds: Box;
  /** Where its name stands; `null` where there is no room for it, or it has given way to what flies there. */
  label: Box | null;
  /** Where the launch icon stands; `null` without one. */
  launch: Box | null;
  room: Room;
  /** The same without its name. */
  unnamed: () => Place;
}

export interface SpaceLayout {
  /** In the order of the areas. */
  slots: Slot[][];
  /** The areas as they are drawn. */
  places: Place[];
  /** How much larger than usual ships are drawn, but for areas that are too crowded for that. */
  scale: number;
}

/** Sizes of ships, the best first, with how much may be drawn as one for their sake. */
const TRIALS: readonly (readonly [scale: number, crowded: Crowding])[] = [
  [1.4, 0],
  [1.2, 0],
  [1.2, 1],
  [1, 1],
  [1, 2],
  [1, 4],
  [0.85, 4],
];
/** When even that is too much for an area, its ships are smaller, and at last it becomes a list. */
const LAST = 0.85;
const SMALL = 0.72;

const FLAT: readonly Fashion[] = [
  { columns: 4, beside: "all" },
  { columns: 2, beside: "all" },
  { columns: 2, beside: "tags" },
  { columns: 2, beside: "nothing" },
];
const TALL: readonly Fashion[] = [
  { columns: 2, beside: "nothing" },
  { columns: 1, beside: "nothing" },
];

/** An area's place. `label` is the size of its name as it is written. Everything in pixels. */
export function placeOf(area: Area, launches: boolean, shape: Shape, pose: Pose, label: Size, unit: number): Place {
  const side = sideOf(area, pose);
  const points = outline(shape, side);
  const bounds = around(points);
  // Most words are shorter than they are reckoned.
  const written =
    labelPlace(shape, side, bounds, label, 0.25 * unit) ??
    labelPlace(shape, side, bounds, { ...label, width: 0.85 * label.width }, 0.125 * unit);
  const named = (label: Box | null): Place => {
    const icon = label ? launchPlace(shape, side, label, unit) : tipPlace(shape, side, bounds, unit);
    const launch = launches ? icon : null;
    const taken = [label, launch].filter((box) => box !== null).map((box) => apart(box, 0.125 * unit));
    const room = roomOf(bounds, (point) => inside(shape, side, point, (shape.narrow ? 0.125 : 0.25) * unit), taken);
    return { area, side, outline: points, bounds, label, launch, room, unnamed: () => named(null) };
  };
  return named(written);
}

const apart = (box: Box, air: number) => ({
  x: box.x - air,
  y: box.y - air,
  width: box.width + 2 * air,
  height: box.height + 2 * air,
});

/** The room for an area's name, in the capitals of the display font, a little apart. */
export function labelSize(name: string, area: Area, shape: Shape, unit: number): Size {
  const em = (shape.fine ? 0.8125 : 0.9375) * unit;
  const length = (text: string) => ([...text].length * 0.64 + 0.9) * em;
  const most = area === "bow" || area === "stern" ? 6 * unit : 0.32 * shape.size.width;
  const whole = length(name);
  return whole <= most
    ? { width: whole, height: 1.15 * em }
    : { width: Math.min(Math.max(...name.split(" ").map(length)), most), height: 2.3 * em };
}

/** Lays out all areas, each in its place. Ships have one size on the whole board. */
export function layOut(areas: readonly (readonly [AreaView, Place])[], unit: number, widths: Widths): SpaceLayout {
  const places = areas.map(([, place]) => place);
  for (const [scale, most] of TRIALS) {
    const slots = areas.map(([view, place]) => fill(view, place, scale, 0, most, unit, widths));
    if (slots.every((found) => found !== null)) return { places, slots, scale };
  }
  const crowded = areas.map(([view, place]): [Place, Slot[]] => {
    const found =
      fill(view, place, LAST, 0, 4, unit, widths) ??
      fill(view, place, SMALL, 4, 4, unit, widths) ??
      listed(view, place, unit, widths);
    if (found) return [place, found];
    // A name says itself where the area is tapped; a ship that is not drawn is missed.
    const unnamed = place.unnamed();
    return [unnamed, listed(view, unnamed, unit, widths) ?? anyhow(view, unnamed, unit, widths)];
  });
  return { places: crowded.map(([place]) => place), slots: crowded.map(([, slots]) => slots), scale: LAST };
}

/** An area as a list, as large as it has room for. */
function listed(view: AreaView, place: Place, unit: number, widths: Widths): Slot[] | null {
  for (const times of LISTS) {
    const slots = fill(view, place, times, 5, 5, unit, widths);
    if (slots) return slots;
  }
  return null;
}

function fill(
  view: AreaView,
  { side, room }: Place,
  scale: number,
  least: Crowding,
  most: Crowding,
  unit: number,
  widths: Widths,
): Slot[] | null {
  const fashions = side === "left" || side === "right" ? TALL : FLAT;
  for (const crowded of crowding.filter((level) => level >= least && level <= most)) {
    for (const fashion of fashions) {
      const pieces = piecesOf(view, crowded, fashion, scale, widths).map((piece) => inPixels(piece, unit));
      const found = pack(room, pieces, (crowded < 3 ? 0.25 : crowded < 5 ? 0.125 : 0.0625) * unit);
      if (found) return pieces.map((piece, index) => ({ ...piece, ...(found[index] ?? room.heart), scale }));
    }
  }
  return null;
}

const inPixels = (piece: Piece, unit: number) => ({
  ...piece,
  width: piece.width * unit,
  height: piece.height * unit,
});

/** One below the other: better than a ship that is not to be seen. */
function anyhow(view: AreaView, { bounds }: Place, unit: number, widths: Widths): Slot[] {
  return piecesOf(view, 5, { columns: 1, beside: "nothing" }, 1, widths).map((piece, index) => {
    const box = inPixels(piece, unit);
    return { ...box, x: bounds.x, y: bounds.y + index * box.height, scale: 1 };
  });
}

/**
 * The label stands at the outer edge: at the line in the middle for the four long segments, in the narrow
 * corner for the two at the ends, where no ship fits.
 */
function labelPlace(shape: Shape, side: Side, bounds: Box, label: Size, margin: number): Box | null {
  const up = !side.startsWith("bottom");
  const middle = side === "left" || side === "right";
  const room = bounds.width - label.width;
  for (let step = 0; step < bounds.height; step += 2) {
    const y = up ? bounds.y + step : bounds.y + bounds.height - label.height - step;
    const fitting: Box[] = [];
    for (let shift = 0; shift <= room; shift += 2) {
      // From the line in the middle outwards.
      const x = bounds.x + (side.endsWith("right") ? shift : room - shift);
      const box = { ...label, x, y };
      if (!corners(box).every((corner) => inside(shape, side, corner, margin))) continue;
      if (!middle) return box;
      fitting.push(box);
    }
    const best = fitting[Math.floor(fitting.length / 2)];
    if (best) return best;
  }
  return null;
}

const corners = ({ x, y, width, height }: Box): Point[] => [
  { x, y },
  { x: x + width, y },
  { x, y: y + height },
  { x: x + width, y: y + height },
];

/** The launch icon stands at Galactica; where room is short, beside the name. */
function launchPlace({ middle, hole, gap, narrow }: Shape, side: Side, label: Box, unit: number): Box {
  const across = side.endsWith("right") ? 1 : -1;
  const down = side.startsWith("bottom") ? 1 : -1;
  const large = 1.75 * unit;
  const off = gap + 0.375 * unit + large / 2;
  const [x, y] = [middle.x + across * off - large / 2, middle.y + down * (hole.b + off) - large / 2];
  const there = { x, y, width: large, height: large };
  if (!narrow && !overlap(there, label)) return there;
  const size = unit;
  return {
    x: across > 0 ? label.x + label.width + 0.25 * unit : label.x - size - 0.25 * unit,
    y: down > 0 ? label.y + label.height - size : label.y,
    width: size,
    height: size,
  };
}

/** Where room is shortest, the launch icon stands in the tip of its segment, where no ship fits. */
function tipPlace(shape: Shape, side: Side, bounds: Box, size: number): Box {
  const down = side.startsWith("bottom");
  const across = side.endsWith("right");
  const [width, height] = [bounds.width - size, bounds.height - size];
  for (let step = 0; step < height; step += 2) {
    for (let shift = 0; shift < width; shift += 2) {
      const x = bounds.x + (across ? width - shift : shift);
      const y = bounds.y + (down ? step : height - step);
      const box = { x, y, width: size, height: size };
      if (corners(box).every((corner) => inside(shape, side, corner, 0.125 * size))) return box;
    }
  }
  return { x: bounds.x, y: bounds.y, width: size, height: size };
}
