/** What a phone keeps of a table while it is played, to hold the opened game against it. Nothing of it is secret. */

export interface Witness {
  /** The commitments as they were before the phone sent its own numbers; `null` when it was never asked for any. */
  commitments: Readonly<Record<string, string>> | null;
  /** What it sent, for each of its seats, and the row that the host said it wrote that into. */
  own: readonly { seat: number; entropy: string; row: number | null }[];
  /** Rows and the first 16 digits of their hashes, the last of each turn and of each connection, ascending. */
  heads: readonly { turn: number; row: number; head: string }[];
}

export const nothingWitnessed: Witness = { commitments: null, own: [], heads: [] };

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

/** What a seat sends: the same, however often it is asked. */
export function witnessOwn(witness: Witness, seat: number, entropy: string): Witness {
  const sent = witness.own.some((own) => own.seat === seat);
  return sent ? witness : { ...witness, own: [...witness.own, { seat, entropy, row: null }] };
}

/** The row into which the host says it wrote a seat's numbers; the first word counts. */
export function witnessKept(witness: Witness, seat: number, row: number): Witness {
  const own = witness.own.map((sent) => (sent.seat === seat && sent.row === null ? { ...sent, row } : sent));
  return { ...witness, own };
}
