// Whole turns on the referee's page, and how many taps they take.

import { countTaps, inFight } from "../support/fight";
import type { Referee } from "../support/referee";
import { expect, test } from "../support/table";
import { adds, cardField, chooses, next, stepOn, tells, totals } from "../support/turn";

const HANDS = { Ana: 5, Ben: 4, Cem: 3, Dee: 4 };

async function inTurn(referee: Referee, step: string): Promise<void> {
  await inFight(referee, { areas: {}, cards: HANDS, step });
}

test("a turn with a check takes at most twelve taps and one for each played card", async ({ table }) => {
  const referee = await table.referee();
  await inTurn(referee, "receive-skills");
  const taps = await countTaps(referee.page);
  for (let step = 0; step < 3; step += 1) await stepOn(referee);
  // Letters and Enter are no taps.
  await cardField(referee).fill("gui");
  await expect(referee.now.getByRole("option", { name: /^Guilt by Collusion/ })).toHaveAttribute("aria-selected", "true");
  await cardField(referee).press("Enter");
  // Starbuck might draw another card instead.
  await chooses(referee, 9).click();
  await expect(referee.page.getByRole("region", { name: "Skill check: Guilt by Collusion" })).toBeVisible();
  for (const [player, added] of [["Ben", 2], ["Cem", 1], ["Dee", 0], ["Ana", 1]] as const) {
    // The buttons are the same for each of them.
    await expect(referee.now.getByText(`${player}: how many cards will you add?`)).toBeVisible();
    await adds(referee, added).click();
  }
  let cards = 0;
  await expect(tells(referee, "Leadership 3")).toBeVisible();
  for (const card of ["Leadership 3", "Tactics 2", "Piloting 1", "Tactics 4", "Politics 2", "Engineering 1"]) {
    if (!(await tells(referee, card).isVisible())) break;
    await tells(referee, card).click();
    cards += 1;
    await expect(referee.now.getByRole("button", { name: "Take back" }).or(referee.answer("Go on"))).not.toHaveCount(0);
  }
  expect(cards).toBeGreaterThanOrEqual(4);
  await expect(referee.page.getByText(/^(Passed|Failed)$/)).toBeVisible();
  await referee.answer("Go on").click();
  const done = referee.answer("Done");
  await expect(done.or(referee.answer("Next player")).first()).toBeVisible();
  if (await done.isVisible()) await done.click();
  await referee.answer("Next player").click();
  await expect(referee.now).toContainText("Ben takes a turn");
  expect(await taps()).toBeLessThanOrEqual(12 + cards);
});

test("in light tracking a turn with a check takes at most six taps, and nobody counts hands", async ({ table }) => {
  const referee = await table.referee();
  await inTurn(referee, "receive-skills");
  await referee.page.getByRole("button", { name: "Menu" }).click();
  const menu = referee.sheet("Menu");
  await menu.getByRole("group", { name: "How much you enter" }).getByText("Light", { exact: true }).click();
  await menu.getByRole("button", { name: "Close" }).click();
  await expect(next(referee)).toHaveCount(0);
  const taps = await countTaps(referee.page);
  await cardField(referee).fill("gui");
  await expect(referee.now.getByRole("option", { name: /^Guilt by Collusion/ })).toHaveAttribute("aria-selected", "true");
  await cardField(referee).press("Enter");
  await chooses(referee, 9).click();
  await totals(referee, 12).click();
  await expect(referee.page.getByText("Passed", { exact: true })).toBeVisible();
  await referee.answer("Go on").click();
  await referee.answer("Nobody").click();
  const done = referee.answer("Done");
  await expect(done.or(referee.answer("Next player")).first()).toBeVisible();
  if (await done.isVisible()) await done.click();
  await referee.answer("Next player").click();
  await expect(referee.now).toContainText("Ben takes a turn");
  expect(await taps()).toBeLessThanOrEqual(6);

  // Back in full tracking the hands are counted once, because nobody did.
  await referee.page.getByRole("button", { name: "Menu" }).click();
  await menu.getByRole("group", { name: "How much you enter" }).getByText("Full", { exact: true }).click();
  const hands = referee.sheet("How many skill cards does each player hold?");
  await hands.getByRole("button", { name: "Ben: one more" }).click();
  await hands.getByRole("button", { name: "Done" }).click();
  await expect(referee.page.getByRole("button", { name: `Ben: ${HANDS.Ben + 1} cards in hand` })).toBeVisible();
  await expect(next(referee)).toBeVisible();
});

test("a card of a check is taken back with the tap that names it", async ({ table }) => {
  const referee = await table.referee();
  await inTurn(referee, "crisis");
  await cardField(referee).fill("guilt");
  await cardField(referee).press("Enter");
  await chooses(referee, 9).click();
  await adds(referee, 3).click();
  await referee.answer("No more cards").click();
  await tells(referee, "Leadership 5").click();
  const told = referee.now.getByRole("group", { name: "For it" });
  await expect(told).toContainText("5");
  await told.getByRole("button", { name: "Take back Leadership 5" }).click();
  await expect(told.getByRole("button", { name: "Take back Leadership 5" })).toHaveCount(0);
});

test("the icons at the foot of a card leave a few, and a card without a name goes on by them", async ({ table }) => {
  const referee = await table.referee();
  await inTurn(referee, "crisis");
  const icons = referee.now.getByRole("group", { name: "Icons at the foot of the card" });
  await icons.getByRole("button", { name: "Heavy raiders" }).click();
  await expect(referee.now.getByRole("option").first()).toBeVisible();
  const before = await referee.now.getByRole("option").count();
  await icons.getByRole("button", { name: "Fleet token" }).click();
  await expect.poll(() => referee.now.getByRole("option").count()).toBeLessThan(before);
  await referee.answer("Enter by icons").click();
  await referee.now.getByText("a check", { exact: true }).click();
  await expect(referee.answer("Go on")).toBeDisabled();
  await referee.now.getByRole("group", { name: "Types that count" }).getByRole("button", { name: "Tactics" }).click();
  await referee.now.getByRole("button", { name: "difficulty: one less" }).click();
  await referee.answer("Go on").click();
  // Starbuck may draw another one first.
  await referee.answer("Begin").click();
  const check = referee.page.getByRole("region", { name: "Skill check: Crisis card" });
  await expect(check).toContainText("9");
  await check.getByRole("button", { name: "Board" }).click();
  await expect(referee.thing("bow, space")).toBeVisible();
  await referee.page.getByRole("button", { name: "Back to the check" }).click();
  await expect(check).toBeVisible();
});

test("the President's choice says what follows before it is made, and the dials say it afterwards", async ({ table }) => {
  const referee = await table.referee();
  await inTurn(referee, "crisis");
  await cardField(referee).fill("food");
  await cardField(referee).press("Enter");
  await expect(referee.now).toContainText("Ben decides");
  await referee.now.getByRole("button", { name: /food/i }).first().click();
  await referee.answer("Done").click();
  await expect(referee.answer("Next player")).toBeVisible();
  await expect(referee.dial("Food")).not.toHaveAccessibleName(/: 8 of/);
});

test("a jump is told by the name of its destination", async ({ table }) => {
  const referee = await table.referee();
  await inTurn(referee, "prepare-for-jump");
  await referee.answer("Something happened …").click();
  await referee.sheet("What happened?").getByRole("button", { name: "The fleet jumps now" }).click();
  await referee.now.getByRole("option", { name: /^Barren Planet/ }).click();
  const done = referee.answer("Done");
  await expect(done.or(referee.answer("Next player")).first()).toBeVisible();
  await expect(referee.book(/Distance/)).toContainText("2 of 4");
});
