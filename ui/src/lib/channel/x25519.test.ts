import { x25519 as reference } from "@noble/curves/ed25519.js";
import { bytesToHex } from "@noble/hashes/utils.js";
import { expect, test } from "vitest";
import { x25519 } from "./x25519";

test("it agrees with the library's ready-made curve", () => {
  for (let seed = 0; seed < 16; seed++) {
    const secret = Uint8Array.from({ length: 32 }, (_, at) => (at * 37 + seed * 101) & 255);
    const other = reference.getPublicKey(Uint8Array.from(secret, (byte) => byte ^ 0x5a));
    expect(bytesToHex(x25519.getPublicKey(secret))).toBe(bytesToHex(reference.getPublicKey(secret)));
    expect(bytesToHex(x25519.getSharedSecret(secret, other))).toBe(bytesToHex(reference.getSharedSecret(secret, other)));
  }
});

test("a peer of low order is refused", () => {
  expect(() => x25519.getSharedSecret(new Uint8Array(32).fill(7), new Uint8Array(32))).toThrow();
});
