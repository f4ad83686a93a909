import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle } from "@fluent/bundle";
import { expect, test } from "vitest";
import { messages } from "../../scripts/catalogues.mjs";
import { LOCALES, readCatalogue } from "../../scripts/words.mjs";
import { resource } from "../../src/lib/words/words";
import { longer, longerText } from "./longer";

test("words become at least 40 % longer, and nothing else changes", () => {
  expect(longerText("Fuel")).toBe("Fúéłfú");
  expect(longerText("A turn of 3: 5–7")).toBe("Áá ťúřňťú ófó 3: 5–7");
});

test("names and numbers stand in the longer message as they are, in every variant", () => {
  const bundle = new FluentBundle("en", { useIsolating: false });
  bundle.addResource(resource(longer(messages("held = { $name } holds { $cards ->\n    [one] 1 card\n   *[other] { $cards } cards\n }"))));
  const say = (cards: number) => bundle.formatPattern(bundle.getMessage("held")!.value!, { name: "Ana", cards });
  expect(say(1)).toBe("[Ana hółďšhó 1 čářďčá]");
  expect(say(3)).toBe("[Ana hółďšhó 3 čářďščá]");
});

test("every message of the catalogues has a longer one that still works", () => {
  const bundle = new FluentBundle("en");
  for (const file of readdirSync(join(LOCALES, "en"))) {
    bundle.addResource(resource(longer(messages(readFileSync(join(LOCALES, "en", file), "utf8")))));
  }
  const faults: Error[] = [];
  for (const [id, { variables }] of readCatalogue("en")) {
    const args = Object.fromEntries(variables.map((name) => [name, 1]));
    const text = bundle.formatPattern(bundle.getMessage(id)!.value!, args, faults);
    expect(text).toMatch(/^\[.*\]$/su);
  }
  expect(faults).toEqual([]);
});
