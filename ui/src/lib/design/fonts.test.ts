import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { cataloguesOf, languages } from "../../../scripts/languages.mjs";
import { chapters } from "../../../scripts/guide.mjs";

const { resolve } = createRequire(import.meta.url);

/** The tables that a WOFF2 names by a number, as far as the one for glyphs of letters: it is the first. */
const KNOWN = ["cmap", "head", "hhea", "hmtx", "maxp", "name", "OS/2", "post", "cvt ", "fpgm", "glyf", "loca", "prep"];

/** The characters that a font draws, read from its own table of them. */
function drawnBy(file: string): Set<number> {
  const font = readFileSync(file);
  const tables = font.readUInt16BE(12);
  let at = 48;
  const number = () => {
    let value = 0;
    for (;;) {
      const byte = font[at++]!;
      value = (value << 7) | (byte & 127);
      if (byte < 128) return value;
    }
  };
  let offset = 0;
  let cmap: [from: number, length: number] | undefined;
  for (let table = 0; table < tables; table += 1) {
    const flags = font[at++]!;
    const known = flags & 63;
    let tag = KNOWN[known] ?? "";
    if (known === 63) tag = font.toString("latin1", at, (at += 4));
    let length = number();
    const version = flags >> 6;
    // Outlines are transformed unless they say otherwise, all others if they say so.
    const transformed = known === 10 || known === 11 ? version === 0 : version !== 0;
    const stored = transformed ? number() : length;
    length = stored;
    if (tag === "cmap") cmap = [offset, length];
    offset += length;
  }
  const plain = brotliDecompressSync(font.subarray(at, at + font.readUInt32BE(20)));
  const all = plain.subarray(cmap![0], cmap![0] + cmap![1]);
  const drawn = new Set<number>();
  for (let table = 0; table < all.readUInt16BE(2); table += 1) {
    const one = all.subarray(all.readUInt32BE(4 + table * 8 + 4));
    const format = one.readUInt16BE(0);
    if (format === 12) {
      for (let group = 0; group < one.readUInt32BE(12); group += 1) {
        const [from, to] = [one.readUInt32BE(16 + group * 12), one.readUInt32BE(20 + group * 12)];
        for (let code = from; code <= to; code += 1) drawn.add(code);
      }
    } else if (format === 4) {
      const double = one.readUInt16BE(6);
      for (let segment = 0; segment < double; segment += 2) {
        const [to, from] = [one.readUInt16BE(14 + segment), one.readUInt16BE(16 + double + segment)];
        for (let code = from; code <= to && code < 0xffff; code += 1) drawn.add(code);
      }
    }
  }
  return drawn;
}

/** The fonts by family and weight: what the files of each draw of what the style sheet takes from them. */
function families(): Map<string, Set<number>> {
  const css = readFileSync(join(import.meta.dirname, "fonts.css"), "utf8");
  const all = new Map<string, Set<number>>();
  for (const [, face] of css.matchAll(/@font-face\s*\{([^}]*)\}/g)) {
    const of = (property: string) => new RegExp(`${property}:\\s*([^;]+);`).exec(face!)?.[1] ?? "";
    const drawn = drawnBy(resolve(/url\("([^"]+)"\)/.exec(face!)![1]!));
    const taken = of("unicode-range").split(",").map((range) => {
      const [from, to] = range.trim().slice(2).split("-");
      return [parseInt(from!, 16), parseInt(to ?? from!, 16)] as const;
    });
    const name = `${of("font-family")} ${of("font-weight")}`;
    const letters = all.get(name) ?? new Set();
    for (const code of drawn) if (taken.some(([from, to]) => code >= from && code <= to)) letters.add(code);
    all.set(name, letters);
  }
  return all;
}

/** Signs that are drawn by the fonts of the device: none of them is a letter. */
const SIGNS = ["→", "◆", "✋"];

test("every character that the pages say, in every language, is in the fonts that come with them", () => {
  const fonts = families();
  expect(fonts.size).toBe(3);
  for (const [name, letters] of fonts) {
    expect(letters.size, name).toBeGreaterThan(200);
    for (const letter of "AzżŁßñ”–") expect(letters.has(letter.codePointAt(0)!), `${name} ${letter}`).toBe(true);
    expect(letters.has("Ж".codePointAt(0)!), name).toBe(false);
  }
  const missing = new Set<string>();
  for (const language of languages()) {
    const texts = [...Object.values(cataloguesOf(language)).flatMap((catalogue) => Object.values(catalogue)), ...chapters(language).map(({ title, text }) => title + text)];
    for (const [name, letters] of fonts) {
      for (const sign of new Set(texts.join(""))) {
        if (!letters.has(sign.codePointAt(0)!) && !SIGNS.includes(sign)) missing.add(`${name}: ${sign} (${language})`);
      }
    }
  }
  expect([...missing]).toEqual([]);
  for (const sign of SIGNS) expect(sign).not.toMatch(/[\p{L}\p{N}\p{P}]/u);
});
