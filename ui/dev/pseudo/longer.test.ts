import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { messages } from "../../scripts/catalogues.mjs";
import { LOCALES, readCatalogue } from "../../scripts/words.mjs";
import { fill } from "../../src/lib/words/pattern";
import { longer, longerText } from "./longer";

const longerOf = (text: string) => longer(messages(text));

test("words become at least 40 % longer, and nothing else changes", () => {
  expect(longerText("Fuel")).toBe("Fúéłfú");
  expect(longerText("A turn of 3: 5–7")).toBe("Áá ťúřňťú ófó 3: 5–7");
});

test("names and numbers stand in the longer message as they are, in every variant", () => {
  const { held } = longerOf("held = { $name } holds { $cards ->\n    [one] 1 card\n   *[other] { $cards } cards\n }");
  const say = (cards: number) => fill(held!, { name: "Ana", cards }, "en");
  expect(say(1)).toBe("[Ana hółďšhó 1 čářďčá]");
  expect(say(3)).toBe("[Ana hółďšhó 3 čářďščá]");
});

test("every message of the catalogues has a longer one that still works", () => {
  const texts = readdirSync(join(LOCALES, "en")).map((file) => readFileSync(join(LOCALES, "en", file), "utf8"));
  const words = longerOf(texts.join("\n"));
  for (const [id, { variables }] of readCatalogue("en")) {
    const text = fill(words[id]!, Object.fromEntries(variables.map((name) => [name, 1])), "en");
    expect(text).toMatch(/^\[.*\]$/su);
    expect(text).not.toMatch(/[{}]/);
  }
});
