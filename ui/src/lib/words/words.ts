/**
 * The words of a page. Each page loads the catalogues it needs at build time (scripts/catalogues.mjs), so
 * nothing is fetched later and every phone of a table holds the same text.
 */
import { FluentBundle, type FluentResource } from "@fluent/bundle";
import type { Value, WordId, Words } from "./ids";

type Message = FluentResource["body"][number];

/** A catalogue as the pages carry it: each message with its pattern, parsed while the pages are built. */
export type Catalogue = [id: string, value: Message["value"]][];

let bundle = new FluentBundle("en");

/** Makes these catalogues the words of this page. Called once, before anything is drawn. */
export function speak(language: string, catalogues: Catalogue[]): void {
  // The pages' languages all run left to right; isolation marks would only disturb search and tests.
  bundle = new FluentBundle(language, { useIsolating: false });
  for (const catalogue of catalogues) bundle.addResource(resource(catalogue));
}

/** A catalogue as the library takes it. */
export function resource(catalogue: Catalogue): FluentResource {
  return { body: catalogue.map(([id, value]) => ({ id, value, attributes: {} })) };
}

/** The language the page speaks. */
export function language(): string {
  return bundle.locales[0] ?? "en";
}

type Args<Id extends WordId> = Words[Id] extends null ? [] : [args: Words[Id]];

/** The text of a message known when the page is built. */
export function t<Id extends WordId>(id: Id, ...[args]: Args<Id>): string {
  return say(id, args ?? {});
}

/** The text of a message named by the table (prompt, log line, rejection). An unknown id is an older page. */
export function say(id: string, args: Record<string, Value>): string {
  const message = bundle.getMessage(id);
  if (!message?.value) return id;
  return bundle.formatPattern(message.value, args);
}

/** Whether this page has words for an id the table sent. */
export function knows(id: string): boolean {
  return bundle.hasMessage(id);
}
