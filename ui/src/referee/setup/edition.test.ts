import { expect, test } from "vitest";
import { wordsOf } from "../../../scripts/languages.mjs";
import { learn, speak } from "../../lib/words/words";
import { keepOptions, keptOptions, USUAL } from "./options";

test("a table that has agreed on none yet has the rulebook of the page's language", async () => {
  const file = (language: string) => () => Promise.resolve({ default: wordsOf("referee", language) });
  await learn({ en: file("en"), pl: file("pl") });
  expect(keptOptions(null)).toEqual(USUAL);
  await speak("pl");
  expect(keptOptions(null)).toEqual({ ...USUAL, edition: "pl" });
  const kept = new Map<string, string>();
  const storage = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) };
  keepOptions(storage, { ...USUAL, edition: "de" });
  expect(keptOptions(storage).edition).toBe("de");
});
