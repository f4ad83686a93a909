import { gunzipSync } from "node:zlib";
import { build } from "vite";
import { expect, test, vi } from "vitest";
import { languages } from "../../scripts/languages.mjs";

/**
 * Bytes of what a phone loads, without fonts, as the server sends them: over plain http browsers take gzip and
 * nothing smaller, and what the build has packed goes out as it is. The third part checks whole games of both boxes.
 */
const BUDGET = { first: 60 * 1024, both: 96 * 1024, third: 34 * 1024, rules: 60 * 1024, combined: 64 * 1024 };

test("a phone's first part stays within 60 KB, two within 96 KB, the third within 34 KB, its words with all rules within 60 KB, those of the combined game and its four objectives within 64 KB, in every language; the fonts within 100 KB, and nothing comes from elsewhere", async () => {
  const root = new URL("../..", import.meta.url).pathname;
  // As it is shipped: the runner's own environment would weigh a build with development checks.
  vi.stubEnv("NODE_ENV", "production");
  const made = await build({ root, mode: "phone", logLevel: "error", build: { write: false } });
  if (!("output" in made)) throw new Error("one build, one output");
  const files = new Map(made.output.map((file) => [file.fileName, file]));

  const page = files.get("phone.html");
  if (page?.type !== "asset") throw new Error("the build has a phone.html");
  const html = String(page.source);
  const first = new Set([...html.matchAll(/(?:src|href)="\.\/([^"]+)"/g)].map((found) => found[1]!));
  // What these import loads as well, whether the page names it or not.
  for (const name of first) {
    const file = files.get(name);
    if (file?.type === "chunk") for (const more of file.imports) first.add(more);
  }
  expect(first.size).toBeGreaterThanOrEqual(2);

  // What is asked for later: the second part by the page itself, the third by the second, as soon as it is there, and
  // by each part its words, which are asked for by language; by the third one those of the combined game too, where it is played.
  const asked = made.output.flatMap((file) => (file.type === "chunk" ? file.dynamicImports.map((more) => [file.fileName, more] as const) : []));
  const name = (file: string) => /^assets\/([a-z-]+)-[\w-]{8}\.js$/.exec(file)?.[1];
  const seated = asked.find(([, more]) => name(more) === "seated")?.[1];
  const words = (by: string, part = by) => languages().map((language) => `${by} words-${part}-${language}`);
  expect(asked.map(([by, more]) => `${name(by)} ${name(more)}`).sort()).toEqual(
    [...words("explained"), ...words("explained", "combined"), "phone seated", ...words("phone"), "seated explained", ...words("seated")].sort(),
  );
  for (const [by, more] of asked) {
    if (name(by) === "phone") expect(first).toContain(by);
    if (name(more) === "explained") expect(by).toBe(seated);
  }

  const sent = (name: string) => {
    const file = files.get(name);
    const packed = files.get(`${name}.gz`);
    if (!file || packed?.type !== "asset") throw new Error(`${name} is in the build, and packed`);
    expect(gunzipSync(packed.source as Uint8Array).toString()).toBe(file.type === "chunk" ? file.code : String(file.source));
    return packed.source.length;
  };
  const bytes = (names: Iterable<string>) => [...names].reduce((sum, name) => sum + sent(name), 0);
  const texts = made.output.map(({ fileName }) => fileName).filter((name) => /\.(html|js|css)$/.test(name));
  expect(texts.length).toBeGreaterThan(first.size + 1);
  // What the third part shared with the second would weigh with that one.
  const third = texts.filter((name) => /explained-/.test(name));
  const code = (names: string[]) => names.filter((file) => !/words-/.test(file));
  for (const language of languages()) {
    const wordsOf = (part: string) => texts.filter((file) => name(file) === `words-${part}-${language}`);
    // Nothing is drawn before the words of the first part are there.
    const weight = {
      first: bytes(["phone.html", ...first, ...wordsOf("phone")]),
      both: bytes([...code(texts.filter((file) => !third.includes(file))), ...wordsOf("phone"), ...wordsOf("seated")]),
      third: bytes(code(third)),
      rules: bytes(wordsOf("explained")),
      combined: bytes(wordsOf("combined")),
    };
    const said = `${language} ${JSON.stringify(weight)}`;
    for (const part of Object.keys(BUDGET) as (keyof typeof BUDGET)[]) expect.soft(weight[part], said).toBeLessThanOrEqual(BUDGET[part]);
  }

  const fonts = made.output.filter((file) => file.fileName.endsWith(".woff2"));
  expect(fonts.length).toBe(6);
  expect(fonts.reduce((sum, font) => sum + (font.type === "asset" ? font.source.length : 0), 0)).toBeLessThanOrEqual(
    100_000,
  );

  const elsewhere = made.output.flatMap((file) => {
    const text = file.type === "chunk" ? file.code : file.fileName.endsWith(".woff2") ? "" : String(file.source);
    return [...text.matchAll(/(?:fetch\(|import\(|url\(|src=|href=)\s*["'`]?(?:https?:)?\/\/[^"'`)\s]+/g)].map(
      (found) => found[0],
    );
  });
  expect(elsewhere).toEqual([]);
}, 300_000);
