// Every screen, at every size: readable, tappable, nothing cut off, nothing that axe objects to.

import { axeFaults, layoutFaults } from "../support/layout";
import { expect, test } from "../support/table";
import { SIZES, tour } from "../support/tour";

test("every screen can be read and tapped", async ({ table }) => {
  test.setTimeout(180_000);
  const faults: string[] = [];
  await tour(table, async (device, name, page) => {
    const note = (where: string, found: string[]) => faults.push(...found.map((fault) => `${device} ${name} ${where}: ${fault}`));
    for (const size of [...SIZES[device]].reverse()) {
      await page.setViewportSize(size);
      note(`${size.width}×${size.height}`, await layoutFaults(page));
    }
    for (const theme of ["light", "dark"]) {
      await page.evaluate((theme) => (document.documentElement.dataset["theme"] = theme), theme);
      note(theme, await axeFaults(page));
    }
  });
  expect(faults).toEqual([]);
});
