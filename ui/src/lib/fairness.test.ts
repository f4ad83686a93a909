import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";
import { expect, test } from "vitest";
import chance from "../../../tests/vectors/chance.json";
import vectors from "../../../tests/vectors/fairness.json";
import { below, type Commitments, type Cursor, d8, headOf, type Opening, shuffled, verify, word } from "./fairness";

const at = (key: string, position: number): Cursor => ({ key: hexToBytes(key), position });
const times = <T>(n: number, draw: () => T): T[] => Array.from({ length: n }, draw);

type Case = { opening: Opening; commitments: Commitments; head: string; keys: Record<string, string> };
// The JSON's inferred type lists the streams of each case by name; only the shape is meant here.
const cases = vectors.openings as unknown as Case[];
const four = (): Case => structuredClone(cases[1] as Case);

test("the keystream is the published ChaCha20", () => {
  expect(chance.chacha20.length).toBeGreaterThan(0);
  for (const { key, counter, keystream, source } of chance.chacha20) {
    const cursor = at(key, 16 * counter);
    const block = new DataView(new ArrayBuffer(64));
    for (let i = 0; i < 16; i += 1) block.setUint32(4 * i, word(cursor), true);
    expect(bytesToHex(new Uint8Array(block.buffer)), source).toBe(keystream);
  }
});

test("word vectors", () => {
  expect(chance.word.length).toBeGreaterThan(0);
  for (const { key, position, word: expected } of chance.word) {
    expect(word(at(key, position)), `at ${position}`).toBe(expected);
  }
});

test("below vectors", () => {
  expect(chance.below.length).toBeGreaterThan(0);
  for (const { key, from, n, values, to } of chance.below) {
    const cursor = at(key, from);
    expect(times(values.length, () => below(cursor, n))).toEqual(values);
    expect(cursor.position).toBe(to);
  }
});

test("d8 vectors", () => {
  expect(chance.d8.length).toBeGreaterThan(0);
  for (const { key, from, values, to } of chance.d8) {
    const cursor = at(key, from);
    expect(times(values.length, () => d8(cursor))).toEqual(values);
    expect(cursor.position).toBe(to);
  }
});

test("shuffle vectors", () => {
  expect(chance.shuffle.length).toBeGreaterThan(0);
  for (const { key, from, cards, order, to } of chance.shuffle) {
    const cursor = at(key, from);
    const deck = Array.from({ length: cards }, (_, card) => card);
    expect(shuffled(cursor, deck)).toEqual(order);
    expect(cursor.position).toBe(to);
  }
});

test("openings are recomputed: commitments, head and stream keys", () => {
  expect(cases.length).toBe(3);
  for (const { opening, commitments, head, keys } of cases) {
    const [seat, entropy] = Object.entries(opening.entropy)[0] ?? [];
    const usedBefore = Object.keys(opening.opened).filter((stream) => opening.opened[stream]?.length === 0);
    const own =
      seat === undefined || entropy === undefined ? {} : { own: { seat: Number(seat), entropy, usedBefore } };
    const verified = verify(opening, commitments, { head, ...own });
    if ("difference" in verified) throw new Error(JSON.stringify(verified.difference));
    const found = [...verified.keys].map(([stream, key]) => [stream, bytesToHex(key)]);
    expect(Object.fromEntries(found)).toEqual(keys);
  }
});

test("the first difference is named", () => {
  const { opening, commitments, head } = four();
  const difference = (change: (game: Case) => void): unknown => {
    const game = four();
    change(game);
    const own = { seat: 1, entropy: opening.entropy[1] ?? "", usedBefore: ["seating"] };
    return verify(game.opening, game.commitments, { head, own });
  };
  expect(difference((game) => (game.opening.game = "00".repeat(16)))).toEqual({ difference: { kind: "game" } });
  // Exchanging the commitments together with the seeds is what the kept head is for.
  expect(difference((game) => (game.commitments.streams.dice = head))).toEqual({ difference: { kind: "head" } });
  expect(difference((game) => (game.opening.seeds.dice = head))).toEqual({
    difference: { kind: "seed", stream: "dice" },
  });
  expect(difference((game) => delete game.opening.seeds.crisis)).toEqual({
    difference: { kind: "seed", stream: "crisis" },
  });
  expect(difference((game) => (game.opening.entropy[1] = head))).toEqual({ difference: { kind: "own-entropy" } });
  expect(difference((game) => (game.opening.opened.dice = [0, 2, 3]))).toEqual({
    difference: { kind: "left-out", stream: "dice" },
  });
  expect(difference((game) => delete game.opening.entropy[3])).toEqual({
    difference: { kind: "missing-entropy", stream: "loyalty", seat: 3 },
  });
  expect(
    difference((game) => {
      game.opening.seeds.extra = head;
      game.opening.opened.extra = [1];
    }),
  ).toEqual({ difference: { kind: "seed", stream: "extra" } });
  expect(difference(() => undefined)).toHaveProperty("keys");
  expect(headOf(commitments)).toBe(head);
});
