import { beforeAll, expect, test } from "vitest";
import { english } from "../../../dev/catalogues";
import { learn } from "../words/words";
import { ruleOf } from "./rules";

beforeAll(() => learn(english("rules")));

test("the pages of the table's own rulebook come first, the others keep their order", () => {
  const editions = (own?: "de" | "pl") => ruleOf("TURN-1", own)?.pages.map((page) => page.edition);
  expect(editions()).toEqual(["de", "es", "it", "pl"]);
  expect(editions("pl")).toEqual(["pl", "de", "es", "it"]);
  expect(editions("de")).toEqual(["de", "es", "it", "pl"]);
});

test("a rule this page does not know has no words", () => {
  expect(ruleOf("NO-SUCH-RULE")).toBeUndefined();
});

test("where the editions differ, the rule says how", () => {
  expect(ruleOf("COMBAT-RAIDER-3")?.differs).toEqual([expect.stringContaining("Italian")]);
  expect(ruleOf("TURN-1")?.differs).toEqual([]);
});

test("the words of a rule are those of the registry, and what is only named has its title", () => {
  const rule = ruleOf("COMP-2");
  expect(rule?.title).toBe("Count the 52 cardboard pieces of the base box");
  expect(rule?.explanation).toContain("The box holds");
});
