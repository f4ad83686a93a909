// A table of the combined game: seven players, one of them a Cylon Leader.

import { expect } from "@playwright/test";
import { type Fight, layAs } from "./fight";
import type { Referee } from "./referee";

type Players = readonly (readonly [name: string, character: string])[];

/** The players clockwise, and characters that the rules allow in this order. */
export const SEVEN = [
  ["Ana", "Louanne “Kat” Katraine"],
  ["Ben", "Laura Roslin"],
  ["Cem", "Cavil"],
  ["Dana", "“Chief” Galen Tyrol"],
  ["Eli", "William Adama"],
  ["Fay", "Samuel T. Anders"],
  ["Gus", "Ellen Tigh"],
] as const;

/** Chooses all boxes where a game is set up or taken over, and where the fleet goes. */
export async function allBoxes(referee: Referee, objective = "Kobol"): Promise<void> {
  await referee.page.getByRole("group", { name: "Game" }).getByText("All expansions", { exact: true }).click();
  await referee.page.getByRole("group", { name: "Objective" }).getByText(objective, { exact: true }).click();
}

/** A game with all boxes that began without Dradis: Ana's turn, and the board is laid out by then. */
export async function joinAll(referee: Referee, players: Players = SEVEN): Promise<void> {
  await seatAll(referee, players);
  await referee.page.getByRole("button", { name: "Lay out the board" }).click();
  await expect(referee.now).toContainText("Lay the board out as it stands");
}

/** Takes over a running game with all boxes, as it stands. */
export async function inCombined(referee: Referee, fight: Fight, players: Players = SEVEN, objective?: string): Promise<void> {
  await seatAll(referee, players, objective);
  await layAs(referee.page, fight);
  await expect(referee.page.getByRole("list", { name: "Seats" })).toBeVisible();
}

/** Tells who plays whom in a running game with all boxes. */
async function seatAll(referee: Referee, players: Players, objective?: string): Promise<void> {
  const { page } = referee;
  await page.getByRole("button", { name: "Join a game in progress" }).click();
  await allBoxes(referee, objective);
  for (let more = 4; more < players.length; more += 1) await page.getByRole("button", { name: "Add a player" }).click();
  for (const [at, [name, character]] of players.entries()) {
    await page.getByRole("textbox", { name: `Player ${at + 1}` }).fill(name);
    const select = page.getByRole("combobox", { name: `Character of player ${at + 1}` });
    await select.selectOption(character);
  }
}
