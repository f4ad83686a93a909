// Every screen, at every size, in English with longer words: room for the languages to come.

import { layoutFaults } from "../support/layout";
import { inLongerWords, withLongerWords } from "../support/pseudo";
import { expect, test } from "../support/table";
import { SIZES, tour } from "../support/tour";

test("every screen has room for words that are 40 % longer", async ({ browser, table }) => {
  test.setTimeout(1_200_000);
  const end = withLongerWords(browser);
  const faults: string[] = [];
  await tour(table, (device, name, page) =>
    inLongerWords(page, async () => {
      for (const size of SIZES[device]) {
        await page.setViewportSize(size);
        faults.push(...(await layoutFaults(page, { parted: true })).map((fault) => `${device} ${name} ${size.width}×${size.height}: ${fault}`));
      }
    }),
  );
  end();
  expect(faults).toEqual([]);
});
