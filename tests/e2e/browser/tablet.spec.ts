// The referee's second screen: a tablet on the table's Wi-Fi, sealed like a phone and in step with the window.

import { layoutFaults } from "../support/layout";
import { Phone } from "../support/phone";
import { Referee, TABLET } from "../support/referee";
import { CHARACTERS, expect, PLAYERS, test } from "../support/table";

test("a tablet is paired from the menu, stays in step, is named in the log and is sent away", async ({ dradis, table }) => {
  const referee = await table.referee();
  await referee.newGame(PLAYERS);
  await referee.chooseCharacters(CHARACTERS);

  const sheet = referee.tabletSheet;
  const address = await test.step("a code of its own leads to a page of its own", async () => {
    const code = await referee.showTabletCode();
    expect(code).toMatch(new RegExp(`^${dradis.phone}tablet#2\\.[\\w-]+\\.[\\w-]+$`));
    expect(await layoutFaults(referee.page)).toEqual([]);
    return code;
  });

  const tablet = await Referee.open(table.browser, address);
  const connected = tablet.page.getByRole("banner");
  await test.step("pictures are compared before the tablet hears anything, over plain http", async () => {
    expect(await tablet.pictures()).toEqual(await referee.pictures());
    await expect(connected).toHaveCount(0);
    expect(tablet.page.url()).toBe(`${dradis.phone}tablet`);
    expect(await tablet.page.evaluate(() => isSecureContext)).toBe(false);
    expect(await layoutFaults(tablet.page)).toEqual([]);
    await sheet.getByRole("button", { name: "Same", exact: true }).click();
    await expect(sheet.getByText("The tablet is connected.")).toBeVisible();
    expect(await layoutFaults(referee.page)).toEqual([]);
    await referee.close(sheet);
    await expect(connected).toBeVisible();
    const kept = await tablet.page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
    expect(kept).not.toContain(address.split(".").at(-1));
  });

  await test.step("what is done at one screen shows on both, and the log says where", async () => {
    await referee.lose("Fuel");
    await tablet.expectDial("Fuel", 7);
    await tablet.dial("Fuel").click();
    const correction = tablet.correction("Fuel");
    await correction.getByRole("button", { name: "5", exact: true }).click();
    await tablet.expectDial("Fuel", 5);
    await referee.expectDial("Fuel", 5);
    await referee.logButton.click();
    const entry = referee.sheet("Log").getByRole("listitem").filter({ hasText: "Fuel corrected: 7 → 5" });
    await expect(entry).toContainText("on the tablet");
    const own = referee.sheet("Log").getByRole("listitem").filter({ hasText: "Fuel" }).nth(1);
    await expect(own).not.toContainText("on the tablet");
    await referee.close(referee.sheet("Log"));
  });

  await test.step("a code for a player's phone can be shown on the tablet", async () => {
    const phone = await Phone.make(table.browser);
    await table.pair(tablet, "Ana", phone);
    await expect(referee.seat("Ana")).not.toContainText("no phone");
  });

  await test.step("a reload and a restarted host bring the tablet back to its table", async () => {
    await tablet.page.reload();
    await tablet.expectDial("Fuel", 5);
    await dradis.kill();
    await dradis.restart();
    await tablet.goOn();
    await expect(referee.page.getByRole("heading", { name: "Paused" })).toBeHidden();
    await referee.expectDial("Fuel", 5);
    await tablet.expectDial("Fuel", 5);
  });

  await test.step("the tablet has no list of games, and is sent away from the window", async () => {
    await tablet.menuButton.click();
    await expect(tablet.sheet("Menu").getByRole("button", { name: "The tablet" })).toBeVisible();
    await expect(tablet.page.getByRole("button", { name: "Back to the list of games" })).toHaveCount(0);
    await referee.menuButton.click();
    await referee.page.getByRole("button", { name: "The tablet" }).click();
    await sheet.getByRole("button", { name: "Send the tablet away" }).click();
    await expect(tablet.page.getByRole("heading", { name: "Not the referee’s screen now" })).toBeVisible();
    await expect(tablet.dial("Fuel")).toHaveCount(0);
    expect(await layoutFaults(tablet.page)).toEqual([]);
    await tablet.page.reload();
    await expect(tablet.page.getByRole("heading", { name: "Not the referee’s screen now" })).toBeVisible();
    await expect(sheet.getByText("A tablet can be the referee’s second screen.")).toBeVisible();
  });
});

test("without a code the tablet's page is shut, and says how it opens", async ({ browser, dradis }) => {
  const context = await browser.newContext({ viewport: TABLET });
  const page = await context.newPage();
  await page.goto(`${dradis.phone}tablet`);
  await expect(page.getByText("Choose “Add a tablet” in the other screen’s menu")).toBeVisible();
  await context.close();
});
