// What every screen keeps to, at each of its sizes, with the widest words, in both themes.

import { type Page, test } from "@playwright/test";
import { contrastFaults, twins } from "./colour";
import { atLargerSize, firstScreenFaults } from "./first";
import { axeFaults, layoutFaults } from "./layout";
import { orderFaults } from "./order";
import { useWidestWords } from "./pseudo";
import { rests } from "./rest";
import { type Device, inTheme, resize, SIZES } from "./tour";

/** Milliseconds for one screen: a page that never answers is told by its screen, not by the time of the whole walk. */
const LIMIT = 180_000;

/** One line for each thing of a screen that cannot be read, tapped or told apart; the page has its first size again then. */
export function readableFaults(device: Device, name: string, page: Page): Promise<string[]> {
  return test.step(`${device} ${name}`, () => look(device, name, page), { timeout: LIMIT });
}

async function look(device: Device, name: string, page: Page): Promise<string[]> {
  const faults: string[] = [];
  const note = (where: string, lines: string[]) => faults.push(...lines.map((line) => `${device} ${name} ${where}: ${line}`));
  await rests(page);
  // Another size takes less time than other words: each size once with the usual words, then each with the widest.
  for (const size of SIZES[device]) {
    await resize(page, size);
    const where = `${size.width}×${size.height}`;
    note(where, [...(await layoutFaults(page)), ...(await orderFaults(page))]);
    if (device === "referee") note(where, await firstScreenFaults(page));
  }
  await useWidestWords(page, true);
  for (const size of SIZES[device].toReversed()) {
    await resize(page, size);
    const where = `${size.width}×${size.height} with the widest words`;
    note(where, await layoutFaults(page));
    if (device === "referee") note(where, await firstScreenFaults(page));
  }
  if (device === "referee") {
    // The page is drawn larger once, for the words of both kinds.
    await atLargerSize(page, async (faults) => {
      note("at a larger size with the widest words", await faults());
      await useWidestWords(page, false);
      note("at a larger size", await faults());
    });
  } else await useWidestWords(page, false);
  // The themes differ in nothing but colours, and a colour is the same at every size.
  note("dark", await twins(page));
  await inTheme(page, "dark", async () => note("dark", [...(await axeFaults(page)), ...(await contrastFaults(page))]));
  await inTheme(page, "light", async () => note("light", [...(await axeFaults(page, ["color-contrast"])), ...(await contrastFaults(page))]));
  return faults;
}
