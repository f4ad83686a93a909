// The catalogues as the pages carry them: parsed while the pages are built, so that no page brings a parser
// along. A message is its id and its pattern (src/lib/words/pattern.ts).
import { FluentResource } from "@fluent/bundle";

/** What was read before: a build asks for the same catalogues for every part of every page. */
const read = new Map();

/** The messages of a catalogue's text. What the pages do not understand is refused here. */
export function messages(text) {
  const before = read.get(text);
  if (before !== undefined) return before;
  const all = new FluentResource(text).body.map(({ id, value, attributes }) => {
    if (Object.keys(attributes).length > 0) throw new Error(`${id} has attributes; a message here has none`);
    return [id, pattern(id, value)];
  });
  // Ids that begin alike pack better side by side.
  const made = Object.freeze(Object.fromEntries(all.sort(([one], [other]) => (one < other ? -1 : 1))));
  read.set(text, made);
  return made;
}

function pattern(id, value) {
  return typeof value === "string" ? textOf(id, value) : value.map((part) => partOf(id, part)).join("");
}

function partOf(id, part) {
  if (typeof part === "string") return textOf(id, part);
  if (part.type === "str") return textOf(id, part.value);
  if (part.type === "var") return `{${part.name}}`;
  if (part.type !== "select" || part.selector.type !== "var") {
    throw new Error(`${id} uses more of Fluent than variables and choices by a variable`);
  }
  if (part.star !== part.variants.length - 1) throw new Error(`${id}: the variant for every other value stands last`);
  const variants = part.variants.map(({ key, value }) => [String(key.value), pattern(id, value)]);
  return `{${[part.selector.name, ...variants.flat().toSpliced(-2, 1)].join("|")}}`;
}

function textOf(id, text) {
  if (/[{|}]/.test(text)) throw new Error(`${id} has a brace or a bar in its text; here they are for variables`);
  if (text.includes("\n")) throw new Error(`${id} has two lines; a message here has one`);
  return text;
}

/** A catalogue as one text, which src/lib/words/pattern.ts unpacks: what ids share is written once. */
export function packed(catalogue) {
  let before = [];
  const lines = Object.entries(catalogue).map(([id, text]) => {
    const parts = id.split("-");
    let shared = 0;
    while (shared < parts.length - 1 && parts[shared] === before[shared]) shared += 1;
    before = parts;
    return `${"-".repeat(shared)}${parts.slice(shared).join("-")} ${text}`;
  });
  return lines.join("\n");
}
