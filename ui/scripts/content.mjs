// What the pages take from the content of the game while they are built, so that nothing goes stale: where the rules of
// the game are printed and what they are about, and in English their titles and explanations and the names of cards.
import { readFileSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const CRATES = join(dirname(fileURLToPath(import.meta.url)), "../../crates");
const FLOORS = ["facts", "state", "rules"].map((crate) => join(CRATES, crate, "src"));

/** The registry: every rule by its id, a later file holding the decision on a point that an earlier one left open. */
function registry() {
  const folder = join(CRATES, "facts/content/rules");
  const files = readdirSync(folder).filter((name) => name.endsWith(".jsonl"));
  const rules = files.sort().flatMap((file) => {
    const lines = readFileSync(join(folder, file), "utf8").split("\n");
    return lines.filter((line) => line.trim() !== "").map((line) => ({ ...JSON.parse(line), file }));
  });
  return new Map(rules.map((rule) => [rule.id, rule]));
}

/** What the rules of the base game are about, by the files that hold them. */
const GROUPS = { 10: "setup", 11: "turn", 12: "check", 13: "jump", 14: "loyalty", 15: "combat", 16: "titles", 17: "secrecy", 18: "end" };
/** Rules of all groups that are looked for as what they are. */
const KINDS = { REM: "reminders", DIS: "editions", OPEN: "settled", CLAR: "settled", SETTLED: "settled", CHARACTER: "titles" };
/**
 * What of the files that hold rules of all games belongs to the base game. The rules of the base game are all known: what
 * comes to those files belongs to the combined one.
 */
const BASE = new Set(
  [
    ["CLAR", "1 4 10 14 16 17 18 19 20 30 31 45"],
    ["CENT", "8 9 10"],
    ["CHECK", "12a CMD-1 LOC-2a"],
    ["OPEN", "01 01b 02 03 03b 04 05 06 07 08 09 10 11 11b 12 13 15 16 17 20 39 43"],
    ["LOC", "COMMS-1a CYLONFLEET-1a HUMANFLEET-1a RESURRECTION-1a RESURRECTION-2"],
    ["SETUP", "14a NOSYMP NOSYMP-1"],
    ["SLEEPER", "1a 3a"],
    ["SYMP", "10 11"],
    ["HAND", "6 7"],
    ["CYATT", "7a 9"],
  ]
    .flatMap(([first, rest]) => rest.split(" ").map((each) => `${first}-${each}`))
    .concat("CHARACTER-HELO-1", "COMBAT-HEAVY-8", "CRISIS-9", "END-14", "LIMIT-21", "MOVE-13", "PILOT-12", "REM-10a")
    .concat("SETTLED-REROLLS", "SKILL-6", "TITLE-SUCC-9"),
);
/** Reminders of the combined game, in the file of all reminders. */
const REMINDS_OF_ALL_BOXES = /^REM-3\d$/;
/** Whether a rule is one of the base game, which all tables play by. */
const isBase = ({ id, file }) => (/^(1|90|91|92)/.test(file) && !REMINDS_OF_ALL_BOXES.test(id)) || BASE.has(id);

const first = (id) => id.split("-")[0];
/** By how their ids begin, the groups of the rules in these files. */
const beginsOf = (all, groups) => new Map([...all.values()].flatMap(({ id, file }) => (groups[file.slice(0, 2)] ? [[first(id), groups[file.slice(0, 2)]]] : [])));

/** What each rule of the base game is about. */
function groupsOf(all) {
  const begins = beginsOf(all, GROUPS);
  return ({ id, file }) => GROUPS[file.slice(0, 2)] ?? KINDS[first(id)] ?? begins.get(first(id));
}

/** The same of the combined game, whose boards and objectives have groups of their own. */
const COMBINED = { 20: "setup", 21: "loyalty", 22: "turn", 23: "combat", 24: "new-caprica", 25: "ionian-nebula", 26: "earth", 27: "executions" };
/** What stands in those files and is about something else, by how the ids begin, of which the longest counts. */
const COMBINED_KINDS = {
  XLOYDECK: "loyalty",
  XTREACH: "check",
  XCHECK: "check",
  XABILITY: "check",
  XMIR: "titles",
  XTITLE: "titles",
  XCAG: "titles",
  XSUCC: "titles",
  XJUMP: "jump",
  XDEST: "jump",
  XRES: "setup",
  XDATA: "setup",
  XNAME: "setup",
  XORDER: "turn",
  HANDCARD: "turn",
  VIPER: "combat",
  "LOC-MEDICAL": "new-caprica",
  "LOC-HQ": "new-caprica",
  "LOC-DETENTION": "new-caprica",
  "LOC-AUTHORITY": "new-caprica",
  "LOC-CANYON": "new-caprica",
  "LOC-SHIPYARD": "new-caprica",
  "LOC-DEMBRIDGE": "earth",
  "LOC-PLOT": "earth",
  "LOC-CABIN": "earth",
  "LOC-TANK": "earth",
  "LOC-DATA": "earth",
  "LOC-BAY": "earth",
};
function combinedGroupsOf(all) {
  const [own, base] = [beginsOf(all, COMBINED), beginsOf(all, GROUPS)];
  return ({ id }) => {
    const begin = first(id);
    const group = COMBINED_KINDS[id.split("-", 2).join("-")] ?? COMBINED_KINDS[begin] ?? own.get(begin) ?? KINDS[begin] ?? base.get(begin);
    if (group === undefined) throw new Error(`what ${id} is about is not known: give it a group`);
    return group;
  };
}

/** The rules that each reminder reminds of. */
export const REMINDS = {
  "REM-1": ["SKILLSTEP-2"],
  "REM-2": ["SKILLSTEP-4"],
  "REM-3": ["SKILLSTEP-3"],
  "REM-4": ["MOVE-3"],
  "REM-5": ["PILOT-4"],
  "REM-6": ["MOVE-8", "MOVE-9"],
  "REM-7": ["AREA-5"],
  "REM-8": ["ACT-8"],
  "REM-9": ["JUMP-FTL-2"],
  "REM-10": ["REVEAL-2", "REVEAL-3"],
  "REM-11": ["CHECK-5", "CHECK-6"],
  "REM-13": ["DIS-60"],
  "REM-14": ["DESTINY-3"],
  "REM-15": ["DIS-03"],
  "REM-16": ["SYMP-2"],
  "REM-17": ["SLEEPER-2"],
  "REM-19": ["TITLE-ADM-5"],
  "REM-20": ["CYPLAYER-9"],
  "REM-21": ["COMBAT-RAIDER-8", "COMBAT-HEAVY-5"],
  "REM-22": ["CENT-2"],
  "REM-23": ["CYPLAYER-13"],
  "REM-24": ["JUMP-COMBAT-7"],
  "REM-25": ["GOAL-4"],
  "REM-26": ["HAND-1"],
  "REM-27": ["END-2"],
  "REM-28": ["CYTURN-4"],
  "REM-29": ["PILOT-6"],
};

/** The rules of the base game with a mark in the code, and where the rulebooks print them; words have no part in it. */
export function implementedRules() {
  const marked = new Set();
  for (const floor of FLOORS) {
    for (const file of readdirSync(floor, { recursive: true, encoding: "utf8" })) {
      if (!file.endsWith(".rs")) continue;
      for (const [, id] of readFileSync(join(floor, file), "utf8").matchAll(/rule!\("([^"]+)"\)/g)) marked.add(id);
    }
  }
  const all = registry();
  const rules = [...all.values()].filter((rule) => marked.has(rule.id) && isBase(rule));
  const group = groupsOf(all);
  const related = (id) => [...(REMINDS[id] ?? []), ...Object.keys(REMINDS).filter((reminder) => REMINDS[reminder].includes(id))].filter((id) => marked.has(id));
  return Object.fromEntries(
    rules.map((rule) => {
      const differs = (rule.differs ?? []).filter((id) => all.has(id));
      return [rule.id, { group: group(rule), ...filled({ pages: pagesOf(rule), differs, related: related(rule.id) }) }];
    }),
  );
}

/** The pages that print a rule, once for all editions that print it on the same ones: `{ "de es": [3], "pl": [4] }`. */
function pagesOf({ pages = {} }) {
  const same = new Map();
  for (const [edition, numbers] of Object.entries(pages)) same.set(`${numbers}`, [...(same.get(`${numbers}`) ?? []), edition]);
  return Object.fromEntries([...same.values()].map((editions) => [editions.join(" "), pages[editions[0]]]));
}

/** Without the empty lists and maps: every phone loads what is here. */
const filled = (facts) => Object.fromEntries(Object.entries(facts).filter(([, fact]) => Object.keys(fact).length > 0));

const wordsOf = ({ id, title, explanation }) => [[`rule-title-${id}`, title], ...(explanation ? [[`rule-text-${id}`, explanation]] : [])];

/** The English titles and explanations of what the pages may explain at every table. */
export function ruleWords() {
  const all = registry();
  const rules = implementedRules();
  const shown = new Set(Object.entries(rules).flatMap(([id, { differs = [] }]) => [id, ...differs]));
  return Object.fromEntries([...shown].flatMap((id) => wordsOf(all.get(id))));
}

/** The rules that only a table of the combined game plays by: all that are explained, whether Dradis carries them out or not. */
const combinedRules = (all) => [...all.values()].filter((rule) => rule.explanation && !isBase(rule));

/** Their English titles and explanations. */
export const combinedRuleWords = () => Object.fromEntries(combinedRules(registry()).flatMap(wordsOf));

/** Between the items of a list among the facts: no heading has it. */
const NEXT = " · ";

/**
 * What such a table's pages know of rules besides, the same in every language; it comes in the file of their words
 * (src/lib/rules/combined.ts reads it): the ids of each group, and for an id the pages that print it, the entries on what
 * editions print otherwise, and, for rules of the base game too, the headings of the combined rules.
 */
function combinedRuleFacts() {
  const all = registry();
  const rules = combinedRules(all);
  const group = combinedGroupsOf(all);
  const groups = new Map();
  for (const rule of rules) groups.set(group(rule), [...(groups.get(group(rule)) ?? []), rule.id]);
  const explained = ruleWords();
  const facts = [...groups].map(([name, ids]) => [`rules-of-${name}`, ids]);
  for (const { id, pages, differs } of rules) {
    facts.push([`rule-pages-${id}`, Object.entries(pages ?? {}).map(([edition, numbers]) => [edition, ...numbers].join(" "))]);
    facts.push([`rule-differs-${id}`, (differs ?? []).filter((other) => `rule-title-${other}` in explained)]);
  }
  for (const { id, combined } of [...rules, ...Object.keys(implementedRules()).map((id) => all.get(id))]) facts.push([`rule-sections-${id}`, combined ?? []]);
  for (const [id, items] of facts) if (items.some((item) => item.includes(NEXT) || /[{|}]/.test(item))) throw new Error(`${id} has a sign that lists use`);
  return Object.fromEntries(facts.filter(([, items]) => items.length > 0).map(([id, items]) => [id, items.join(NEXT)]));
}

const content = (game, file) => JSON.parse(readFileSync(join(CRATES, "facts/content", game, file), "utf8"));
const base = (file) => content("base", file);

const SKILLS = ["politics", "leadership", "tactics", "piloting", "engineering", "treachery"];

/** The abilities on the sheets and the Quorum cards that only the combined game has, and all skill cards of that game, type by type. */
function combinedSheets() {
  const sheets = content("combined", "characters.json").characters.map(({ id, abilities }) => [`sheet-${id}`, abilities]);
  const added = content("combined", "skill_cards.json").cards;
  const replaced = new Set(added.map(({ replaces }) => replaces));
  const cards = [...base("skill_cards.json").cards.filter(({ id }) => !replaced.has(id)), ...added];
  const quorum = content("combined", "quorum.json").cards.map(({ id }) => id);
  return [...sheets, ["quorum-cards", quorum], ["skill-cards", SKILLS.flatMap((skill) => cards.filter((card) => card.skill === skill).map(({ id }) => id))]];
}

/** What such a table's pages know besides words, the same in every language; it comes in the file of their words (src/lib/rules/facts.ts reads it). */
export const combinedFacts = () => ({
  ...combinedRuleFacts(),
  ...Object.fromEntries(combinedSheets().map(([id, items]) => [id, items.join(NEXT)])),
});

/** What a page lists to explain it: the abilities on each character's sheet, and the Quorum cards. */
export function sheets() {
  return {
    abilities: Object.fromEntries(base("characters.json").characters.map(({ id, abilities }) => [id, abilities])),
    quorum: base("quorum.json").cards.map(({ id }) => id),
  };
}

/** The English names of the cards of a kind that are nowhere among the words yet. */
function namesOf(kind, file, game = "base") {
  const { cards } = content(game, file);
  return Object.fromEntries(cards.map(({ id, name }) => [`${kind}-card-${id}`, name]));
}
export const crisisNames = () => namesOf("crisis", "crises.json");
/** Apart from the others, because phones explain these cards and name no crisis. */
export const quorumNames = () => namesOf("quorum", "quorum.json");
/** Those of the combined game. */
export const combinedCrisisNames = () => namesOf("crisis", "crises.json", "combined");
export const combinedQuorumNames = () => namesOf("quorum", "quorum.json", "combined");

/** What each character is, the base game's first: where one is chosen, they are listed by it. */
export function types() {
  const rows = [...base("characters.json").characters, ...content("combined", "characters.json").characters];
  return Object.fromEntries(rows.map(({ id, type }) => [id, type]));
}

/** Every Ally by the stable name of the card: the name on it, the characters who are the same person, and the location as it is in the game that has Allies. */
export function allies() {
  const people = [...base("characters.json").characters, ...content("combined", "characters.json").characters];
  const over = new Map(content("combined", "locations.json").locations.flatMap(({ id, replaces }) => (replaces ? [[replaces, id]] : [])));
  const { cards } = content("combined", "allies.json");
  const played = (person) => people.filter((other) => (other.person ?? other.id) === person).map(({ id }) => id);
  return cards.map(({ id, name, person, location }) => ({ ally: id, name, characters: played(person), location: over.get(location) ?? location }));
}

const MODULES = { "virtual:allies": allies, "virtual:rules": implementedRules, "virtual:sheets": sheets, "virtual:types": types };

/** Vite: `import rules from "virtual:rules"`, `import sheets from "virtual:sheets"`. */
export function contentPlugin() {
  return {
    name: "dradis-content",
    resolveId: (id) => (Object.hasOwn(MODULES, id) ? `\0${id}` : undefined),
    load(id) {
      const name = id.slice(1);
      return id[0] === "\0" && Object.hasOwn(MODULES, name) ? `export default ${JSON.stringify(MODULES[name]())}` : undefined;
    },
  };
}
