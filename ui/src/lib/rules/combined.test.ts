import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { combinedRuleWords, implementedRules, ruleWords } from "../../../scripts/content.mjs";
import { PARTS, wordsOf } from "../../../scripts/languages.mjs";
import { USUAL } from "../../referee/setup/options";
import type { Options } from "../wire/Options";

/** A table of this game, as the server names it. */
const table = (game?: unknown) => ({ ...USUAL, ...(game === undefined ? {} : { game }) }) as Options;
const COMBINED = ["kobol", "new-caprica", "ionian-nebula", "earth"].map((objective) => table({ combined: { objective } }));
const BASE = [table(), table("base"), table("toy")];

beforeEach(() => vi.resetModules());
afterEach(() => vi.doUnmock("virtual:words/combined"));

/** A page whose words come from here, and what it asked for. */
async function page(words: Record<string, () => string>) {
  const asked: string[] = [];
  const source = Object.fromEntries(
    Object.entries(words).map(([language, text]) => [
      language,
      async () => {
        asked.push(language);
        return { default: text() };
      },
    ]),
  );
  vi.doMock("virtual:words/combined", () => ({ default: source }));
  return { asked, ...(await import("./combined")), ...(await import("../words/words")), ...(await import("./search")), ...(await import("../table/rules")) };
}

test("the file of the combined game is asked for where it is played, once and in the language of the page", async () => {
  const { asked, learnRules, speak } = await page({ en: () => "one One", xx: () => "one Xone" });
  for (const options of BASE) await learnRules(options);
  expect(asked).toEqual([]);
  await Promise.all(COMBINED.map(learnRules));
  for (const options of COMBINED) await learnRules(options);
  expect(asked).toEqual(["en"]);
  await speak("xx");
  expect(asked).toEqual(["en", "xx"]);
  for (const options of [...BASE, ...COMBINED]) await learnRules(options);
  expect(asked).toEqual(["en", "xx"]);
});

test("a file that does not come is asked for again with the next frame, and is no part of the page before", async () => {
  let gone = true;
  const text = () => {
    if (gone) throw new Error("gone");
    return "one One";
  };
  const { asked, learn, learnRules, speak, say } = await page({ en: text, xx: () => "one Xone" });
  await learn({ en: async () => ({ default: "first First" }), xx: async () => ({ default: "first Xfirst" }) });
  await expect(learnRules(COMBINED[0]!)).rejects.toThrow("gone");
  await speak("xx");
  await speak("en");
  expect([say("first", {}), asked]).toEqual(["First", ["en"]]);
  gone = false;
  await learnRules(COMBINED[0]!);
  expect([say("first", {}), say("one", {}), asked]).toEqual(["First", "One", ["en", "en"]]);
});

/** A page at a table with all rules, of which it has the words in a language. */
async function whole(language: string) {
  const come = await page({ en: () => wordsOf("combined", language) });
  await come.learn({ en: async () => ({ default: wordsOf("explained", language) }) });
  return come;
}

test("at a table of the combined game its rules are found beside those of the base game, and at another one not", async () => {
  const { learnRules, indexed: indexedAs, playsCombined, matching, GROUPS, knows } = await whole("en");
  const indexed = (options: Options) => indexedAs(playsCombined(options));
  const base = indexed(BASE[0]!);
  expect(indexed(COMBINED[0]!)).toEqual(base);
  await learnRules(COMBINED[0]!);
  // A page that was at another table has the words still.
  for (const options of BASE) expect(indexed(options)).toEqual(base);
  const own = Object.keys(combinedRuleWords()).flatMap((id) => (id.startsWith("rule-title-") ? [id.slice(11)] : []));
  for (const options of COMBINED) {
    const all = indexed(options);
    expect(all.map(({ id }) => id).sort()).toEqual([...Object.keys(implementedRules()), ...own].sort());
    for (const { id, title, text } of all.filter(({ id }) => own.includes(id))) expect(title && text, id).toBeTruthy();
    for (const group of GROUPS) {
      expect(knows(`rules-group-${group}`), group).toBe(true);
      expect(all.filter((entry) => entry.group === group).length, group).toBeGreaterThan(3);
    }
    for (const id of own) expect(matching(all, id)[0]?.id).toBe(id);
  }
});

test("a rule of the combined game is found by its English title in another language", async () => {
  const { learnRules, indexed, matching } = await whole("es");
  await learnRules(COMBINED[0]!);
  const titles = combinedRuleWords();
  const found = matching(indexed(true), titles["rule-title-EXEC-1"]!);
  expect(found.map(({ id }) => id)).toContain("EXEC-1");
  expect(found.find(({ id }) => id === "EXEC-1")?.title).not.toBe(titles["rule-title-EXEC-1"]);
});

test("“Why?” finds a rule of the combined game, with the headings of the combined rules instead of pages", async () => {
  const { learnRules, ruleOf } = await whole("en");
  expect(ruleOf("XLOY-1")).toBeUndefined();
  expect(ruleOf("AREA-2")?.sections).toEqual([]);
  await learnRules(COMBINED[0]!);
  const titles = { ...ruleWords(), ...combinedRuleWords() };
  expect(ruleOf("XLOY-1")).toEqual({
    title: titles["rule-title-XLOY-1"],
    explanation: titles["rule-text-XLOY-1"],
    pages: [],
    sections: ["Cartas de Lealtad"],
    differs: [],
    disagreements: [],
    related: [],
  });
  // One that the base game has too, one that a rulebook of the base game prints, one that editions print otherwise.
  expect(ruleOf("AREA-2")).toMatchObject({ sections: ["Tablero de Flota Cylon"], pages: [{ edition: "de" }, {}, {}, {}] });
  expect(ruleOf("CLAR-2", "es")?.pages).toEqual([{ edition: "es", pages: [11] }]);
  expect(ruleOf("XREVEAL-1")).toMatchObject({ disagreements: ["DIS-14"], differs: [titles["rule-text-DIS-14"]] });
  for (const id of Object.keys(combinedRuleWords()).map((id) => id.replace(/^rule-(title|text)-/, ""))) {
    const { disagreements, differs } = ruleOf(id)!;
    for (const text of differs) expect(text, `${id} ${disagreements.join()}`).toMatch(/^[A-Z].* /);
  }
  const { render } = await import("svelte/server");
  const { default: RulePart } = await import("./RulePart.svelte");
  const { body } = render(RulePart, { props: { rule: "XLOY-1", words: ruleOf("XLOY-1")!, options: COMBINED[0]!, onrule: () => {} } });
  expect(body).toContain("In the combined rules, in Spanish");
  expect(body).toMatch(/<li lang="es"[^>]*>Cartas de Lealtad</);
  expect(body).not.toContain("In the rulebook");
});

test("what only the combined game says is in its file alone", () => {
  for (const [part, catalogues] of Object.entries(PARTS)) {
    for (const name of ["rules-combined", "search-combined"]) expect(catalogues.includes(name), part).toBe(part === "combined");
  }
});
