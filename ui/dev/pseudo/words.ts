/**
 * Stands in for src/lib/words/words.ts in the build of the end-to-end tests, where a page can be told to
 * use longer words and to stop again. The pages themselves know of no second language, have no switch
 * for one and ship nothing of it: which words a build speaks is decided in pseudo/vite.config.mjs alone.
 */
import { FluentBundle, type FluentResource } from "@fluent/bundle";
import { createSubscriber } from "svelte/reactivity";
import type { Value, WordId, Words } from "../../src/lib/words/ids";
import { longer } from "./longer";

type Message = FluentResource["body"][number];

/** As in the words it stands in for, which cannot be imported from here. */
export type Catalogue = [id: string, value: Message["value"]][];

function resource(catalogue: Catalogue): FluentResource {
  return { body: catalogue.map(([id, value]) => ({ id, value, attributes: {} })) };
}

declare global {
  interface Window {
    /** Says everything that stands on the page once more, with longer words or with the usual ones. */
    useLongerWords: (use: boolean) => void;
  }
}

let english = new FluentBundle("en");
let pseudo = new FluentBundle("en");
let bundle = english;

let sayAgain = () => {};
const heard = createSubscriber((update) => {
  sayAgain = update;
});

window.useLongerWords = (use) => {
  bundle = use ? pseudo : english;
  sayAgain();
};

export function speak(language: string, catalogues: Catalogue[]): void {
  english = new FluentBundle(language, { useIsolating: false });
  pseudo = new FluentBundle(language, { useIsolating: false });
  for (const catalogue of catalogues) {
    english.addResource(resource(catalogue));
    pseudo.addResource(resource(longer(catalogue)));
  }
  bundle = english;
}

export function language(): string {
  return bundle.locales[0] ?? "en";
}

type Args<Id extends WordId> = Words[Id] extends null ? [] : [args: Words[Id]];

export function t<Id extends WordId>(id: Id, ...[args]: Args<Id>): string {
  return say(id, args ?? {});
}

export function say(id: string, args: Record<string, Value>): string {
  heard();
  const message = bundle.getMessage(id);
  if (!message?.value) return id;
  return bundle.formatPattern(message.value, args);
}

export function knows(id: string): boolean {
  return bundle.hasMessage(id);
}
