/**
 * The words of a page. Each page loads the catalogues it needs at build time (scripts/catalogues.mjs), so
 * nothing is fetched later and every phone of a table holds the same text.
 */
import type { Value, WordId, Words } from "./ids";
import { fill, type Catalogue } from "./pattern";

let tongue = "en";
let patterns: Catalogue = {};

/** Makes these catalogues the words of this page. Called once, before anything is drawn. */
export function speak(language: string, catalogues: Catalogue[]): void {
  tongue = language;
  patterns = Object.assign({}, ...catalogues) as Catalogue;
}

/** Adds the words of a part of the page that came later. Called once for each, before anything of it is drawn. */
export function learn(catalogues: Catalogue[]): void {
  Object.assign(patterns, ...catalogues);
}

/** The language the page speaks. */
export function language(): string {
  return tongue;
}

type Args<Id extends WordId> = Words[Id] extends null ? [] : [args: Words[Id]];

/** The text of a message known when the page is built. */
export function t<Id extends WordId>(id: Id, ...[args]: Args<Id>): string {
  return say(id, args ?? {});
}

/** The text of a message named by the table (prompt, log line, rejection). An unknown id is an older page. */
export function say(id: string, args: Record<string, Value>): string {
  const pattern = patterns[id];
  return pattern === undefined ? id : fill(pattern, args, tongue);
}

/** Whether this page has words for an id the table sent. */
export function knows(id: string): boolean {
  return id in patterns;
}
