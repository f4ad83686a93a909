// Sealed frames: `lane ‖ flags ‖ length (u16) ‖ payload ‖ zeros`, sealed as one Noise message. The
// numbers and the strictness are those of the host; anything else ends the session.

import { type Bytes, concat, u16, u32 } from "./bytes";
import { TAG_LEN, type Transport } from "./noise";

export const HEADER_LEN = 4;
export const SECRET_LEN = 1024;
export const MAX_SECRET = SECRET_LEN - HEADER_LEN;
export const BUCKET = 256;
export const MAX_PUBLIC_LEN = Math.floor((65_535 - TAG_LEN) / BUCKET) * BUCKET;
export const PUBLIC_CHUNK = MAX_PUBLIC_LEN - HEADER_LEN;
export const MAX_PUBLIC_MESSAGE = 4 * 1024 * 1024;

const PUBLIC = 0;
const SECRET = 1;
const CONTROL = 2;
const MORE = 1;

export type FrameFault = "dead" | "length" | "unauthentic" | "malformed" | "interrupted" | "too-long";

export class FrameError extends Error {
  constructor(readonly fault: FrameFault) {
    super(`a frame was refused: ${fault}`);
  }
}

/** In the order of their codes on the wire; the first is 1. */
export const GOODBYES = ["different", "revoked", "seat-in-use", "contested"] as const;
export type Goodbye = (typeof GOODBYES)[number];

/** The channel's own words. */
export type Control =
  | { kind: "resume-key"; number: number; key: Bytes }
  | { kind: "key-kept" }
  | { kind: "confirmed" }
  | { kind: "goodbye"; reason: Goodbye }
  | { kind: "ping"; token: number }
  | { kind: "pong"; token: number };

export type Opened =
  | { kind: "part" }
  | { kind: "public"; bytes: Bytes }
  | { kind: "secret"; bytes: Bytes }
  | { kind: "dummy" }
  | Control;

export interface Sealed {
  /** Seals a public message as frames to be sent in order with nothing between them. */
  sealPublic(message: Uint8Array): Bytes[];
  /** Seals one secret frame; an empty payload is a dummy. */
  sealSecret(payload: Uint8Array): Bytes;
  sealControl(message: Control): Bytes;
  /** Opens the next frame. Every error ends the session. */
  open(frame: Uint8Array): Opened;
}

function encodeControl(message: Control): Bytes {
  switch (message.kind) {
    case "resume-key":
      return concat(Uint8Array.of(1, message.number), message.key);
    case "key-kept":
      return Uint8Array.of(2);
    case "confirmed":
      return Uint8Array.of(3);
    case "goodbye":
      return Uint8Array.of(4, GOODBYES.indexOf(message.reason) + 1);
    case "ping":
      return concat(Uint8Array.of(5), u32(message.token));
    case "pong":
      return concat(Uint8Array.of(6), u32(message.token));
  }
}

function parseControl(payload: Bytes): Control | null {
  const [tag, first = 0] = payload;
  const length = payload.length;
  if (tag === 1 && length === 34) return { kind: "resume-key", number: first, key: payload.slice(2) };
  if (tag === 2 && length === 1) return { kind: "key-kept" };
  if (tag === 3 && length === 1) return { kind: "confirmed" };
  if (tag === 4 && length === 2) {
    const reason = GOODBYES[first - 1];
    return reason === undefined ? null : { kind: "goodbye", reason };
  }
  if ((tag === 5 || tag === 6) && length === 5) {
    return { kind: tag === 5 ? "ping" : "pong", token: new DataView(payload.buffer).getUint32(payload.byteOffset + 1) };
  }
  return null;
}

function bucketed(payload: number): number {
  return Math.ceil((HEADER_LEN + payload) / BUCKET) * BUCKET;
}

interface Plain {
  lane: number;
  more: boolean;
  payload: Bytes;
}

/** Takes a plaintext apart. There is one encoding of everything; any other is refused. */
function parsePlaintext(plaintext: Bytes): Plain {
  const [lane = 255, flags = 255, high = 0, low = 0] = plaintext;
  const length = high * 256 + low;
  const more = flags === MORE;
  const known = lane <= CONTROL && flags <= MORE && (!more || (lane === PUBLIC && length === PUBLIC_CHUNK));
  const size = more ? MAX_PUBLIC_LEN : lane === SECRET ? SECRET_LEN : lane === CONTROL ? BUCKET : bucketed(length);
  const fits = plaintext.length === size && HEADER_LEN + length <= size;
  if (!known || !fits || plaintext.subarray(HEADER_LEN + length).some((byte) => byte !== 0)) {
    throw new FrameError("malformed");
  }
  return { lane, more, payload: plaintext.slice(HEADER_LEN, HEADER_LEN + length) };
}

export function seal(transport: Transport): Sealed {
  let dead = false;
  let parts: Bytes[] = [];
  let held = 0;

  function sealFrame(lane: number, flags: number, payload: Uint8Array, size: number): Bytes {
    if (dead) throw new FrameError("dead");
    const plaintext = new Uint8Array(size);
    plaintext.set([lane, flags]);
    plaintext.set(u16(payload.length), 2);
    plaintext.set(payload, HEADER_LEN);
    return transport.seal(plaintext);
  }

  function openNext(frame: Uint8Array): Opened {
    if (frame.length < BUCKET + TAG_LEN || frame.length > MAX_PUBLIC_LEN + TAG_LEN) throw new FrameError("length");
    let plaintext: Bytes;
    try {
      plaintext = transport.open(frame);
    } catch {
      throw new FrameError("unauthentic");
    }
    const { lane, more, payload } = parsePlaintext(plaintext);
    if (lane !== PUBLIC && parts.length > 0) throw new FrameError("interrupted");
    if (lane === SECRET) return payload.length === 0 ? { kind: "dummy" } : { kind: "secret", bytes: payload };
    if (lane === CONTROL) {
      const control = parseControl(payload);
      if (control === null) throw new FrameError("malformed");
      return control;
    }
    held += payload.length;
    if (held > MAX_PUBLIC_MESSAGE) throw new FrameError("too-long");
    parts.push(payload);
    if (more) return { kind: "part" };
    const bytes = concat(...parts);
    parts = [];
    held = 0;
    return { kind: "public", bytes };
  }

  return {
    sealPublic(message) {
      if (message.length > MAX_PUBLIC_MESSAGE) throw new FrameError("too-long");
      const frames: Bytes[] = [];
      let at = 0;
      while (message.length - at > PUBLIC_CHUNK) {
        frames.push(sealFrame(PUBLIC, MORE, message.subarray(at, at + PUBLIC_CHUNK), MAX_PUBLIC_LEN));
        at += PUBLIC_CHUNK;
      }
      const last = message.subarray(at);
      frames.push(sealFrame(PUBLIC, 0, last, bucketed(last.length)));
      return frames;
    },
    sealSecret(payload) {
      if (payload.length > MAX_SECRET) throw new FrameError("too-long");
      return sealFrame(SECRET, 0, payload, SECRET_LEN);
    },
    sealControl(message) {
      return sealFrame(CONTROL, 0, encodeControl(message), BUCKET);
    },
    open(frame) {
      if (dead) throw new FrameError("dead");
      try {
        return openNext(frame);
      } catch (error) {
        dead = true;
        parts = [];
        throw error;
      }
    },
  };
}

