// What the first screen of the table's page holds without scrolling: the board, the books and the seats.

import type { Page } from "@playwright/test";
import { measured } from "./measure";
import { rests } from "./rest";

/** The parts of the table's page, by what they are in every language. */
export const BOOKS = "section:has(> .left)";
export const BOARD = "main > section.space";
const SEATS = "ul.seats";

/** What stands over the board for a while, as the time to read or a lost connection, may push its last rows out. */
const ALONE = `${BOARD}:not(main > .cut ~ section)`;

/** The scale of the largest size that the settings offer. */
export const LARGER = 1.3;

/**
 * One line for each thing of the table that the first screen does not hold whole. Across, that is all that can be
 * tapped; upright, the dials stand above the board. Screens without a board, or behind a sheet, promise nothing.
 * The page has been measured as it stands.
 */
export function firstScreenFaults(page: Page): Promise<string[]> {
  return page.evaluate(({ alone, ...parts }) => {
    const { nameOf, targets } = window.measure;
    const books = document.querySelector(parts.books);
    const board = document.querySelector(parts.board);
    if (books === null || board === null || document.querySelector("dialog:modal") !== null) return [];
    const faults = new Set<string>();
    if (innerWidth > innerHeight) {
      for (const target of targets()) {
        const promised = ["header", parts.books, alone, parts.seats];
        if (target.closest(promised.join()) === null) continue;
        if (!window.measure.isWhole(target)) faults.add(`${nameOf(target)} is not whole on the first screen`);
      }
    } else {
      const dials = books.getBoundingClientRect();
      if (dials.bottom > board.getBoundingClientRect().top) faults.add("the dials do not stand above the board");
      for (const target of targets()) {
        if (books.contains(target) && !window.measure.isWhole(target)) faults.add(`${nameOf(target)} is not whole on the first screen`);
      }
    }
    return [...faults];
  }, { alone: ALONE, books: BOOKS, board: BOARD, seats: SEATS });
}

/**
 * Does something with a page at the largest size of the settings. The answer it is given, asked at any moment, has one line for
 * each piece of the board that the first screen does not hold whole. A page without a board keeps its size, and has none.
 */
export async function atLargerSize(page: Page, act: (faults: () => Promise<string[]>) => Promise<unknown>): Promise<void> {
  const draw = async (scale: string) => {
    await page.evaluate((scale) => document.documentElement.style.setProperty("--scale", scale), scale);
    await rests(page);
  };
  // Some frames for each size: only where there is a board.
  if ((await page.locator(ALONE).count()) === 0) {
    await act(() => Promise.resolve([]));
    return;
  }
  const usual = await page.evaluate(() => document.documentElement.style.getPropertyValue("--scale"));
  await draw(String(LARGER));
  await act(async () => {
    await measured(page);
    return page.evaluate((alone) => {
      const { nameOf, targets, isWhole } = window.measure;
      const board = document.querySelector(alone);
      if (board === null || document.querySelector("dialog:modal") !== null) return [];
      const cut = targets().filter((target) => board.contains(target) && !isWhole(target));
      return cut.map((target) => `${nameOf(target)} is not whole on the first screen at a larger size`);
    }, ALONE);
  });
  await draw(usual);
}

/** The board at the largest size of the settings: one line for each piece of it that the first screen does not hold whole. */
export async function largerFaults(page: Page): Promise<string[]> {
  const found: string[] = [];
  await atLargerSize(page, async (faults) => found.push(...(await faults())));
  return found;
}
