/**
 * What fingers do on the board. A tap opens a thing; a thing that is dragged, or held until it comes loose,
 * is put where it is let go; a thing that was picked up is put where the next tap goes.
 */
import type { SeatView } from "../wire/SeatView";
import type { Point } from "./geometry";
import { fits, type Movable, placeKey, type Target, type Thing } from "./thing";

/** How far a finger may slip in a tap, in pixels. */
export const SLIP = 8;
/** How long a finger rests on a thing until it comes loose, in milliseconds. */
export const REST = 400;

export type Gesture =
  | { is: "none" }
  | { is: "pressed"; thing: Movable; pointer: number; from: Point }
  | { is: "dragged"; thing: Movable; pointer: number; from: Point; to: Point };

export const none: Gesture = { is: "none" };

export function press(thing: Movable, pointer: number, from: Point): Gesture {
  return { is: "pressed", thing, pointer, from };
}

/** The finger moved. Another finger changes nothing. */
export function slide(gesture: Gesture, pointer: number, to: Point): Gesture {
  if (gesture.is === "none" || gesture.pointer !== pointer) return gesture;
  if (gesture.is === "dragged") return { ...gesture, to };
  const far = Math.hypot(to.x - gesture.from.x, to.y - gesture.from.y) > SLIP;
  return far ? { ...gesture, is: "dragged", to } : gesture;
}

/** The finger has rested on the thing. */
export function loosen(gesture: Gesture): Gesture {
  return gesture.is === "pressed" ? { ...gesture, is: "dragged", to: gesture.from } : gesture;
}

/** What a tap does. */
export type Tap =
  | { does: "open"; thing: Thing }
  | { does: "put"; thing: Movable; target: Target }
  /** Tapped where it already lies, or where it cannot lie: nothing is held any more. */
  | { does: "let-go" };

export function tap(picked: Movable | null, tapped: Thing | "off-board", seats: readonly SeatView[]): Tap {
  if (picked === null) return tapped === "off-board" ? { does: "let-go" } : { does: "open", thing: tapped };
  const target: Target | null = tapped === "off-board" ? { type: "off-board" } : placeOfThing(tapped, seats);
  if (target === null || !goes(picked, target, seats)) return { does: "let-go" };
  return { does: "put", thing: picked, target };
}

/** Whether a thing can be put there and does not lie there already. */
export function goes(thing: Movable, target: Target, seats: readonly SeatView[]): boolean {
  const here = placeOfThing(thing, seats);
  return fits(thing, target) && (here === null || placeKey(here) !== placeKey(target));
}

/** The place that a thing stands for when something is put on it. */
export function placeOfThing(thing: Thing, seats: readonly SeatView[]): Target | null {
  switch (thing.type) {
    case "ships":
    case "basestar":
    case "basestars":
    case "civilian":
    case "civilians":
    case "pilots":
    case "area":
      return { type: "area", area: thing.area };
    case "location":
      return { type: "location", location: thing.location };
    // What waits there is counted in its sheet, and not carried; an Ally stays.
    case "ally":
    case "outside":
    case "planet":
    case "earth":
      return null;
    case "pilot":
    case "character": {
      const place = seats.find((seat) => seat.seat === thing.seat)?.place;
      if (!place) return null;
      switch (place.type) {
        case "location":
          return { type: "location", location: place.location };
        case "viper":
          return { type: "area", area: place.area };
        case "off-board":
          return { type: "off-board" };
      }
    }
  }
}
