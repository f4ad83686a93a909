// A further kit on the pages: a second ship, a third title, a sixth type of skill card, a seventh player and places
// for ships outside of the areas.

import { execFileSync } from "node:child_process";
import { dirname, join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { contrastFaults } from "../support/colour";
import { firstScreenFaults, largerFaults } from "../support/first";
import { axeFaults, layoutFaults } from "../support/layout";
import { MADE, madePages } from "../support/made";
import { type Device, resize, SIZES } from "../support/tour";

/** What everybody sees of such a game, as the rules make it. */
function toyView(): unknown {
  const program = process.env["DRADIS_BIN"] ?? join(import.meta.dirname, "../../../target/debug/dradis");
  return JSON.parse(execFileSync(join(dirname(program), "examples/toy_view"), { encoding: "utf8", maxBuffer: 1 << 24 }), (key, value: unknown) =>
    // A basestar that was hit before it came, which that game has not.
    key === "outer" && Array.isArray(value)
      ? value.map((place: { zone: string }) => (place.zone.endsWith("stern") ? { ...place, basestars: [{ damage: ["critical-hit", "structural-damage"] }] } : place))
      : value,
  );
}

/** The pages that show the board, and what each is asked for. */
const PAGES: readonly (readonly [Device, string, string, (page: Page) => Promise<void>])[] = [
  ["referee", "table", "referee.html", async () => {}],
  ["phone", "table", "phone.html", (page) => page.getByRole("button", { name: "Table", exact: true }).tap()],
  ["wall", "table", "wall.html", async () => {}],
];

test("a further ship, title, skill type and player are on every page at every size", async ({ browser }) => {
  test.setTimeout(240_000);
  const made = madePages();
  const view = toyView();
  const faults: string[] = [];
  for (const [device, name, file, go] of PAGES) {
    const context = await browser.newContext({ viewport: SIZES[device][0], hasTouch: device === "phone" });
    const page = await context.newPage();
    await made.serve(page);
    await page.addInitScript((view) => Object.assign(window, { toyView: view }), view);
    await page.goto(`${MADE}/dev/${file}`);
    await go(page);
    await expect(page.getByText("Observation Deck").first()).toBeVisible();
    // Places outside of the areas are on the boards alone; a phone's list of the table is of what is on it.
    if (device !== "phone") {
      await expect(page.getByRole("img", { name: /^Outside / })).toHaveCount(6);
      await expect(page.getByRole("img", { name: "Outside Bow (7–8), space: 2 raiders", exact: true })).toBeVisible();
      const hit = page.getByRole("img", { name: /^Outside Stern .*: 1 basestar.*2 hits/ });
      await expect(hit.getByText("2 hits")).toBeVisible();
    }
    // Words are measured in their own font.
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const note = (where: string, lines: string[]) => faults.push(...lines.map((line) => `${device} ${name} ${where}: ${line}`));
    for (const size of SIZES[device]) {
      await resize(page, size);
      const where = `${size.width}×${size.height}`;
      note(where, await layoutFaults(page));
      if (device === "referee") note(where, await firstScreenFaults(page));
      if (process.env["DRADIS_PICTURES"]) await page.screenshot({ path: join(process.env["DRADIS_PICTURES"], `kit-${device}-${where}.png`) });
    }
    await resize(page, SIZES[device][0]);
    if (device === "referee") note("at a larger size", await largerFaults(page));
    note("", [...(await axeFaults(page)), ...(await contrastFaults(page))]);
    await context.close();
  }
  made.end();
  expect(faults).toEqual([]);
});
