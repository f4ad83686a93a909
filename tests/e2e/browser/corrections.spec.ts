// Everything that lies on the table can be corrected: two taps, on the thing and on the value.

import { CHARACTERS, expect, PLAYERS, test } from "../support/table";
import type { Referee } from "../support/referee";

/** A running game without phones. */
async function running(referee: Referee): Promise<void> {
  await referee.newGame(PLAYERS);
  await referee.chooseCharacters(CHARACTERS);
  await referee.answer("Deal now").click();
  await referee.closeReading();
  await expect(referee.now).toContainText("Ana takes a turn");
}

test("two taps correct what lies on the board and round it", async ({ table }) => {
  test.setTimeout(240_000);
  const referee = await table.referee();
  await running(referee);

  await test.step("dials, tracks and piles", async () => {
    await referee.dial("Fuel").click();
    await referee.set("Fuel", "5");
    await referee.expectDial("Fuel", 5);
    await referee.book(/^Jump preparation/).click();
    await referee.set("Jump preparation", "Jump at −3 population");
    await expect(referee.book(/^Jump preparation/)).toContainText("FTL risks 3");
    await referee.book(/^Boarding party/).click();
    await referee.set("Boarding party", "2", "Space 2");
    await expect(referee.book(/^Boarding party/)).toContainText("2 aboard");
    await referee.book(/^Distance/).click();
    // From 4 on the Sleeper phase would deal, and nobody knows who then is what.
    await referee.set("Distance", "3");
    await expect(referee.book(/^Distance/)).toContainText("3 of 4");
    await referee.book(/nukes$/).click();
    await referee.set("nukes", "1");
    await expect(referee.book(/nuke$/)).toHaveAccessibleName("1 nuke");
    await referee.book(/Crisis$/).click();
    await referee.set("the decks", "69", "Crisis deck");
    await expect(referee.book(/Crisis$/)).toHaveAccessibleName("69 Crisis");
  });

  await test.step("ships", async () => {
    await referee.thing("3 raiders, bow").click();
    await referee.set("Raiders, bow", "5", "How many");
    await expect(referee.thing("5 raiders, bow")).toBeVisible();
    await referee.thing("aft starboard, space").click();
    await referee.set("aft starboard", "2", "Heavy raiders");
    await expect(referee.thing("2 heavy raiders, aft starboard")).toBeVisible();
    await referee.thing("Basestar, bow").click();
    await referee.set("basestar, bow", "+ Hull");
    await expect(referee.thing("Basestar, bow: Hull")).toBeVisible();
    await referee.thing("Civilian ship 1 of 2, stern").click();
    await referee.set("civilian ship, stern", "1 population");
    await expect(referee.book(/ship lost$/)).toHaveAccessibleName("1 ship lost");
    await referee.thing("1 unmanned viper, fore port").click();
    await referee.set("Unmanned vipers, fore port", "Damaged");
    await expect(referee.book(/damaged$/)).toHaveAccessibleName("1 damaged");
  });

  await test.step("people", async () => {
    await referee.thing("Armory").click();
    await referee.set("Armory", "Damaged");
    await expect(referee.thing("Armory, Damaged")).toBeVisible();
    await referee.player("Cem").click();
    await referee.set("Cem", "Brig");
    await expect(referee.seat("Cem")).toContainText("Brig");
    await referee.player("Ana").click();
    await referee.set("Ana", "Admiral");
    await expect(referee.seat("Ana")).toContainText("Admiral");
    await referee.hand("Dee").click();
    await referee.set("Dee’s cards", "6");
    await expect(referee.hand("Dee")).toHaveAccessibleName(/^Dee: 6 cards in hand/);
    await referee.player("Ben").click();
    await referee.set("Ben", "A revealed Cylon");
    // A President among the humans cannot be one; the table may know better.
    await referee.sheet("Impossible board").getByRole("button", { name: "Do it anyway" }).click();
    await expect(referee.seat("Ben")).toContainText("Cylon");
    await referee.player("Dee").click();
    await referee.set("Dee", "Ana", "Sits clockwise after");
    await expect(referee.page.getByRole("list", { name: "Seats" }).locator(":scope > li")).toContainText(["Ana", "Dee", "Ben", "Cem"]);
  });

  await test.step("the turn", async () => {
    await referee.page.getByRole("banner").getByRole("button", { name: /Correct the turn$/ }).click();
    await referee.set("the turn", "Action", "Step");
    await expect(referee.page.getByRole("banner").getByRole("button", { name: "Action. Correct the turn" })).toBeVisible();
    await referee.page.getByRole("banner").getByRole("button", { name: /Correct the turn$/ }).click();
    await referee.set("the turn", "Dee", "Active player");
    await expect(referee.page.getByRole("banner")).toContainText("Dee");
  });

  await referee.logButton.click();
  const log = referee.sheet("Log");
  for (const line of ["Fuel corrected: 8 → 5 (forgotten)", "Raiders, bow corrected: 3 → 5 (forgotten)", "Active player corrected: Dee (forgotten)"]) {
    await expect(log).toContainText(line);
  }
});

test("a ship that is dragged is one step, and an impossible board is written when the table insists", async ({ table }) => {
  const referee = await table.referee();
  await running(referee);

  const { page } = referee;
  await referee.thing("3 raiders, bow").click();
  await referee.correction("Raiders, bow").getByRole("button", { name: "Move it on the board" }).click();
  await referee.thing("aft starboard, space").press("Enter");
  await expect(referee.thing("1 raider, aft starboard")).toBeVisible();
  await expect(referee.thing("2 raiders, bow")).toBeVisible();
  await page.getByRole("banner").getByRole("button", { name: /^Undo: / }).click();
  await expect(referee.thing("3 raiders, bow")).toBeVisible();
  await expect(referee.thing("1 raider, aft starboard")).toHaveCount(0);

  await referee.thing("Ben, President’s Office").click();
  await referee.set("Ben", "Bow", "In a viper");
  const impossible = referee.sheet("Impossible board");
  await expect(impossible.getByRole("listitem")).toHaveCount(1);
  await impossible.getByRole("button", { name: "Cancel" }).click();
  await expect(referee.thing("Ben, President’s Office")).toBeVisible();
  await referee.thing("Ben, President’s Office").click();
  await referee.set("Ben", "Bow", "In a viper");
  await impossible.getByRole("button", { name: "Do it anyway" }).click();
  await expect(referee.thing("Ben in a viper, bow")).toBeVisible();
});

test("the log shows the board as it was, and a correction repairs a line of it", async ({ table }) => {
  const referee = await table.referee();
  await running(referee);
  const { page } = referee;
  await referee.lose("Fuel");
  await referee.lose("Fuel");
  await referee.expectDial("Fuel", 6);

  await referee.logButton.click();
  const log = referee.sheet("Log");
  await log.getByRole("listitem").filter({ hasText: "8 → 7" }).getByRole("button", { name: /^More about/ }).click();
  await log.getByRole("button", { name: "See the board then" }).click();
  await expect(referee.now).toContainText("Looking back");
  await referee.expectDial("Fuel", 7);
  await expect(page.getByRole("button", { name: "Fuel minus 1", exact: true })).toHaveCount(0);
  await referee.now.getByRole("button", { name: "Earlier" }).click();
  await referee.expectDial("Fuel", 8);
  await referee.now.getByRole("button", { name: "Back to now" }).click();
  await referee.expectDial("Fuel", 6);

  await referee.logButton.click();
  await log.getByRole("group", { name: "Whose" }).getByText("Ben", { exact: true }).click();
  await expect(log.getByRole("listitem").filter({ hasText: "Fuel" })).toHaveCount(0);
  await log.getByRole("group", { name: "Whose" }).getByText("Everybody", { exact: true }).click();
  await log.getByRole("listitem").filter({ hasText: "7 → 6" }).getByRole("button", { name: /^More about/ }).click();
  await log.getByRole("button", { name: "Fix this" }).click();
  await expect(page.getByText("Repairing “Fuel −1: 7 → 6”.")).toBeVisible();
  await referee.dial("Fuel").click();
  await expect(referee.correction("Fuel")).toContainText("Repairs: Fuel −1: 7 → 6");
  await referee.set("Fuel", "7");
  await expect(page.getByText("Repairing “")).toHaveCount(0);
});
