// Every question of a turn on the referee's page, at every size: readable, tappable, nothing cut off.

import { axeFaults, layoutFaults } from "../support/layout";
import { expect, test } from "../support/table";
import { inTheme, SIZES, turnTour } from "../support/tour";

test("every question of a turn can be read and tapped", async ({ table }) => {
  test.setTimeout(300_000);
  const referee = await table.referee();
  const faults: string[] = [];
  await turnTour(referee, async (device, name, page) => {
    const note = (where: string, found: string[]) => faults.push(...found.map((fault) => `${name} ${where}: ${fault}`));
    for (const size of SIZES[device]) {
      await page.setViewportSize(size);
      note(`${size.width}×${size.height}`, await layoutFaults(page));
    }
    await page.setViewportSize(SIZES[device][0]);
    await inTheme(page, "light", async () => note("light", await axeFaults(page, ["color-contrast"])));
    await inTheme(page, "dark", async () => note("dark", await axeFaults(page)));
  });
  expect(faults).toEqual([]);
});
