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

/** The English names of cards that are nowhere among the words yet: those of Crisis and Quorum cards. */
export function cardNames() {
  const cards = (file) => JSON.parse(readFileSync(join(CRATES, "facts/content/base", file), "utf8")).cards;
  const crises = cards("crises.json").map(({ id, name }) => [`crisis-card-${id}`, name]);
  return Object.fromEntries([...crises, ...cards("quorum.json").map(({ id, name }) => [`quorum-card-${id}`, name])]);
}

/** Vite: `import rules from "virtual:rules"`. */
export function rulesPlugin() {
  return {
    name: "dradis-rules",
    resolveId: (id) => (id === "virtual:rules" ? "\0virtual:rules" : undefined),
    load: (id) => (id === "\0virtual:rules" ? `export default ${JSON.stringify(implementedRules())}` : undefined),
  };
}
