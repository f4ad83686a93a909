/** What a phone does about its own part of chance, as a function of what it kept and what everybody is shown. */
import { hexToBytes } from "@noble/hashes/utils.js";
import { entropyCommitment } from "../fairness";
import { type Witness, witnessCalled, witnessOwn } from "../verify/witness";
import type { FromSeat } from "../wire/FromSeat";
import type { TableFrame } from "../wire/TableFrame";

export type MixNotice =
  /** The others' numbers were called, and this phone's were not. */
  | "left-out"
  /** The table says that this phone withheld its numbers, and it has sent them. */
  | "not-withheld"
  /** Somebody's numbers are not what they were bound to when this phone showed its own. */
  | "changed";

export interface HeardMix {
  witness: Witness;
  say: FromSeat | null;
  notice: MixNotice | null;
}

/** `draw` gives 32 random bytes in hexadecimal. */
export function hearMix(witness: Witness, frame: TableFrame, seat: number, draw: () => string): HeardMix {
  const { round, stage, void: voided } = frame.mix;
  const game = hexToBytes(frame.table);
  const ownIn = (kept: Witness, at: number) => kept.own.find((own) => own.seat === seat && own.round === at);
  const boundBy = (entropy: string, at: number) => entropyCommitment(game, at, seat, hexToBytes(entropy));
  const shown = (at: number) => witness.called.some((called) => called.round === at && called.seats.some(([called]) => called === seat));
  const last = voided.at(-1);
  const accused = last !== undefined && last.round === round - 1 && last.seats.includes(seat) && shown(last.round);
  const quiet: HeardMix = { witness, say: null, notice: accused && stage.type !== "mixed" ? "not-withheld" : null };

  switch (stage.type) {
    case "gathering": {
      // First what the host is bound to.
      if (witness.commitments === null) return quiet;
      const kept = witnessOwn(witness, seat, round, ownIn(witness, round)?.entropy ?? draw());
      const own = ownIn(kept, round);
      if (own === undefined) return quiet;
      return { ...quiet, witness: kept, say: { type: "entropy-commit", round, commitment: boundBy(own.entropy, round) } };
    }
    case "called": {
      const own = ownIn(witness, round);
      const mine = stage.seats.find((called) => called.seat === seat);
      if (own === undefined) return quiet;
      if (mine === undefined) return { ...quiet, notice: "left-out" };
      const seats = stage.seats.map(({ seat, commitment }) => [seat, commitment] as const);
      const kept = witnessCalled(witness, round, seats);
      const before = kept.called.find((called) => called.round === round)?.seats;
      const fits = stage.seats.every(
        ({ seat, commitment, entropy }) =>
          entropy === null || entropyCommitment(game, round, seat, hexToBytes(entropy)) === commitment,
      );
      if (mine.commitment !== boundBy(own.entropy, round) || JSON.stringify(before) !== JSON.stringify(seats) || !fits) {
        return { ...quiet, notice: "changed" };
      }
      return { ...quiet, witness: kept, say: { type: "entropy", round, bytes: own.entropy } };
    }
    case "mixed": {
      // Who never bound itself came too late; the check of the game says so.
      const bound = ownIn(witness, round) !== undefined && ownIn(witness, round)?.row !== null;
      return { ...quiet, notice: bound && !stage.seats.includes(seat) ? "left-out" : null };
    }
  }
}
