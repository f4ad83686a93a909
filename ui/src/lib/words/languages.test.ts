import { appendFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "vite";
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import { longerFiles } from "../../../dev/pseudo/longer";
import { combinedFacts } from "../../../scripts/content.mjs";
import { cataloguesOf, languages, languagesPlugin, PARTS, pluralFaults, translationFaults, wordsOf } from "../../../scripts/languages.mjs";
import { faults, LOCALES } from "../../../scripts/words.mjs";
import { languageFor } from "./language";
import { longer } from "../../../dev/pseudo/longer";
import { unpacked } from "./pattern";

const made: string[] = [];
afterAll(() => made.forEach((folder) => rmSync(folder, { recursive: true })));

/** The languages that are shipped, and a made-up one beside them: a folder more, and nothing else. */
function withOneMore(): string {
  const locales = mkdtempSync(join(tmpdir(), "dradis-languages-"));
  made.push(locales);
  cpSync(LOCALES, locales, { recursive: true });
  mkdirSync(join(locales, "xx"));
  for (const [file, text] of longerFiles(cataloguesOf("en"))) writeFileSync(join(locales, "xx", file), text);
  return locales;
}

/** The files of a build of all parts, by name without the hash. */
async function built(locales: string): Promise<Map<string, { code: string; imports: string[]; later: string[] }>> {
  const entry = Object.keys(PARTS).map((part) => `export { default as ${part} } from "virtual:words/${part}";`).join("\n");
  const page = { name: "page", resolveId: (id: string) => (id === "page" ? "\0page" : undefined), load: (id: string) => (id === "\0page" ? entry : undefined) };
  const input = { page: "page" };
  const made = await build({ configFile: false, logLevel: "silent", plugins: [page, languagesPlugin({ locales })], build: { write: false, rollupOptions: { input, preserveEntrySignatures: "strict" } } });
  if (!("output" in made)) throw new Error("one build, one output");
  return new Map(made.output.flatMap((file) => (file.type === "chunk" ? [[file.name, { code: file.code, imports: file.imports, later: file.dynamicImports }] as const] : [])));
}

test("a language is a folder: its words are built for every part, beside those that were there", async () => {
  const locales = withOneMore();
  expect(languages(locales)).toEqual([...languages(), "xx"]);
  expect(translationFaults("xx", locales)).toEqual([]);
  const [before, after] = [await built(LOCALES), await built(locales)];
  const names = (files: Map<string, unknown>) => [...files.keys()].filter((name) => name.startsWith("words-")).sort();
  const parts = Object.keys(PARTS) as (keyof typeof PARTS)[];
  const filesOf = (all: readonly string[]) => parts.flatMap((part) => all.map((language) => `words-${part}-${language}`)).sort();
  expect(names(before)).toEqual(filesOf(languages()));
  expect(names(after)).toEqual(filesOf([...languages(), "xx"]));
  for (const part of parts) {
    // What one language says is in its own file alone, which brings nothing else along.
    expect(after.get(`words-${part}-en`)).toEqual(before.get(`words-${part}-en`));
    expect(after.get(`words-${part}-xx`)).toMatchObject({ imports: [], later: [] });
    // The guide is no message (scripts/guide.mjs): who has no folder for it reads English.
    const { "guide-text": guide, ...english } = unpacked(wordsOf(part, "en", locales));
    expect(Object.keys(english).length).toBeGreaterThan(10);
    // What the other language says, and beside its rules their English titles, and what no language says.
    const facts = part === "combined" ? combinedFacts() : {};
    const other = Object.entries(unpacked(wordsOf(part, "xx", locales)));
    const own = Object.entries(english).filter(([id]) => !(id in facts));
    expect(Object.fromEntries(other.filter(([id]) => !/^((rule-)?english-|guide-text$)/.test(id)))).toEqual({ ...longer(Object.fromEntries(own)), ...facts });
    expect(other.filter(([id, text]) => id === "guide-text" && text !== guide)).toEqual([]);
    const titles = Object.entries(english).flatMap(([id, text]) => (id.startsWith("rule-title-") ? [[id.replace("title", "english"), text]] : []));
    expect(Object.fromEntries(other.filter(([id]) => id.startsWith("rule-english-")))).toEqual(Object.fromEntries(titles));
  }
  expect(after.get("page")?.imports).toEqual([]);
  expect(after.get("page")?.later).toHaveLength((languages().length + 1) * parts.length);
});

test("a page's rules and cards are among the words of its language", () => {
  const words = unpacked(wordsOf("referee", "en"));
  expect(words["rule-title-COMP-2"]).toBe("Count the 52 cardboard pieces of the base box");
  expect(words["crisis-card-bomb-threat"]).toBe("Bomb Threat");
  expect(words["quorum-card-accept-prophecy"]).toBe("Accept Prophecy");
});

/** Changes a catalogue of a copy and says what is wrong with it. */
function planted(file: string, change: (text: string) => string): { locales: string; found: string[] } {
  const locales = withOneMore();
  const path = join(locales, file);
  writeFileSync(path, change(readFileSync(path, "utf8")));
  return { locales, found: [...faults(PARTS, locales), ...translationFaults("xx", locales)] };
}
const without = (id: string) => (text: string) => text.replace(new RegExp(`^${id} = .*\n`, "m"), "");

test.each([
  ["a word that a page says", "en/phone.ftl", without("compare-title"), "phone/App.svelte says compare-title, which has no words"],
  ["a word that the rules send", "en/core.ftl", without("log-crisis-replaced"), "the rules send log-crisis-replaced, which has no words"],
  ["a word left over", "en/common.ftl", (text: string) => `${text}\nnobody-says-this = Nobody\n`, "common.ftl: nothing says nobody-says-this"],
  ["a word that was not translated", "xx/phone.ftl", without("compare-title"), "xx/phone.ftl lacks compare-title"],
  ["a rule that was not translated", "xx/rules.ftl", without("rule-title-COMP-2"), "xx/rules.ftl lacks rule-title-COMP-2"],
  ["a rule of the combined game that was not translated", "xx/rules-combined.ftl", without("rule-text-XLOY-1"), "xx/rules-combined.ftl lacks rule-text-XLOY-1"],
  ["a rule that is no more", "xx/rules-combined.ftl", (text: string) => `${text}\nrule-title-XOLD-1 = Old\n`, "xx/rules-combined.ftl has rule-title-XOLD-1, which en has not"],
  ["a rule that is still English", "xx/rules-combined.ftl", (text: string) => text.replace(/^rule-title-XLOY-1 = .*$/m, `rule-title-XLOY-1 = ${cataloguesOf("en")["rules-combined"]!["rule-title-XLOY-1"]}`), "xx/rules-combined.ftl: rule-title-XLOY-1 is the English text, and as-in-english.txt does not list it"],
  ["a card that was not translated", "xx/names.ftl", without("crisis-card-bomb-threat"), "xx/names.ftl lacks crisis-card-bomb-threat"],
  ["a word that only a translation has", "xx/phone.ftl", (text: string) => `${text}\nmore = More\n`, "xx/phone.ftl has more, which en has not"],
  ["a variable that is not given", "xx/phone.ftl", (text: string) => text.replace(/^compare-title = .*$/m, "compare-title = { $who }"), "xx/phone.ftl: compare-title has { $who }, which it is not given"],
  ["a variable that nobody says", "xx/common.ftl", (text: string) => text.replace(/^turn-of = .*$/m, "turn-of = …"), "xx/common.ftl: turn-of lacks { $number }"],
  ["a text that is still English", "xx/search.ftl", (text: string) => text.replace(/^rules-none = .*$/m, `rules-none = ${cataloguesOf("en")["search"]!["rules-none"]}`), "xx/search.ftl: rules-none is the English text, and as-in-english.txt does not list it"],
])("%s ends the build", async (_, file, change, fault) => {
  const { locales, found } = planted(file, change);
  expect(found).toContain(fault);
  await expect(built(locales)).rejects.toThrow(fault);
});

test("a name may be the same as in English where the language lists it, and nothing is listed that is not", () => {
  const { locales, found } = planted("xx/search.ftl", (text) => text.replace(/^rules = .*$/m, `rules = ${cataloguesOf("en")["search"]!["rules"]}`));
  expect(found).toEqual(["xx/search.ftl: rules is the English text, and as-in-english.txt does not list it"]);
  const list = join(locales, "xx/as-in-english.txt");
  writeFileSync(list, `${cataloguesOf("en")["search"]!["rules"]}\n`);
  expect(translationFaults("xx", locales)).toEqual([]);
  appendFileSync(list, "Nobody\n");
  expect(translationFaults("xx", locales)).toEqual(["xx/as-in-english.txt lists “Nobody”, which nothing says"]);
});

test("a choice by a number has every form that the language has for whole numbers", () => {
  expect(pluralFaults("pl", "{n|one|1 karta|few|{n} karty|many|{n} kart|{n} karty}")).toEqual([]);
  expect(pluralFaults("pl", "{n|one|1 karta|{n} kart}")).toEqual(["chooses by { $n } without [few], [many]"]);
  expect(pluralFaults("pl", "{you|who|Masz|{who} ma} {n|0|nic|one|1|many|{n}|{n}}")).toEqual(["chooses by { $n } without [few]"]);
  expect(pluralFaults("pl", "{a|x|{n|one|1|{n}}|y}")).toEqual(["chooses by { $n } without [few], [many]"]);
  // Numbers that are named one by one, and languages that have fewer forms.
  expect(pluralFaults("pl", "{n|1|jeden|dwa}")).toEqual([]);
  expect(pluralFaults("es", "{n|one|1 carta|{n} cartas}")).toEqual([]);
  expect(pluralFaults("de", "{n|0|keine|{n}}")).toEqual([]);
});

test("a catalogue that nobody translated lacks all it says", () => {
  const locales = withOneMore();
  rmSync(join(locales, "xx/wall.ftl"));
  expect(translationFaults("xx", locales)).toHaveLength(Object.keys(cataloguesOf("en")["wall"]!).length);
  appendFileSync(join(locales, "xx/common.ftl"), "this is no message\n");
  expect(translationFaults("xx", locales)).toHaveLength(Object.keys(cataloguesOf("en")["wall"]!).length);
});

test.each([
  ["what was chosen here", ["de", "en", "pl"], "pl", ["de"], "en", "pl"],
  ["what the browser asks for first and there is", ["de", "en", "pl"], null, ["fr", "pl-PL", "de"], "en", "pl"],
  ["the very same before a relative", ["pt", "pt-BR"], null, ["pt-br"], "en", "pt-BR"],
  ["a relative", ["en", "pt-BR"], null, ["pt"], "en", "pt-BR"],
  ["the table's", ["de", "en"], null, ["fr"], "de", "de"],
  ["not one that there is no more", ["de", "en"], "pl", [], "en", "en"],
  ["any, where the table's is not there", ["en"], null, ["fr"], "de", "en"],
])("the language is %s", (_, all, own, browser, table, is) => {
  expect(languageFor(all, own, browser, table)).toBe(is);
});

/** A part of a page in two languages, and what was fetched of it. */
function part(id: string) {
  const fetched: string[] = [];
  const file = (language: string) => () => {
    fetched.push(language);
    return Promise.resolve({ default: `${id} ${id} in ${language}` });
  };
  return { source: { en: file("en"), xx: file("xx") }, fetched };
}

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

/** The words of a page that begins in a browser which kept this. */
async function page(kept: string | null, asks: string[]) {
  const values = new Map(kept === null ? [] : [["dradis-language", kept]]);
  const documentElement = { lang: "en" };
  vi.stubGlobal("localStorage", { getItem: (key: string) => values.get(key) ?? null, setItem: (key: string, value: string) => void values.set(key, value) });
  vi.stubGlobal("navigator", { languages: asks });
  vi.stubGlobal("document", { documentElement });
  return { ...(await import("./words")), values, documentElement };
}

test.each([
  ["xx", ["en"], "xx"],
  [null, ["xx-YY", "en"], "xx"],
  [null, ["fr"], "en"],
] as const)("with %s chosen, in a browser for %s, only the files of %s are fetched", async (kept, asks, is) => {
  const { learn, say, language, languages, documentElement } = await page(kept, [...asks]);
  const [first, second] = [part("first"), part("second")];
  await learn(first.source);
  await learn(second.source);
  expect([first.fetched, second.fetched]).toEqual([[is], [is]]);
  expect([say("first", {}), say("second", {})]).toEqual([`first in ${is}`, `second in ${is}`]);
  expect(language()).toBe(is);
  expect(documentElement.lang).toBe(is);
  expect(languages()).toEqual(["en", "xx"]);
});

test("another language is said at once by all parts, is kept, and later parts come in it", async () => {
  const { learn, say, choose, values, documentElement } = await page(null, []);
  const [first, second, third] = [part("first"), part("second"), part("third")];
  await learn(first.source);
  await learn(second.source);
  const chosen = choose("xx");
  expect(say("first", {})).toBe("first in en");
  await chosen;
  await learn(third.source);
  expect(["first", "second", "third"].map((id) => say(id, {}))).toEqual(["first in xx", "second in xx", "third in xx"]);
  expect([first.fetched, second.fetched, third.fetched]).toEqual([["en", "xx"], ["en", "xx"], ["xx"]]);
  expect(values.get("dradis-language")).toBe("xx");
  expect(documentElement.lang).toBe("xx");
});

test("a language whose words do not come is not spoken, and what was chosen last is", async () => {
  const { learn, say, choose, values, language } = await page(null, []);
  const { source } = part("first");
  await learn({ ...source, yy: () => Promise.reject(new Error("gone")) });
  await expect(choose("yy")).rejects.toThrow("gone");
  expect([language(), say("first", {}), values.size]).toEqual(["en", "first in en", 0]);
  await Promise.all([choose("xx"), choose("en")]);
  expect(say("first", {})).toBe("first in en");
});

test("a page follows what another page of its browser has chosen, and stays as it is where those words do not come", async () => {
  const { learn, say, follow, values, language } = await page(null, []);
  const { source, fetched } = part("first");
  await learn({ ...source, yy: () => Promise.reject(new Error("gone")) });
  await follow();
  expect(fetched).toEqual(["en"]);
  values.set("dradis-language", "xx");
  await follow();
  expect([language(), say("first", {}), fetched]).toEqual(["xx", "first in xx", ["en", "xx"]]);
  values.set("dradis-language", "yy");
  await follow();
  expect([language(), say("first", {})]).toEqual(["xx", "first in xx"]);
});

test("there is a choice where there are several languages, each named in its own", async () => {
  const { learn } = await page("pl", []);
  const { render } = await import("svelte/server");
  const { default: LanguageChoice } = await import("./LanguageChoice.svelte");
  const words = { default: "language Language" };
  await learn({ en: async () => words, pl: async () => words });
  const { body } = render(LanguageChoice, { props: {} });
  expect(body).toMatch(/<span lang="en"[^>]*>English<.*<span lang="pl"[^>]*>polski</s);
  expect(body.match(/<input[^>]*\bchecked\b[^>]*>/g)).toEqual([expect.stringContaining('value="pl"')]);
});

test("initials are as the language writes capitals", async () => {
  const { learn } = await page("tr", []);
  const { initialsOf } = await import("../table/characters");
  const words = { default: "language Dil" };
  expect(initialsOf("ismet")).toBe("I");
  await learn({ en: async () => words, tr: async () => words });
  expect(initialsOf("ismet")).toBe("İ");
});

/** What a page takes to let a language be chosen, in a build of these languages. */
async function choiceOf(locales: string) {
  const plugin = languagesPlugin({ locales }) as unknown as { resolveId: (id: string, by: string) => string; load: (id: string) => string };
  const id = plugin.resolveId("virtual:words/choice", "/src/Help.svelte");
  return id.startsWith("\0") ? plugin.load(id) : id;
}

test("pages of a single language carry no choice", async () => {
  const one = mkdtempSync(join(tmpdir(), "dradis-languages-"));
  made.push(one);
  cpSync(join(LOCALES, "en"), join(one, "en"), { recursive: true });
  expect(await choiceOf(one)).toBe("export default () => {};");
  expect(await choiceOf(withOneMore())).toMatch(/\/src\/lib\/words\/LanguageChoice\.svelte$/);
});
