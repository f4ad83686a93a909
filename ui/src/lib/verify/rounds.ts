// The rounds in which phones commit to their numbers and then show them (docs/PROTOCOL.md, section 5.2).

import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";
import { entropyCommitment } from "../fairness";
import { type JsonObject, list, NotInOrder, text, whole } from "./canonical";
import { bytes } from "./chain";

/** What was called in a round: what each seat's phone had bound itself with. */
export type Called = ReadonlyMap<number, string>;

export class Rounds {
  readonly #game: Uint8Array;
  readonly #paired = new Set<number>();
  #number = 1;
  #committed = new Map<number, string>();
  #called: readonly number[] | null = null;
  #shown = new Map<number, Uint8Array>();
  #mixed = false;
  /** The rounds that came to nothing. */
  void = 0;
  /** What was called in each round. */
  readonly calls = new Map<number, Called>();
  /** The row in which a seat bound itself last in a round, and with what. */
  readonly bound: { row: number; round: number; seat: number; commitment: string }[] = [];

  constructor(game: string) {
    this.#game = hexToBytes(game);
  }

  /** The numbers that are mixed in, once all have shown theirs and something was drawn. */
  get mixed(): ReadonlyMap<number, Uint8Array> {
    return this.#mixed ? this.#shown : new Map();
  }

  /** Takes in a record of this row, at a table of so many seats; whether it is one about phones. */
  add(record: JsonObject, row: number, seats: number): boolean {
    switch (text(record.fairness)) {
      case "seat-paired":
        this.#pair(whole(record.seat), seats);
        return true;
      case "entropy-committed":
        this.#require(record, this.#called === null);
        this.#commit(whole(record.seat), bytesToHex(bytes(record.commitment)), row);
        return true;
      case "round-called":
        this.#require(record, this.#called === null);
        this.#call(list(record.seats).map(whole), seats);
        return true;
      case "entropy-opened":
        this.#require(record, this.#called !== null && !this.#mixed);
        this.#show(whole(record.seat), bytes(record.entropy));
        return true;
      case "round-void":
        this.#require(record, this.#called !== null && !this.#mixed);
        this.#void(list(record.seats).map(whole));
        return true;
      default:
        return false;
    }
  }

  /** Whether a stream may be opened with the numbers of these seats. */
  opens(seats: readonly number[]): boolean {
    const fits = this.#called === null ? this.#committed.size === 0 && seats.length === 0 : this.#withheld().length === 0 && equal(seats, this.#called);
    if (fits) this.#mixed = this.#called !== null;
    return fits;
  }

  /** A step of the game follows: between a call and the draw that it was for none may. */
  step(): void {
    if (this.#called !== null && !this.#mixed) throw new NotInOrder();
  }

  #withheld(): number[] {
    return (this.#called ?? []).filter((seat) => !this.#shown.has(seat));
  }

  #require(record: JsonObject, stands: boolean): void {
    if (whole(record.round) !== this.#number || !stands) throw new NotInOrder();
  }

  #pair(seat: number, seats: number): void {
    if (seat < 0 || seat >= seats) throw new NotInOrder();
    this.#paired.add(seat);
    if (this.#called === null) this.#committed.delete(seat);
  }

  #commit(seat: number, commitment: string, row: number): void {
    if (!this.#paired.has(seat)) throw new NotInOrder();
    this.#committed.set(seat, commitment);
    this.bound.push({ row, round: this.#number, seat, commitment });
  }

  #call(called: readonly number[], seats: number): void {
    const ascending = called.every((seat, at) => at === 0 || (called[at - 1] as number) < seat);
    if (!ascending || called.some((seat) => seat >= seats || !this.#committed.has(seat))) throw new NotInOrder();
    this.#called = called;
    this.calls.set(this.#number, new Map(called.map((seat) => [seat, this.#committed.get(seat) as string])));
  }

  #show(seat: number, entropy: Uint8Array): void {
    const shown = entropyCommitment(this.#game, this.#number, seat, entropy);
    if (!this.#withheld().includes(seat) || this.#committed.get(seat) !== shown) throw new NotInOrder();
    this.#shown.set(seat, entropy);
  }

  #void(seats: readonly number[]): void {
    if (!equal(seats, this.#withheld())) throw new NotInOrder();
    this.void += 1;
    this.#number += 1;
    this.#committed = new Map();
    this.#called = null;
    this.#shown = new Map();
  }
}

function equal(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((seat, at) => seat === other[at]);
}
