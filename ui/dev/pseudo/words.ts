/**
 * Stands in for src/lib/words/words.ts in the build of the end-to-end tests, which has a second language: longer words
 * (./vite.config.mjs). A page can be told to speak it and to stop again; the words come with the others, so that a
 * phone whose page is whole asks for nothing. The pages offer no choice, as those that are shipped: the build leaves it out.
 */
import { learn as learnOf, type Source, speak } from "../../src/lib/words/words";

export { choose, follow, knows, language, languages, say, speak, t, type Source } from "../../src/lib/words/words";

declare global {
  interface Window {
    /** Says everything that stands on the page once more, with longer words or with the usual ones. */
    useLongerWords: (use: boolean) => Promise<void>;
  }
}

window.useLongerWords = (use) => speak(use ? "en-XA" : "en");

export async function learn(source: Source): Promise<void> {
  await Promise.all([learnOf(source), source["en-XA"]!()]);
}
