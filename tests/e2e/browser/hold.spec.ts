// Hold to look: open while something holds, covered by everything else, and not in the document then.

import { type Browser } from "@playwright/test";
import { Phone } from "../support/phone";
import { Referee } from "../support/referee";
import { Dradis } from "../support/server";
import { CHARACTERS, expect, PLAYERS, Table, test as base } from "../support/table";

// One table for the whole file: holding changes nothing at it.
const test = base.extend<object, { dealt: Phone }>({
  dealt: [
    async ({ browser }: { browser: Browser }, use) => {
      const dradis = await Dradis.start();
      try {
        const table = new Table(dradis, browser);
        const referee: Referee = await table.referee();
        const phone = await table.phone();
        await referee.newGame(PLAYERS);
        await referee.chooseCharacters(CHARACTERS);
        await table.pair(referee, "Ana", phone);
        await referee.answer("Deal now").click();
        await expect(phone.hold).toBeEnabled();
        await use(phone);
        await phone.close();
        await referee.page.context().close();
      } finally {
        await dradis.stop();
      }
    },
    { scope: "worker" },
  ],
});

test("a finger", async ({ dealt: phone }) => {
  await phone.expectCovered();
  const release = await phone.press(phone.hold);
  await phone.expectOpen();
  expect(await phone.secrets()).not.toEqual([]);
  await release();
  await phone.expectCovered();
});

test("a mouse, also when it lets go outside", async ({ dealt: phone }) => {
  await phone.hold.hover();
  await phone.page.mouse.down();
  await phone.expectOpen();
  await phone.page.mouse.move(5, 5);
  await phone.expectOpen();
  await phone.page.mouse.up();
  await phone.expectCovered();
});

test("the space bar", async ({ dealt: phone }) => {
  await phone.hold.focus();
  await phone.page.keyboard.down("Space");
  await phone.expectOpen();
  await phone.page.keyboard.up("Space");
  await phone.expectCovered();
});

test("covers when the focus, the window or the page goes away", async ({ dealt: phone }) => {
  const leave = {
    focus: () => (document.activeElement as HTMLElement).blur(),
    window: () => void window.dispatchEvent(new Event("blur")),
    page: () => void document.dispatchEvent(new Event("visibilitychange")),
    history: () => void window.dispatchEvent(new Event("pagehide")),
  };
  for (const [name, event] of Object.entries(leave)) {
    await test.step(name, async () => {
      await phone.hold.focus();
      await phone.page.keyboard.down("Space");
      await phone.expectOpen();
      await phone.page.evaluate(event);
      await phone.expectCovered();
      await phone.page.keyboard.up("Space");
    });
  }
});

test("covers by itself after five seconds, and stays covered while it is held on", async ({ dealt: phone }) => {
  const release = await phone.press(phone.hold);
  await phone.expectOpen();
  await expect(phone.hold).toHaveAttribute("aria-pressed", "false", { timeout: 15_000 });
  await phone.expectCovered();
  await release();
  await phone.expectCovered();
});

test("a press that no finger made, of a screen reader or a switch, opens and the next covers; it covers by itself too", async ({ dealt: phone }) => {
  const presses = [() => phone.hold.evaluate((button: HTMLElement) => button.click()), () => phone.hold.press("Enter")];
  for (const press of presses) {
    await press();
    await phone.expectOpen();
    await expect(phone.hold).toHaveText("Tap to cover");
    await press();
    await phone.expectCovered();
  }
  await presses[0]!();
  await phone.expectOpen();
  await expect(phone.hold).toHaveAttribute("aria-pressed", "false", { timeout: 15_000 });
  await phone.expectCovered();
  await phone.hold.focus();
  await presses[0]!();
  await phone.expectOpen();
  await phone.page.evaluate(() => void document.dispatchEvent(new Event("visibilitychange")));
  await phone.expectCovered();
});

test("who taps instead of holding opens with a finger's tap, as the phone remembers", async ({ dealt: phone }) => {
  await phone.tapInstead(true);
  await phone.page.reload();
  await expect(phone.hold).toHaveText("Tap to look");
  await phone.hold.tap();
  await phone.expectOpen();
  await phone.hold.tap();
  await phone.expectCovered();
  await phone.hold.tap();
  await phone.expectOpen();
  await expect(phone.hold).toHaveAttribute("aria-pressed", "false", { timeout: 15_000 });
  await phone.expectCovered();
  await phone.tapInstead(false);
  await expect(phone.hold).toHaveText("Hold to look");
});
