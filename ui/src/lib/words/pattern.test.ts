import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";
import { messages, packed } from "../../../scripts/catalogues.mjs";
import { LOCALES, readCatalogue } from "../../../scripts/words.mjs";
import { fill, type Pattern, pieces, unpacked } from "./pattern";

/** Every key that a choice of the pattern knows. */
function keysOf(pattern: Pattern): string[] {
  return pieces(pattern).flatMap((piece) => {
    if (typeof piece === "string") return [];
    const variants = piece.slice(1);
    return variants.flatMap((each, at) => (at % 2 === 1 || at === variants.length - 1 ? keysOf(each) : [each]));
  });
}

test.each(["en", "pl"])("every message says what Fluent itself says, with every kind of value, as %s counts", (language) => {
  const text = readdirSync(join(LOCALES, "en")).map((file) => readFileSync(join(LOCALES, "en", file), "utf8")).join("\n");
  const patterns = messages(text);
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(text));
  const catalogue = readCatalogue("en");
  expect(Object.keys(patterns).length).toBe(catalogue.size);
  for (const [id, { variables }] of catalogue) {
    const pattern = patterns[id]!;
    for (const value of [0, 1, 2, 5, 12, 1234, "Ana", "{name}", ...keysOf(pattern).filter((key) => !/^\d/.test(key))]) {
      const args = Object.fromEntries(variables.map((name) => [name, value]));
      expect(fill(pattern, args, language), `${id} with ${value}`).toBe(bundle.formatPattern(bundle.getMessage(id)!.value!, args, []));
    }
  }
});

test("a catalogue comes out of its packing as it went in", () => {
  for (const file of readdirSync(join(LOCALES, "en"))) {
    const catalogue = messages(readFileSync(join(LOCALES, "en", file), "utf8"));
    expect(unpacked(packed(catalogue))).toEqual(catalogue);
  }
});

test("a choice within a choice, and what was not given", () => {
  const { who } = messages("who = { $count ->\n    [0] nobody\n   *[other] { $kind ->\n        [us] we\n       *[them] { $name } and { $count }\n    }\n }, then");
  expect(fill(who!, { count: 0 }, "en")).toBe("nobody, then");
  expect(fill(who!, { count: 2, kind: "us" }, "en")).toBe("we, then");
  expect(fill(who!, { count: 2, kind: "else" }, "en")).toBe("{name} and 2, then");
});

describe("what the pages do not understand is refused while they are built", () => {
  test.each([
    ["attributes", "a = x\n    .b = y"],
    ["braces", 'a = { "{" }x'],
    ["bars", "a = x | y"],
    ["lines", "a =\n    x\n    y"],
    ["functions", "a = { NUMBER($n) }"],
    ["other messages", "b = x\na = { b }"],
    ["a default that is not last", "a = { $n ->\n   *[one] x\n    [other] y\n }"],
  ])("%s", (_, text) => {
    expect(() => messages(text)).toThrow(/^a/);
  });
});

test("a negative number has a minus in every language", () => {
  for (const language of ["en", "de", "es", "it", "pl"]) expect(fill("{total}", { total: -3 }, language)).toBe("−3");
});
