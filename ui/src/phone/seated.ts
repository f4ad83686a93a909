// The second part of the page: the screen of a seat, and its words. Every phone asks for it while it pairs.
import words from "virtual:words/seated";
import { learn } from "../lib/words/words";

/** Settled when the words have come. */
export const said = learn(words);
// All of them, whatever will be written with them: a face that is fetched for a letter would tell of that letter.
for (const face of document.fonts) face.load().catch(() => {});

export { default as Hands } from "./Hands.svelte";
export { default as SeatScreen } from "./SeatScreen.svelte";
