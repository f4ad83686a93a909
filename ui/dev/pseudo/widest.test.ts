import { expect, test } from "vitest";
import { cataloguesOf, languages } from "../../scripts/languages.mjs";
import { widest, widthOf } from "./widest";

test("a text is as wide as its widest variant, and what is put in counts nothing", () => {
  expect(widthOf("Fuel")).toBe(3.5);
  expect(widthOf("{name}")).toBe(0);
  expect(widthOf("{n|one|1|Fuel}")).toBe(3.5);
  expect(widthOf("{n|one|Fuel {x}|1}")).toBe(4);
});

test("each message is said by the language that needs the most room", () => {
  expect(widest([{ a: "Fuel", b: "Food" }, { a: "Treibstoff", b: "Ei" }])).toEqual({ a: "Treibstoff", b: "Food" });
});

test("every language that is shipped is the widest somewhere, and none says a message wider", () => {
  const all = languages().map((language) => [language, Object.assign({}, ...Object.values(cataloguesOf(language))) as Record<string, string>] as const);
  const most = widest(all.map(([, words]) => words));
  expect(Object.keys(most).sort()).toEqual(Object.keys(all.find(([language]) => language === "en")![1]).sort());
  for (const [language, words] of all) {
    expect(Object.entries(words).some(([id, text]) => most[id] === text), language).toBe(true);
    expect(Object.entries(words).filter(([id, text]) => widthOf(text) > widthOf(most[id]!)), language).toEqual([]);
  }
});
