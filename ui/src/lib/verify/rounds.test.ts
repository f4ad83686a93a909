import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";
import { expect, test } from "vitest";
import vectors from "../../../../tests/vectors/rounds.json";
import { entropyCommitment } from "../fairness";
import type { JsonObject } from "./canonical";
import { NotInOrder } from "./canonical";
import { Differs } from "./difference";
import { Streams } from "./streams";
import { nothingWitnessed } from "./witness";

interface Game {
  name: string;
  holds: boolean;
  game: string;
  seats: number;
  rows: { fairness: JsonObject[]; step: boolean }[];
  keys?: Record<string, string>;
  void?: number;
}

// The JSON's inferred type lists every record by its shape; only that of a game is meant here.
const games = vectors.games as unknown as Game[];

function follow({ game, seats, rows }: Game): Streams {
  const streams = new Streams(game, nothingWitnessed);
  for (const [at, { fairness, step }] of rows.entries()) {
    for (const record of fairness) streams.add(record, at + 1, seats);
    if (step) streams.rounds.step();
  }
  if (!streams.committed) throw new NotInOrder();
  return streams;
}

test("what a phone binds itself to its numbers with", () => {
  expect(vectors.entropy_commitments.length).toBeGreaterThan(3);
  for (const { game, round, seat, entropy, commitment } of vectors.entropy_commitments) {
    expect(entropyCommitment(hexToBytes(game), round, seat, hexToBytes(entropy))).toBe(commitment);
  }
});

test("records that hold, and records of a host that chooses what is drawn", () => {
  const met = { hold: 0, refused: 0 };
  for (const game of games) {
    if (game.holds) {
      const streams = follow(game);
      const keys = [...streams.opened].map(([stream, { key }]) => [stream, bytesToHex(key)]);
      expect(Object.fromEntries(keys), game.name).toEqual(game.keys);
      expect(streams.rounds.void, game.name).toBe(game.void);
      met.hold += 1;
      continue;
    }
    let found: unknown = null;
    try {
      follow(game);
    } catch (error) {
      found = error;
    }
    expect(found instanceof NotInOrder || found instanceof Differs, game.name).toBe(true);
    met.refused += 1;
  }
  console.log(`${met.hold} games hold, ${met.refused} are refused`);
  expect(met.hold).toBeGreaterThan(9);
  expect(met.refused).toBeGreaterThan(24);
});
