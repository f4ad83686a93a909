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
  const lines = readdirSync(folder)
    .filter((name) => name.endsWith(".jsonl"))
    .sort()
    .flatMap((file) => readFileSync(join(folder, file), "utf8").split("\n"))
    .filter((line) => line.trim() !== "");
  return new Map(lines.map((line) => JSON.parse(line)).map((rule) => [rule.id, rule]));
}

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
  return Object.fromEntries(rules.map(({ id, pages, differs }) => [id, { pages: pages ?? {}, differs: (differs ?? []).filter((id) => all.has(id)) }]));
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
