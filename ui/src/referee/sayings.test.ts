import { beforeAll, expect, test } from "vitest";
import { english } from "../../dev/catalogues";
import { ruleOf } from "../lib/table/rules";
import { learn, t } from "../lib/words/words";
import { leadsToSayings, SAYINGS } from "./sayings";

beforeAll(async () => {
  await learn(english("common", "core", "board", "referee", "rules", "setup"));
});

test.each(["free", "side-alone"] as const)("every topic has a name and every line its words: %s", (talk) => {
  expect(SAYINGS[talk].map(({ topic }) => t(`sayings-${topic}`))).toEqual([
    "Loyalty cards",
    "Cards in hand",
    "Skill checks",
    "Decks and discards",
    "What Dradis shows",
  ]);
  const lines = SAYINGS[talk].flatMap(({ rules }) => rules);
  expect(lines.length).toBeGreaterThan(8);
  // Who may say no more than human or Cylon is not told that they may lie.
  expect(lines.includes("SECRET-2")).toBe(talk === "free");
  expect(t(`talk-note-${talk}`)).toContain(talk === "free" ? "lie" : "only human or Cylon");
  for (const rule of lines) expect(ruleOf(rule)?.explanation, rule).toBeTruthy();
});

test("the sheet is offered where cards are looked at or added, and nowhere else", () => {
  expect(["LOYAL-3", "CHECK-4", "SECRET-2"].every(leadsToSayings)).toBe(true);
  expect(["TURN-2", "MOVE-7"].some(leadsToSayings)).toBe(false);
});
