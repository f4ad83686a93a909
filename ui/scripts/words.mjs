// Reads the English catalogues and writes src/lib/words/ids.ts: every message with the arguments it takes.
// English is the reference; other languages are compared with it. Run by `npm run words`; a test fails
// when the file is not current.
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { FluentResource } from "@fluent/bundle";

const here = dirname(fileURLToPath(import.meta.url));
export const LOCALES = join(here, "../locales");
/** The language that the others are compared with. */
export const REFERENCE = "en";
const SRC = join(here, "../src");
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
export function readCatalogue(language, locales = LOCALES) {
  const messages = new Map();
  const folder = join(locales, language);
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

/** The sources that run on a page, without tests and without the generated list of ids. */
function sourcesOf(src) {
  return new Map(
    readdirSync(src, { recursive: true, encoding: "utf8" })
      .filter((file) => /\.(ts|svelte)$/.test(file) && !/\.(test|d)\.ts$/.test(file) && join(src, file) !== IDS_FILE)
      .map((file) => [join(src, file), readFileSync(join(src, file), "utf8")]),
  );
}

/**
 * The messages a source names in its calls of t and say: whole ids in quotes, and every message that
 * begins like a template. What comes after the first comma or bracket are arguments.
 */
function wordsIn(source, catalogue) {
  const used = new Set();
  for (const [, asked] of source.matchAll(/\b(?:t|say)\(([^,()]*)/g)) {
    for (const [, id] of asked.matchAll(/"([a-z][a-z0-9-]*)"/g)) if (catalogue.has(id)) used.add(id);
    for (const [, start] of asked.matchAll(/`([a-z][a-z0-9-]*-)\$\{/g)) {
      for (const id of catalogue.keys()) if (id.startsWith(start)) used.add(id);
    }
  }
  return used;
}

/** The ids that a source asks for as they stand, alone or as the outcome of a choice. */
function askedIn(source) {
  const calls = [...source.matchAll(/\bt\(([^,()]*)/g)].map(([, asked]) => asked.replace(/`[^`]*`?/g, ""));
  return calls.flatMap((asked) => [...asked.matchAll(/(?:^|[?:])\s*"([^"]*)"\s*(?=$|:)/g)].map(([, id]) => id));
}

/** What a page loads at once, and what the phone loads as its later parts. */
const AT_ONCE = /(?:from|import) "([^"]+)"/g;
const LATER = /(?:from |import |import\()"([^"]+)"/g;
const PAGES = [
  ["referee", AT_ONCE],
  ["wall", AT_ONCE],
  ["phone", AT_ONCE],
  ["phone", LATER],
];

/** The words that a page uses and the catalogues that it carries, as far as these imports lead. */
function carriedBy(page, imports, sources, catalogue, parts) {
  const seen = new Set();
  const carried = new Set();
  const used = new Map();
  const walk = (path) => {
    const source = sources.get(path);
    if (seen.has(path) || source === undefined) return;
    seen.add(path);
    for (const id of wordsIn(source, catalogue)) used.set(id, path);
    for (const [, target] of source.matchAll(imports)) {
      const part = /^virtual:words\/(\w+)$/.exec(target);
      if (part) for (const name of parts[part[1]] ?? []) carried.add(`${name}.ftl`);
      else for (const ending of ["", ".ts", "/index.ts"]) walk(join(dirname(path), target) + ending);
    }
  };
  walk(join(SRC, page, "main.ts"));
  return { used, carried };
}

/** What is wrong with the words of the reference language beside the sources of the pages and what the rules send. */
export function faults(parts, locales = LOCALES) {
  const catalogue = readCatalogue(REFERENCE, locales);
  const sources = sourcesOf(SRC);
  const sent = JSON.parse(readFileSync(join(SRC, "lib/wire/message-ids.json"), "utf8"));
  const found = [];
  if (readFileSync(IDS_FILE, "utf8") !== idsModule(catalogue)) found.push("src/lib/words/ids.ts is not current: npm run words");
  for (const id of sent) if (!catalogue.has(id)) found.push(`the rules send ${id}, which has no words`);
  const used = new Set(sent);
  for (const [path, source] of sources) {
    for (const id of wordsIn(source, catalogue)) used.add(id);
    for (const id of askedIn(source)) if (!catalogue.has(id)) found.push(`${relative(SRC, path)} says ${id}, which has no words`);
  }
  for (const [id, { file }] of catalogue) if (!used.has(id)) found.push(`${file}: nothing says ${id}`);
  for (const [page, imports] of PAGES) {
    const { used, carried } = carriedBy(page, imports, sources, catalogue, parts);
    if (used.size === 0) found.push(`${page} says nothing`);
    for (const [id, path] of used) {
      const { file } = catalogue.get(id);
      if (!carried.has(file)) found.push(`${page} (${relative(SRC, path)}) says ${id} and does not carry ${file}`);
    }
  }
  return found;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(IDS_FILE, idsModule(readCatalogue(REFERENCE)));
}
