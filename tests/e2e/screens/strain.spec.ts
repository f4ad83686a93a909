// Under strain: twice as large, in the device's own forced colours, with nothing that moves.

import type { Page } from "@playwright/test";
import { alike, statuses } from "../support/colour";
import { face, inFight } from "../support/fight";
import { layoutFaults } from "../support/layout";
import { rests } from "../support/rest";
import { spacedFaults } from "../support/spacing";
import { expect, test } from "../support/table";
import { resize } from "../support/tour";
import { adds, answerUntil, cardField, chooses, totals } from "../support/turn";

const POSITION = {
  areas: { bow: { raiders: 2, "unmanned-vipers": 1 }, stern: { "civilian-ships": 2 }, "aft-port": { basestars: [["disabled-hangar"]], raiders: 3 } },
  modes: { dice: "table" },
  cards: { Ana: 3, Ben: 5 },
} as const;

/** Names of places may go on in the next line where a field of the board is as wide as a finger. */
const PARTED_AT_200 = ["Weapons Control", "Command", "Research Lab"];

test("at 200 % and in the largest letters nothing of a game in play is cut off", async ({ table }) => {
  const referee = await table.referee();
  await inFight(referee, structuredClone(POSITION) as never);
  const phone = await table.phone();
  await table.pair(referee, "Ana", phone);
  await resize(phone.page, { width: 390, height: 844 });
  const faults: string[] = [];
  const look = async (where: string, page: typeof phone.page) => {
    await rests(page);
    faults.push(...(await layoutFaults(page)).map((line) => `${where}: ${line}`));
  };

  for (const tab of ["Mine", "Table", "Log", "Help"] as const) {
    await phone.tab(tab).click();
    // A browser's zoom halves what it has; letters twice as large leave it as it is.
    await resize(phone.page, { width: 320, height: 640 });
    await look(`phone ${tab}, 320 wide`, phone.page);
    await resize(phone.page, { width: 390, height: 844 });
    await phone.page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
    await look(`phone ${tab}, letters twice as large`, phone.page);
    await phone.page.evaluate(() => (document.documentElement.style.fontSize = ""));
  }
  await resize(referee.page, { width: 640, height: 400 });
  faults.push(...(await layoutFaults(referee.page, { parted: PARTED_AT_200 })).map((line) => `referee, 1280×800 at 200 %: ${line}`));
  // Nothing is lost beside the window: the page is read by scrolling down alone, but for the board.
  for (const page of [referee.page, phone.page]) expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  expect(faults).toEqual([]);
});

test("in forced colours and without movement statuses stay apart, and what is pressed looks pressed", async ({ table }) => {
  const referee = await table.referee();
  await inFight(referee, structuredClone(POSITION) as never);
  const phone = await table.phone();
  await table.pair(referee, "Ana", phone);
  const pages = [referee.page, phone.page];
  for (const page of pages) await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
  for (const page of pages) {
    const found = await statuses(page, ["Ana", "Ben", "Cem", "Dee"]);
    expect(alike(found)).toEqual([]);
    // Everything that can be pressed has an edge of its own.
    const bare = await page.evaluate(() =>
      [...document.querySelectorAll("button.cut")]
        .filter((button) => button.getClientRects().length > 0 && parseFloat(getComputedStyle(button).borderTopWidth) < 1)
        .map((button) => button.textContent?.trim().slice(0, 40)),
    );
    expect(bare).toEqual([]);
    expect(await page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === "running").length)).toBe(0);
  }
  await phone.tab("Help").click();
  const choice = phone.page.getByRole("button", { name: /^Tap instead of hold/ });
  const drawn = async () => (await choice.screenshot()).toString("base64");
  const off = await drawn();
  await choice.click();
  await phone.page.mouse.move(0, 0);
  await expect(choice).toHaveAttribute("aria-pressed", "true");
  expect(await drawn()).not.toBe(off);
  // One of several is chosen, and the others are not.
  const edge = (name: string) =>
    phone.page.getByRole("radio", { name, exact: true }).evaluate((radio) => {
      const label = radio.closest("label")!;
      return Math.max(...[label, ...label.querySelectorAll(".cut")].map((element) => parseFloat(getComputedStyle(element).borderTopWidth)));
    });
  expect(await edge("English")).toBeGreaterThan(await edge("Deutsch"));
});

/** What a device has at a zoom of 200 %. */
const HALF = { referee: { width: 640, height: 400 }, phone: { width: 320, height: 640 }, wall: { width: 960, height: 540 } } as const;
type Device = keyof typeof HALF;
/** The least height of letters in the pixels of a screen that is not zoomed. */
const LEAST_LETTERS = 13;

/** Things of a phone's page that have the focus while its tabs lie over all of them. */
async function coveredByTabs(page: Page): Promise<string[]> {
  const covered: string[] = [];
  await page.evaluate(() => scrollTo(0, 0));
  const all = await page.evaluate(() => [...document.querySelectorAll("button, a, input, summary, select")].filter((one) => one.getClientRects().length > 0).length);
  for (let at = 0; at < all; at += 1) {
    await page.keyboard.press("Tab");
    const over = await page.evaluate(() => {
      const focused = document.activeElement;
      const tabs = document.querySelector("nav[aria-label]:last-of-type");
      if (!focused || !tabs || tabs.contains(focused) || focused === document.body) return null;
      const { top, bottom } = focused.getBoundingClientRect();
      const from = tabs.getBoundingClientRect().top;
      return top >= from - 1 && bottom > from ? focused.outerHTML.slice(0, 80) : null;
    });
    if (over) covered.push(over);
  }
  return covered;
}

test("no focus is hidden by a phone's tabs", async ({ table }) => {
  const referee = await table.referee();
  await inFight(referee, structuredClone(POSITION) as never);
  const phone = await table.phone({ width: 360, height: 640 });
  await table.pair(referee, "Ana", phone);
  for (const tab of ["Mine", "Table", "Log", "Help"] as const) {
    await phone.tab(tab).click();
    expect(await coveredByTabs(phone.page), tab).toEqual([]);
  }
});

/** Faults of a page at 200 %, in letters twice as large on a phone, and in forced colours without movement. */
async function strained(device: Device, page: Page, name: string): Promise<string[]> {
  const faults: string[] = [];
  const note = (how: string, lines: readonly string[]) => faults.push(...lines.map((line) => `${device} ${name}, ${how}: ${line}`));
  const beside = async () => {
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    return over > 0 ? [`reaches ${over} beside the window`] : [];
  };
  const before = page.viewportSize()!;
  await page.emulateMedia({ reducedMotion: "reduce" });
  await resize(page, HALF[device]);
  // What is so many CSS pixels high is twice as large to the eye.
  const zoomed = (await layoutFaults(page, { parted: PARTED_AT_200 })).filter((line) => Number(/has letters of ([\d.]+)$/.exec(line)?.[1] ?? 0) * 2 < LEAST_LETTERS);
  note("at 200 %", [...zoomed, ...(await beside())]);
  await resize(page, before);
  if (device === "phone") {
    await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
    await rests(page);
    note("letters twice as large", [...(await layoutFaults(page, { parted: PARTED_AT_200 })), ...(await beside())]);
    await page.evaluate(() => (document.documentElement.style.fontSize = ""));
    await rests(page);
  }
  note("spaced text", await spacedFaults(page));
  await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
  note("forced colours", alike(await statuses(page, ["Ana", "Ben", "Cem", "Dee"])));
  note("forced colours", await page.evaluate(() => [
    // Everything that can be pressed has an edge of its own, or is told by the words of a list.
    ...[...document.querySelectorAll("button.cut")].filter((button) => button.getClientRects().length > 0 && parseFloat(getComputedStyle(button).borderTopWidth) < 1).map((button) => `${button.textContent?.trim().slice(0, 40)} has no edge`),
    ...document.getAnimations().filter(({ playState }) => playState === "running").map(({ id }) => `an animation runs ${id}`),
  ]));
  await page.emulateMedia({ forcedColors: null, reducedMotion: null });
  return faults;
}

test("set-up, pairing, rules, a check, a roll and the end stand the same strain, on all three pages", async ({ table }) => {
  test.setTimeout(240_000);
  const faults: string[] = [];
  const look = async (device: Device, page: Page, name: string) => faults.push(...(await strained(device, page, name)));
  const referee = await table.referee();
  const { page } = referee;
  // Before it is drawn, the document has what it says where its script is lost, and waits with it.
  await expect(referee.newGameButton).toBeVisible();
  await look("referee", page, "start");
  await referee.newGameButton.click();
  await expect(page.getByRole("textbox", { name: "Player 1" })).toBeVisible();
  await look("referee", page, "set-up");
  await page.reload();

  await inFight(referee, { areas: { bow: { raiders: 1, "unmanned-vipers": 1 } }, modes: { dice: "table" }, cards: { Ana: 3, Ben: 5 }, step: "crisis" });
  const wall = await (await table.browser.newContext({ viewport: { width: 1920, height: 1080 } })).newPage();
  await wall.goto(`http://127.0.0.1:${table.dradis.port}/wall.html`);
  const ana = await table.phone();
  await ana.open(await referee.showCode("Ana"));
  await ana.pictures();
  await look("phone", ana.page, "pairing");
  await look("referee", page, "pairing");
  await referee.same("Ana");
  await ana.expectSeated("Ana");

  await ana.tab("Table").click();
  await ana.page.getByRole("button", { name: "Rules", exact: true }).tap();
  await ana.page.getByRole("searchbox").fill("raider");
  await look("phone", ana.page, "rules found");
  await ana.page.getByRole("searchbox").press("Enter");
  await look("phone", ana.page, "a rule");
  await ana.page.keyboard.press("Escape");
  await ana.tab("Mine").click();

  await cardField(referee).fill("prison l");
  await expect(referee.now.getByRole("option")).toHaveCount(1);
  await look("referee", page, "crisis");
  await cardField(referee).press("Enter");
  const everywhere = async (name: string) => {
    await look("referee", page, name);
    await look("phone", ana.page, name);
    await look("wall", wall, name);
  };
  await expect(referee.now).toContainText("decides");
  await everywhere("before a check");
  await chooses(referee, 10).click();
  await expect(adds(referee, 2)).toBeVisible();
  await everywhere("adding to a check");
  await adds(referee, 2).click();
  await expect(referee.now).toContainText("Ana decides");
  await referee.answer("No more cards").click();
  await page.getByRole("main").getByRole("button", { name: "Total only" }).click();
  await totals(referee, 25).click();
  await expect(wall.getByText("Passed", { exact: true })).toBeVisible();
  await everywhere("a check passed");
  await referee.answer("Go on").click();
  await expect(face(referee, 8)).toBeVisible();
  await everywhere("a roll");
  await face(referee, 1).click();

  await referee.dial("Fuel").click();
  await look("referee", page, "a correction");
  await referee.set("Fuel", "0");
  await answerUntil(page.getByRole("heading", { name: "The Cylons win" }), referee.answer("Next player"), referee.answer("Keep the result"), referee.answer("Go on"));
  await everywhere("the end");
  expect(faults).toEqual([]);
});
