// Under strain: twice as large, in the device's own forced colours, with nothing that moves.

import { alike, statuses } from "../support/colour";
import { inFight } from "../support/fight";
import { layoutFaults } from "../support/layout";
import { expect, test } from "../support/table";

const POSITION = {
  areas: { bow: { raiders: 2, "unmanned-vipers": 1 }, stern: { "civilian-ships": 2 }, "aft-port": { basestars: [["disabled-hangar"]], raiders: 3 } },
  modes: { dice: "table" },
  cards: { Ana: 3, Ben: 5 },
} as const;

test("at 200 % and in the largest letters nothing of a game in play is cut off", async ({ table }) => {
  const referee = await table.referee();
  await inFight(referee, structuredClone(POSITION) as never);
  const phone = await table.phone();
  await table.pair(referee, "Ana", phone);
  await phone.page.setViewportSize({ width: 390, height: 844 });
  const faults: string[] = [];
  const look = async (where: string, page: typeof phone.page) => faults.push(...(await layoutFaults(page)).map((line) => `${where}: ${line}`));

  for (const tab of ["Mine", "Table", "Log", "Help"] as const) {
    await phone.tab(tab).click();
    // A browser's zoom halves what it has; letters twice as large leave it as it is.
    await phone.page.setViewportSize({ width: 320, height: 640 });
    await look(`phone ${tab}, 320 wide`, phone.page);
    await phone.page.setViewportSize({ width: 390, height: 844 });
    await phone.page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
    await look(`phone ${tab}, letters twice as large`, phone.page);
    await phone.page.evaluate(() => (document.documentElement.style.fontSize = ""));
  }
  await referee.page.setViewportSize({ width: 640, height: 400 });
  // Names of places may go on in the next line where a field of the board is as wide as a finger.
  faults.push(...(await layoutFaults(referee.page, { parted: ["Weapons Control", "Command", "Research Lab"] })).map((line) => `referee, 1280×800 at 200 %: ${line}`));
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
