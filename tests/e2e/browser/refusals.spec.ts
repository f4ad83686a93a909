// What a player or the referee reads when something cannot be: one clear sentence, and everything stays as it was.

import { inFight } from "../support/fight";
import { expect, test } from "../support/table";
import { cardField, next, stepOn } from "../support/turn";

const HANDS = { Ana: 5, Ben: 4, Cem: 3, Dee: 4 };
const PLACES = { Ana: "ftl-control", Ben: "presidents-office", Cem: "command", Dee: "armory" };
const ANSWERED = "This question is already answered. Look at the current one.";

test("a phone that answers what the referee has answered already says so, and shows what is asked now", async ({ table }) => {
  const referee = await table.referee();
  await inFight(referee, { areas: {}, cards: HANDS, places: PLACES, step: "crisis" });
  const phone = await table.phone();
  // What the table says reaches this phone late.
  const late: (() => void)[] = [];
  let holding = false;
  await phone.page.routeWebSocket(/./, (page) => {
    const server = page.connectToServer();
    server.onMessage((message) => (holding ? late.push(() => page.send(message)) : page.send(message)));
  });
  await table.pair(referee, "Ben", phone);
  await cardField(referee).fill("food");
  await cardField(referee).press("Enter");
  const two = phone.page.getByRole("button", { name: "−2 Food", exact: true });
  await expect(two).toBeVisible();
  holding = true;
  await referee.answer("−2 Food").click();
  await referee.answer("Done").click();
  await referee.expectDial("Food", 6);
  await two.click();
  holding = false;
  for (const arrive of late) arrive();
  await expect(phone.page.getByRole("status").filter({ hasText: ANSWERED })).toBeVisible();
  await expect(phone.page.getByRole("region", { name: "Now", exact: true })).toContainText("Ana takes a turn");
  await phone.expectDial("Food", 6);
  await referee.expectDial("Food", 6);
});

test("a second tap on what has been answered does not answer what comes next", async ({ table }) => {
  const referee = await table.referee();
  await inFight(referee, { areas: {}, cards: HANDS, places: PLACES, step: "receive-skills" });
  await next(referee).evaluate((button) => {
    for (let tap = 0; tap < 2; tap += 1) (button as HTMLElement).click();
  });
  await expect(referee.page.getByRole("status").filter({ hasText: ANSWERED })).toBeVisible();
  await expect(referee.answer("Next: Action")).toBeVisible();
});

test("a place that is barred says why when it is tapped, and an action that is barred says why beside the others", async ({ table }) => {
  const referee = await table.referee();
  await inFight(referee, { areas: {}, cards: HANDS, places: PLACES, step: "movement" });
  await test.step("where only Cylons go", async () => {
    await referee.thing("Caprica").click();
    await expect(referee.page.getByRole("status").filter({ hasText: "Only revealed Cylons go there." })).toBeVisible();
    await referee.close(referee.correction("Caprica"));
    await expect(referee.thing("FTL Control, Ana")).toBeVisible();
  });
  await test.step("FTL Control before the track is blue", async () => {
    await stepOn(referee);
    await expect(referee.now.getByRole("button", { name: /^Activate FTL Control/ })).toHaveCount(0);
    await referee.now.getByText("Not now", { exact: true }).click();
    const barred = referee.now.getByRole("listitem").filter({ hasText: "Activate FTL Control" });
    await barred.getByRole("button", { name: "The fleet token is in the red.", exact: true }).click();
    // The sentence opens the rule behind it.
    await expect(referee.sheet("Why?")).toBeVisible();
  });
});

test("numbers that no check has are not begun with, and the page says what is wrong", async ({ table }) => {
  const referee = await table.referee();
  await inFight(referee, { areas: {}, cards: HANDS, places: PLACES, step: "crisis" });
  await referee.answer("Enter by icons").click();
  await referee.now.getByText("a check", { exact: true }).click();
  await referee.now.getByRole("group", { name: "Types that count" }).getByRole("button", { name: "Tactics" }).click();
  await referee.now.getByRole("button", { name: "Has a partial result" }).click();
  for (let more = 0; more < 5; more += 1) await referee.now.getByRole("button", { name: "difficulty: one less" }).click();
  await expect(referee.answer("Go on")).toBeDisabled();
  await expect(referee.now.getByRole("status").last()).toHaveText("A check has a difficulty of at least 1, a partial one below it, and at least one skill type.");
  await referee.now.getByRole("button", { name: "difficulty: one more" }).click();
  await referee.now.getByRole("button", { name: "difficulty: one more" }).click();
  await referee.answer("Go on").click();
  // Starbuck may draw another one first.
  await referee.answer("Begin").click();
  await expect(referee.page.getByRole("region", { name: "Skill check: Crisis card" })).toContainText("6");
});
