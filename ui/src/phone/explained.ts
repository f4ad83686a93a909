// The third part of the page: what things are and do. Every phone asks for it right after the second one, before
// anybody has tapped anything, so that nobody shows what they look for.
import words from "virtual:words/explained";
import { learn } from "../lib/words/words";

/** Settled when the words have come. */
export const said = learn(words);

export { default as AboutSheet } from "./AboutSheet.svelte";
export { default as Help } from "./Help.svelte";
export { default as LookUp } from "./LookUp.svelte";
export { learnRules } from "../lib/rules/combined";
export { default as GuideSheet } from "../lib/guide/GuideSheet.svelte";
export { default as Opened } from "./Opened.svelte";
