import { expect, test } from "vitest";
import { hexToBytes } from "@noble/hashes/utils.js";
import { entropyCommitment } from "../fairness";
import { nothingWitnessed, type Witness, witnessCommitments, witnessKept } from "../verify/witness";
import type { Mix } from "../wire/Mix";
import type { TableFrame } from "../wire/TableFrame";
import { hearMix } from "./mix";

const table = "42".repeat(16);
const frame = (mix: Mix) => ({ table, mix }) as TableFrame;
const own = "11".repeat(32);
const bound = (round: number, seat: number, entropy: string) => entropyCommitment(hexToBytes(table), round, seat, hexToBytes(entropy));
const hear = (witness: Witness, mix: Mix) => hearMix(witness, frame(mix), 1, () => own);
const gathering = (round = 1, voided: Mix["void"] = []): Mix => ({ round, stage: { type: "gathering" }, void: voided });
const friend = { seat: 0, commitment: bound(1, 0, "22".repeat(32)), entropy: null };
const mine = { seat: 1, commitment: bound(1, 1, own), entropy: null };
const called = (...seats: { seat: number; commitment: string; entropy: string | null }[]): Mix => ({
  round: 1,
  stage: { type: "called", seats },
  void: [],
});

/** A phone that has bound itself in the first round. */
function committed(): Witness {
  const heard = hear(witnessCommitments(nothingWitnessed, { dice: "00" }), gathering());
  expect(heard.say).toEqual({ type: "entropy-commit", round: 1, commitment: mine.commitment });
  return witnessKept(heard.witness, 1, 1, 7);
}

test("a phone binds itself once the host is bound, to the same numbers however often it is asked", () => {
  expect(hear(nothingWitnessed, gathering()).say).toBeNull();
  const again = hearMix(committed(), frame(gathering()), 1, () => "33".repeat(32));
  expect(again.say).toEqual({ type: "entropy-commit", round: 1, commitment: mine.commitment });
});

test("it shows its numbers when it is called, and keeps first who else was", () => {
  const heard = hear(committed(), called(friend, mine));
  expect(heard).toMatchObject({ say: { type: "entropy", round: 1, bytes: own }, notice: null });
  expect(heard.witness.called).toEqual([{ round: 1, seats: [[0, friend.commitment], [1, mine.commitment]] }]);
  const shown = hear(heard.witness, called({ ...friend, entropy: "22".repeat(32) }, { ...mine, entropy: own }));
  expect(shown.notice).toBeNull();
});

test("it says so where it was left out", () => {
  expect(hear(committed(), called(friend))).toMatchObject({ say: null, notice: "left-out" });
  const mixed = (seats: number[]): Mix => ({ round: 1, stage: { type: "mixed", seats }, void: [] });
  expect(hear(committed(), mixed([0])).notice).toBe("left-out");
  expect(hear(committed(), mixed([0, 1])).notice).toBeNull();
  expect(hear(witnessCommitments(nothingWitnessed, {}), mixed([0])).notice).toBeNull();
});

test("it shows nothing where its numbers, or those of others, are not what they were bound to", () => {
  const changed = { say: null, notice: "changed" };
  expect(hear(committed(), called({ ...mine, commitment: friend.commitment }))).toMatchObject(changed);
  expect(hear(committed(), called({ ...friend, entropy: own }, mine))).toMatchObject(changed);
  const { witness } = hear(committed(), called(friend, mine));
  const other = { ...friend, commitment: bound(1, 0, "44".repeat(32)) };
  expect(hear(witness, called(other, mine))).toMatchObject(changed);
});

test("a void round costs new numbers, and whoever is blamed wrongly says so", () => {
  const { witness } = hear(committed(), called(friend, mine));
  const other = hearMix(witness, frame(gathering(2, [{ round: 1, seats: [0] }])), 1, () => "55".repeat(32));
  expect(other).toMatchObject({ notice: null, say: { type: "entropy-commit", round: 2, commitment: bound(2, 1, "55".repeat(32)) } });
  expect(hear(witness, gathering(2, [{ round: 1, seats: [1] }])).notice).toBe("not-withheld");
  expect(hear(committed(), gathering(2, [{ round: 1, seats: [1] }])).notice).toBeNull();
});
