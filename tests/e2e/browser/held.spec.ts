// Secrets on made-up tables, without a server: looks at Loyalty cards and hands of Super Crises, covered and held.

import { type Browser, expect, type Locator, type Page, test as base } from "@playwright/test";
import { faultsOf } from "../support/faults";
import { MADE, servesMade } from "../support/made";
import { PHONE } from "../support/phone";
import { differences, SECRET, seen } from "../support/same";

/** Opens the phone's page on a made-up table. */
type Open = (browser: Browser, query: string) => Promise<Page>;

const test = base.extend<object, { open: Open }>({
  open: [
    async ({}, use) => {
      const faults: string[][] = [];
      await use(async (browser, query) => {
        const context = await browser.newContext({ viewport: PHONE });
        const page = await context.newPage();
        faults.push(faultsOf(page));
        await servesMade(page);
        await page.clock.install();
        await page.goto(`${MADE}/dev/phone.html?${query}`);
        await expect(page.getByRole("heading", { level: 1, name: "Ana" })).toBeVisible();
        await page.clock.pauseAt(new Date(Date.now() + 60_000));
        // What was made up stands in the address, where nothing of a real game does.
        await page.evaluate(() => history.replaceState(null, "", "/"));
        return page;
      });
      expect(faults.flat()).toEqual([]);
    },
    { scope: "worker", timeout: 120_000 },
  ],
});

/** Presses with the mouse and stays. */
async function hold(page: Page, button: Locator): Promise<void> {
  await button.hover();
  await page.mouse.down();
  await expect(button).toHaveAttribute("aria-pressed", "true");
}

const region = (page: Page, name: string) => page.getByRole("region", { name });
const button = (page: Page, name: string) => region(page, name).getByRole("button");

test("the one who looks and the one who is looked at see the card while they hold, in the same rows", async ({ browser, open }) => {
  for (const [look, title, label] of [
    ["by", "Ben’s card, for you alone", "Hold to see Ben’s card"],
    ["at", "Ben looks at one of your cards", "Hold to see which"],
  ] as const) {
    const human = await open(browser, `look=${look}&seen=not-a-cylon`);
    const cylon = await open(browser, `look=${look}&seen=cylon-damage-galactica`);
    await expect(button(human, title)).toHaveText(label);
    expect(differences(await seen(human), await seen(cylon)), "covered").toEqual([]);
    expect((await cylon.content()).match(SECRET)).toBe(null);
    for (const page of [human, cylon]) await hold(page, button(page, title));
    await expect(region(human, title).locator("strong")).toContainText("You are not a Cylon");
    await expect(region(cylon, title).locator("strong")).toContainText("You are a Cylon");
    expect(differences(await seen(human), await seen(cylon)), "held").toEqual([]);
    // Their own cards stay covered meanwhile.
    await expect(region(cylon, "Your loyalty").locator("strong")).toHaveCount(0);
    for (const page of [human, cylon]) await page.mouse.up();
    await expect(region(cylon, title).locator("strong")).toHaveCount(0);
    expect((await cylon.content()).match(SECRET)).toBe(null);
    await human.context().close();
    await cylon.context().close();
  }
});

test("all of somebody's cards are seen at once", async ({ browser, open }) => {
  const page = await open(browser, "look=by&seen=not-a-cylon,cylon-reduce-morale");
  await hold(page, button(page, "Ben’s cards, for you alone"));
  await expect(region(page, "Ben’s cards, for you alone").locator("strong")).toHaveText(["“You are not a Cylon”", "“You are a Cylon”"]);
  await page.context().close();
});

test("Super Crises show what they are while they are held, and all of it fits", async ({ browser, open }) => {
  const CARDS = ["bomb-on-colonial-1", "cylon-intruders", "fleet-mobilization", "inbound-nukes", "massive-assault"];
  const NAMES = ["Bomb on Colonial 1", "Cylon Intruders", "Fleet Mobilization", "Inbound Nukes", "Massive Assault"];
  const page = await open(browser, `supers=${CARDS.join(",")}`);
  const words = new RegExp(NAMES.join("|"));
  const title = "Your Super Crises";
  for (const width of [390, 360]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await page.content()).not.toMatch(words);
    await hold(page, button(page, title));
    await expect(region(page, title).locator("strong")).toHaveText(NAMES);
    const cut = await region(page, title).locator("li").evaluateAll((cards) => cards.filter((card) => card.scrollHeight > card.clientHeight).map((card) => card.textContent));
    expect(cut, `${width} wide`).toEqual([]);
    await page.mouse.up();
    await expect(region(page, title).locator("strong")).toHaveCount(0);
    expect(await page.content()).not.toMatch(words);
  }
  await page.context().close();
});

test("one finger sees six trauma tokens while it holds, each with its word", async ({ browser, open }) => {
  const tokens = ["benevolent", "antagonistic", "benevolent", "antagonistic", "antagonistic", "benevolent"];
  const page = await open(browser, `board=nebula&held=trauma:${tokens.map((token) => `trauma-${token}`).join(",")}`);
  await page.setViewportSize({ width: 390, height: 844 });
  const title = "Your trauma tokens";
  const look = button(page, title);
  await look.evaluate((held) => scrollBy(0, held.getBoundingClientRect().bottom - document.querySelector("nav")!.getBoundingClientRect().top));
  await hold(page, look);
  const rows = region(page, title).getByRole("listitem");
  await expect(rows).toHaveCount(6);
  for (const row of await rows.all()) {
    await expect(row).toBeInViewport({ ratio: 1 });
    await expect(row).toContainText(/Benevolent|Antagonistic/);
  }
  await page.mouse.up();
  await page.context().close();
});

test("a player who is not in the look has nothing of it, and one without Super Crises has no place for them", async ({ browser, open }) => {
  const page = await open(browser, "cards=not-a-cylon");
  await expect(page.getByRole("region", { name: /card, for you alone|looks at|Super Crises/ })).toHaveCount(0);
  await expect(region(page, "Your loyalty")).toBeVisible();
  await page.context().close();
});
