import { expect, test } from "vitest";
import { wordsOf } from "../../../scripts/languages.mjs";
import { learn, speak } from "../../lib/words/words";
import { cardsOf, found } from "./cards";

test("a card is found by the name that an English copy has on it, which stands beside its own; accents are not needed", async () => {
  const file = (language: string) => () => Promise.resolve({ default: wordsOf("referee", language) });
  await learn({ en: file("en"), es: file("es") });
  expect(cardsOf("crisis", false).every(({ english }) => english === undefined)).toBe(true);
  await speak("es");
  const spanish = (text: string) => found(cardsOf("crisis", false), text, [], false);
  expect(spanish("witch")).toMatchObject([{ name: "Caza de brujas", english: "Witch Hunt" }]);
  expect(spanish("brujas")).toMatchObject([{ name: "Caza de brujas" }]);
  expect(spanish("mision resc").length).toBe(2);
  expect(spanish("thirty")).toMatchObject([{ name: "Treinta y tres", english: "Thirty-Three" }]);
  expect(found(cardsOf("destinations", false), "icy", [], false)).toMatchObject([{ name: "Luna helada", english: "Icy Moon" }]);
});
