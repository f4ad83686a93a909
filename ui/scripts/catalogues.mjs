// The catalogues as the pages carry them: parsed while the pages are built, so that no page brings a parser
// along. A message is its id and its pattern (src/lib/words/pattern.ts).
import { readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";

/** The messages of a catalogue's text. What the pages do not understand is refused here. */
export function messages(text) {
  const all = new FluentResource(text).body.map(({ id, value, attributes }) => {
    if (Object.keys(attributes).length > 0) throw new Error(`${id} has attributes; a message here has none`);
    return [id, pattern(id, value)];
  });
  // Ids that begin alike pack better side by side.
  return Object.fromEntries(all.sort(([one], [other]) => (one < other ? -1 : 1)));
}

function pattern(id, value) {
  const parts = [];
  for (const part of typeof value === "string" ? [value] : value) {
    const made = partOf(id, part);
    if (typeof made === "string" && typeof parts.at(-1) === "string") parts.push(parts.pop() + made);
    else parts.push(made);
  }
  return parts.length === 1 && typeof parts[0] === "string" ? parts[0] : parts;
}

function partOf(id, part) {
  if (typeof part === "string") return textOf(id, part);
  if (part.type === "str") return textOf(id, part.value);
  if (part.type === "var") return `{${part.name}}`;
  if (part.type !== "select" || part.selector.type !== "var") {
    throw new Error(`${id} uses more of Fluent than variables and choices by a variable`);
  }
  if (part.star !== part.variants.length - 1) throw new Error(`${id}: the variant for every other value stands last`);
  return [part.selector.name, ...part.variants.flatMap(({ key, value }) => [String(key.value), pattern(id, value)])];
}

function textOf(id, text) {
  if (/[{}]/.test(text)) throw new Error(`${id} has a brace in its text; there braces are for variables`);
  return text;
}

/** Vite: `import core from "../locales/en/core.ftl"`. */
export function cataloguePlugin() {
  return {
    name: "dradis-catalogues",
    load(id) {
      if (!id.endsWith(".ftl")) return undefined;
      this.addWatchFile(id);
      // As a text that is read, not as an object of the program: ids need no quotes of their own.
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(messages(readFileSync(id, "utf8"))))})`;
    },
  };
}
