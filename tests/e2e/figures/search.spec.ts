// How long a slow phone takes to show what is found while somebody types in the rules. It is measured and never asserted.

import { expect, test } from "../support/table";

/** How many times slower than this computer the phone is. */
const SLOWER = 6;
const WORDS = ["raider", "skill check", "food short", "admiral", "jump prep", "loyalty"];

test("search in the rules on a slow phone", async ({ table }) => {
  const referee = await table.referee();
  const { phones } = await table.playing(referee);
  const { page } = phones.get("Ben")!;
  await phones.get("Ben")!.tab("Table").click();
  await page.getByRole("button", { name: "Rules", exact: true }).tap();
  const field = page.getByRole("searchbox");
  await expect(field).toBeFocused();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  await field.evaluate((input: HTMLInputElement) => {
    const took: number[] = [];
    Object.assign(window, { took });
    // From the letter to the end of the work that it brings: what is found stands in the document then.
    input.addEventListener("input", () => { const from = performance.now(); setTimeout(() => took.push(performance.now() - from)); }, { capture: true });
  });
  for (const words of WORDS) {
    await field.fill("");
    await page.keyboard.type(words, { delay: 120 });
  }
  await page.waitForTimeout(500);
  const took = (await page.evaluate(() => (window as unknown as { took: number[] }).took)).sort((one, other) => one - other);
  expect(took.length).toBeGreaterThan(40);
  const at = (share: number) => took[Math.floor((took.length - 1) * share)]!.toFixed(1);
  console.log(`rules found while typing, ${SLOWER} times slower: median ${at(0.5)} ms, 95 of 100 within ${at(0.95)} ms, at most ${at(1)} ms (${took.length} letters)`);
});
