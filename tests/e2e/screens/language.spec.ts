// Which words a page fetches: those of the language that is chosen, and the same for everybody who chooses it.

import { createHash } from "node:crypto";
import type { Page } from "@playwright/test";
import { test } from "@playwright/test";
import { cataloguesOf } from "../../../ui/scripts/languages.mjs";
import { watchWhole } from "../support/faults";
import { Phone } from "../support/phone";
import { Referee } from "../support/referee";
import { Dradis } from "../support/server";
import { expect, Table } from "../support/table";

const SECOND = "de";
const GERMAN = Object.assign({}, ...Object.values(cataloguesOf(SECOND))) as Record<string, string>;
const WORDS = /\/assets\/(words-\w+-[\w-]+)-[\w-]{8}\.js$/;
const PARTS = ["phone", "seated", "explained"];
const wordsIn = (language: string) => PARTS.map((part) => `words-${part}-${language}`);

/** What a page asked for, by what stands at the address, and the catalogues among it. Fonts, which come as letters need them, apart. */
function heard(page: Page) {
  const files = new Map<string, string>();
  let asked: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.endsWith(".woff2")) asked.push(pathname);
  });
  page.on("response", async (response) => {
    const { pathname } = new URL(response.url());
    if (WORDS.test(pathname)) files.set(pathname, createHash("sha256").update(await response.body()).digest("hex"));
  });
  return {
    files,
    /** What was asked for since this was called last; a catalogue by its name. */
    since() {
      const now = asked.map((path) => WORDS.exec(path)?.[1] ?? path);
      asked = [];
      return now;
    },
  };
}

const choice = (page: Page, language: string) => page.locator(`label:has(input[value="${language}"])`);
const spoken = (page: Page) => page.locator("html").getAttribute("lang");
const said = (page: Page, id: string) => page.getByText(GERMAN[id]!, { exact: true }).first();

test("a page fetches the words of its language, the same for everybody who chooses it", async ({ browser }) => {
  const dradis = await Dradis.start();
  const table = new Table(dradis, browser);
  const faults: string[] = [];

  const screens = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: "en-US" });
  const referee = await Referee.open(screens, dradis.referee);
  await referee.newGame(["Ana", "Ben", "Cem"]);
  const wall = await screens.newPage();
  await wall.goto(`http://127.0.0.1:${dradis.port}/wall.html`);
  await expect(wall.getByText("Ana chooses a character").first()).toBeVisible();

  const join = async (name: string, locale: string) => {
    const phone = await Phone.make(table.browser, undefined, locale);
    const whole = watchWhole(phone.page, faults, WORDS);
    const requests = heard(phone.page);
    await phone.open(await referee.showCode(name));
    await expect.poll(whole).toBe(true);
    return { phone, page: phone.page, name, requests };
  };

  // Browsers that ask for it: two players, the same files with the same in them, and no others.
  const both = [await join("Ana", SECOND)];
  await expect(said(both[0]!.page, "language")).toBeVisible();
  await referee.same("Ana");
  both.push(await join("Ben", SECOND));
  await referee.same("Ben");
  const asked = both.map(({ requests }) => requests.since());
  expect(asked[0]!.filter((name) => name.startsWith("words-"))).toEqual(wordsIn(SECOND));
  expect(asked[1]).toEqual(asked[0]);
  await expect.poll(() => both[1]!.requests.files.size).toBe(PARTS.length);
  const bytes = both[0]!.requests.files;
  expect(bytes.size).toBe(PARTS.length);
  expect(both[1]!.requests.files).toEqual(bytes);

  // One that asks for another language, and chooses: the words of the new one alone, without a reload.
  const cem = await join("Cem", "en-US");
  expect(cem.requests.since().filter((name) => name.startsWith("words-"))).toEqual(wordsIn("en"));
  expect(await spoken(cem.page)).toBe("en");
  const english = new Map(cem.requests.files);
  await choice(cem.page, SECOND).click();
  await expect(said(cem.page, "language")).toBeVisible();
  await expect(choice(cem.page, SECOND).getByRole("radio")).toBeChecked();
  expect(await spoken(cem.page)).toBe(SECOND);
  expect(cem.requests.since().sort()).toEqual(wordsIn(SECOND).sort());
  await expect.poll(() => cem.requests.files).toEqual(new Map([...english, ...bytes]));
  await referee.same("Cem");

  // It is kept.
  await cem.page.reload();
  await expect(cem.page.getByRole("heading", { level: 1, name: "Cem" })).toBeVisible();
  expect(await spoken(cem.page)).toBe(SECOND);
  expect(cem.requests.since().filter((name) => name.startsWith("words-"))).toEqual(wordsIn(SECOND));

  // And back, where the phone helps.
  await both[0]!.page.getByRole("button", { name: GERMAN["tab-help"]! }).click();
  await choice(both[0]!.page, "en").click();
  await expect(both[0]!.page.getByText("Language", { exact: true })).toBeVisible();
  expect(both[0]!.requests.since().sort()).toEqual(wordsIn("en").sort());
  await expect.poll(() => both[0]!.requests.files).toEqual(new Map([...english, ...bytes]));

  // The referee's page changes as it stands, and the wall of the same browser with it; words that do
  // not come can be asked for again.
  const [board, screen] = [heard(wall), heard(referee.page)];
  await referee.menuButton.click();
  const late = new RegExp(`/assets/words-referee-${SECOND}-`);
  await referee.page.route(late, (route) => route.abort("connectionrefused"));
  await choice(referee.page, SECOND).click();
  await expect(referee.page.getByText("Its words have not come. Try again in a moment.")).toBeVisible();
  await expect(choice(referee.page, "en").getByRole("radio")).toBeChecked();
  expect([await spoken(referee.page), await spoken(wall)]).toEqual(["en", "en"]);
  await referee.page.unroute(late);
  screen.since();
  await choice(referee.page, SECOND).click();
  await expect(said(referee.page, "language")).toBeVisible();
  expect(await spoken(referee.page)).toBe(SECOND);
  await expect.poll(() => spoken(wall)).toBe(SECOND);
  await expect(wall.getByText("Ana chooses a character")).toHaveCount(0);
  expect(screen.since()).toEqual([`words-referee-${SECOND}`]);
  expect(board.since()).toEqual([`words-wall-${SECOND}`]);

  expect(faults).toEqual([]);
  await Promise.all(browser.contexts().map((context) => context.close()));
  await dradis.stop();
});
