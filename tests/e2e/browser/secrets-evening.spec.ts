// The life of Loyalty cards in one evening: six players, each with a phone on the table's Wi-Fi.

import type { Locator, Page } from "@playwright/test";
import { expectNothingKept } from "../support/cover";
import { CARD, type Phone } from "../support/phone";
import type { Resource } from "../support/referee";
import { scan } from "../support/qr";
import { expect, test } from "../support/table";
import { cardField, next } from "../support/turn";

/** Nobody among them receives cards otherwise than the others do. */
const CHOSEN = [
  ["Ana", "Starbuck"],
  ["Ben", "Laura Roslin"],
  ["Cem", "Tyrol"],
  ["Dee", "William Adama"],
  ["Eva", "Saul Tigh"],
  ["Fay", "Tom Zarek"],
] as const;
const NAMES: string[] = CHOSEN.map(([name]) => name);
const CYLON = /You are a Cylon/;

test("six players with phones: dealt, looked at, the Sleeper phase, a Cylon who reveals and hands on", async ({ dradis, table }) => {
  test.setTimeout(300_000);
  const referee = await table.referee();
  const { page, now } = referee;
  const wall = await (await table.browser.newContext({ viewport: { width: 1920, height: 1080 } })).newPage();
  const phones = new Map<string, Phone>();
  const phone = (name: string): Phone => {
    const found = phones.get(name);
    if (found === undefined) throw new Error(`${name} has no phone`);
    return found;
  };
  /** What each player has read on their own phone. */
  const cards = new Map<string, string[]>();
  const has = (name: string, what: RegExp) => cards.get(name)?.some((card) => what.test(card)) ?? false;
  let cylon = "Ana";

  await test.step("set up, and pair six phones at an address that is not this machine's own", async () => {
    await referee.newGame(NAMES, { Destinations: "Dradis" });
    await referee.chooseCharacters(CHOSEN);
    await wall.goto(`http://127.0.0.1:${dradis.port}/wall.html`);
    await referee.pairPhones.click();
    for (const name of NAMES) {
      const own = await table.phone();
      phones.set(name, own);
      const address = await scan(referee.code(name));
      expect(new URL(address).hostname).toBe(new URL(dradis.phone).hostname);
      await own.open(address);
      expect(await own.pictures()).toEqual(await referee.pictures(name));
      await referee.sameInRound(name);
      await own.expectSeated(name);
    }
    expect(await phone("Ana").page.evaluate(() => isSecureContext)).toBe(false);
  });

  await test.step("deal: one card for each, seen by its owner alone while it is held", async () => {
    await referee.answer("Deal now").click();
    await everybodyLooks(1);
    for (const name of NAMES) await phone(name).confirmReading();
    await expect(referee.answer("Next player")).toBeVisible();
  });

  await test.step("half the way is made: the Sleeper phase deals the rest, and the Sympathizer is shown at once", async () => {
    // A dial in the red: the Sympathizer goes to the Brig.
    await set("Food", 2);
    await referee.book(/^Jump preparation/).click();
    await referee.set("Jump preparation", "jump at −1 population");
    await referee.book(/^Distance/).click();
    await referee.set("Distance", "3");
    for (let steps = 0; steps < 3; steps += 1) await step();
    await cardField(referee).fill("rescue the");
    await expect(now.getByRole("option")).toHaveCount(1);
    await cardField(referee).press("Enter");
    await answer("Dee", "−2 Population").click();
    await answer("Ana", "Done").click();
    await answer("Dee", "The second").click();
    const asleep = page.getByRole("heading", { name: "The Sleeper phase" });
    await expect(async () => {
      for (const button of [answer("Dee", "Nothing"), answer("Ana", "Done")]) if (await button.isVisible()) await button.click();
      await expect(asleep).toBeVisible({ timeout: 500 });
    }).toPass({ timeout: 20_000 });
    await everybodyLooks(2);
    for (const name of NAMES) await phone(name).confirmReading();
    await expect(now).toContainText("Ana takes a turn");
    // All cards of the deck are out: every Cylon of the evening is among the six, and one has the Sympathizer.
    const all = [...cards.values()].flat();
    expect(all.filter((card) => CYLON.test(card))).toHaveLength(2);
    const sympathizers = NAMES.filter((name) => cards.get(name)?.some((card) => card.includes("Sympathizer")));
    expect(sympathizers).toHaveLength(1);
    for (const name of NAMES) await logSays(name, new RegExp(`${sympathizers[0]}.*Sympathizer`));
  });

  await test.step("a Cylon reveals from the phone in an own turn, and every screen says so", async () => {
    // Of the two cards at most one lies beside the Sympathizer, whose owner is in the Brig. Ana has acted in this turn.
    do cylon = await nextTurn(cylon);
    while (!has(cylon, CYLON) || has(cylon, /Sympathizer/));
    const control = phone(cylon).page.getByRole("button", { name: /^(Hold to reveal as a Cylon|Hold on…)$/ });
    await expect(control).toHaveCount(0);
    for (let steps = 0; steps < 2; steps += 1) await step();
    await expect(control).toBeEnabled();
    const release = await phone(cylon).press(control);
    const own = cards.get(cylon) ?? [];
    const unrevealed = own.filter((card) => !card.includes("Sympathizer"));
    if (unrevealed.length > 1) await phone(cylon).page.getByRole("button", { name: `Card ${own.findIndex((card) => CYLON.test(card)) + 1}`, exact: true }).click();
    await release();
    // What the card does may ask its player something; any answer will do.
    const revealed = phone(cylon).page.getByText("Revealed as a Cylon");
    await expect(async () => {
      if (!(await revealed.isVisible())) await asked(cylon).getByRole("button").first().click({ timeout: 1_000 });
      await expect(revealed).toBeVisible({ timeout: 2_000 });
    }).toPass({ timeout: 30_000 });
    for (const name of NAMES) await logSays(name, new RegExp(`${cylon}.*Cylon`));
    for (const screen of [page, wall]) await expect(screen.getByText(/Cylon/).first()).toBeVisible();
  });

  await test.step("the Cylon hands on what was not revealed, and its new owner alone sees it", async () => {
    const at = NAMES.indexOf(cylon);
    const [to = "", ...others] = [...NAMES.slice(at + 1), ...NAMES.slice(0, at)];
    await expect(now).toContainText(`${to} takes a turn`);
    for (let name = to; name !== cylon; ) name = await nextTurn(name);
    for (let steps = 0; steps < 2; steps += 1) await step();
    await asked(cylon).getByRole("button", { name: /^Activate Resurrection Ship/ }).click();
    // Its Super Crisis card stays.
    await answer(cylon, "Nothing").click();
    await answer(cylon, to).click();
    const before = cards.get(to) ?? [];
    await expect(phone(to).loyalty.getByText(/^Card \d of \d/)).toHaveCount(before.length + 1);
    const [given = ""] = (cards.get(cylon) ?? []).filter((_, index, own) => index !== own.findIndex((card) => CYLON.test(card)));
    const read = await phone(to).look();
    expect([...read].sort()).toEqual([...before, given].sort());
    for (const name of others) {
      expect(await phone(name).look()).toEqual(cards.get(name));
      await logSays(name, new RegExp(`${cylon}.*${to}`));
    }
  });

  await test.step("nothing of all this is left on a phone that is covered", async () => {
    for (const name of NAMES) await expectNothingKept(phone(name));
  });

  /** Everybody holds and reads in turn; what one holds is on no other screen. */
  async function everybodyLooks(count: number): Promise<void> {
    for (const name of NAMES) await phone(name).expectCovered();
    for (const name of NAMES) {
      const own = phone(name);
      const release = await own.press(own.hold);
      await own.expectOpen();
      const read = await own.loyalty.locator("strong").allInnerTexts();
      for (const other of [page, wall, ...NAMES.filter((other) => other !== name).map((other) => phone(other).page)]) {
        expect(await textOf(other)).not.toMatch(CARD);
      }
      await release();
      await own.expectCovered();
      expect(read).toHaveLength(count);
      expect(read.slice(0, cards.get(name)?.length ?? 0)).toEqual(cards.get(name) ?? []);
      cards.set(name, read);
    }
  }

  function answer(name: string, option: string): Locator {
    return asked(name).getByRole("button", { name: option, exact: true });
  }

  function asked(name: string): Locator {
    return phone(name).page.getByRole("region", { name: "Now", exact: true });
  }

  /** Ends a player's turn on their phone and says whose comes. */
  async function nextTurn(name: string): Promise<string> {
    await answer(name, "Next player").click();
    const following = NAMES[NAMES.indexOf(name) + 1] ?? "Ana";
    const discarded = now.getByRole("button", { name: "Discarded", exact: true });
    // Nobody plays cards this evening: whoever has drawn often holds more than ten at the end of a turn.
    await expect(async () => {
      if (await discarded.isVisible()) await discarded.click();
      await expect(now).toContainText(`${following} takes a turn`, { timeout: 1_000 });
    }).toPass({ timeout: 20_000 });
    return following;
  }

  /** The next step of the turn, when the table is there. */
  async function step(): Promise<void> {
    const label = await next(referee).innerText();
    await next(referee).click();
    await expect(now.getByRole("button", { name: label, exact: true })).toHaveCount(0);
  }

  async function set(dial: Resource, value: number): Promise<void> {
    await referee.dial(dial).click();
    await referee.correction(dial).getByRole("button", { name: String(value), exact: true }).click();
    await referee.expectDial(dial, value);
  }

  async function logSays(name: string, what: RegExp): Promise<void> {
    await phone(name).tab("Log").click();
    await expect(phone(name).page.getByRole("listitem").filter({ hasText: what }).first()).toBeVisible();
    await phone(name).tab("Mine").click();
  }
});

/** Everything that a document says, seen or not. */
function textOf(screen: Page): Promise<string> {
  return screen.evaluate(() => document.body.outerHTML);
}
