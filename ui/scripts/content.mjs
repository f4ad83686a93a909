// What the pages take from the content of the game while they are built, so that nothing goes stale: of the rules that
// Dradis implements where the rulebooks print them, and in English their titles and explanations and the names of cards.
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
/** Files of the expansions: what they hold applies to no table of the base game. */
const EXPANSIONS = /^2[0-7]-/;

/** What each rule is about; nothing for what belongs to an expansion. */
function groupsOf(all) {
  const first = (id) => id.split("-")[0];
  const begins = new Map([...all.values()].flatMap(({ id, file }) => (GROUPS[file.slice(0, 2)] ? [[first(id), GROUPS[file.slice(0, 2)]]] : [])));
  return ({ id, file }) => (EXPANSIONS.test(file) ? undefined : (GROUPS[file.slice(0, 2)] ?? KINDS[first(id)] ?? begins.get(first(id))));
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

/** The rules with a mark in the code, and where the rulebooks print them; words have no part in it. */
export function implementedRules() {
  const marked = new Set();
  for (const floor of FLOORS) {
    for (const file of readdirSync(floor, { recursive: true, encoding: "utf8" })) {
      if (!file.endsWith(".rs")) continue;
      for (const [, id] of readFileSync(join(floor, file), "utf8").matchAll(/rule!\("([^"]+)"\)/g)) marked.add(id);
    }
  }
  const all = registry();
  const rules = [...all.values()].filter(({ id }) => marked.has(id));
  const group = groupsOf(all);
  const related = (id) => [...(REMINDS[id] ?? []), ...Object.keys(REMINDS).filter((reminder) => REMINDS[reminder].includes(id))].filter((id) => marked.has(id));
  return Object.fromEntries(
    rules.map((rule) => {
      const { id, pages, differs } = rule;
      return [id, { pages: pages ?? {}, differs: (differs ?? []).filter((id) => all.has(id)), group: group(rule), related: related(id) }];
    }),
  );
}

/** The English titles and explanations of what the pages may explain. */
export function ruleWords() {
  const all = registry();
  const rules = implementedRules();
  const shown = new Set(Object.entries(rules).flatMap(([id, { differs }]) => [id, ...differs]));
  return Object.fromEntries(
    [...shown].flatMap((id) => {
      const { title, explanation } = all.get(id);
      return [[`rule-title-${id}`, title], ...(explanation ? [[`rule-text-${id}`, explanation]] : [])];
    }),
  );
}

const base = (file) => JSON.parse(readFileSync(join(CRATES, "facts/content/base", file), "utf8"));

/** What a page lists to explain it: the abilities on each character's sheet, and the Quorum cards. */
export function sheets() {
  return {
    abilities: Object.fromEntries(base("characters.json").characters.map(({ id, abilities }) => [id, abilities])),
    quorum: base("quorum.json").cards.map(({ id }) => id),
  };
}

/** The English names of the cards of a kind that are nowhere among the words yet. */
function namesOf(kind, file) {
  const { cards } = base(file);
  return Object.fromEntries(cards.map(({ id, name }) => [`${kind}-card-${id}`, name]));
}
export const crisisNames = () => namesOf("crisis", "crises.json");
/** Apart from the others, because phones explain these cards and name no crisis. */
export const quorumNames = () => namesOf("quorum", "quorum.json");

const MODULES = { "virtual:rules": implementedRules, "virtual:sheets": sheets };

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
