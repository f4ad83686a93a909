import { render } from "svelte/server";
import { beforeAll, expect, test } from "vitest";
import { english } from "../../dev/catalogues";
import { view as fixture } from "../../dev/fixtures";
import OpenedHands from "../lib/cards/OpenedHands.svelte";
import type { Winner } from "../lib/wire/Winner";
import { learn } from "../lib/words/words";
import GameOver from "./GameOver.svelte";

beforeAll(() => learn(english("common", "core", "combined", "opened", "referee", "table")));

const textOf = (body: string) => body.replace(/<!--.*?-->/gs, "").replace(/<[^>]*>/g, " ").replace(/\s+/g, " ");

test("where a Cylon Leader is in play it is said whom they win with, and nowhere else", () => {
  const says = (leaders: string[]) => textOf(render(GameOver, { props: { outcome: { type: "boarded" }, winner: "cylons", leaders, opened: false } }).body);
  expect(says([])).toContain("Every Cylon player wins");
  expect(says([])).not.toContain("Motives");
  expect(says(["Cem"])).toContain("Cem (Cylon Leader) wins with a side if at least 2 revealed Motives are for it and at most 1 is unrevealed; otherwise with neither.");
});

test("the rows at the end say whom a Cylon Leader has won with", () => {
  const { seats } = fixture("over", 5);
  seats[2]!.leader = { infiltrating: false };
  const says = (team: Winner, winner: Winner) => textOf(render(OpenedHands, { props: { hands: [{ seat: 2, cards: [], team }], seats, winner } }).body);
  expect(says("humans", "humans")).toContain("Cylon Leader: wins with the humans");
  expect(says("cylons", "cylons")).toContain("Cylon Leader: wins with the Cylons");
  // Whoever has lost with nobody stands apart from both sides.
  for (const [team, winner] of [["cylons", "humans"], ["humans", "cylons"]] as const) {
    expect(says(team, winner)).toContain("Wins with neither side");
    expect(says(team, winner)).not.toMatch(/ Humans | Cylons /);
  }
});

test("the Motives that a Cylon Leader left unrevealed are named with the others", () => {
  const { seats } = fixture("over", 5);
  const says = () => textOf(render(OpenedHands, { props: { hands: [{ seat: 2, cards: [], team: "cylons" }], seats, winner: "humans" } }).body);
  seats[2]!.leader = { infiltrating: false };
  expect(says()).not.toContain("unrevealed");
  seats[2]!.unrevealed = ["learn-to-cherish", "make-an-ally"];
  expect(says()).toMatch(/no Motive revealed.*left unrevealed: .+ and .+/);
});
