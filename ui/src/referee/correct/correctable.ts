/** Everything that can be tapped to correct it: the things on the board, and the books round it. */
import type { Thing } from "../../lib/board/thing";
import type { Book, Subject } from "../../lib/table/about";
import type { Correction } from "../../lib/wire/Correction";
import type { SeatId } from "../../lib/wire/SeatId";

export type Correctable =
  | Thing
  | Book
  | { type: "turn" }
  | { type: "seat"; seat: SeatId }
  | { type: "hand"; seat: SeatId };

/** Whether the thing lies on the board itself. */
export function isOnBoard(thing: Correctable): thing is Thing {
  switch (thing.type) {
    case "ships":
    case "basestar":
    case "basestars":
    case "civilian":
    case "civilians":
    case "pilot":
    case "pilots":
    case "character":
    case "ally":
    case "location":
    case "area":
    case "outside":
    case "planet":
    case "earth":
      return true;
    case "dial":
    case "jump-track":
    case "boarding-track":
    case "distance":
    case "vipers":
    case "raptors":
    case "nukes":
    case "civilian-pile":
    case "damage-tokens":
    case "pile":
    case "decks":
    case "turn":
    case "pursuit-track":
    case "seat":
    case "hand":
      return false;
  }
}

/** What the sheet explains before it corrects; `null` for what needs no explanation. */
export function explained(thing: Correctable): Subject | null {
  if (thing.type === "seat") return { type: "character", seat: thing.seat };
  switch (thing.type) {
    case "area":
    case "turn":
    case "hand":
    case "outside":
      return null;
    default:
      return thing;
  }
}

/** What the sheet of a thing offers. Choosing a value is all there is to do. */
export interface CorrectionSheet {
  /** What is corrected, in words that follow "Correct". */
  what: string;
  parts: Part[];
}

export type Part =
  /** Values to choose from. */
  | { type: "choices"; legend: string; options: Option[] }
  /** A number; the sheet shows the values round the present one, or all where they are few. `far`: it often changes by much, and
   * has as many values beside other numbers as alone. */
  | { type: "number"; legend: string; value: number; least: number; most: number; far?: true; set: (to: number) => Correction[] }
  /** What is so and is not corrected here, each with a tick. */
  | { type: "ticked"; legend: string; things: string[] }
  /** Other things, whose sheets are opened from here. */
  | { type: "others"; legend: string; things: { label: string; thing: Correctable }[] };

export interface Option {
  label: string;
  /** Whether it is so now: then there is nothing to correct. */
  now: boolean;
  /** What makes it so; they go together. */
  corrections: Correction[];
}
