// What a tapped thing is and does: the sheet opens by a tap or by the keyboard, closes in every way, and the focus goes
// back to what opened it.

import type { Locator, Page } from "@playwright/test";
import { inFight } from "../support/fight";
import { axeFaults, layoutFaults } from "../support/layout";
import { expect, test } from "../support/table";
import { SIZES } from "../support/tour";

/** Opens the sheet from a piece in every way and closes it in every way. */
async function opensAndCloses(page: Page, piece: Locator, sheet: Locator, tap: () => Promise<void>): Promise<void> {
  const close: Record<string, () => Promise<void>> = {
    Esc: () => page.keyboard.press("Escape"),
    "its button": () => sheet.getByRole("button", { name: "Close", exact: true }).click(),
    "a tap outside": () => page.mouse.click(2, 2),
  };
  const open: Record<string, () => Promise<void>> = {
    "a tap": tap,
    Enter: async () => {
      await piece.focus();
      await page.keyboard.press("Enter");
    },
    "the space bar": async () => {
      await piece.focus();
      await page.keyboard.press("Space");
    },
  };
  for (const [opened, opens] of Object.entries(open)) {
    for (const [closed, closes] of Object.entries(close)) {
      await test.step(`opened by ${opened}, closed by ${closed}`, async () => {
        await opens();
        await expect(sheet).toBeVisible();
        // The keyboard is in the sheet, and stays there.
        for (let step = 0; step < 3; step += 1) {
          expect(await page.evaluate(() => document.activeElement?.closest("dialog") != null || document.activeElement === document.body)).toBe(true);
          await page.keyboard.press("Tab");
        }
        await closes();
        await expect(sheet).toHaveCount(0);
        await expect(piece).toBeFocused();
      });
    }
  }
}

/** Reaches a piece by the keyboard alone. */
async function reaches(page: Page, piece: Locator): Promise<void> {
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  for (let step = 0; step < 200; step += 1) {
    await page.keyboard.press("Tab");
    if (await piece.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error("the keyboard does not come there");
}

test("the referee reads what a piece or a counter is and does, and is back at it afterwards", async ({ table }) => {
  const referee = await table.referee();
  await inFight(referee, { areas: { bow: { raiders: 2 } }, places: { Ana: "command" } });

  const armory = referee.thing("Armory");
  const sheet = referee.correction("Armory");
  await reaches(referee.page, armory);
  await opensAndCloses(referee.page, armory, sheet, () => armory.click());

  const raptors = referee.book(/raptors/);
  await raptors.click();
  const told = referee.correction("raptors");
  await expect(told).toContainText("never fights");
  await expect(told.getByRole("heading", { name: "Correct" })).toBeVisible();
  await referee.page.keyboard.press("Escape");
  await expect(raptors).toBeFocused();
});

test("a phone reads the same of places, pieces, players and titles, and corrects nothing", async ({ table }) => {
  const referee = await table.referee();
  const { phones } = await table.playing(referee);
  const phone = phones.get("Ben")!;
  const { page } = phone;
  const sheet = (name: string) => page.getByRole("dialog", { name, exact: true });

  await phone.tab("Table").click();
  const armory = page.getByRole("button", { name: /^Armory/ });
  await reaches(page, armory);
  await opensAndCloses(page, armory, sheet("Armory"), () => armory.tap());

  for (const [name, title, says] of [
    [/^Raptors/, "Raptors", "never fights"],
    [/^President/, "President", "Quorum hand"],
    [/^Cem/, "Cem", "once per game"],
    [/^Fuel/, "Fuel", "the Cylons win"],
    [/^Jump/, "Jump preparation", "FTL Control"],
    [/^Boarding/, "Boarding party", "Armory"],
  ] as const) {
    const piece = page.getByRole("button", { name }).first();
    await piece.tap();
    await expect(sheet(title)).toContainText(says);
    // The one closes it, the other leads to the rules: nothing is corrected.
    await expect(sheet(title).getByRole("button", { name: /^(Close|Rules)$/ })).toHaveCount(2);
    await expect(sheet(title).getByRole("button")).toHaveCount(2);
    for (const size of SIZES.phone) {
      await page.setViewportSize(size);
      expect(await layoutFaults(page), `${title}, ${size.width} wide`).toEqual([]);
    }
    await page.setViewportSize(SIZES.phone[0]);
    expect(await axeFaults(page), title).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(piece).toBeFocused();
  }

  for (const size of SIZES.phone) {
    await page.setViewportSize(size);
    expect(await layoutFaults(page), `the table, ${size.width} wide`).toEqual([]);
  }
  await page.setViewportSize(SIZES.phone[0]);
  expect(await axeFaults(page), "the table").toEqual([]);

  await phone.tab("Mine").click();
  const yours = page.getByRole("region", { name: "Yours" });
  const place = yours.getByRole("button", { name: "President’s Office" });
  await place.tap();
  await expect(page.getByRole("dialog")).toContainText("President’s action");
  await page.keyboard.press("Escape");
  await expect(place).toBeFocused();

  // The cards of the own hand: what each of them does, whichever of them it holds.
  const cards = yours.getByRole("button", { name: /skill cards/ });
  await cards.tap();
  await expect(page.getByRole("dialog")).toContainText("Executive Order");
  await page.keyboard.press("Escape");
  await expect(cards).toBeFocused();
});
