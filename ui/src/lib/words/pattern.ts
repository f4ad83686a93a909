/**
 * The messages as the pages carry them, made from Fluent catalogues while the pages are built
 * (scripts/catalogues.mjs). They have what the catalogues use and no more, so a phone brings neither the
 * parser nor the resolver along; the tests compare every message with Fluent's own.
 */
import type { Value } from "./ids";

/**
 * A text. `{name}` is a variable, `{name|key|text|key|text|text}` a choice by a variable: keys with their texts,
 * which may have braces of their own, and last the text for every other value.
 */
export type Pattern = string;

/** The message of each id. */
export type Catalogue = Record<string, Pattern>;

/** A pattern taken apart at its outermost braces: plain texts, and in lists what stands in braces. */
export function pieces(pattern: Pattern): (string | string[])[] {
  const all: (string | string[])[] = [];
  let inside: string[] = [];
  let depth = 0;
  let from = 0;
  for (const { 0: sign, index } of pattern.matchAll(/[{|}]/g)) {
    if (sign === "{" ? depth++ > 0 : depth !== 1) {
      if (sign === "}") depth--;
      continue;
    }
    const text = pattern.slice(from, index);
    from = index + 1;
    if (sign === "{") all.push(text, (inside = []));
    else inside.push(text);
    if (sign === "}") depth--;
  }
  return [...all, pattern.slice(from)];
}

/** How a language counts and writes numbers: browsers take long to find it out, and letters of a search do not wait. */
const known = new Map<string, readonly [Intl.PluralRules, Intl.NumberFormat]>();
function numbersOf(language: string): readonly [plural: Intl.PluralRules, format: Intl.NumberFormat] {
  const numbers = known.get(language) ?? ([new Intl.PluralRules(language), new Intl.NumberFormat(language)] as const);
  known.set(language, numbers);
  return numbers;
}

/** A number with a minus, where a browser writes a hyphen in some languages. */
export const minus = (number: number | string) => String(number).replace("-", "−");

/** The text of a pattern. A variable that was not given stays in its braces. */
export function fill(pattern: Pattern, args: Readonly<Record<string, Value>>, language: string): string {
  return pieces(pattern)
    .map((piece) => {
      if (typeof piece === "string") return piece;
      const [name, ...variants] = piece as [string, ...string[]];
      const value = args[name] ?? `{${name}}`;
      const number = typeof value === "number";
      if (variants.length === 0) return number ? minus(numbersOf(language)[1].format(value)) : value;
      // A number chooses by itself before it chooses by its plural, in the order of the variants.
      const keys = [String(value), number && numbersOf(language)[0].select(value)];
      const found = variants.findIndex((key, index) => index % 2 === 0 && keys.includes(key));
      return fill(variants[found + 1 || variants.length - 1]!, args, language);
    })
    .join("");
}

/**
 * The catalogue of a packed text: a line for each message with its id, a space and its pattern. Instead of parts
 * that an id has in common with the one before, it has a dash for each.
 */
export function unpacked(packed: string): Catalogue {
  let before: string[] = [];
  return Object.fromEntries(
    packed.split("\n").map((line) => {
      const [, shared, id, pattern] = /^(-*)(\S+) (.*)$/.exec(line)!;
      before = [...before.slice(0, shared!.length), ...id!.split("-")];
      return [before.join("-"), pattern!];
    }),
  );
}
