/**
 * Stands in for src/lib/words/words.ts in the build of the end-to-end tests, which has a language more: for each message
 * the widest text of all (./vite.config.mjs). A page can be told to speak it and to stop again; the words come with the
 * others, so that a phone whose page is whole asks for nothing. The pages offer the languages that are shipped.
 */
import { languages as all, learn as learnOf, type Source, speak } from "../../src/lib/words/words";

export { choose, follow, knows, language, say, speak, t, type Source } from "../../src/lib/words/words";

export const languages = (): string[] => all().filter((language) => language !== "en-XA");

declare global {
  interface Window {
    /** Says everything that stands on the page once more, with the widest words or with the usual ones. */
    useWidestWords: (use: boolean) => Promise<void>;
  }
}

window.useWidestWords = (use) => speak(use ? "en-XA" : "en");

export async function learn(source: Source): Promise<void> {
  await Promise.all([learnOf(source), source["en-XA"]!()]);
}
