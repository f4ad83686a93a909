// What a phone asks the server for: three parts with their words and the fonts, the same on every phone, and nothing after that.

import { test as alone } from "@playwright/test";
import { SECOND_PART, THIRD_PART, watchWhole } from "../support/faults";
import { Phone } from "../support/phone";
import { Dradis } from "../support/server";
import { expect, test } from "../support/table";

/** The names of what a phone asks for, in order; fonts, which a page asks for as letters need them, apart. */
function asked(phone: Phone): { parts: string[]; fonts: Set<string> } {
  const parts: string[] = [];
  const fonts = new Set<string>();
  phone.page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith(".woff2")) fonts.add(pathname);
    else parts.push(pathname);
  });
  return { parts, fonts };
}

test("every phone asks for all parts at once, in one order, before it is let in, and for nothing afterwards", async ({ table }) => {
  const referee = await table.referee();
  await referee.newGame(["Ana", "Ben", "Cem"]);
  const seen = [];
  for (const name of ["Ana", "Ben"]) {
    const phone = await table.phone();
    const faults: string[] = [];
    const whole = watchWhole(phone.page, faults);
    const heard = asked(phone);
    await phone.open(await referee.showCode(name));
    await phone.pictures();
    // Nobody has said "Same" yet.
    await expect.poll(whole).toBe(true);
    expect(heard.fonts.size).toBe(6);
    // Of its language alone.
    expect(heard.parts.flatMap((path) => /\/assets\/(words-.+)-[\w-]{8}\.js$/.exec(path)?.[1] ?? [])).toEqual(["words-phone-en", "words-seated-en", "words-explained-en"]);
    for (const part of [SECOND_PART, THIRD_PART]) expect(heard.parts.filter((path) => part.test(path))).toHaveLength(1);
    expect(heard.parts).toHaveLength(10);
    await referee.same(name);
    await phone.expectSeated(name);
    for (const tab of ["Table", "Help", "Mine"] as const) await phone.tab(tab).click();
    // What is looked up is there already: nobody shows what they look for.
    await phone.page.getByRole("button", { name: new RegExp(`^${name}`) }).click();
    await expect(phone.page.getByRole("dialog", { name })).toContainText("No character yet.");
    await phone.page.keyboard.press("Escape");
    expect(heard.parts).toHaveLength(10);
    expect(faults).toEqual([]);
    seen.push(heard);
  }
  expect(seen[1]).toEqual(seen[0]);
});

alone("what a whole page asks for is noticed", async ({ browser }) => {
  const dradis = await Dradis.start();
  const phone = await Phone.make(browser);
  const faults: string[] = [];
  const whole = watchWhole(phone.page, faults);
  await phone.open(dradis.phone);
  await expect.poll(whole).toBe(true);
  expect(faults).toEqual([]);
  await phone.page.evaluate(() => fetch("/late"));
  expect(faults).toEqual([expect.stringContaining("/late")]);
  await phone.close();
  await dradis.stop();
});

test("a phone whose second part does not come says so, and gets it when it tries again", async ({ table }) => {
  const referee = await table.referee();
  await referee.newGame(["Ana", "Ben", "Cem"]);
  const phone = await table.phone();
  await phone.page.route(SECOND_PART, (route) => route.abort("connectionrefused"));
  await phone.open(await referee.showCode("Ana"));
  expect(await phone.pictures()).toEqual(await referee.pictures("Ana"));
  await referee.same("Ana");
  await expect(phone.page.getByRole("heading", { name: "Part of this page is missing" })).toBeVisible();
  await phone.page.unroute(SECOND_PART);
  await phone.page.getByRole("button", { name: "Try again" }).click();
  await phone.expectSeated("Ana");
});

test("a page whose style sheet is lost on the way begins again by itself, and is not drawn without it", async ({ table }) => {
  for (const address of [table.dradis.referee, table.dradis.phone]) {
    const page = await table.browser.newPage();
    let lost = true;
    await page.route(/\.css$/, (route) => (lost ? route.abort("connectionreset") : route.continue()));
    const drawn = page.locator("#page > *");
    await page.goto(address);
    await page.waitForEvent("load");
    await expect(drawn).toHaveCount(0);
    lost = false;
    await expect(drawn.first()).toBeVisible();
    expect(await page.evaluate(() => [...document.styleSheets].length)).toBeGreaterThan(0);
    await page.close();
  }
});

test("a page whose first script is lost says so, and nothing of that stays once it has begun", async ({ table }) => {
  for (const address of [table.dradis.referee, table.dradis.phone, `http://127.0.0.1:${table.dradis.port}/wall.html`]) {
    const page = await table.browser.newPage();
    const lost = page.getByText("This page did not load.");
    await page.goto(address);
    await expect(page.locator("#page > *").first()).toBeVisible();
    await expect(lost).toHaveCount(0);
    await page.route(/\.js$/, (route) => route.abort("connectionreset"));
    await page.reload();
    // A page on its way is given time.
    await expect(lost).toHaveCount(1);
    await expect(lost).toBeHidden();
    await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
    await expect(lost).toBeVisible();
    await expect(page.getByText("Diese Seite")).toBeVisible();
    await page.close();
  }
});
