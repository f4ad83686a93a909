// The clear words before the handshake. Nothing here is secret and nothing here is trusted: a refusal
// can be forged on the network, so no resume key is ever thrown away because of one.

import { sha256 } from "@noble/hashes/sha2.js";
import { ascii, type Bytes, concat, u16 } from "./bytes";

export const PROTOCOL_VERSION = 2;
const HANDSHAKE_LEN = 48;
/** Random bytes, then what binds the host to its ephemeral key before it sees the device's. */
const CHALLENGE_RANDOM = 16;
const CHALLENGE_LEN = CHALLENGE_RANDOM + 32;

/** What the other end is for; mixed into the handshake. */
export type Role = "seat" | "referee";

/** Which key this device wants to use. */
export type Claim = { kind: "pair" | "resume"; id: Bytes };

/** In the order of their codes on the wire; the first is 1. */
export const REFUSALS = [
  "reload",
  "unknown-code",
  "used-code",
  "expired-code",
  "seat-in-use",
  "contested",
  "handshake-failed",
] as const;
export type Refusal = (typeof REFUSALS)[number];

export type HostWord =
  | { kind: "welcome"; table: Bytes; challenge: Bytes }
  | { kind: "refusal"; refusal: Refusal }
  | { kind: "handshake"; message: Bytes };

/** The id under which a resume key is asked for: it begins with it. */
export function resumeId(key: Uint8Array): Bytes {
  return key.slice(0, 8) as Bytes;
}

/** Whether the host had bound itself, with its challenge, to the ephemeral key that its message begins with. */
export function binds(challenge: Uint8Array, message: Uint8Array): boolean {
  const bound = sha256(concat(ascii("dradis-ephemeral-v1"), message.subarray(0, 32)));
  return bound.every((byte, at) => byte === challenge[CHALLENGE_RANDOM + at]);
}

/** `"dradis" ‖ version ‖ 0 pair or 1 resume ‖ id` */
export function encodeHello(claim: Claim): Bytes {
  return concat(ascii("dradis"), u16(PROTOCOL_VERSION), Uint8Array.of(claim.kind === "pair" ? 0 : 1), claim.id);
}

/** What both sides mix into the handshake before anything else. */
export function prologue(table: Uint8Array, id: Uint8Array, role: Role, challenge: Uint8Array): Bytes {
  return concat(ascii("dradis"), u16(PROTOCOL_VERSION), table, id, ascii(role), challenge);
}

/** Reads a clear message of the host; `null` when it is none. */
export function parseHostWord(bytes: Bytes): HostWord | null {
  const tag = bytes[0];
  if (tag === 2) {
    return bytes.length === 1 + HANDSHAKE_LEN ? { kind: "handshake", message: bytes.slice(1) } : null;
  }
  if (bytes.length < 3) return null;
  if (bytes[1] !== PROTOCOL_VERSION >> 8 || bytes[2] !== (PROTOCOL_VERSION & 255)) {
    return { kind: "refusal", refusal: "reload" };
  }
  if (tag === 0 && bytes.length === 19 + CHALLENGE_LEN) {
    return { kind: "welcome", table: bytes.slice(3, 19), challenge: bytes.slice(19) };
  }
  if (tag === 1 && bytes.length === 4) {
    const refusal = REFUSALS[(bytes[3] ?? 0) - 1];
    return refusal === undefined ? null : { kind: "refusal", refusal };
  }
  return null;
}
