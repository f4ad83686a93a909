// What the fairness records of a game have fixed (docs/PROTOCOL.md, section 5).

import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";
import { commitment, type Cursor, headOf, streamKey } from "../fairness";
import { type Json, type JsonObject, list, NotInOrder, object, revealed, same, text, whole } from "./canonical";
import { bytes } from "./chain";
import { differ } from "./difference";
import type { Witness } from "./witness";

interface Opened {
  key: Uint8Array;
  seats: readonly number[];
}

export class Streams {
  readonly #game: Uint8Array;
  readonly #witness: Witness;
  #seeds: ReadonlyMap<string, Uint8Array> | null = null;
  readonly #entropy = new Map<number, Uint8Array>();
  readonly opened = new Map<string, Opened>();

  constructor(game: string, witness: Witness) {
    this.#game = hexToBytes(game);
    this.#witness = witness;
  }

  get committed(): boolean {
    return this.#seeds !== null;
  }

  /** Whether the seat's numbers stand in a row so far. */
  received(seat: number): boolean {
    return this.#entropy.has(seat);
  }

  /** Takes in a record of this row. */
  add(record: JsonObject, row: number): void {
    const kind = text(record.fairness);
    if (kind === "committed") this.#commit(record);
    else if (this.#seeds === null) throw new NotInOrder();
    else if (kind === "entropy-received") this.#receive(record, row);
    else if (kind === "stream-opened") this.#open(record, row, this.#seeds);
    else throw new NotInOrder();
  }

  #commit(record: JsonObject): void {
    if (this.#seeds !== null) throw new NotInOrder();
    const commitments = object(record.commitments);
    if (text(commitments.game) !== bytesToHex(this.#game)) differ({ kind: "game" });
    const streams = object(commitments.streams);
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

  #receive(record: JsonObject, row: number): void {
    const seat = whole(record.seat);
    if (this.#entropy.has(seat)) throw new NotInOrder();
    const sent = this.#witness.own.find((own) => own.seat === seat);
    const entropy = bytes(record.entropy);
    // A row that the host named to the phone is the row: a later one would leave it out of what was opened between.
    if (sent && (sent.entropy !== bytesToHex(entropy) || (sent.row !== null && sent.row !== row))) {
      differ({ kind: "own-entropy", seat });
    }
    this.#entropy.set(seat, entropy);
  }

  #open(record: JsonObject, row: number, seeds: ReadonlyMap<string, Uint8Array>): void {
    const stream = text(record.stream);
    const seed = seeds.get(stream);
    if (seed === undefined || this.opened.has(stream)) throw new NotInOrder();
    const sent = [...this.#entropy.keys()].sort((a, b) => a - b);
    if (!same(list(record.seats) as Json, sent)) differ({ kind: "left-out", row, stream });
    this.opened.set(stream, { key: streamKey(this.#game, stream, seed, this.#entropy), seats: sent });
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
