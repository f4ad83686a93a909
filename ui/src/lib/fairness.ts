// Recomputes a game's chance from what the host opens at its end (docs/PROTOCOL.md, sections 4 and 5).
// Written for the phone, so that nobody has to believe the host: it needs no network and no host code.

import { chacha20 } from "@noble/ciphers/chacha.js";
import { hkdf } from "@noble/hashes/hkdf.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes } from "@noble/hashes/utils.js";

/** Public before the first draw: a SHA-256 in hexadecimal for every stream that the game will ever have. */
export type Commitments = { game: string; streams: Record<string, string> };

/** Public when the game is over: everything that the draws were made from, bytes in hexadecimal. */
export type Opening = {
  game: string;
  seeds: Record<string, string>;
  /** By seat number. */
  entropy: Record<string, string>;
  /** The streams that were used, with the seats mixed into them. */
  opened: Record<string, number[]>;
};

/** What a phone has kept since it was paired. */
export type Kept = {
  /** The head of the commitments it was shown before it sent its entropy. */
  head: string;
  /** Its seat number, what it sent, and the streams that were in use before the host had it. */
  own?: { seat: number; entropy: string; usedBefore: readonly string[] };
};

export type FirstDifference =
  | { kind: "game" }
  | { kind: "head" }
  | { kind: "seed"; stream: string }
  | { kind: "own-entropy" }
  | { kind: "left-out"; stream: string }
  | { kind: "missing-entropy"; stream: string; seat: number };

export type Verified = { keys: Map<string, Uint8Array> } | { difference: FirstDifference };

const ascii = (text: string): Uint8Array => new TextEncoder().encode(text);
const named = (name: string): Uint8Array => concatBytes(Uint8Array.of(name.length), ascii(name));

/** What the host binds itself to a seed with. */
export function commitment(game: Uint8Array, stream: string, seed: Uint8Array): Uint8Array {
  return sha256(concatBytes(ascii("dradis-commit-v1"), game, named(stream), seed));
}

/** What a phone binds itself to its entropy with, for one seat and one round, in hexadecimal. */
export function entropyCommitment(game: Uint8Array, round: number, seat: number, entropy: Uint8Array): string {
  const number = new Uint8Array(4);
  new DataView(number.buffer).setUint32(0, round);
  return bytesToHex(sha256(concatBytes(ascii("dradis-entropy-commit-v1"), game, number, Uint8Array.of(seat), entropy)));
}

/** One hash over all commitments, streams in ascending order of their names. */
export function headOf(commitments: Commitments): string {
  const entries = Object.entries(commitments.streams).sort(([a], [b]) => (a < b ? -1 : 1));
  const listed = entries.flatMap(([stream, hash]) => [named(stream), hexToBytes(hash)]);
  return bytesToHex(
    sha256(concatBytes(ascii("dradis-commitments-v1"), hexToBytes(commitments.game), ...listed)),
  );
}

/** A stream's key: the host's seed mixed with the entropy of `seats`, whose order does not matter. */
export function streamKey(
  game: Uint8Array,
  stream: string,
  seed: Uint8Array,
  seats: ReadonlyMap<number, Uint8Array>,
): Uint8Array {
  const sorted = [...seats].sort(([a], [b]) => a - b);
  const mixed = sorted.flatMap(([seat, entropy]) => [Uint8Array.of(seat), entropy]);
  const salt = sha256(concatBytes(ascii("dradis-entropy-v1"), game, ...mixed));
  return hkdf(sha256, seed, salt, concatBytes(ascii("dradis-stream-v1"), game, named(stream)), 32);
}

/** Checks an opening against what this phone kept and gives the key of every stream that was used. */
export function verify(opening: Opening, commitments: Commitments, kept: Kept): Verified {
  const differs = (difference: FirstDifference): Verified => ({ difference });
  if (opening.game !== commitments.game) return differs({ kind: "game" });
  if (headOf(commitments) !== kept.head) return differs({ kind: "head" });
  const game = hexToBytes(opening.game);
  const unbound = Object.keys(opening.seeds).find((stream) => !Object.hasOwn(commitments.streams, stream));
  if (unbound !== undefined) return differs({ kind: "seed", stream: unbound });
  for (const [stream, expected] of Object.entries(commitments.streams)) {
    const seed = opening.seeds[stream];
    if (seed === undefined || bytesToHex(commitment(game, stream, hexToBytes(seed))) !== expected) {
      return differs({ kind: "seed", stream });
    }
  }
  if (kept.own !== undefined && opening.entropy[kept.own.seat] !== kept.own.entropy) {
    return differs({ kind: "own-entropy" });
  }
  const keys = new Map<string, Uint8Array>();
  for (const [stream, seats] of Object.entries(opening.opened)) {
    const seed = opening.seeds[stream];
    // A stream outside the commitments was never bound to anything.
    if (seed === undefined || !Object.hasOwn(commitments.streams, stream)) {
      return differs({ kind: "seed", stream });
    }
    if (kept.own !== undefined && !seats.includes(kept.own.seat) && !kept.own.usedBefore.includes(stream)) {
      return differs({ kind: "left-out", stream });
    }
    const mixed = new Map<number, Uint8Array>();
    for (const seat of seats) {
      const entropy = opening.entropy[seat];
      if (entropy === undefined) return differs({ kind: "missing-entropy", stream, seat });
      mixed.set(seat, hexToBytes(entropy));
    }
    keys.set(stream, streamKey(game, stream, hexToBytes(seed), mixed));
  }
  return { keys };
}

/** A place in a stream: its key and the position of the next unread word. Drawing moves it on. */
export type Cursor = { readonly key: Uint8Array; position: number };

const NONCE = new Uint8Array(12);

/** The next 32-bit word. */
export function word(cursor: Cursor): number {
  const block = Math.floor(cursor.position / 16);
  const keystream = chacha20(cursor.key, NONCE, new Uint8Array(64), undefined, block);
  const at = 4 * (cursor.position % 16);
  cursor.position += 1;
  return new DataView(keystream.buffer, keystream.byteOffset).getUint32(at, true);
}

/** A whole number from 0 to n − 1, each equally likely; n from 1 to 2^31. */
export function below(cursor: Cursor, n: number): number {
  const fair = 2 ** 32 - (2 ** 32 % n);
  for (;;) {
    const drawn = word(cursor);
    if (drawn < fair) return drawn % n;
  }
}

/** The eight-sided die. */
export function d8(cursor: Cursor): number {
  return 1 + below(cursor, 8);
}

/** The cards in the order that a shuffle gives them. */
export function shuffled<T>(cursor: Cursor, cards: readonly T[]): T[] {
  const order = [...cards];
  for (let i = order.length - 1; i > 0; i -= 1) {
    const j = below(cursor, i + 1);
    [order[i], order[j]] = [order[j] as T, order[i] as T];
  }
  return order;
}
