// A turn as the referee taps it: steps, the crisis card, the check.

import { expect, type Locator } from "@playwright/test";
import type { Referee } from "./referee";

/** The way on to the next step of the turn. */
export function next(referee: Referee): Locator {
  return referee.now.getByRole("button", { name: /^Next: / });
}

/** Where letters of a card's name are typed. */
export function cardField(referee: Referee): Locator {
  return referee.now.getByRole("combobox", { name: "Search cards" });
}

/** Goes on to the next step of the turn, and waits until the table is there: a second tap on the first step's
 * button would answer nothing. Past a crisis that nobody has told it is asked once more. */
export async function stepOn(referee: Referee): Promise<void> {
  const label = await next(referee).innerText();
  const button = referee.now.getByRole("button", { name: label, exact: true });
  const once = referee.now.getByRole("alertdialog", { name: label });
  await next(referee).click();
  await expect(async () => {
    if (await once.isVisible()) {
      await expect(once).toContainText("is not resolved");
      await once.getByRole("button", { name: label, exact: true }).click({ timeout: 1_000 });
    }
    await expect(button).toHaveCount(0, { timeout: 1_000 });
  }).toPass();
}

/** Goes on to the action of the turn, by the referee's page: a phone hears of a step a moment later, and going by what it
 * shows could go past the action. */
export async function stepToAction(referee: Referee): Promise<void> {
  const action = referee.page.getByRole("region", { name: "Turn", exact: true }).getByRole("button", { name: /^Action\. / });
  while (!(await action.isVisible())) await stepOn(referee);
}

/** Gives whichever of these answers is asked for, until `then` is there: what comes differs from game to game. */
export async function answerUntil(then: Locator, ...answers: Locator[]): Promise<void> {
  await expect(async () => {
    for (const answer of answers) {
      // What was there a moment ago may have been answered meanwhile: then it is not waited for.
      if (!(await then.isVisible()) && (await answer.isVisible())) await answer.click({ timeout: 1_000 });
    }
    await expect(then).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 60_000 });
}

/** How many cards the player whose turn it is adds to the check. */
export function adds(referee: Referee, cards: number): Locator {
  const name = cards === 0 ? "No card" : cards === 1 ? "1 card" : `${cards} cards`;
  return referee.page.getByRole("main").getByRole("button", { name, exact: true });
}

/** A card of the check that was turned up: its type and its strength. */
export function tells(referee: Referee, card: string): Locator {
  return referee.page.getByRole("main").getByRole("group", { name: "Card turned up" }).getByRole("button", { name: card, exact: true });
}

/** The check instead of the other choice on a crisis card: its answer says what is at stake too. */
export function chooses(referee: Referee, difficulty: number): Locator {
  return referee.now.getByRole("button", { name: new RegExp(`^Skill check ${difficulty}\\b`) });
}

/** The total of a check, on the pad for it. */
export function totals(referee: Referee, total: number): Locator {
  return referee.page.getByRole("main").getByRole("button", { name: new RegExp(`^Total ${total}(:|$)`) });
}
