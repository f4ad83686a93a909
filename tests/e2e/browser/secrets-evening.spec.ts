// The life of Loyalty cards in one evening: six players, each with a phone on the table's Wi-Fi.

import { execFileSync } from "node:child_process";
import { join, resolve } from "node:path";
import type { Locator, Page } from "@playwright/test";
import { expectNothingKept } from "../support/cover";
import { CARD, type Phone } from "../support/phone";
import type { Resource } from "../support/referee";
import { scan } from "../support/qr";
import { expect, test } from "../support/table";
import { answerUntil, cardField, stepOn } from "../support/turn";

/** Checks a game that was written to a file, and shares nothing with the program. */
const VERIFY = resolve(import.meta.dirname, "../../vectors/verify.py");

/** Nobody among them receives cards otherwise than the others do. The first one is the President. */
const CHOSEN = [
  ["Ana", "Laura Roslin"],
  ["Ben", "Starbuck"],
  ["Cem", "Tyrol"],
  ["Dee", "William Adama"],
  ["Eva", "Saul Tigh"],
  ["Fay", "Tom Zarek"],
] as const;
const NAMES: string[] = CHOSEN.map(([name]) => name);
const CYLON = /You are a Cylon/;

/** What is said of a card when everybody's are turned up, by what it said to its owner. */
function turnedUp(card: string): string {
  if (CYLON.test(card)) return "Cylon";
  return card.includes("Sympathizer") ? "Sympathizer" : "Not a Cylon";
}

test("six players with phones: dealt, looked at, the Sleeper phase, a Cylon who reveals and hands on, all turned up and checked", async ({ dradis, table }) => {
  test.setTimeout(600_000);
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
  /** What each player holds as it will be turned up: the card, and how it came. */
  const came = new Map<string, [card: string, how: string][]>();
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

  await test.step("the President looks at Ben’s card: the two see it while they hold, the others that she looks", async () => {
    for (let steps = 0; steps < 2; steps += 1) await stepOn(referee);
    await asked("Ana").getByRole("button", { name: /^Play a Quorum card/ }).click();
    await now.getByRole("option", { name: "Release Cylon Mugshots" }).click();
    await answer("Ana", "Done").click();
    await answer("Ana", "Ben").click();
    const looks = { Ana: looked("Ana", "Ben’s card, for you alone"), Ben: looked("Ben", "Ana looks at one of your cards") };
    for (const [name, look] of Object.entries(looks)) {
      await expect(look).toBeVisible();
      for (const other of NAMES) await phone(other).expectCovered();
      const release = await phone(name).press(look.getByRole("button"));
      await expect(look.locator("strong")).toContainText(cards.get("Ben")?.[0] ?? "");
      for (const screen of screensBut(name)) expect(await textOf(screen)).not.toMatch(CARD);
      // Neither sees a card of their own by it.
      await expect(phone(name).loyalty.locator("strong")).toHaveCount(0);
      await release();
      await expect(look.locator("strong")).toHaveCount(0);
    }
    for (const name of NAMES.slice(2)) {
      await expect(asked(name)).toContainText("Ana looks at 1 Loyalty card of Ben");
      await expect(asked(name).getByRole("button")).toHaveCount(0);
      await expect(looked(name, /for you alone|looks at/)).toHaveCount(0);
    }
    await expect(asked("Ben")).toContainText("Ana looks at 1 Loyalty card of yours");
    await expect(asked("Ben").getByRole("button")).toHaveCount(0);
    await answer("Ana", "Done looking").click();
    for (const look of Object.values(looks)) await expect(look).toHaveCount(0);
    await answer("Ana", "Roll for me").click();
    for (const name of NAMES) await logSays(name, /Ana looks at a Loyalty card of Ben/);
    for (const screen of screensBut()) expect(await textOf(screen)).not.toMatch(CARD);
  });

  await test.step("half the way is made: the Sleeper phase deals the rest, and the Sympathizer is shown at once", async () => {
    // A dial in the red: the Sympathizer goes to the Brig.
    await set("Food", 2);
    await referee.book(/^Jump preparation/).click();
    await referee.set("Jump preparation", "jump at −1 population");
    await referee.book(/^Distance/).click();
    await referee.set("Distance", "3");
    await cardField(referee).fill("rescue the");
    await expect(now.getByRole("option")).toHaveCount(1);
    await cardField(referee).press("Enter");
    await answer("Dee", "−2 Population").click();
    await answer("Ana", "Done").click();
    await jumpsToTheSecond(phone("Dee"));
    const asleep = page.getByRole("heading", { name: "The Sleeper phase" });
    await answerUntil(asleep, answer("Dee", "Nothing"), answer("Ana", "Done"));
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
    for (let steps = 0; steps < 2; steps += 1) await stepOn(referee);
    await expect(control).toBeEnabled();
    const release = await phone(cylon).press(control);
    const own = cards.get(cylon) ?? [];
    const unrevealed = own.filter((card) => !card.includes("Sympathizer"));
    if (unrevealed.length > 1) await phone(cylon).page.getByRole("button", { name: `Card ${own.findIndex((card) => CYLON.test(card)) + 1}`, exact: true }).click();
    await release();
    // What the card does may ask its player something; any answer will do.
    await answerUntil(phone(cylon).page.getByText("Revealed as a Cylon"), asked(cylon).getByRole("button").first());
    for (const name of NAMES) await logSays(name, new RegExp(`${cylon}.*Cylon`));
    for (const screen of [page, wall]) await expect(screen.getByText(/Cylon/).first()).toBeVisible();
  });

  await test.step("the Cylon hands on what was not revealed, and its new owner alone sees it", async () => {
    const at = NAMES.indexOf(cylon);
    const [to = "", ...others] = [...NAMES.slice(at + 1), ...NAMES.slice(0, at)];
    await expect(now).toContainText(`${to} takes a turn`);
    for (let name = to; name !== cylon; ) name = await nextTurn(name);
    for (let steps = 0; steps < 2; steps += 1) await stepOn(referee);
    await asked(cylon).getByRole("button", { name: /^Activate Resurrection Ship/ }).click();
    // Its Super Crisis card stays.
    await answer(cylon, "Nothing").click();
    await answer(cylon, to).click();
    const before = cards.get(to) ?? [];
    await expect(phone(to).loyalty.getByText(/^Card \d of \d/)).toHaveCount(before.length + 1);
    const own = cards.get(cylon) ?? [];
    const shown = own.findIndex((card) => CYLON.test(card));
    const [given = ""] = own.filter((_, index) => index !== shown);
    const read = await phone(to).look();
    expect([...read].sort()).toEqual([...before, given].sort());
    came.get(to)?.push([turnedUp(given), `from ${cylon}`]);
    came.set(cylon, (came.get(cylon) ?? []).filter((_, index) => index === shown));
    for (const name of others) {
      expect(await phone(name).look()).toEqual(cards.get(name));
      await logSays(name, new RegExp(`${cylon}.*${to}`));
    }
  });

  await test.step("nothing of all this is left on a phone that is covered", async () => {
    for (const name of NAMES) await expectNothingKept(phone(name));
  });

  const lists = [page, wall, ...NAMES.map((name) => phone(name).page)].map((screen) => screen.getByRole("region", { name: "Who was what" }).first());

  await test.step("the end: nothing more is known of anybody until the cards are turned up", async () => {
    await set("Fuel", 0);
    await answer(cylon, "Next player").click();
    await untilDiscarded(page.getByRole("heading", { name: "The Cylons win" }));
    for (const screen of screensBut()) {
      await expect(screen.getByText("The Cylons win", { exact: true }).first()).toBeVisible();
      expect(await textOf(screen)).not.toMatch(CARD);
    }
    for (const list of lists) await expect(list).toHaveCount(0);
    for (const name of NAMES) await expect(phone(name).page.getByRole("button", { name: "Check this game" })).toHaveCount(0);
    await page.getByRole("button", { name: "Reveal everybody’s cards" }).click();
    await page.getByRole("button", { name: "Reveal them", exact: true }).click();
  });

  await test.step("every screen shows who was what and since when", async () => {
    const wanted = NAMES.map((name) => {
      const own = [...(came.get(name) ?? [])].sort().map((card) => card.join(", "));
      return `${name}, ${own.some((card) => card.startsWith("Cylon")) ? "cylons" : "humans"}: ${own.join("; ")}`;
    });
    for (const list of lists) {
      await expect(list).toBeVisible();
      const read = await list.locator("li[data-status]").evaluateAll((hands) =>
        hands.map((hand) => ({
          name: hand.querySelector("strong")?.textContent ?? "",
          team: hand.getAttribute("data-status")?.replace("team ", ""),
          cards: [...hand.querySelectorAll("li")].map((card) => [card.querySelector("span")?.textContent ?? "", card.querySelector("small")?.textContent ?? ""]),
        })),
      );
      // What a Cylon card does, nobody has told the others before.
      const said = read.map(({ name, team, cards }) => `${name}, ${team}: ${cards.map(([card, how]) => `${card?.replace(/^Cylon: .+/, "Cylon")}, ${how}`).sort().join("; ")}`);
      expect(said.sort()).toEqual(wanted);
    }
  });

  await test.step("each of the six phones repeats the whole game", async () => {
    for (const name of NAMES) await phone(name).page.getByRole("button", { name: "Check this game" }).click();
    for (const name of NAMES) {
      const verdict = phone(name).page.locator("[data-status^='verdict']");
      await expect(verdict).toContainText("Everything adds up", { timeout: 60_000 });
      await expect(verdict).toContainText(/[1-9]\d* deals and [1-9]\d* rolls? of Dradis repeated\./);
      await expect(verdict).toContainText(/helped seed [1-9]/);
      await expect(verdict).toContainText(/[1-9]\d* marks? your phone kept/);
    }
  });

  await test.step("so do the program and the script, of what the host has kept", async () => {
    await dradis.kill();
    dradis.run("verify", dradis.game);
    const opened = join(dradis.folder, "opened.jsonl");
    dradis.run("export", dradis.game, opened, "--edition", "full");
    execFileSync("python3", ["-B", VERIFY, opened], { stdio: ["ignore", "ignore", "pipe"] });
  });

  /** Everybody holds and reads in turn; what one holds is on no other screen. */
  async function everybodyLooks(count: number): Promise<void> {
    for (const name of NAMES) await phone(name).expectCovered();
    for (const name of NAMES) {
      const own = phone(name);
      const release = await own.press(own.hold);
      await own.expectOpen();
      const read = await own.loyalty.locator("strong").allInnerTexts();
      for (const other of screensBut(name)) expect(await textOf(other)).not.toMatch(CARD);
      await release();
      await own.expectCovered();
      expect(read).toHaveLength(count);
      expect(read.slice(0, cards.get(name)?.length ?? 0)).toEqual(cards.get(name) ?? []);
      cards.set(name, read);
      came.set(name, read.map((card, at) => [turnedUp(card), at === 0 ? "first deal" : "Sleeper phase"]));
    }
  }

  /** Every screen, but for a player's own phone. */
  function screensBut(name?: string): Page[] {
    return [page, wall, ...NAMES.filter((other) => other !== name).map((other) => phone(other).page)];
  }

  /** Cards of somebody else, or those that somebody else looks at. */
  function looked(name: string, title: string | RegExp): Locator {
    return phone(name).page.getByRole("region", { name: title });
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
    // A turn that still has steps is ended with one more tap.
    const yes = asked(name).getByRole("alertdialog").getByRole("button", { name: "Next player", exact: true });
    await answerUntil(now.getByText(`${following} takes a turn`).first(), yes, now.getByRole("button", { name: "Discarded", exact: true }));
    return following;
  }

  /** Nobody plays cards this evening: whoever has drawn often holds more than ten at the end of a turn. */
  async function untilDiscarded(then: Locator): Promise<void> {
    await answerUntil(then, now.getByRole("button", { name: "Discarded", exact: true }));
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

/** The Admiral marks the second of the covered destinations and holds to jump there. */
async function jumpsToTheSecond(admiral: Phone): Promise<void> {
  const drawn = admiral.page.getByRole("region", { name: "Destinations to choose from" });
  await drawn.getByRole("button", { name: /2 of 2/ }).click();
  const letGo = await admiral.press(drawn.getByRole("button", { name: "Hold to jump: The second" }));
  await expect(drawn).toHaveCount(0);
  await letGo();
}
