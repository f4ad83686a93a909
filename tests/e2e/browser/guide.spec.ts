// The guide: on the start screen, in the referee's menu and in a phone's help, with nothing asked for that lies elsewhere,
// and on a phone with nothing asked for at all; and a page of its own for a browser.

import type { Page } from "@playwright/test";
import { axeFaults, layoutFaults } from "../support/layout";
import { expect, test } from "../support/table";

/** Unfolds every chapter and looks at it. */
async function reads(page: Page, title: string, chapters: string[], pictures: number): Promise<void> {
  const sheet = page.getByRole("dialog", { name: title });
  await expect(sheet.getByRole("heading", { level: 3 })).toHaveText(chapters);
  await expect(sheet.getByRole("listitem").first()).toBeVisible();
  for (const chapter of chapters.slice(1)) await sheet.getByText(chapter, { exact: true }).click();
  await expect(sheet.locator("table")).toHaveCount(4);
  await expect(sheet.getByRole("img")).toHaveCount(pictures);
  for (const picture of await sheet.getByRole("img").all()) {
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(300);
  }
  expect([...(await layoutFaults(page)), ...(await axeFaults(page))]).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(sheet).toHaveCount(0);
}

const CHAPTERS = ["Your first evening", "The referee at a convention", "When phones do not connect", "What is secret, and why you can trust it", "Table or app"];

test("the guide opens on the start screen, in the menu and in a phone's help; a phone asks for nothing", async ({ table, dradis }) => {
  const referee = await table.referee();
  await referee.page.getByRole("button", { name: "Guide", exact: true }).click();
  await reads(referee.page, "Guide", CHAPTERS, 7);
  const { phones } = await table.playing(referee);
  await referee.menuButton.click();
  await referee.sheet("Menu").getByRole("button", { name: "Guide", exact: true }).click();
  await reads(referee.page, "Guide", CHAPTERS, 7);

  const { page } = phones.get("Ben")!;
  const heard: string[] = [];
  page.on("request", (request) => heard.push(request.url()));
  await phones.get("Ben")!.tab("Help").click();
  await page.getByRole("button", { name: "Guide", exact: true }).tap();
  await reads(page, "Guide", CHAPTERS, 0);
  expect(heard).toEqual([]);

  // A page of its own, for a browser: in every language, from this host alone.
  const alone = await (await table.browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  const asked: string[] = [];
  alone.on("request", (request) => asked.push(new URL(request.url()).origin));
  await alone.goto(`http://127.0.0.1:${dradis.port}/guide-es.html`);
  await expect(alone.getByRole("heading", { level: 1 })).toHaveText("Dradis: Guía");
  expect(await alone.evaluate(() => [document.documentElement.lang, document.documentElement.scrollWidth])).toEqual(["es", 390]);
  await alone.getByRole("link", { name: "polski" }).click();
  await expect(alone.getByRole("heading", { level: 1 })).toHaveText("Dradis: Przewodnik");
  expect(await axeFaults(alone)).toEqual([]);
  expect([...new Set(asked)]).toEqual([`http://127.0.0.1:${dradis.port}`]);
  await alone.context().close();
});

test("the guide speaks the language of the page", async ({ table, dradis }) => {
  const context = await table.browser.newContext({ locale: "de-DE", viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.goto(dradis.referee);
  await page.getByRole("button", { name: "Anleitung", exact: true }).click();
  await expect(page.getByRole("dialog", { name: "Anleitung" }).getByRole("heading", { level: 3 }).first()).toHaveText("Der erste Abend");
  await context.close();
});
