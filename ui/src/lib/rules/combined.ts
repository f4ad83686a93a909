/**
 * The rules that only tables of the combined game play by. Their words come in a file of their own for each language,
 * asked for as soon as a page hears that its table plays that game and never for what somebody looks for; what is known
 * of them besides comes in it too (facts.ts).
 */
import words from "virtual:words/combined";
import type { Options } from "../wire/Options";
import { learn, type Source } from "../words/words";

/** Whether the table plays with all boxes. */
export function playsCombined(options?: Options): boolean {
  const game: unknown = options?.game;
  return typeof game === "object" && game !== null && "combined" in game;
}

/**
 * Learns words of the combined game where a table plays it. The promise is settled when they have come; rejected where they do
 * not, and then they are asked for anew by the next call. They are asked for once, however often this is called.
 */
export function learning(words: Source): (options?: Options) => Promise<void> {
  let coming: Promise<void> | undefined;
  return async (options) => {
    if (!playsCombined(options)) return;
    coming ??= learn(words);
    try {
      await coming;
    } catch (error) {
      coming = undefined;
      throw error;
    }
  };
}

/** Learns the words of all rules of this table. */
export const learnRules = learning(words);
