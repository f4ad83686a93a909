import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";
import { expect, test } from "vitest";
import { catalogues } from "../../../dev/catalogues";
import golden from "../../../../tests/vectors/channel.json";
import published from "../../../../tests/vectors/noise_nnpsk0.json";
import type { Bytes } from "./bytes";
import { encodeFragment, parseFragment } from "./fragment";
import { type Control, type Goodbye, MAX_PUBLIC_LEN, type Opened, type Sealed, seal } from "./frame";
import { type Claim, encodeHello, parseHostWord, prologue, REFUSALS, resumeId, type Role } from "./greeting";
import { initiate, NOISE_PROTOCOL, TAG_LEN } from "./noise";
import { drawingOf, PICTOGRAMS, pictogramsOf } from "./pictograms";

const names = catalogues("pictograms")[0]!;

const bytes = (hex: string): Bytes => hexToBytes(hex) as Bytes;

test("published Noise vectors pass", () => {
  expect(published.vectors.length).toBeGreaterThan(0);
  for (const vector of published.vectors) {
    expect(vector.protocol_name).toBe(NOISE_PROTOCOL);
    const [first, second, ...rest] = vector.messages as { payload: string; ciphertext: string }[];
    const waiting = initiate(
      bytes(vector.init_prologue),
      bytes(vector.init_psks[0]!),
      bytes(first!.payload),
      bytes(vector.init_ephemeral),
    );
    expect(bytesToHex(waiting.message)).toBe(first!.ciphertext);
    const { payload, hash, transport } = waiting.finish(bytes(second!.ciphertext));
    expect(bytesToHex(payload)).toBe(second!.payload);
    expect(bytesToHex(hash)).toBe(vector.handshake_hash);
    for (const [at, message] of rest.entries()) {
      if (at % 2 === 0) expect(bytesToHex(transport.seal(bytes(message.payload)))).toBe(message.ciphertext);
      else expect(bytesToHex(transport.open(bytes(message.ciphertext)))).toBe(message.payload);
    }
  }
});

test("codes and greetings are those of the recorded conversation", () => {
  const code = { id: bytes(golden.pair_id), key: bytes(golden.key) };
  expect(encodeFragment(code)).toBe(golden.fragment);
  expect(parseFragment(golden.fragment)).toEqual(code);
  expect(bytesToHex(resumeId(bytes(golden.key)))).toBe(golden.resume_id);
  expect(golden.refusals.map((refusal) => parseHostWord(bytes(refusal)))).toEqual(
    REFUSALS.map((refusal) => ({ kind: "refusal", refusal })),
  );
  expect(PICTOGRAMS).toEqual(golden.pictogram_ids);
});

function agree(claim: Claim, recorded: typeof golden.pair): Sealed {
  expect(bytesToHex(encodeHello(claim))).toBe(recorded.hello);
  const welcome = parseHostWord(bytes(recorded.welcome));
  if (welcome?.kind !== "welcome") throw new Error("the record begins with a welcome");
  expect(bytesToHex(welcome.table)).toBe(golden.table);
  expect(bytesToHex(welcome.challenge)).toBe(golden.challenge);
  const waiting = initiate(
    prologue(welcome.table, claim.id, recorded.role as Role, welcome.challenge),
    bytes(golden.key),
    undefined,
    bytes(golden.device_ephemeral),
  );
  expect(bytesToHex(waiting.message)).toBe(recorded.first);
  const reply = parseHostWord(bytes(recorded.second));
  if (reply?.kind !== "handshake") throw new Error("the record goes on with a handshake message");
  const { hash, transport, payload } = waiting.finish(reply.message);
  expect(payload).toHaveLength(0);
  expect(bytesToHex(hash)).toBe(recorded.hash);
  expect(pictogramsOf(hash)).toEqual(recorded.pictograms);
  return seal(transport);
}

interface RecordedFrame {
  hex?: string;
  length?: number;
  sha256?: string;
}

interface Recorded {
  control?: string;
  number?: number;
  key?: string;
  token?: number;
  reason?: string;
  public?: string;
  public_length?: number;
  secret?: string;
  frames: RecordedFrame[];
}

function recordedControl(entry: Recorded): Control {
  switch (entry.control) {
    case "resume-key":
      return { kind: "resume-key", number: entry.number!, key: bytes(entry.key!) };
    case "goodbye":
      return { kind: "goodbye", reason: entry.reason as Goodbye };
    case "ping":
    case "pong":
      return { kind: entry.control, token: entry.token! };
    default:
      return { kind: entry.control as "confirmed" | "key-kept" };
  }
}

/** Byte n of the recorded long message is n modulo 251. */
const longMessage = (length: number) => Uint8Array.from({ length }, (_, at) => at % 251);

function sealRecorded(session: Sealed, entry: Recorded): Bytes[] {
  if (entry.control !== undefined) return [session.sealControl(recordedControl(entry))];
  if (entry.secret !== undefined) return [session.sealSecret(bytes(entry.secret))];
  return session.sealPublic(entry.public === undefined ? longMessage(entry.public_length!) : bytes(entry.public));
}

test("frames of the recorded conversation, device to host", () => {
  const session = agree({ kind: "pair", id: bytes(golden.pair_id) }, golden.pair);
  for (const entry of golden.from_device as Recorded[]) {
    const sent = sealRecorded(session, entry);
    expect(sent).toHaveLength(entry.frames.length);
    for (const [at, { hex, length, sha256: digest }] of entry.frames.entries()) {
      if (hex !== undefined) expect(bytesToHex(sent[at]!)).toBe(hex);
      else expect([sent[at]!.length, bytesToHex(sha256(sent[at]!))]).toEqual([length, digest]);
    }
  }
});

test("frames of the recorded conversation, host to device", () => {
  const session = agree({ kind: "pair", id: bytes(golden.pair_id) }, golden.pair);
  for (const entry of golden.from_host as Recorded[]) {
    const opened: Opened = session.open(bytes(entry.frames[0]!.hex!));
    if (entry.control !== undefined) expect(opened).toEqual(recordedControl(entry));
    else if (entry.public !== undefined) expect(opened).toEqual({ kind: "public", bytes: bytes(entry.public) });
    else if (entry.secret === "") expect(opened).toEqual({ kind: "dummy" });
    else expect(opened).toEqual({ kind: "secret", bytes: bytes(entry.secret!) });
  }
});

test("a recorded conversation of a resume key", () => {
  agree({ kind: "resume", id: bytes(golden.resume_id) }, golden.resume);
});

test("frame sizes are those of the host", () => {
  expect(MAX_PUBLIC_LEN + TAG_LEN).toBe(65_296);
});

test("each of the 64 pictures has a drawing and a name of its own", () => {
  const named = Object.entries(names).filter(([id]) => id.startsWith("pictogram-"));
  expect(named.map(([id]) => id.slice("pictogram-".length))).toEqual(PICTOGRAMS);
  expect(new Set(named.map(([, name]) => name)).size).toBe(64);
  expect(new Set(PICTOGRAMS.map(drawingOf)).size).toBe(64);
  expect(drawingOf("no such picture")).toBe("");
});
