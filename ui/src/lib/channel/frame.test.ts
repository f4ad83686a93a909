import { expect, test } from "vitest";
import { type Bytes, concat, u16 } from "./bytes";
import {
  BUCKET,
  FrameError,
  type FrameFault,
  MAX_PUBLIC_LEN,
  MAX_PUBLIC_MESSAGE,
  MAX_SECRET,
  PUBLIC_CHUNK,
  SECRET_LEN,
  type Sealed,
  seal,
} from "./frame";
import { begin, split, TAG_LEN, type Transport } from "./noise";

function transports(): [Transport, Transport] {
  const state = begin(new Uint8Array(3), new Uint8Array(32));
  return [split(state, false), split(state, true)];
}

function sides(): { host: Sealed; device: Sealed } {
  const [host, device] = transports();
  return { host: seal(host), device: seal(device) };
}

function fault(run: () => unknown): FrameFault | "none" {
  try {
    run();
    return "none";
  } catch (error) {
    if (error instanceof FrameError) return error.fault;
    throw error;
  }
}

/** One frame of each lane, in the order sealed. */
function oneOfEach(host: Sealed): Bytes[] {
  return [
    ...host.sealPublic(Uint8Array.of(7)),
    host.sealSecret(Uint8Array.of(1, 2)),
    host.sealSecret(new Uint8Array(0)),
    host.sealControl({ kind: "confirmed" }),
  ];
}

function expectDead(device: Sealed, host: Sealed): void {
  const next = host.sealControl({ kind: "ping", token: 1 });
  expect(fault(() => device.open(next))).toBe("dead");
  expect(fault(() => device.sealControl({ kind: "pong", token: 1 }))).toBe("dead");
}

test("a flipped bit anywhere ends the session", () => {
  for (let lane = 0; lane < 4; lane++) {
    for (const at of [0, 1, 2, 100, 255, 256, 271]) {
      const { host, device } = sides();
      const frames = oneOfEach(host);
      for (const frame of frames.slice(0, lane)) device.open(frame);
      const frame = frames[lane]!;
      frame[at]! ^= 1 << (at % 8);
      expect(fault(() => device.open(frame))).toBe("unauthentic");
      expectDead(device, host);
    }
  }
});

test("lost, repeated, cut, stretched and oversized frames end the session", () => {
  const cases: [(frames: Bytes[], device: Sealed) => Bytes, FrameFault][] = [
    [(frames) => frames[1]!, "unauthentic"],
    [
      (frames, device) => {
        device.open(frames[0]!);
        return frames[0]!;
      },
      "unauthentic",
    ],
    [(frames) => frames[0]!.slice(0, -1), "length"],
    [(frames) => concat(frames[0]!, Uint8Array.of(0)), "unauthentic"],
    [() => new Uint8Array(0), "length"],
    [() => new Uint8Array(MAX_PUBLIC_LEN + TAG_LEN + 1), "length"],
  ];
  for (const [wrong, expected] of cases) {
    const { host, device } = sides();
    const frame = wrong(oneOfEach(host), device);
    expect(fault(() => device.open(frame))).toBe(expected);
    expectDead(device, host);
  }
});

test("there is one encoding of every plaintext", () => {
  const plain = (lane: number, flags: number, length: number, size: number) =>
    concat(Uint8Array.of(lane, flags), u16(length), new Uint8Array(size - 4));
  const padded = plain(0, 0, 1, 256);
  padded[255] = 1;
  const malformed = [
    plain(3, 0, 0, 256),
    plain(0, 2, 0, 256),
    plain(1, 1, 0, 1024),
    plain(2, 1, 1, 256),
    plain(0, 0, 253, 256),
    plain(0, 0, 0, 512),
    plain(0, 1, 1, 256),
    plain(1, 0, 1, 256),
    plain(1, 0, 1024, 1024),
    plain(2, 0, 1, 512),
    plain(2, 0, 0, 256),
    padded,
  ];
  for (const plaintext of malformed) {
    const [host, device] = transports();
    expect([...plaintext.subarray(0, 4), fault(() => seal(device).open(host.seal(plaintext)))]).toEqual([
      ...plaintext.subarray(0, 4),
      "malformed",
    ]);
  }
});

test("a split message may be neither interrupted nor endless", () => {
  const part = concat(Uint8Array.of(0, 1), u16(PUBLIC_CHUNK), new Uint8Array(PUBLIC_CHUNK));
  const [host, transport] = transports();
  const device = seal(transport);
  expect(device.open(host.seal(part))).toEqual({ kind: "part" });
  expect(fault(() => device.open(host.seal(concat(Uint8Array.of(2, 0, 0, 1, 3), new Uint8Array(251)))))).toBe("interrupted");

  // Opening is not what is tested here, so nothing is sealed.
  const endless = seal({ seal: (plaintext) => plaintext as Bytes, open: () => part });
  const frame = new Uint8Array(MAX_PUBLIC_LEN + TAG_LEN);
  let opened = 0;
  while (fault(() => endless.open(frame)) === "none") opened += 1;
  expect(opened).toBe(Math.floor(MAX_PUBLIC_MESSAGE / PUBLIC_CHUNK));
});

test("sizes on the wire", () => {
  const { host } = sides();
  for (const length of [0, 1, MAX_SECRET]) expect(host.sealSecret(new Uint8Array(length))).toHaveLength(SECRET_LEN + TAG_LEN);
  expect(fault(() => host.sealSecret(new Uint8Array(MAX_SECRET + 1)))).toBe("too-long");
  const sizes = (length: number) => host.sealPublic(new Uint8Array(length)).map((frame) => frame.length - TAG_LEN);
  expect([0, BUCKET - 4, BUCKET - 3].map(sizes)).toEqual([[256], [256], [512]]);
  expect(sizes(PUBLIC_CHUNK)).toEqual([MAX_PUBLIC_LEN]);
  expect(sizes(PUBLIC_CHUNK + 1)).toEqual([MAX_PUBLIC_LEN, 256]);
  expect(fault(() => host.sealPublic(new Uint8Array(MAX_PUBLIC_MESSAGE + 1)))).toBe("too-long");
});
