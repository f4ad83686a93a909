// Further kits on the pages, each as it is found: a second ship, a third title, a sixth type of skill card, a seventh
// player, places for ships outside of the areas.

import { execFileSync } from "node:child_process";
import { dirname, join } from "node:path";
import { type Browser, expect, type Page, test } from "@playwright/test";
import { contrastFaults } from "../support/colour";
import { BOARD, BOOKS, firstScreenFaults, largerFaults } from "../support/first";
import { axeFaults, layoutFaults } from "../support/layout";
import { MADE, servesMade } from "../support/made";
import { inWidestWords } from "../support/pseudo";
import { type Device, resize, SIZES } from "../support/tour";

interface View {
  seats: { name: string }[];
  kit: { boards: string[]; skill_types: string[] };
  board: { outer?: unknown[]; locations: { location: string; board: string }[] };
}

/** What everybody sees of a game with each of them, as the rules make it. */
function furtherViews(): [string, View][] {
  const program = process.env["DRADIS_BIN"] ?? join(import.meta.dirname, "../../../target/debug/dradis");
  const printed = execFileSync(join(dirname(program), "examples/further_views"), { encoding: "utf8", maxBuffer: 1 << 24 });
  const views = JSON.parse(printed, (key, value: unknown) =>
    // A basestar that was hit before it came, which those games have not.
    key === "outer" && Array.isArray(value)
      ? value.map((place: { zone: string }) => (place.zone.endsWith("stern") ? { ...place, basestars: [{ damage: ["critical-hit", "structural-damage"] }] } : place))
      : value,
  ) as Record<string, View>;
  return Object.entries(views);
}

/** A location of the last ship, as the page calls it. */
function furthest({ kit, board }: View): string {
  const there = board.locations.filter((location) => location.board === kit.boards.at(-1));
  const words = (there.at(-1)?.location ?? "none").split("-");
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(" ");
}

/** As many letters as a name may have. */
const LONG = "Wolfeschlegelsteinhausen";
const withLongNames = (view: View): View => ({ ...view, seats: view.seats.map((seat) => ({ ...seat, name: `${seat.name} ${LONG}`.slice(0, 24) })) });

type Go = (page: Page) => Promise<unknown>;
const there: Go = () => Promise.resolve();
const banner = (name: string): Go => (page) => page.getByRole("banner").getByRole("button", { name, exact: true }).click();

/** What is looked at on each page: a moment of a turn, and what is opened then. */
const SCENES: readonly (readonly [Device, string, string, Go])[] = [
  ["referee", "table", "referee.html", there],
  ["referee", "check", "referee.html?turn=telling", there],
  ["referee", "log", "referee.html", banner("Log")],
  ["referee", "menu", "referee.html", banner("Menu")],
  ["referee", "happened", "referee.html", (page) => page.getByRole("button", { name: "Something happened …", exact: true }).click()],
  ["referee", "seat", "referee.html", (page) => page.locator("[aria-label=Seats] button").first().click()],
  ["phone", "table", "phone.html", (page) => page.getByRole("button", { name: "Table", exact: true }).tap()],
  ["phone", "check", "phone.html?turn=telling", there],
  ["wall", "table", "wall.html", there],
  ["wall", "check", "wall.html?turn=telling", there],
];
const TABLE = "table";
const CHECK = "check";

const VIEWS = furtherViews();

test("there are further kits", () => expect(VIEWS.length).toBeGreaterThan(0));

/** A page on a table of this kit. */
async function opened(browser: Browser, device: Device, file: string, view: View): Promise<Page> {
  const context = await browser.newContext({ viewport: SIZES[device][0], hasTouch: device === "phone", reducedMotion: "reduce" });
  const page = await context.newPage();
  await servesMade(page);
  await page.addInitScript((view) => Object.assign(window, { toyView: view }), view);
  await page.goto(`${MADE}/dev/${file}`);
  await expect(page.getByText(view.seats[0]?.name ?? "").first()).toBeVisible();
  return page;
}

for (const [kit, view] of VIEWS) {
  for (const device of ["referee", "phone", "wall"] as const) {
    test(`what the kit ${kit} brings is on the ${device}'s page at every size, in the widest words and with the longest names`, async ({ browser }) => {
      test.setTimeout(300_000);
      const faults: string[] = [];
      for (const [, name, file, go] of SCENES.filter(([of]) => of === device)) {
        for (const long of [false, true]) {
          const page = await opened(browser, device, file, long ? withLongNames(view) : view);
          await go(page);
          // Words are measured in their own font.
          await page.evaluate(() => document.fonts.ready.then(() => undefined));
          if (name === TABLE) await brought(page, device, view);
          // Else the first screen promised nothing.
          if (name === TABLE && device === "referee") for (const part of [BOARD, BOOKS]) await expect(page.locator(part)).toHaveCount(1);
          const allowed = long ? { shortened: "Wolfeschlegel" } : {};
          const note = (where: string, lines: string[]) => faults.push(...lines.map((line) => `${device} ${name}${long ? ", long names," : ""} ${where}: ${line}`));
          const look = async (size: (typeof SIZES)[Device][number], words: string) => {
            await resize(page, size);
            const where = `${size.width}×${size.height}${words}`;
            note(where, await layoutFaults(page, allowed));
            if (device === "referee") note(where, await firstScreenFaults(page));
            if (name === CHECK && device === "referee") note(where, await untold(page, view));
            if (process.env["DRADIS_PICTURES"]) await page.screenshot({ path: join(process.env["DRADIS_PICTURES"], `kit-${kit}-${device}-${name}-${where.replaceAll(" ", "-")}${long ? "-long" : ""}.png`) });
          };
          for (const size of SIZES[device]) await look(size, "");
          await inWidestWords(page, async () => {
            for (const size of SIZES[device].toReversed()) await look(size, " with the widest words");
          });
          if (device === "referee" && name === TABLE) note("at a larger size", await largerFaults(page));
          note("", [...(await axeFaults(page)), ...(await contrastFaults(page))]);
          await page.context().close();
        }
      }
      expect([...new Set(faults)]).toEqual([]);
    });
  }
}

/** Types of skill cards that cannot all be told without scrolling. */
async function untold(page: Page, view: View): Promise<string[]> {
  const whole = await page.locator(".check").evaluate((check) => {
    const { bottom } = check.getBoundingClientRect();
    return [...check.querySelectorAll(".pad > .row")].map((row) => row.getBoundingClientRect().bottom <= bottom);
  });
  const types = view.kit.skill_types.length;
  const seen = whole.filter((seen) => seen).length;
  return seen === types ? [] : [`${seen} of ${types} types can be told without scrolling`];
}

/** What the kit brings is there. */
async function brought(page: Page, device: Device, view: View): Promise<void> {
  await expect(page.getByText(furthest(view)).first()).toBeVisible();
  // Places outside of the areas are on the boards alone; a phone's list of the table is of what is on it.
  if (device === "phone" || !view.board.outer?.length) return;
  // Where there are hands, they are tapped to be put right.
  const role = device === "referee" ? "button" : "img";
  await expect(page.getByRole(role, { name: /^Cylon Fleet, .*\(/ })).toHaveCount(6);
  await expect(page.getByRole(role, { name: "Cylon Fleet, bow (7–8), space: 2 raiders", exact: true })).toBeVisible();
  const hit = page.getByRole(role, { name: /^Cylon Fleet, stern .*: 1 basestar.*2 hits/ });
  await expect(hit.getByText("2", { exact: true })).toBeVisible();
}
