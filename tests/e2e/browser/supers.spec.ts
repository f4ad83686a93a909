// Super Crises that Dradis keeps: dealt to the Cylon who reveals, swapped and played from a phone, known to it alone.

import type { Page } from "@playwright/test";
import { inFight } from "../support/fight";
import type { Phone } from "../support/phone";
import { expect, PLAYERS, test } from "../support/table";
import { answerUntil, stepOn } from "../support/turn";

/** The names of the cards. */
const CARD = /Bomb on Colonial 1|Cylon Intruders|Fleet Mobilization|Inbound Nukes|Massive Assault/;

test("a Super Crisis is dealt to the phone of the Cylon who reveals, swapped, and played from it", async ({ dradis, table }) => {
  test.setTimeout(180_000);
  const referee = await table.referee();
  const { page, now } = referee;
  await inFight(referee, {
    areas: {},
    places: { Ana: "ftl-control", Ben: "presidents-office", Cem: "command", Dee: "armory" },
    step: "action",
    modes: { loyalty: "app", super_crises: "app" },
    also: {
      loyalty: {
        hands: { Ana: ["cylon-reduce-morale"], Ben: ["not-a-cylon"], Cem: ["not-a-cylon"], Dee: ["not-a-cylon"] },
        deck: ["not-a-cylon", "not-a-cylon", "not-a-cylon", "sympathizer"],
      },
      piles: { "super-crisis": 5 },
    },
  });
  const wall = await (await table.browser.newContext({ viewport: { width: 1920, height: 1080 } })).newPage();
  await wall.goto(`http://127.0.0.1:${dradis.port}/wall.html`);
  const [ana, ben] = [await table.phone(), await table.phone()];
  await table.pair(referee, "Ana", ana);
  await table.pair(referee, "Ben", ben);
  const asked = (phone: Phone) => phone.page.getByRole("region", { name: "Now", exact: true });
  const hand = (phone: Phone) => phone.page.getByRole("region", { name: "Your Super Crises" });
  const others: Page[] = [page, wall, ben.page];

  await test.step("before anybody reveals there is no place for such cards", async () => {
    for (const phone of [ana, ben]) await expect(hand(phone)).toHaveCount(0);
  });

  const first = await test.step("revealed: the card is drawn to Ana's phone, covered, and to no other screen", async () => {
    const release = await ana.press(ana.page.getByRole("button", { name: /^(Hold to reveal as a Cylon|Hold on…)$/ }));
    await expect(ana.page.getByText("Revealed as a Cylon")).toBeVisible();
    await release();
    await logSays(ben, "Ana draws a Super Crisis card");
    const [card = ""] = await held(1);
    return card;
  });

  const second = await test.step("at the Resurrection Ship she gives it up for another", async () => {
    await anasAction();
    await asked(ana).getByRole("button", { name: /^Activate Resurrection Ship/ }).click();
    await asked(ana).getByRole("button", { name: /discard 1 Super Crisis card/ }).click();
    await logSays(ben, "Ana discards a Super Crisis card");
    const [card = ""] = await held(1);
    expect(card).not.toBe(first);
    // She has no Loyalty card left to hand on: nobody asks to whom.
    await asked(ana).getByRole("button", { name: "Next player", exact: true }).click();
    return card;
  });

  await test.step("on Caprica she plays it: now everybody knows it, and her hand is empty", async () => {
    await anasAction(async () => {
      await referee.taps("Caprica");
      await expect(referee.thing("Caprica, Ana")).toBeVisible();
    });
    await asked(ana).getByRole("button", { name: /^Play a Super Crisis/ }).click();
    await expect(hand(ana)).toHaveCount(0);
    for (const phone of [ana, ben]) {
      await phone.tab("Log").click();
      await expect(phone.page.getByRole("main")).toContainText(second);
    }
    for (const screen of others) expect(await textOf(screen)).not.toContain(first);
  });

  /** Ana's next turn, in its action step; the others only pass. */
  async function anasAction(movement?: () => Promise<void>): Promise<void> {
    for (const name of [...PLAYERS.slice(1), "Ana"]) {
      await answerUntil(now.getByText(`${name} takes a turn`).first(), referee.answer("Discarded"));
      if (name !== "Ana") await referee.nextPlayer();
    }
    await stepOn(referee);
    // Whoever moves is in the action step.
    await (movement ?? (() => stepOn(referee)))();
    await expect(asked(ana).getByRole("group", { name: "Action" })).toBeVisible();
  }

  /** Ana holds her Super Crises; no other screen says what she reads, nor does her own while they are covered. */
  async function held(count: number): Promise<string[]> {
    const cards = hand(ana).locator("strong");
    for (const screen of [...others, ana.page]) expect(await textOf(screen)).not.toMatch(CARD);
    const release = await ana.press(hand(ana).getByRole("button"));
    await expect(cards).toHaveCount(count);
    await expect(cards).toHaveText(Array.from({ length: count }, () => CARD));
    const read = await cards.allInnerTexts();
    for (const screen of others) expect(await textOf(screen)).not.toMatch(CARD);
    await release();
    await expect(cards).toHaveCount(0);
    await expect(hand(ben)).toHaveCount(0);
    return read;
  }

  async function logSays(phone: Phone, words: string): Promise<void> {
    await phone.tab("Log").click();
    await expect(phone.page.getByRole("listitem").filter({ hasText: words }).first()).toBeVisible();
    await phone.tab("Mine").click();
  }
});

/** Everything that a document says, seen or not. */
function textOf(screen: Page): Promise<string> {
  return screen.evaluate(() => document.body.outerHTML);
}
