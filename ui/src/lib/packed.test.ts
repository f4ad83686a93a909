import { readFileSync } from "node:fs";
import { gunzipSync, gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { tightGzip } from "../../scripts/deflate.mjs";

/** Random numbers that are the same in every run. */
function numbers(seed: number) {
  return (below: number) => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return Math.floor((seed / 2 ** 32) * below);
  };
}

const bytes = (length: number, make: (at: number) => number) => Buffer.from(Uint8Array.from({ length }, (_, at) => make(at)));

test("whatever is packed unpacks to what it was", () => {
  const random = numbers(7);
  const texts = [
    ...["", "a", "ab", "aaa", "abcabc"].map((text) => Buffer.from(text)),
    // The longest repeat and its neighbours, and every byte there is.
    ...[257, 258, 259, 260, 516, 517, 4000].map((length) => bytes(length, () => 120)),
    bytes(256, (at) => at),
    bytes(3000, () => random(256)),
    // As far away as a repeat may be, and one further.
    ...[32767, 32768, 32769].map((gap) => Buffer.concat([Buffer.from("far away"), bytes(gap - 8, () => random(256)), Buffer.from("far away")])),
    // Letters whose counts grow as fast as makes their codes the longest.
    Buffer.from([1, 1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144, 233, 377, 610, 987, 1597, 2584, 4181].map((count, at) => String.fromCharCode(65 + at).repeat(count)).join("")),
    ...Array.from({ length: 60 }, () => {
      const few = 1 + random(40);
      return bytes(random(2000), () => random(few));
    }),
  ];
  for (const text of texts) expect(gunzipSync(tightGzip(text)).equals(text), `${text.length} bytes`).toBe(true);
});

test("a text is packed more tightly than by zlib", () => {
  for (const file of ["../phone/SeatScreen.svelte", "../../locales/en/seat.ftl", "./design/base.css"]) {
    const text = readFileSync(new URL(file, import.meta.url));
    expect(tightGzip(text).length, file).toBeLessThan(gzipSync(text, { level: 9 }).length * 0.99);
  }
});
