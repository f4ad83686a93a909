/**
 * The patterns of messages as the pages carry them, made from Fluent catalogues while the pages are built
 * (scripts/catalogues.mjs). They have what the catalogues use and no more, so a phone brings neither the
 * parser nor the resolver along; the tests compare every message with Fluent's own.
 */
import type { Value } from "./ids";

/** Text with the names of its variables in braces, or such texts and choices in a row. */
export type Pattern = string | (string | Select)[];

/** A choice by a variable: keys and their patterns in turn; the last pattern is for every other value. */
export type Select = [variable: string, ...variants: (string | Pattern)[]];

/** The text of a pattern. A variable that was not given stays in its braces. */
export function fill(pattern: Pattern, args: Readonly<Record<string, Value>>, language: string): string {
  if (typeof pattern === "string") {
    return pattern.replace(/\{(\w+)\}/g, (braces, name: string) => {
      const value = args[name] ?? braces;
      return typeof value === "number" ? value.toLocaleString(language) : value;
    });
  }
  return pattern
    .map((part) => fill(typeof part === "string" ? part : chosen(part, args, language), args, language))
    .join("");
}

/** A number chooses by itself before it chooses by its plural, in the order of the variants. */
function chosen([variable, ...variants]: Select, args: Readonly<Record<string, Value>>, language: string): Pattern {
  const value = args[variable];
  const keys = [String(value)];
  if (typeof value === "number") keys.push(new Intl.PluralRules(language).select(value));
  const found = variants.findIndex((key, index) => index % 2 === 0 && keys.includes(String(key)));
  return variants[found + 1 || variants.length - 1] ?? "";
}
