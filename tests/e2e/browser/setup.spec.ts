// Setting up against the clock: five players with phones, who have played before.

import type { Locator } from "@playwright/test";
import { expect, test } from "../support/table";
import type { Phone } from "../support/phone";

const FIVE = ["Ana", "Ben", "Cem", "Dee", "Eli"] as const;
const CHARACTERS = ["Starbuck", "Laura Roslin", "William Adama", "Tyrol", "Boomer"] as const;
/** What the table may ask of the referee, from the start screen to the cards. */
const MOST_TAPS = 25;
const MOST_SECONDS = 90;

test("five players with phones are set up, paired and dealt to in 25 taps and 90 seconds", async ({ table }, info) => {
  test.setTimeout(360_000);
  const referee = await table.referee();
  const { page } = referee;
  // An earlier game, so that the names are known.
  await referee.newGame(FIVE);
  await expect(page.getByText("Ana can choose")).toBeVisible();
  await referee.menuButton.click();
  await page.getByRole("button", { name: "Back to the list of games" }).click();
  await expect(referee.newGameButton).toBeVisible();
  const phones: Phone[] = [];
  for (const _ of FIVE) phones.push(await table.phone());

  await page.evaluate(() => {
    addEventListener("click", (event) => event.isTrusted && (document.documentElement.dataset["taps"] = String(1 + Number(document.documentElement.dataset["taps"] ?? 0))), true);
  });
  const begun = Date.now();

  await referee.newGameButton.click();
  for (const name of FIVE) await page.getByRole("button", { name, exact: true }).click();
  await page.getByRole("group", { name: "First player" }).getByText("Ana", { exact: true }).click();
  await page.getByRole("button", { name: "Begin", exact: true }).click();
  for (const [at, character] of CHARACTERS.entries()) {
    await expect(page.getByText(`${FIVE[at]} can choose`)).toBeVisible();
    await referee.character(character).click();
  }
  await expect(referee.now).toContainText("Deal the Loyalty cards");

  await referee.now.getByRole("button", { name: "Pair phones" }).click();
  for (const [at, name] of FIVE.entries()) {
    const phone = phones[at]!;
    await phone.open(await referee.scan(name));
    expect(await phone.pictures()).toEqual(await referee.pictures(name));
    await referee.pairingSheet(name).getByRole("button", { name: "Same", exact: true }).click();
    await phone.expectSeated(name);
  }
  await expect(page.getByRole("dialog")).toBeHidden();
  await referee.answer("Deal now").click();
  for (const phone of phones) await phone.expectCovered();

  const seconds = (Date.now() - begun) / 1000;
  const taps = Number(await page.evaluate(() => document.documentElement.dataset["taps"]));
  info.annotations.push({ type: "setup", description: `${taps} taps, ${seconds.toFixed(1)} s` });
  console.log(`set-up of five players with phones: ${taps} taps, ${seconds.toFixed(1)} s`);
  expect(taps).toBeLessThanOrEqual(MOST_TAPS);
  expect(seconds).toBeLessThan(MOST_SECONDS);
});

test("the order round the table is changed by dragging, by the keyboard and by two taps", async ({ table }) => {
  const { page, newGameButton } = await table.referee();
  await newGameButton.click();
  for (const [at, name] of ["Ana", "Ben", "Cem", "Dee"].entries()) {
    await page.getByRole("textbox", { name: `Player ${at + 1}` }).fill(name);
  }
  const names = () => page.getByRole("textbox").evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
  const handle = (name: string) => page.getByRole("button", { name: new RegExp(`^Move ${name}\\.`) });

  const from = (await handle("Ana").boundingBox())!;
  const to = (await handle("Cem").boundingBox())!;
  await page.mouse.move(from.x + 20, from.y + 20);
  await page.mouse.down();
  await page.mouse.move(to.x + 20, to.y + 30, { steps: 8 });
  await page.mouse.up();
  await expect.poll(names).toEqual(["Ben", "Cem", "Ana", "Dee", ""]);

  await handle("Dee").focus();
  await page.keyboard.press("ArrowUp");
  await expect.poll(names).toEqual(["Ben", "Cem", "Dee", "Ana", ""]);
  await expect(handle("Dee")).toBeFocused();

  await handle("Ana").click();
  await page.getByRole("button", { name: "Put it at place 1" }).click();
  await expect.poll(names).toEqual(["Ana", "Ben", "Cem", "Dee", ""]);
});

test("options are remembered, and the table deals by hand what it keeps", async ({ table }) => {
  const referee = await table.referee();
  const { page } = referee;
  await referee.newGameButton.click();
  await page.getByRole("button", { name: /^Options/ }).click();
  await expect(page.getByRole("group", { name: "Objective" })).toHaveCount(0);
  await page.getByRole("group", { name: "Loyalty cards" }).getByText("The table", { exact: true }).click();
  await expect(page.getByText("The table keeps 1 component")).toBeVisible();
  for (const [at, name] of ["Ana", "Ben", "Cem"].entries()) {
    await page.getByRole("textbox", { name: `Player ${at + 1}` }).fill(name);
  }
  await page.getByRole("group", { name: "First player" }).getByText("Ana", { exact: true }).click();
  await page.getByRole("button", { name: "Begin", exact: true }).click();
  for (const [at, player] of ["Ana", "Ben", "Cem"].entries()) {
    await expect(page.getByText(`${player} can choose`)).toBeVisible();
    await referee.character(CHARACTERS[at]!).click();
  }
  await expect(referee.now).toContainText("1 “You are a Cylon” and 5 “You are not a Cylon”".replace(" and ", ", "));
  await referee.answer("The cards are dealt").click();

  await page.getByRole("button", { name: "Meanwhile, lay out the board" }).click();
  const sheet = referee.sheet("Put this on the board");
  await sheet.getByText("3 raiders, bow").click();
  await expect(sheet.getByRole("checkbox", { name: "3 raiders, bow" })).toBeChecked();
  await expect(sheet).toContainText("Ana: 1 Loyalty card");
  await referee.close(sheet);

  await referee.menuButton.click();
  await page.getByRole("button", { name: "Back to the list of games" }).click();
  await referee.newGameButton.click();
  await expect(page.getByText("The table keeps 1 component")).toBeVisible();

  // All boxes are one choice more.
  await page.getByRole("group", { name: "Game" }).getByText("All expansions", { exact: true }).click();
  await page.getByRole("group", { name: "Objective" }).getByText("Earth", { exact: true }).click();
  await expect(page.getByText("All expansions: Earth", { exact: true })).toBeVisible();
  await page.getByRole("group", { name: "Game" }).getByText("Base game", { exact: true }).click();
  await expect(page.getByRole("group", { name: "Objective" })).toHaveCount(0);
});

/** The heights of what stands in rows, in whole pixels: one where they are even. */
async function heights(rows: Locator): Promise<number[]> {
  await expect(rows.nth(3)).toBeVisible();
  const all = await rows.evaluateAll((rows) => rows.map((row) => Math.round(row.getBoundingClientRect().height)));
  return [...new Set(all)];
}

test("options are equally high beside notes of one line and of two, and so are the rows of characters", async ({ table }) => {
  const referee = await table.referee();
  const { page } = referee;
  await referee.newGameButton.click();
  for (const [at, name] of ["Ana", "Ben", "Cem", "Dee", "Eli", "Fay"].entries()) {
    await page.getByRole("textbox", { name: `Player ${at + 1}` }).fill(name);
  }
  await page.getByRole("group", { name: "First player" }).getByText("Ana", { exact: true }).click();
  await page.getByRole("button", { name: /^Options/ }).click();
  await page.getByRole("group", { name: "Sympathizer" }).getByText("Leave it out", { exact: true }).click();
  const SIZES = [{ width: 1280, height: 800 }, { width: 1024, height: 768 }, { width: 800, height: 1280 }];
  for (const size of SIZES) {
    await page.setViewportSize(size);
    expect(await heights(page.getByRole("group").filter({ hasNot: page.getByText("Ana") }).locator("label:has(input[type=radio])")), `${size.width}`).toHaveLength(1);
  }
  await page.getByRole("button", { name: "Begin", exact: true }).click();
  await expect(page.getByText("Ana can choose")).toBeVisible();
  await referee.character("William Adama").click();
  for (const size of SIZES) {
    await page.setViewportSize(size);
    expect(await heights(page.getByRole("main").getByRole("listitem").filter({ has: page.getByRole("button", { name: "Why?" }) })), `${size.width}`).toHaveLength(1);
    expect(await heights(page.getByRole("main").getByRole("listitem").getByRole("button").filter({ hasNotText: "Why?" })), `${size.width}`).toHaveLength(1);
  }
});
