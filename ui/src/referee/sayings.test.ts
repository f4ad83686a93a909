import { beforeAll, expect, test } from "vitest";
import { catalogues } from "../../dev/catalogues";
import { ruleOf } from "../lib/table/rules";
import { speak, t } from "../lib/words/words";
import { leadsToSayings, SAYINGS } from "./sayings";

beforeAll(() => {
  speak("en", catalogues("common", "core", "board", "referee"));
});

test("every topic has a name and every line its words", () => {
  expect(SAYINGS.map(({ topic }) => t(`sayings-${topic}`))).toEqual([
    "Loyalty cards",
    "Cards in hand",
    "Skill checks",
    "Decks and discards",
    "What Dradis shows",
  ]);
  const lines = SAYINGS.flatMap(({ rules }) => rules);
  expect(lines.length).toBeGreaterThan(8);
  for (const rule of lines) expect(ruleOf(rule)?.explanation, rule).toBeTruthy();
});

test("the sheet is offered where cards are looked at or added, and nowhere else", () => {
  expect(["LOYAL-3", "CHECK-4", "SECRET-2"].every(leadsToSayings)).toBe(true);
  expect(["TURN-2", "MOVE-7"].some(leadsToSayings)).toBe(false);
});
