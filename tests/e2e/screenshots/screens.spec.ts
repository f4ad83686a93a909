// Pictures of every screen, for looking at: screenshots/ beside the source, and the two of the README.

import { mkdirSync } from "node:fs";
import { resolve } from "node:path";
import { test } from "../support/table";
import { SIZES, tour } from "../support/tour";

const root = resolve(import.meta.dirname, "../../..");
const README = new Map([
  ["referee playing", "referee.png"],
  ["phone covered", "phone.png"],
]);

test("take the pictures of every screen", async ({ table }) => {
  test.setTimeout(180_000);
  mkdirSync(`${root}/screenshots`, { recursive: true });
  mkdirSync(`${root}/docs/screenshots`, { recursive: true });
  await tour(table, async (device, name, page) => {
    for (const size of [...SIZES[device]].reverse()) {
      await page.setViewportSize(size);
      await page.evaluate(() => document.fonts.ready);
      await page.screenshot({ path: `${root}/screenshots/${device}-${name}-${size.width}.png` });
    }
    const wanted = README.get(`${device} ${name}`);
    if (wanted !== undefined) await page.screenshot({ path: `${root}/docs/screenshots/${wanted}` });
  });
});
