// Revealing as a Cylon from the phone: the same control on every phone, and only a Cylon's sends a word.

import type { Locator, Page } from "@playwright/test";
import type { Phone } from "../support/phone";
import type { Referee } from "../support/referee";
import { anaActs } from "../support/secrets";
import { expect, test, type Table } from "../support/table";

/** Sizes of the frames with words of the player that a page sends from now on: those with which it asks whether the line holds are shorter. */
function sent(page: Page): number[] {
  const sizes: number[] = [];
  page.on("websocket", (socket) => socket.on("framesent", ({ payload }) => payload.length >= WORDS && sizes.push(payload.length)));
  return sizes;
}
/** Bytes of every frame with words of a player, before it is sealed. */
const WORDS = 1024;

const control = (phone: Phone): Locator => phone.page.getByRole("button", { name: /^(Hold to reveal as a Cylon|Hold on…)$/ });

/** Ana's own action step, with phones for Ana and Ben. */
async function acting(table: Table, referee: Referee, ana: string[], loyalty: "app" | "table" = "app", skills = 3) {
  await anaActs(referee, ana, loyalty, skills);
  const phone = await table.phone();
  const frames = sent(phone.page);
  await table.pair(referee, "Ana", phone);
  const other = await table.phone();
  await table.pair(referee, "Ben", other);
  await expect(control(phone)).toBeEnabled();
  return { phone, other, frames };
}

test("a human holds it to the end, is told in the same place, and no frame leaves the phone", async ({ table }) => {
  const referee = await table.referee();
  const { phone, other, frames } = await acting(table, referee, ["not-a-cylon", "not-a-cylon"]);
  await expect(control(other)).toHaveCount(0);
  const before = [...frames];
  // Let go too early: nothing.
  const early = await phone.press(control(phone));
  await expect(control(phone)).toHaveText("Hold on…");
  await early();
  await expect(control(phone)).toHaveText("Hold to reveal as a Cylon");
  await expect(phone.page.getByText("Every phone offers this.")).toBeVisible();

  const release = await phone.press(control(phone));
  await expect(phone.page.getByText("You hold no Cylon card; nothing was sent.")).toBeVisible();
  await release();
  await expect(referee.now).toContainText("Ana takes a turn");
  await expect(phone.page.getByText("You hold no Cylon card; nothing was sent.")).toBeHidden();
  expect(frames).toEqual(before);
  // What is sent is counted: an ordinary answer is.
  await phone.page.getByRole("button", { name: /^Back: / }).click();
  await expect(control(phone)).toHaveCount(0);
  expect(frames.length).toBe(before.length + 1);
});

test("the only Cylon card is shown to everybody", async ({ table }) => {
  const referee = await table.referee();
  const { phone, other, frames } = await acting(table, referee, ["cylon-reduce-morale"]);
  const before = frames.length;
  const release = await phone.press(control(phone));
  await expect(referee.now).not.toContainText("Ana takes a turn");
  await release();
  expect(frames.length).toBe(before + 1);
  await expect(phone.page.getByText("Revealed as a Cylon")).toBeVisible();
  await expect(control(phone)).toHaveCount(0);
  await other.tab("Log").click();
  await expect(other.page.getByRole("listitem").filter({ hasText: /Ana.*Cylon/ }).first()).toBeVisible();
});

test("a Cylon with several cards shows one of their own by its place; a card that is none sends nothing", async ({ table }) => {
  const referee = await table.referee();
  const { phone, other, frames } = await acting(table, referee, ["not-a-cylon", "cylon-reduce-morale"]);
  const release = await phone.press(control(phone));
  const card = (number: number) => phone.page.getByRole("button", { name: `Card ${number}`, exact: true });
  await expect(card(2)).toBeVisible();
  await release();
  expect(await phone.secrets()).toEqual([]);
  await expect(card(3)).toHaveCount(0);
  await expect(other.page.getByRole("button", { name: /^Card / })).toHaveCount(0);
  const before = frames.length;
  await card(1).click();
  await expect(phone.page.getByText("That is no Cylon card; nothing was sent.")).toBeVisible();
  expect(frames.length).toBe(before);
  await card(2).click();
  await expect(card(2)).toHaveCount(0);
  expect(frames.length).toBe(before + 1);
});

test("a finger that was over the control chooses no card that has come beneath it", async ({ table }) => {
  const referee = await table.referee();
  // Without skill cards there are few actions, and with so many cards the control stands where one of them will.
  const cylon = ["cylon-damage-galactica", "cylon-reduce-morale", "cylon-send-to-sickbay", "cylon-send-to-brig"];
  const { phone, frames } = await acting(table, referee, ["not-a-cylon", ...cylon], "app", 0);
  const release = await phone.press(control(phone));
  const held = await control(phone).boundingBox();
  if (held === null) throw new Error("it is there");
  const finger = held.y + held.height / 2;
  const cards = cylon.map((_, at) => phone.page.getByRole("button", { name: `Card ${at + 2}`, exact: true }));
  await expect(cards[0]!).toBeVisible();
  let card = null;
  for (const each of cards) {
    const box = await each.boundingBox();
    if (box && box.y < finger && finger < box.y + box.height) card = each;
  }
  if (card === null) throw new Error("no card lies beneath the finger: without that nothing is tested here");
  const before = frames.length;
  await release();
  await phone.page.getByRole("button", { name: "Card 1", exact: true }).click();
  await expect(phone.page.getByText("That is no Cylon card; nothing was sent.")).toBeVisible();
  expect(frames.length).toBe(before);
  await card.click();
  await expect(card).toHaveCount(0);
  expect(frames.length).toBe(before + 1);
});

test("the keyboard holds it too, and letting go or looking away stops it", async ({ table }) => {
  const referee = await table.referee();
  const { phone } = await acting(table, referee, ["cylon-reduce-morale"]);
  for (const stop of [() => phone.page.keyboard.up("Enter"), () => phone.page.evaluate(() => (document.activeElement as HTMLElement).blur())]) {
    await control(phone).focus();
    await phone.page.keyboard.down("Enter");
    await expect(control(phone)).toHaveText("Hold on…");
    await stop();
    await expect(control(phone)).toHaveText("Hold to reveal as a Cylon");
    await phone.page.keyboard.up("Enter");
  }
  await expect(referee.now).toContainText("Ana takes a turn");
  await control(phone).focus();
  await phone.page.keyboard.down("Space");
  await expect(referee.now).not.toContainText("Ana takes a turn");
  await phone.page.keyboard.up("Space");
});

test("who cannot hold taps twice; a human is told so in the same place, and no frame leaves the phone", async ({ table }) => {
  const referee = await table.referee();
  const { phone, frames } = await acting(table, referee, ["not-a-cylon", "not-a-cylon"]);
  const button = phone.page.getByRole("button", { name: /^(Hold to reveal as a Cylon|Reveal as a Cylon|Sure\? Tap once more)$/ });
  const before = [...frames];
  const twice = async (press: () => Promise<void>) => {
    const covered = await button.textContent();
    await press();
    await expect(button).toHaveText("Sure? Tap once more");
    // What is not confirmed is forgotten.
    await button.blur();
    await expect(button).toHaveText(covered ?? "");
    await press();
    await expect(button).toHaveText("Sure? Tap once more");
    await phone.page.waitForTimeout(500);
    await press();
    await expect(phone.page.getByText("You hold no Cylon card; nothing was sent.")).toBeVisible();
    await expect(phone.page.getByText("You hold no Cylon card; nothing was sent.")).toBeHidden();
  };
  // As a screen reader presses.
  await twice(() => button.evaluate((button: HTMLElement) => button.click()));
  await phone.tapInstead(true);
  await expect(button).toHaveText("Reveal as a Cylon");
  await expect(phone.page.getByText("Every phone offers this. It asks once more.")).toBeVisible();
  await twice(() => button.tap());
  expect(frames).toEqual(before);
  await expect(referee.now).toContainText("Ana takes a turn");
});

test("a Cylon who taps twice is shown to everybody", async ({ table }) => {
  const referee = await table.referee();
  const { phone, frames } = await acting(table, referee, ["cylon-reduce-morale"]);
  await phone.tapInstead(true);
  const before = frames.length;
  await phone.page.getByRole("button", { name: "Reveal as a Cylon" }).tap();
  await phone.page.waitForTimeout(500);
  expect(frames.length).toBe(before);
  await phone.page.getByRole("button", { name: "Sure? Tap once more" }).tap();
  await expect(referee.now).not.toContainText("Ana takes a turn");
  expect(frames.length).toBe(before + 1);
});

test("where the table keeps the cards it is confirmed and sent, whoever holds it", async ({ table }) => {
  const referee = await table.referee();
  const { phone, frames } = await acting(table, referee, [], "table");
  const before = frames.length;
  const release = await phone.press(control(phone));
  await expect(referee.now).toContainText("reveals as a Cylon");
  await release();
  expect(frames.length).toBe(before + 1);
});

test("a player without a phone has the same control on the referee's screen in their hands", async ({ table }) => {
  const referee = await table.referee();
  await anaActs(referee, ["not-a-cylon"]);
  await referee.phone("Ana").click();
  await referee.pairingSheet("Ana").getByRole("button", { name: "Show Ana’s cards here" }).click();
  await referee.handed.getByRole("button", { name: "I am Ana" }).click();
  const held = referee.handed.getByRole("button", { name: "Hold to reveal as a Cylon" });
  await expect(held).toBeEnabled();
  const release = await referee.press(held);
  await expect(referee.handed.getByText("You hold no Cylon card; nothing was sent.")).toBeVisible();
  await release();
  await referee.handed.getByRole("button", { name: "Cover and hand it back" }).click();
  await referee.page.getByRole("button", { name: "Back to the table" }).click();
  await expect(referee.now).toContainText("Ana takes a turn");
});

test("which of several cards is shown is asked on the screen in the player's hands, and not on the open page", async ({ table }) => {
  const referee = await table.referee();
  await anaActs(referee, ["not-a-cylon", "cylon-reduce-morale"]);
  const take = async () => {
    await referee.handed.getByRole("button", { name: "I am Ana" }).click();
    return referee.handed.getByText("Which of your cards do you show? Look at them first.");
  };
  await referee.phone("Ana").click();
  await referee.pairingSheet("Ana").getByRole("button", { name: "Show Ana’s cards here" }).click();
  const which = await take();
  const release = await referee.press(referee.handed.getByRole("button", { name: "Hold to reveal as a Cylon" }));
  // The same hands go on.
  await expect(which).toBeVisible();
  await release();
  await referee.handed.getByRole("button", { name: "Cover and hand it back" }).click();
  await referee.page.getByRole("button", { name: "Back to the table" }).click();
  await expect(referee.now.getByRole("button", { name: /Reduce Morale|Send a Player|Damage Galactica/i })).toHaveCount(0);
  await referee.now.getByRole("button", { name: "Show Ana’s cards here" }).click();
  await expect(await take()).toBeVisible();
  await referee.handed.getByRole("button", { name: "Card 1" }).click();
  await expect(referee.handed.getByText("That is no Cylon card; nothing was sent.")).toBeVisible();
  await referee.handed.getByRole("button", { name: "Card 2" }).click();
  await expect(referee.page.getByRole("button", { name: "Back to the table" })).toBeVisible();
  await expect(referee.page.getByRole("button", { name: /^Morale: 9 of / })).toBeAttached();
});
