import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { chapters, CHAPTERS, folderOf, guideOf, placeOf } from "../../../scripts/guide.mjs";
import { cataloguesOf, languages, wordsOf } from "../../../scripts/languages.mjs";
import { unpacked } from "./pattern";

const pictures = readdirSync(join(folderOf("en"), "pictures"));
/** What a chapter has to have in every language: its parts, in their order. */
const shapeOf = (text: string) => [...text.matchAll(/<(p|li|tr|img)\b/g)].map(([, tag]) => tag).join(" ");

test.each(languages())("whatever the guide has in quotes stands on a page like that: %s", (language) => {
  const said = new Set(Object.values(Object.assign({}, ...Object.values(cataloguesOf(language))) as Record<string, string>));
  const quoted = chapters(language).flatMap(({ id, text }) => [...text.matchAll(/[“„]([^”“]+)[”“]/g)].map(([, words]) => ({ id, words: words! })));
  expect(quoted.length).toBeGreaterThan(15);
  expect(quoted.filter(({ words }) => !said.has(words) && !said.has(`${words}.`))).toEqual([]);
});

test("the guide says the same in every language: chapters, points, rows and pictures", () => {
  const shapes = (language: string) => chapters(language, placeOf).map(({ id, text }) => [id, shapeOf(text)]);
  const english = shapes("en");
  expect(english.map(([id]) => `${id}.md`)).toEqual(CHAPTERS);
  expect(english.map(([, shape]) => shape).join(" ").split("tr").length).toBeGreaterThan(25);
  for (const language of languages()) {
    expect(language === "en" || folderOf(language) !== folderOf("en"), language).toBe(true);
    expect(shapes(language), language).toEqual(english);
    // A text that nobody translated would be the English one.
    if (language !== "en") for (const [at, { text }] of chapters(language).entries()) expect(text).not.toBe(chapters("en")[at]!.text);
  }
});

test("every picture is shown, under a name that changes with it, and no page asks for anything that lies elsewhere", () => {
  for (const language of languages()) {
    const shown = [...guideOf(language, placeOf).matchAll(/(?:src|href)="([^"]*)"/g)].map(([, place]) => place!);
    expect(shown.sort()).toEqual(pictures.map(placeOf).sort());
    for (const place of shown) expect(place).toMatch(/^assets\/guide-[a-z-]+-[0-9a-f]{8}\.webp$/);
  }
});

test("a page has the guide among its words; a phone's is without pictures", () => {
  for (const language of languages()) {
    expect(unpacked(wordsOf("referee", language))["guide-text"]).toBe(guideOf(language, placeOf));
    expect(unpacked(wordsOf("explained", language))["guide-text"]).toBe(guideOf(language));
    expect(guideOf(language)).not.toMatch(/<img|href|src=|[{|}]/);
  }
});
