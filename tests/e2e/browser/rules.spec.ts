// Rules at hand: found while typing on the referee's page and on a phone, and nobody else hears what is looked for.

import type { Page } from "@playwright/test";
import { axeFaults, layoutFaults } from "../support/layout";
import { expect, test } from "../support/table";

/** Looks for one rule by the keyboard alone, reads it and comes back to what was found. */
async function looksUp(page: Page): Promise<void> {
  const sheet = page.getByRole("dialog", { name: "Rules" });
  const field = sheet.getByRole("searchbox", { name: "Search rules" });
  await expect(field).toBeFocused();
  await expect(sheet.getByRole("button", { name: "Skill checks" })).toBeVisible();
  await page.keyboard.type("short FOO");
  await expect(sheet.getByRole("status")).toHaveText("2 rules found");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(sheet.getByRole("heading", { name: "Food Shortage" })).toBeFocused();
  for (const text of ["Food Shortage: 2 / 3 / 5", "German, page: 30", "The rulebooks differ"]) await expect(sheet).toContainText(text);
  expect([...(await layoutFaults(page)), ...(await axeFaults(page))]).toEqual([]);
  await sheet.getByRole("button", { name: "Back" }).click();
  await expect(field).toHaveValue("short FOO");
  await expect(sheet.getByRole("button", { name: /Food Shortage/ }).first()).toBeFocused();
  expect([...(await layoutFaults(page)), ...(await axeFaults(page))]).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(sheet).toHaveCount(0);
}

test("rules are found on the referee's page and on a phone, which asks for nothing and says nothing", async ({ table }) => {
  const referee = await table.referee();
  const { phones } = await table.playing(referee);
  await referee.menuButton.click();
  await referee.sheet("Menu").getByRole("button", { name: "Rules", exact: true }).click();
  await looksUp(referee.page);
  // The sheet of a place leads to its rules.
  await referee.thing("Armory").click();
  await referee.correction("Armory").getByRole("button", { name: "Rules", exact: true }).click();
  await expect(referee.page.getByRole("searchbox")).toHaveValue("Armory");
  await expect(referee.sheet("Rules").getByRole("listitem").first()).toContainText("Armory");
  await referee.page.keyboard.press("Escape");

  const { page } = phones.get("Ben")!;
  const heard: string[] = [];
  page.on("request", (request) => heard.push(request.url()));
  const sent = await page.evaluateHandle(() => {
    const frames: unknown[] = [];
    const send = WebSocket.prototype.send;
    WebSocket.prototype.send = function (data) {
      frames.push(data);
      send.call(this, data);
    };
    return frames;
  });
  await phones.get("Ben")!.tab("Table").click();
  const rules = page.getByRole("button", { name: "Rules", exact: true });
  await rules.tap();
  await looksUp(page);
  // A page that has heard nothing for a while asks once whether the host is there; nine letters and four keys said nothing.
  expect(await sent.evaluate((frames) => frames.length)).toBeLessThanOrEqual(1);
  // What was looked for is gone when the phone was put away.
  await rules.tap();
  await page.getByRole("searchbox").fill("treachery");
  await page.evaluate(() => {
    Object.defineProperty(document, "hidden", { value: true, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
    Reflect.deleteProperty(document, "hidden");
  });
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(heard).toEqual([]);
});
