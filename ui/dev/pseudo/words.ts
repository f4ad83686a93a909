/**
 * Stands in for src/lib/words/words.ts in the build of the end-to-end tests, where a page can be told to
 * use longer words and to stop again. The pages themselves know of no second language, have no switch
 * for one and ship nothing of it: which words a build speaks is decided in pseudo/vite.config.mjs alone.
 */
import { createSubscriber } from "svelte/reactivity";
import type { Value, WordId, Words } from "../../src/lib/words/ids";
import { fill, type Catalogue } from "../../src/lib/words/pattern";
import { longer } from "./longer";

declare global {
  interface Window {
    /** Says everything that stands on the page once more, with longer words or with the usual ones. */
    useLongerWords: (use: boolean) => void;
  }
}

let tongue = "en";
let english: Catalogue = {};
let pseudo: Catalogue = {};
let patterns = english;

let sayAgain = () => {};
const heard = createSubscriber((update) => {
  sayAgain = update;
});

window.useLongerWords = (use) => {
  patterns = use ? pseudo : english;
  sayAgain();
};

export function speak(language: string, catalogues: Catalogue[]): void {
  tongue = language;
  english = Object.assign({}, ...catalogues) as Catalogue;
  pseudo = longer(english);
  patterns = english;
}

export function learn(catalogues: Catalogue[]): void {
  const more = Object.assign({}, ...catalogues) as Catalogue;
  Object.assign(english, more);
  Object.assign(pseudo, longer(more));
}

export function language(): string {
  return tongue;
}

type Args<Id extends WordId> = Words[Id] extends null ? [] : [args: Words[Id]];

export function t<Id extends WordId>(id: Id, ...[args]: Args<Id>): string {
  return say(id, args ?? {});
}

export function say(id: string, args: Record<string, Value>): string {
  heard();
  const pattern = patterns[id];
  return pattern === undefined ? id : fill(pattern, args, tongue);
}

export function knows(id: string): boolean {
  return id in patterns;
}
