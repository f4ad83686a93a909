// Whole turns at a table where everybody has a phone: who is asked answers on their own, and every screen agrees.

import type { Locator, Page } from "@playwright/test";
import { countTaps } from "../support/fight";
import type { Phone } from "../support/phone";
import type { Resource } from "../support/referee";
import { expect, test } from "../support/table";
import { answerUntil, cardField, stepOn, totals } from "../support/turn";

const CHOSEN = [
  ["Ana", "Starbuck"],
  ["Ben", "Laura Roslin"],
  ["Cem", "Tyrol"],
  ["Dee", "William Adama"],
  ["Eva", "Gaius Baltar"],
] as const;
const NAMES = CHOSEN.map(([name]) => name);
/** What stands on the Destination cards. */
const DESTINATION =
  /Asteroid Field|Barren Planet|Cylon Ambush|Cylon Refinery|Deep Space|Desolate Moon|Icy Moon|Ragnar Anchorage|Remote Planet|Tylium Planet/;
/** How things stand at the beginning of somebody's turn. */
interface Standing {
  number: number;
  turn: string;
  distance: string;
  dials: Record<Resource, number>;
}

test("five players with phones: the President decides, all add to a check, the Admiral chooses where the fleet jumps", async ({ table }, info) => {
  test.setTimeout(360_000);
  const referee = await table.referee();
  const { page, now } = referee;
  const phones = new Map<string, Phone>();
  const phone = (name: string): Phone => {
    const found = phones.get(name);
    if (found === undefined) throw new Error(`${name} has no phone`);
    return found;
  };
  const others = (name: string) => NAMES.filter((other) => other !== name);
  const wall = await (await table.browser.newContext({ viewport: { width: 1920, height: 1080 } })).newPage();

  await test.step("set up with the Destination deck in Dradis, pair five phones, deal, read", async () => {
    await referee.newGame(NAMES, { Destinations: "Dradis" });
    await referee.chooseCharacters(CHOSEN);
    for (const name of NAMES) {
      phones.set(name, await table.phone());
      await table.pair(referee, name, phone(name));
    }
    await wall.goto(`http://127.0.0.1:${table.dradis.port}/wall.html`);
    await referee.answer("Deal now").click();
    for (const name of NAMES) await phone(name).confirmReading();
    await everybodySees({ number: 1, turn: "Ana", distance: "0 of 4", dials: { Fuel: 8, Food: 8, Morale: 10, Population: 12 } });
  });

  await test.step("the first turn: the President decides on the President's phone, in another player's turn", async () => {
    await toCrisis("food sh");
    const two = { name: "−2 Food", exact: true };
    await expect(asked(phone("Ben"))).toContainText("Food Shortage");
    for (const name of others("Ben")) {
      // What Ben chooses between, all read.
      await expect(asked(phone(name))).toContainText("Ben: which option?");
      await expect(asked(phone(name))).toContainText("−2 Food");
      await expect(asked(phone(name)).getByRole("button", two)).toHaveCount(0);
    }
    // Another card instead is offered to the one whose ability it is, and to nobody else.
    for (const name of NAMES) await expect(asked(phone(name)).getByRole("button", { name: /Secret Destiny/ })).toHaveCount(name === "Ana" ? 1 : 0);
    await asked(phone("Ben")).getByRole("button", two).click();
    await answer("Ana", "Done").click();
    await expect(now).toContainText("Jump track advanced to 2");
    await answer("Ana", "Next player").click();
    await everybodySees({ number: 2, turn: "Ben", distance: "0 of 4", dials: { Fuel: 8, Food: 6, Morale: 10, Population: 12 } });
  });

  await test.step("the second turn: a check, everybody with a number of cards on their own phone", async () => {
    const taps = await countTaps(page);
    await toCrisis("prison l");
    const before = await taps();
    await asked(phone("Ben")).getByRole("button", { name: /^Skill check 10\b/ }).click();
    const added = { Cem: 1, Dee: 1, Eva: 0, Ana: 2, Ben: 1 };
    for (const [name, cards] of Object.entries(added)) {
      for (const other of others(name)) await expect(answer(other, `${cards}`)).toHaveCount(0);
      await answer(name, `${cards}`).click();
    }
    // How the table tells checks is set once and kept on the device.
    await referee.page.getByRole("main").getByRole("button", { name: "Total only" }).click();
    await totals(referee, 25).click();
    for (const screen of [page, wall, ...NAMES.map((name) => phone(name).page)]) await expect(screen.getByText("Passed", { exact: true })).toBeVisible();
    // Whoever may take the cards is asked on their own phone.
    for (const name of NAMES) await expect(asked(phone(name)).getByRole("button", { name: /Command Authority/ })).toHaveCount(name === "Dee" ? 1 : 0);
    await referee.answer("Go on").click();
    const check = (await taps()) - before - 1 + 1 + NAMES.length;
    console.log(`The check alone, from the choice to "Go on": ${check} taps on all devices.`);
    expect(check).toBeLessThanOrEqual(9);
    await referee.answer("Next player").click();
    await everybodySees({ number: 3, turn: "Cem", distance: "0 of 4", dials: { Fuel: 8, Food: 6, Morale: 10, Population: 12 } });
    const made = await taps();
    const onPhones = 1 + NAMES.length;
    const all = made - 1 + onPhones;
    const said = `A turn with a check by its total: ${made - 1} taps on the referee's page and ${onPhones} on phones.`;
    info.annotations.push({ type: "taps", description: said });
    console.log(said);
    expect(all).toBeLessThanOrEqual(12);
  });

  await test.step("the third turn: the fleet jumps where the Admiral wants", async () => {
    await referee.book(/^Jump preparation/).click();
    await expect(referee.correction("Jump preparation").getByRole("button", { pressed: true })).toHaveText(/^space 2, no jump yet$/i);
    await referee.set("Jump preparation", "jump at −1 population");
    await referee.book(/^Distance/).click();
    await referee.set("Distance", "3");
    await toCrisis("rescue the");
    await asked(phone("Dee")).getByRole("button", { name: "−2 Population", exact: true }).click();
    await answer("Cem", "Done").click();
    for (const name of others("Dee")) {
      await expect(asked(phone(name))).toContainText("Dee chooses a destination in secret");
      await expect(destinations(phone(name))).toHaveCount(0);
    }
    const drawn = destinations(phone("Dee"));
    const release = await phone("Dee").press(drawn.getByRole("button", { name: "Hold to see them" }));
    await expect(drawn.locator("strong")).toHaveText([DESTINATION, DESTINATION]);
    const [, second = ""] = await drawn.locator("strong").allInnerTexts();
    for (const screen of [page, wall, ...others("Dee").map((name) => phone(name).page)]) expect(await textOf(screen)).not.toMatch(DESTINATION);
    await release();
    await expect(drawn.locator("strong")).toHaveCount(0);
    // A tap marks a card and nothing more; the jump is held to its end.
    await drawn.getByRole("button", { name: /2 of 2/ }).click();
    const letGo = await phone("Dee").press(drawn.getByRole("button", { name: "Hold to jump: The second" }));
    await expect(referee.book(/^Distance/)).toContainText(second);
    await letGo();
    for (const name of NAMES) {
      await phone(name).tab("Log").click();
      await expect(phone(name).page.getByRole("main")).toContainText(`Destination: ${second}`);
      await phone(name).tab("Mine").click();
    }
    await expect(referee.thing("3 raiders, stern")).toHaveCount(0);
  });

  await test.step("the Sleeper phase: everybody reads again, and the turn ends", async () => {
    const asleep = page.getByRole("heading", { name: "The Sleeper phase" });
    // What a destination asks differs: the Admiral declines, the others say that it is done.
    await answerUntil(asleep, answer("Dee", "Nothing"), answer("Cem", "Done"));
    await expect(page.getByRole("button", { name: "Meanwhile, lay out the board" })).toHaveCount(0);
    for (const name of NAMES) {
      expect(await phone(name).look()).toHaveLength(name === "Eva" ? 3 : 2);
      await phone(name).confirmReading();
    }
    await expect(now).toContainText("Cem takes a turn");
    await answer("Cem", "Next player").click();
    // What the destination cost stands on the referee's page, and so everywhere.
    const stands = async (dial: Resource) => Number(/: (\d+) of/.exec((await referee.dial(dial).getAttribute("aria-label")) ?? "")?.[1]);
    const dials = { Fuel: await stands("Fuel"), Food: 6, Morale: await stands("Morale"), Population: await stands("Population") };
    await expect(referee.book(/^Distance/)).toContainText(/[4-6] of 8/);
    await everybodySees({ number: 4, turn: "Dee", distance: "of 8", dials });
  });

  /** The first steps of a turn, and the name of the crisis card. */
  async function toCrisis(letters: string): Promise<void> {
    for (let step = 0; step < 3; step += 1) await stepOn(referee);
    // Letters and Enter are no taps.
    await cardField(referee).fill(letters);
    await expect(now.getByRole("option")).toHaveCount(1);
    await cardField(referee).press("Enter");
    await expect(now).toContainText("decides");
  }

  function answer(name: string, option: string): Locator {
    return asked(phone(name)).getByRole("button", { name: option, exact: true });
  }

  /** What stands on the referee's page, on the wall and on all five phones. */
  async function everybodySees({ number, turn, distance, dials }: Standing): Promise<void> {
    await expect(page.getByRole("heading", { level: 1, name: `Turn ${number}: ${turn}` })).toBeVisible();
    await expect(now).toContainText(`${turn} takes a turn`);
    await expect(referee.book(/^Distance/)).toContainText(distance);
    await expect(wall.getByRole("heading", { level: 1, name: turn, exact: true })).toBeVisible();
    await expect(wall.locator("footer")).toContainText(distance);
    await expect(asked(phone(turn))).toContainText("It is your turn");
    for (const name of others(turn)) await expect(asked(phone(name))).toContainText(`${turn} takes a turn`);
    for (const [dial, value] of Object.entries(dials) as [Resource, number][]) {
      await referee.expectDial(dial, value);
      await expect(wall.getByRole("img", { name: new RegExp(`^${dial}: ${value} of `) })).toBeVisible();
      for (const name of NAMES) await phone(name).expectDial(dial, value);
    }
  }
});

/** What a phone asks its player. */
function asked(phone: Phone): Locator {
  return phone.page.getByRole("region", { name: "Now", exact: true });
}

/** The cards that the Admiral chooses among. */
function destinations(phone: Phone): Locator {
  return phone.page.getByRole("region", { name: "Destinations to choose from" });
}

/** Everything that a document says, seen or not. */
function textOf(screen: Page): Promise<string> {
  return screen.evaluate(() => document.body.outerHTML);
}
