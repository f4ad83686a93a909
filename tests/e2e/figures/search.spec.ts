// How long a slow phone takes to show what is found while somebody types in the rules. It is measured and never asserted.

import type { CDPSession } from "@playwright/test";
import { expect, PLAYERS, test } from "../support/table";

/** How many times slower than this computer the phone is. */
const SLOWER = 6;
const WORDS = ["raider", "skill check", "food short", "admiral", "jump prep", "loyalty"];
/** Long enough for everything that a letter brings, and for the count of what is found that is read out when somebody rests. */
const LETTER_MS = 120;
const RESTED_MS = 900;

/** Milliseconds that the page has kept the processor busy: what else runs on this computer takes nothing of it. */
async function busy(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send("Performance.getMetrics");
  return metrics.find(({ name }) => name === "TaskDuration")!.value * 1000;
}

for (const game of ["base", "combined"]) {
  test(`search in the rules of the ${game} game on a slow phone`, async ({ table }) => {
    const referee = await table.referee();
    await referee.newGame(PLAYERS, {}, game === "combined" ? "All expansions" : undefined);
    const phone = await table.phone();
    await table.pair(referee, "Ben", phone);
    const { page } = phone;
    await phone.tab("Table").click();
    await page.getByRole("button", { name: "Rules", exact: true }).tap();
    const field = page.getByRole("searchbox");
    await expect(field).toBeFocused();
    const devtools = await page.context().newCDPSession(page);
    const letters = async (act: (letter: string) => Promise<void>) => {
      for (const words of WORDS) {
        await page.keyboard.press("Control+A");
        await page.keyboard.press("Backspace");
        await page.waitForTimeout(RESTED_MS);
        for (const letter of words) await act(letter);
      }
    };
    const type = async (letter: string) => {
      await page.keyboard.press(letter);
      await page.waitForTimeout(LETTER_MS);
    };

    // The processor's time, from the key to the picture; the first time the page is not yet warm.
    await devtools.send("Performance.enable", { timeDomain: "threadTicks" });
    await letters(type);
    const worked: number[] = [];
    await letters(async (letter) => {
      const before = await busy(devtools);
      await type(letter);
      worked.push(SLOWER * ((await busy(devtools)) - before));
    });

    // Most of it is the browser's own: a field that searches nothing, in a page that is empty but for it.
    const bare: number[] = [];
    const empty = await page.context().newPage();
    await empty.setContent("<!doctype html><input autofocus>");
    await empty.locator("input").focus();
    const own = await page.context().newCDPSession(empty);
    await own.send("Performance.enable", { timeDomain: "threadTicks" });
    for (const letter of WORDS.join("")) {
      const before = await busy(own);
      await empty.keyboard.press(letter);
      await empty.waitForTimeout(LETTER_MS);
      bare.push(SLOWER * ((await busy(own)) - before));
    }
    await empty.close();
    await page.bringToFront();
    await field.focus();

    // The clock's, from the letter to the end of the work that it brings: what is found stands in the document then.
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
    await field.evaluate((input: HTMLInputElement) => {
      const took: number[] = [];
      Object.assign(window, { took });
      input.addEventListener("input", () => { const from = performance.now(); setTimeout(() => took.push(performance.now() - from)); }, { capture: true });
    });
    await letters(type);
    const took = await page.evaluate(() => (window as unknown as { took: number[] }).took);
    for (const [what, all] of [["the processor's time, picture and all", worked], ["the processor's time of an empty page with a field alone", bare], ["by the clock, until they stand in the document", took]] as const) {
      expect(all.length).toBeGreaterThan(40);
      const sorted = [...all].sort((one, other) => one - other);
      const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)]!.toFixed(1);
      console.log(`rules of the ${game} game found while typing, ${SLOWER} times slower, ${what}: median ${at(0.5)} ms, 95 of 100 within ${at(0.95)} ms, at most ${at(1)} ms (${sorted.length} letters)`);
    }
  });
}
