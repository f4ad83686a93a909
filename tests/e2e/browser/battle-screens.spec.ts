// Every stage of a fight on the referee's page, at every size: readable, tappable, nothing cut off.

import { face, icon, inFight } from "../support/fight";
import { axeFaults, layoutFaults } from "../support/layout";
import { expect, test } from "../support/table";
import { atRest, inTheme, SIZES } from "../support/tour";

test("every stage of a fight can be read and tapped", async ({ table }) => {
  test.setTimeout(480_000);
  const referee = await table.referee();
  const faults: string[] = [];
  const visit = atRest(async (device, name, page) => {
    const note = (where: string, found: string[]) => faults.push(...found.map((fault) => `${name} ${where}: ${fault}`));
    for (const size of SIZES[device]) {
      await page.setViewportSize(size);
      note(`${size.width}×${size.height}`, await layoutFaults(page));
    }
    await inTheme(page, "light", async () => note("light", await axeFaults(page, ["color-contrast"])));
    await inTheme(page, "dark", async () => note("dark", await axeFaults(page)));
  });
  const show = (name: string) => visit("referee", name, referee.page);
  await inFight(referee, {
    areas: {
      bow: { raiders: 5, basestars: [["disabled-hangar"], []], "civilian-ships": 2 },
      "aft-starboard": { "civilian-ships": 1 },
      "aft-port": { raiders: 2, "unmanned-vipers": 2 },
      "fore-port": { raiders: 4, "heavy-raiders": 1 },
    },
    cards: { Ana: 4, Ben: 3, Cem: 2, Dee: 1 },
    places: { Ana: "viper:fore-port", Ben: "presidents-office", Cem: "command", Dee: "hangar-deck" },
    modes: { civilian_ships: "table", damage: "table" },
  });
  await show("icons");
  await referee.now.getByRole("button", { name: "Odds in full" }).click();
  await expect(referee.sheet("What can happen")).toBeVisible();
  await show("odds");
  await referee.close(referee.sheet("What can happen"));
  await icon(referee, "Raiders").click();
  await expect(referee.answer("Any order")).toBeVisible();
  await show("which area");
  await referee.thing("4 raiders, fore port").click();
  await expect(face(referee, 8)).toBeVisible();
  await show("roll");
  await face(referee, 8).click();
  await expect(referee.answer("Let it stand")).toBeVisible();
  await show("react");
  expect(faults).toEqual([]);
});
