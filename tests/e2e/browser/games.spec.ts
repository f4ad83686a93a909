// Games of the list: saved, handed on, deleted and opened from their file; and the wall on another device.

import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { layoutFaults } from "../support/layout";
import { CHARACTERS, expect, PLAYERS, test } from "../support/table";

/** What the page gives to its reader when it is tapped. */
async function saved(page: Page, name: string): Promise<{ path: string; text: string }> {
  const coming = page.waitForEvent("download");
  await page.getByRole("dialog").getByRole("button", { name }).click();
  const path = await (await coming).path();
  return { path, text: await readFile(path, "utf8") };
}

test("the wall is shown on another device by its address", async ({ dradis, table }) => {
  const referee = await table.referee();
  await referee.newGame(PLAYERS);
  await referee.chooseCharacters(CHARACTERS);
  await referee.menuButton.click();
  await referee.sheet("Menu").getByRole("button", { name: "Wall screen" }).click();
  const sheet = referee.sheet("Wall screen");
  await expect(sheet.getByRole("img")).toBeVisible();
  expect(await layoutFaults(referee.page)).toEqual([]);
  const address = ((await sheet.locator(".address").textContent()) ?? "").replaceAll(/\s/g, "");
  expect(address).toMatch(new RegExp(`^${dradis.phone}wall#[a-z2-9]{10}$`));
  await expect(sheet.getByRole("link", { name: "Open it on this computer" })).toHaveAttribute("href", "/wall.html");

  const context = await table.browser.newContext({ viewport: { width: 1920, height: 1080 } });
  const wall = await context.newPage();
  await wall.goto(address);
  await expect(wall.getByText("Ana", { exact: true }).first()).toBeVisible();
  expect(await layoutFaults(wall)).toEqual([]);
  // It may be switched off and on.
  await wall.reload();
  await expect(wall.getByText("Ana", { exact: true }).first()).toBeVisible();

  const stranger = await context.newPage();
  await stranger.goto(`${dradis.phone}wall#abcdefghjk`);
  await expect(stranger.getByText("This address is out of date.")).toBeVisible();
  await expect(stranger.getByText("Ana", { exact: true })).toHaveCount(0);
});

test("a game is saved, shared, deleted and opened again from its file", async ({ table }) => {
  const referee = await table.referee();
  const { page } = referee;
  await referee.newGame(PLAYERS);
  await referee.chooseCharacters(CHARACTERS);
  await referee.menuButton.click();
  await referee.sheet("Menu").getByRole("button", { name: "Back to the list of games" }).click();

  const game = page.getByRole("listitem").filter({ hasText: PLAYERS.slice(0, 2).join(", ") });
  const more = page.getByRole("button", { name: "Save, share or delete" });
  await more.click();
  expect(await layoutFaults(page)).toEqual([]);
  const full = await saved(page, "Save game file");
  const shared = await saved(page, "Share without hidden cards");
  expect(full.text).toContain('"blind"');
  expect(shared.text).not.toContain('"blind"');

  const sheet = page.getByRole("dialog");
  await sheet.getByRole("button", { name: "Delete this game" }).click();
  await expect(sheet.getByRole("alert")).toContainText("Ana");
  await sheet.getByRole("button", { name: "Keep it" }).click();
  await sheet.getByRole("button", { name: "Delete this game" }).click();
  await sheet.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(game).toHaveCount(0);

  const file = page.getByLabel("Open a game file");
  await file.setInputFiles(shared.path);
  await expect(page.getByText("A shared file has no hidden cards")).toBeVisible();
  await expect(game).toHaveCount(0);
  await file.setInputFiles(full.path);
  await expect(game).toHaveCount(1);
  await game.getByRole("button").first().click();
  await page.getByRole("button", { name: "Go on" }).click();
  await expect(referee.seat("Ana")).toBeVisible();
});
