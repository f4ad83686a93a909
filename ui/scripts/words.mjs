// Reads the English catalogues and writes src/lib/words/ids.ts: every message with the arguments it takes.
// English is the reference; other languages are compared with it. Run by `npm run words`; a test fails
// when the file is not current.
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { FluentResource } from "@fluent/bundle";

const here = dirname(fileURLToPath(import.meta.url));
export const LOCALES = join(here, "../locales");
export const IDS_FILE = join(here, "../src/lib/words/ids.ts");

/** Names of the variables a pattern uses, through selectors, variants and function arguments. */
function variablesOf(node, found) {
  if (Array.isArray(node)) for (const part of node) variablesOf(part, found);
  else if (node && typeof node === "object") {
    if (node.type === "var") found.add(node.name);
    for (const part of Object.values(node)) variablesOf(part, found);
  }
  return found;
}

/** Message id → sorted variable names, and the file it stands in. Throws on a message defined twice. */
export function readCatalogue(language) {
  const messages = new Map();
  const folder = join(LOCALES, language);
  for (const file of readdirSync(folder)
    .filter((name) => name.endsWith(".ftl"))
    .sort()) {
    for (const entry of new FluentResource(readFileSync(join(folder, file), "utf8")).body) {
      if (entry.id.startsWith("-")) continue;
      const before = messages.get(entry.id);
      if (before) throw new Error(`${entry.id} stands in ${before.file} and in ${file}: keep one.`);
      messages.set(entry.id, { file, variables: [...variablesOf(entry.value, new Set())].sort() });
    }
  }
  return messages;
}

export function idsModule(messages) {
  const lines = [...messages]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([id, { variables }]) => {
      const args = variables.length === 0 ? "null" : `{ ${variables.map((name) => `${name}: Value`).join("; ")} }`;
      return `  "${id}": ${args};`;
    });
  return `// Made by scripts/words.mjs from locales/en; do not edit.
export type Value = string | number;

/** Every message of the catalogues with the arguments it takes. */
export interface Words {
${lines.join("\n")}
}

export type WordId = keyof Words;
`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(IDS_FILE, idsModule(readCatalogue("en")));
}
