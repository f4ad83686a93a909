// What the fairness records of a game have fixed (docs/PROTOCOL.md, section 5).

import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";
import { commitment, type Cursor, entropyCommitment, headOf, streamKey } from "../fairness";
import { type JsonObject, list, NotInOrder, object, revealed, text, whole } from "./canonical";
import { bytes } from "./chain";
import { differ } from "./difference";
import { Rounds } from "./rounds";
import type { Witness } from "./witness";

/** The streams that this version knows. A game has those that it has committed to: these, or fewer. */
export const STREAMS: readonly string[] = [
  "seating",
  "dice",
  "loyalty",
  "destiny",
  "civilians",
  "galactica-damage",
  "basestar-damage",
  "destinations",
  "crisis",
  "super-crisis",
  "quorum",
  "looks-at-loyalty",
  "mutiny",
  "motive",
];

interface Opened {
  key: Uint8Array;
  seats: readonly number[];
}

export class Streams {
  readonly #game: Uint8Array;
  readonly #witness: Witness;
  #seeds: ReadonlyMap<string, Uint8Array> | null = null;
  readonly rounds: Rounds;
  readonly opened = new Map<string, Opened>();

  constructor(game: string, witness: Witness) {
    this.#game = hexToBytes(game);
    this.#witness = witness;
    this.rounds = new Rounds(game);
  }

  get committed(): boolean {
    return this.#seeds !== null;
  }

  /** Holds what this phone bound itself with, and what it was shown of the rounds, against the rows. */
  witnessed(): void {
    for (const { seat, round, entropy, row } of this.#witness.own) {
      if (row === null) continue;
      const said = entropyCommitment(this.#game, round, seat, hexToBytes(entropy));
      const kept = this.rounds.bound.some((at) => at.row === row && at.round === round && at.seat === seat && at.commitment === said);
      if (!kept) differ({ kind: "own-entropy", seat });
    }
    for (const { round, seats } of this.#witness.called) {
      const called = [...(this.rounds.calls.get(round) ?? [])];
      if (JSON.stringify(called) !== JSON.stringify(seats)) differ({ kind: "round", round });
    }
  }

  /** Whether the phone's own numbers, as it sent them for this seat, are mixed in. */
  uses(own: Witness["own"][number]): boolean {
    const mixed = this.rounds.mixed.get(own.seat);
    return mixed !== undefined && bytesToHex(mixed) === own.entropy;
  }

  /** Takes in a record of this row, at a table of so many seats. */
  add(record: JsonObject, row: number, seats: number): void {
    const kind = text(record.fairness);
    if (kind === "committed") this.#commit(record);
    else if (this.#seeds === null) throw new NotInOrder();
    else if (this.rounds.add(record, row, seats)) return;
    else if (kind === "stream-opened") this.#open(record, row, this.#seeds);
    else throw new NotInOrder();
  }

  #commit(record: JsonObject): void {
    if (this.#seeds !== null) throw new NotInOrder();
    const commitments = object(record.commitments);
    if (text(commitments.game) !== bytesToHex(this.#game)) differ({ kind: "game" });
    const streams = object(commitments.streams);
    const unknown = Object.keys(streams).find((stream) => !STREAMS.includes(stream));
    if (unknown !== undefined) differ({ kind: "unknown-stream", stream: unknown });
    const kept = this.#witness.commitments;
    if (kept !== null) {
      const recorded = { game: text(commitments.game), streams: texts(streams) };
      if (headOf(recorded) !== headOf({ game: recorded.game, streams: kept })) differ({ kind: "commitments" });
    }
    const given = object(revealed(record.seeds));
    const seeds = new Map<string, Uint8Array>();
    for (const [stream, expected] of Object.entries(streams)) {
      const seed = Object.hasOwn(given, stream) ? bytes(given[stream]) : null;
      if (seed === null || bytesToHex(commitment(this.#game, stream, seed)) !== expected) {
        differ({ kind: "seed", stream });
      }
      seeds.set(stream, seed);
    }
    if (Object.keys(given).length !== seeds.size) throw new NotInOrder();
    this.#seeds = seeds;
  }

  #open(record: JsonObject, row: number, seeds: ReadonlyMap<string, Uint8Array>): void {
    const stream = text(record.stream);
    const seed = seeds.get(stream);
    if (seed === undefined || this.opened.has(stream)) throw new NotInOrder();
    const seats = list(record.seats).map(whole);
    if (!this.rounds.opens(seats)) differ({ kind: "left-out", row, stream });
    this.opened.set(stream, { key: streamKey(this.#game, stream, seed, this.rounds.mixed), seats });
  }

  /** A place in an open stream; `null` when it has not been opened. */
  cursor(stream: string, position: number): Cursor | null {
    const opened = this.opened.get(stream);
    return opened === undefined ? null : { key: opened.key, position };
  }
}

function texts(value: JsonObject): Record<string, string> {
  return Object.fromEntries(Object.entries(value).map(([name, digits]) => [name, bytesToHex(bytes(digits))]));
}
