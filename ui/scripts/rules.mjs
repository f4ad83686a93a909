// The rules that Dradis implements, for the "Why?" sheet: title, one line of explanation, pages. Read
// from the registry and from the marks in the code while the pages are built, so that nothing goes stale.
import { readFileSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const CRATES = join(dirname(fileURLToPath(import.meta.url)), "../../crates");
const FLOORS = ["facts", "state", "rules"].map((crate) => join(CRATES, crate, "src"));

export function implementedRules() {
  const marked = new Set();
  for (const floor of FLOORS) {
    for (const file of readdirSync(floor, { recursive: true, encoding: "utf8" })) {
      if (!file.endsWith(".rs")) continue;
      for (const [, id] of readFileSync(join(floor, file), "utf8").matchAll(/rule!\("([^"]+)"\)/g)) marked.add(id);
    }
  }
  const rules = {};
  const all = new Map();
  const folder = join(CRATES, "facts/content/rules");
  // Sorted: a later file holds the decision on a point that an earlier one left open.
  for (const file of readdirSync(folder)
    .filter((name) => name.endsWith(".jsonl"))
    .sort()) {
    for (const line of readFileSync(join(folder, file), "utf8").split("\n")) {
      if (line.trim() === "") continue;
      const { id, title, explanation, pages, differs } = JSON.parse(line);
      all.set(id, explanation ?? title);
      if (marked.has(id)) rules[id] = { title, explanation: explanation ?? null, pages: pages ?? {}, differs: differs ?? [] };
    }
  }
  for (const rule of Object.values(rules)) rule.differs = rule.differs.flatMap((id) => all.get(id) ?? []);
  return rules;
}

/** Vite: `import rules from "virtual:rules"`. */
export function rulesPlugin() {
  return {
    name: "dradis-rules",
    resolveId: (id) => (id === "virtual:rules" ? "\0virtual:rules" : undefined),
    load: (id) => (id === "\0virtual:rules" ? `export default ${JSON.stringify(implementedRules())}` : undefined),
  };
}
