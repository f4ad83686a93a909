/** What a phone keeps of a table while it is played, to hold the opened game against it. Nothing of it is secret. */

export interface Witness {
  /** The commitments as they were before the phone sent its own numbers; `null` when it was never asked for any. */
  commitments: Readonly<Record<string, string>> | null;
  /** Its numbers for each of its seats and each round, and the row that the host said it wrote their commitment into. */
  own: readonly { seat: number; round: number; entropy: string; row: number | null }[];
  /** What the phones of a round had bound themselves with, by seat, as it was shown before this phone showed its own. */
  called: readonly { round: number; seats: readonly (readonly [number, string])[] }[];
  /** Rows and the first 16 digits of their hashes, the last of each turn and of each connection, ascending. */
  heads: readonly { turn: number; row: number; head: string }[];
}

export const nothingWitnessed: Witness = { commitments: null, own: [], called: [], heads: [] };

/**
 * A row that everybody is shown. One of each turn is enough: each holds all before it. What was shown before the
 * table was away stays: it may come back with another log.
 */
export function witnessHead(witness: Witness, turn: number, row: number, head: string, wasAway: boolean): Witness {
  const last = witness.heads.at(-1);
  if (last !== undefined && last.row >= row) return witness;
  const before = last?.turn === turn && !wasAway ? witness.heads.slice(0, -1) : witness.heads;
  return { ...witness, heads: [...before, { turn, row, head }] };
}

/** The commitments as they came first. Whatever comes later does not replace them. */
export function witnessCommitments(witness: Witness, commitments: Readonly<Record<string, string>>): Witness {
  return witness.commitments === null ? { ...witness, commitments } : witness;
}

/** A seat's own numbers in a round: the same, however often it is asked. */
export function witnessOwn(witness: Witness, seat: number, round: number, entropy: string): Witness {
  const sent = witness.own.some((own) => own.seat === seat && own.round === round);
  return sent ? witness : { ...witness, own: [...witness.own, { seat, round, entropy, row: null }] };
}

/** The row into which the host says it wrote what a seat bound itself with. Said anew it stands in a later one. */
export function witnessKept(witness: Witness, seat: number, round: number, row: number): Witness {
  const own = witness.own.map((sent) => (sent.seat === seat && sent.round === round ? { ...sent, row } : sent));
  return { ...witness, own };
}

/** Who was called in a round, with what they had bound themselves with. The first word counts. */
export function witnessCalled(witness: Witness, round: number, seats: readonly (readonly [number, string])[]): Witness {
  const known = witness.called.some((called) => called.round === round);
  return known ? witness : { ...witness, called: [...witness.called, { round, seats }] };
}
