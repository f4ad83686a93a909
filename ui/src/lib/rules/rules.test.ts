import { readFileSync, readdirSync } from "node:fs";
import { afterEach, beforeAll, expect, test } from "vitest";
import { languages, PARTS, wordsOf } from "../../../scripts/languages.mjs";
import { combinedRuleWords, implementedRules, REMINDS, ruleWords } from "../../../scripts/content.mjs";
import { USUAL } from "../../referee/setup/options";
import type { Options } from "../wire/Options";
import { folded } from "../words/folded";
import { unpacked } from "../words/pattern";
import { knows, learn, say, speak } from "../words/words";
import { ruleOf } from "../table/rules";
import { governing } from "./governed";
import { frame } from "../../../dev/fixtures";
import { pieces, type Subject, skillCards, soughtOf } from "../table/about";
import { type Entry, GROUPS, indexed, leading, matching } from "./search";

// What a phone has: more than that no part of the search may say.
const words = (part: "seated" | "explained") => learn(Object.fromEntries(["en", ...languages()].map((language) => [language, async () => ({ default: wordsOf(part, language) })])));
beforeAll(() => words("explained"));
afterEach(() => speak("en"));

const ids = (entries: readonly Entry[]) => entries.map(({ id }) => id);
const made = (id: string, title: string, text = ""): Entry => {
  const head = folded(`${id} ${title}`).map((word) => ` ${word}`).join("");
  return { id, group: "turn", title, text, code: folded(id).join(" "), head, whole: head + folded(text).map((word) => ` ${word}`).join("") };
};

/** The ids among words of rules. */
const rulesIn = (words: Record<string, string>) => Object.keys(words).flatMap((id) => (id.startsWith("rule-title-") ? [id.slice(11)] : []));

test("every rule of the base game that Dradis carries out is in a group and has words, and none of an expansion is there", () => {
  const all = indexed(false);
  expect(ids(all).sort()).toEqual(Object.keys(implementedRules()).sort());
  expect(all.length).toBeGreaterThan(500);
  const groups = GROUPS.filter((group) => all.some((entry) => entry.group === group));
  expect(groups).toHaveLength(12);
  for (const group of groups) expect(all.filter((entry) => entry.group === group).length, group).toBeGreaterThan(3);
  for (const { id, title } of all) expect(title, id).not.toBe("");
  const combined = rulesIn(combinedRuleWords());
  expect(ids(all).filter((id) => /^(X|NC|ION|EARTH|EXEC)/.test(id) || combined.includes(id))).toEqual([]);
  expect(groups.map((group) => knows(`rules-group-${group}`))).not.toContain(false);
  // Nothing of the combined game is in what every table's pages carry.
  for (const part of ["explained", "referee"] as const) expect(rulesIn(unpacked(wordsOf(part, "es"))).filter((id) => combined.includes(id))).toEqual([]);
});

test("every rule that is explained has words at some table, and one of the base game those that it always had", () => {
  const folder = new URL("../../../../crates/facts/content/rules/", import.meta.url);
  const files = readdirSync(folder).filter((file) => file.endsWith(".jsonl"));
  const rules = files.flatMap((file) => {
    const lines = readFileSync(new URL(file, folder), "utf8").split("\n").filter(Boolean);
    return lines.map((line) => ({ file, ...(JSON.parse(line) as { id: string; explanation?: string }) }));
  });
  const [base, combined] = [rulesIn(ruleWords()), rulesIn(combinedRuleWords())];
  expect(base.filter((id) => combined.includes(id))).toEqual([]);
  expect(combined.length).toBeGreaterThan(600);
  const without = rules.filter(({ id, explanation }) => explanation && !base.includes(id) && !combined.includes(id));
  // What Dradis does not carry out at a table of the base game.
  expect(without.filter(({ file }) => !/^1\d-base-/.test(file))).toEqual([]);
  const expansions = rules.filter(({ file, explanation }) => explanation && /^2[0-7]-/.test(file)).map(({ id }) => id);
  expect(expansions.length).toBeGreaterThan(300);
  expect(expansions.filter((id) => !combined.includes(id))).toEqual([]);
});

test("words are found by how they begin, in any order, whatever their accents and capitals", () => {
  const all = [made("A-1", "Ładować na Łódź", "Größe zählt"), made("B-2", "Éclair for the Admiral"), made("B-3", "Something else", "The admiral's éclair")];
  const found = (typed: string) => ids(matching(all, typed));
  expect(found("lodz lad")).toEqual(["A-1"]);
  expect(found("GROSSE")).toEqual(["A-1"]);
  expect(found("groß")).toEqual(["A-1"]);
  expect(found("eclair")).toEqual(["B-2", "B-3"]);
  expect(found("adm ÉCL")).toEqual(["B-2", "B-3"]);
  // In the middle of a word, nowhere, or with nothing typed.
  expect(found("clair")).toEqual([]);
  expect(found("admiral president")).toEqual([]);
  expect(found("  ,")).toEqual([]);
});

test("an id comes first, and a title before a sentence", () => {
  const all = [made("X-12", "Other"), made("X-3", "Sentence", "a raider"), made("X-2", "Raiders"), made("X-1", "One", "raider X-2")];
  expect(ids(matching(all, "raider"))).toEqual(["X-2", "X-3", "X-1"]);
  expect(ids(matching(all, "x-1"))).toEqual(["X-1", "X-12"]);
  for (const { id } of indexed(false)) expect(ids(matching(indexed(false), id))[0]).toBe(id);
});

test("what the sheets lead with finds rules, in every language", async () => {
  await words("seated");
  const { view } = frame("playing");
  const subjects: Subject[] = [
    ...pieces.map((piece) => ({ type: "piece" as const, piece })),
    ...view.kit.titles.map((title) => ({ type: "title" as const, title })),
    ...view.board.locations.map(({ location }) => ({ type: "location" as const, location })),
    ...view.board.piles.map(({ pile }) => ({ type: "pile" as const, pile })),
    ...(["fuel", "food", "morale", "population"] as const).map((resource) => ({ type: "dial" as const, resource })),
    ...view.seats.map((_, seat) => ({ type: "character" as const, seat })),
    ...(["jump-track", "boarding-track", "distance", "raptors", "nukes", "damage-tokens", "decks", "skill-cards", "crisis"] as const).map((type) => ({ type })),
  ];
  expect(subjects.length).toBeGreaterThan(45);
  const nothing: string[] = [];
  for (const language of languages()) {
    await speak(language);
    const all = indexed(false);
    for (const subject of subjects) if (leading(all, soughtOf(subject, view)) === "") nothing.push(`${language} ${JSON.stringify(subject)} ${soughtOf(subject, view)}`);
    // “Why?” leads with the title of its rule.
    for (const { title } of all) expect(leading(all, [title]), title).toBe(title);
  }
  expect(nothing).toEqual([]);
});

test("a name that no rule has is looked for without its ending, and then word by word", () => {
  const all = [made("A-1", "Raiderów nie ma"), made("A-2", "Talia Zniszczenia", "karty")];
  expect(leading(all, ["Raiderów"])).toBe("Raiderów");
  expect(leading(all, ["Raidery"])).toBe("raider");
  expect(leading(all, ["Karta Xyz"])).toBe("kart");
  expect(leading(all, ["Qwerty uiop"])).toBe("");
  expect(leading(all, ["Qwerty uiop", "A-1"])).toBe("A-1");
});

test("a rule about a card of a hand is found by the name that an English copy has on it, on a phone too", async () => {
  await words("seated");
  for (const language of languages()) {
    await speak(language);
    for (const card of skillCards) expect(knows(`english-skill-card-${card}`), `${language} ${card}`).toBe(language !== "en");
    // Where a rule names the card by its own name, and its English title does not.
    const all = indexed(false);
    for (const card of skillCards) {
      const own = matching(all, say(`skill-card-${card}`, {})).length;
      const english = matching(all, language === "en" ? say(`skill-card-${card}`, {}) : say(`english-skill-card-${card}`, {})).length;
      if (own > 0) expect(english, `${language} ${card}`).toBeGreaterThan(0);
    }
    expect(matching(all, "declare emergency").length, language).toBeGreaterThan(0);
  }
});

test("an option stands with the rule that it governs, and with those on which the editions disagree about it", () => {
  const set = (options: Partial<Options>, ...rules: string[]) => governing(rules, { ...USUAL, ...options });
  expect(set({}, "DIS-01")).toEqual(["Food Shortage: 2 / 3 / 5"]);
  expect(set({ food_shortage: "2-2-4" }, "CLAR-1", "DIS-01")).toEqual(["Food Shortage: 2 / 2 / 4"]);
  expect(set({}, "TURN-1")).toEqual([]);
  const governed = indexed(false).filter(({ id }) => governing([id, ...(ruleOf(id)?.disagreements ?? [])], USUAL).length > 0);
  expect(governed.length).toBeGreaterThan(12);
  for (const { id } of governed) for (const line of governing([id, ...(ruleOf(id)?.disagreements ?? [])], USUAL)) expect(line).toMatch(/^[A-Z].*: \S/);
  for (const id of ["SETUP-1", "LOYDECK-5", "LOYDECK-7", "OPEN-02", "OPEN-09", "DIS-03", "DIS-04", "DIS-08", "DIS-11", "DIS-31", "DIS-36"]) {
    const lines = governing([id], USUAL);
    expect(lines, id).toHaveLength(1);
    expect(lines[0], id).not.toMatch(/[a-z]-[a-z]+-|undefined/);
  }
});

test("a reminder leads to its rule and back", () => {
  const rules = implementedRules();
  for (const [reminder, reminded] of Object.entries(REMINDS)) {
    expect(rules, reminder).toHaveProperty(reminder);
    for (const id of reminded) {
      expect(rules, `${reminder} ${id}`).toHaveProperty(id);
      expect(ruleOf(id)?.related).toContain(reminder);
      expect(ruleOf(reminder)?.related).toContain(id);
    }
  }
});

test("the phone carries the words that the search says", () => {
  expect(PARTS.explained).toContain("search");
  for (const edition of ["en", "de", "es", "it", "pl"]) expect(knows(`edition-${edition}`)).toBe(true);
  expect(say("rules-found", { count: 0 })).toBe("No rules found");
});
