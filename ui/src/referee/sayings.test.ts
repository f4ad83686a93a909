import { beforeAll, expect, test } from "vitest";
import { english } from "../../dev/catalogues";
import { ruleOf } from "../lib/table/rules";
import { learn, t } from "../lib/words/words";
import type { Game } from "../lib/wire/Game";
import { leadsToSayings, sayingsOf } from "./sayings";

beforeAll(async () => {
  await learn(english("common", "core", "board", "referee", "rules", "rules-combined", "setup"));
});

const GAMES: Game[] = ["base", ...(["kobol", "new-caprica", "ionian-nebula", "earth"] as const).map((objective) => ({ combined: { objective } }))];

test.each(["free", "side-alone"] as const)("every topic has a name and every line its words: %s", (talk) => {
  for (const game of GAMES) {
    const sayings = sayingsOf(game, talk);
    expect(sayings.map(({ topic }) => t(`sayings-${topic}`))).toEqual([
      "Loyalty cards",
      "Cards in hand",
      "Skill checks",
      "Decks and discards",
      "What Dradis shows",
    ]);
    const lines = sayings.flatMap(({ rules }) => rules);
    expect(lines.length).toBeGreaterThan(8);
    // Who may say no more than human or Cylon is not told that they may lie.
    expect(lines.includes("SECRET-2")).toBe(talk === "free");
    expect(t(`talk-note-${talk}`)).toContain(talk === "free" ? "lie" : "only human or Cylon");
    for (const rule of lines) expect(ruleOf(rule)?.explanation, rule).toBeTruthy();
  }
});

test("in which words one speaks is said with all boxes, and of trauma where there is some", () => {
  const lines = (game: Game) => sayingsOf(game, "side-alone").flatMap(({ rules }) => rules);
  expect(GAMES.map((game) => lines(game).includes("SECRET-12"))).toEqual([false, true, true, true, true]);
  expect(GAMES.map((game) => lines(game).includes("SECRET-16"))).toEqual([false, false, false, true, false]);
});

test("the sheet is offered where cards are looked at or added, and nowhere else", () => {
  expect(["LOYAL-3", "CHECK-4", "SECRET-2"].every(leadsToSayings)).toBe(true);
  expect(["TURN-2", "MOVE-7"].some(leadsToSayings)).toBe(false);
});
