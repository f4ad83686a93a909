/** What the checks of a game may find, and what they count when they find nothing. */

/** What Dradis draws, deals or rolls, in the words of the catalogues. */
export type Drawing =
  | "first-player"
  | "position"
  | "loyalty"
  | "sleeper"
  | "look"
  | "opened"
  | "revealed"
  | "handed-on"
  | "held"
  | "civilians"
  | "civilian-lost"
  | "destiny"
  | "destinations"
  | "galactica-damage"
  | "basestar-damage"
  | "die";

/** What people put in where Dradis could have drawn, dealt or known it: nobody can repeat it, so it is named. */
export const TOLD = [
  "first-player",
  "position",
  "loyalty",
  "die",
  "damage-token",
  "civilian-ship",
  "destination",
  "cylon-card",
  "cylon",
  "correction",
] as const;
export type Told = (typeof TOLD)[number];

/** The first thing that is not in order. Rows are counted from 1. */
export type Difference =
  /** No game, of another version, cut off, or not written in the one way. `line` counts from 1. */
  | { kind: "file"; line: number }
  /** A row or the head has not the hash that follows from it. */
  | { kind: "hash"; row: number }
  /** What a row hid is not what it was committed to. */
  | { kind: "secrets"; row: number }
  /** The phone was shown another row of this number during the game. */
  | { kind: "witnessed"; row: number }
  /** It is the file of another table. */
  | { kind: "game" }
  /** The commitments are not those that the phone kept before it sent its own numbers. */
  | { kind: "commitments" }
  | { kind: "seed"; stream: string }
  /** The game has committed to a stream that this version does not know. */
  | { kind: "unknown-stream"; stream: string }
  /** What the phone bound itself with stands in no row, in another one, or is something else. */
  | { kind: "own-entropy"; seat: number }
  /** Other phones, or other numbers, were called in a round than this phone was shown when it showed its own. */
  | { kind: "round"; round: number }
  /** A stream was opened with the numbers of other seats than those of its round. */
  | { kind: "left-out"; row: number; stream: string }
  /** A player that there is not. */
  | { kind: "nobody"; row: number }
  /** Something dealt, held or shown that was not there. */
  | { kind: "held"; row: number; what: Drawing }
  /** A row that cannot stand there. */
  | { kind: "row"; row: number }
  /** A result that the streams do not give. */
  | { kind: "drawn"; row: number; what: Drawing }
  /** A result of Dradis for which nothing was drawn. */
  | { kind: "undrawn"; row: number; what: Drawing }
  /** Something was drawn that nothing comes of, or what no rule draws. */
  | { kind: "unknown-draw"; row: number };

export class Differs extends Error {
  constructor(readonly difference: Difference) {
    super(difference.kind);
  }
}

export function differ(difference: Difference): never {
  throw new Differs(difference);
}

/** What was repeated with the same result. */
export interface Repeated {
  /** Shuffles, deals and draws of pieces. */
  deals: number;
  rolls: number;
  /** How often people put in what. */
  byHand: ReadonlyMap<Told, number>;
}

/** A game in which everything adds up. */
export interface Sound extends Repeated {
  rows: number;
  /** Streams that were used, and those of them that this phone's own numbers are mixed into. */
  streams: number;
  ownStreams: number;
  /** Rounds of the phones that came to nothing: each gave whoever withheld one more try. */
  voidRounds: number;
  /** Rows of which this phone had kept the mark, and which have it. */
  witnessed: number;
  /** Whether this phone kept the commitments before the game. */
  committed: boolean;
  /** Whether the game has ended: of one that has not, rows may have been left out. */
  isOver: boolean;
  /** Steps that were not replayed by the rules: a phone does not know them. */
  notReplayed: number;
}
