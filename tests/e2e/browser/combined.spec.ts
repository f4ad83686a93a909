// The combined game on all devices: seven players with phones, one of them a Cylon Leader, from the set-up to the end.

import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import { allBoxes, inCombined, SEVEN } from "../support/combined";
import { countTaps } from "../support/fight";
import { CARD, type Phone } from "../support/phone";
import type { Referee } from "../support/referee";
import { expect, test } from "../support/table";
import { resize, SIZES } from "../support/tour";
import { answerUntil, cardField, stepOn, stepToAction, tells, totals } from "../support/turn";

const NAMES = SEVEN.map(([name]) => name);
/** What a quiet turn with a check may ask of all devices. */
const MOST_TAPS = 8;
/** An id that should have been words. */
const ID = /\b(?:character|location|ability|held|loyalty|log|effect|option|ask|mine|has|title|skill-card|crisis-card)-[a-z]+(?:-[a-z0-9]+)*\b/;

test("seven players with a Cylon Leader: set-up, a quiet turn, an infiltration, an execution, a Mutiny card, a reckless check, a reveal, the end and the record", async ({ table }, info) => {
  test.setTimeout(300_000);
  const referee = await table.referee();
  const { page, now } = referee;
  const phones = new Map<string, Phone>();
  const phone = (name: string): Phone => {
    const found = phones.get(name);
    if (found === undefined) throw new Error(`${name} has no phone`);
    return found;
  };
  const asked = (name: string): Locator => phone(name).page.getByRole("region", { name: "Now", exact: true });
  const wall = await (await table.browser.newContext({ viewport: { width: 1920, height: 1080 } })).newPage();
  /** Everything is said in words, on every screen. */
  const inWords = async () => {
    for (const screen of [page, wall, ...NAMES.map((name) => phone(name).page)]) {
      await expect(screen.locator("body")).not.toContainText(ID);
    }
  };
  /** A station of the evening, to be looked at: pictures where somebody asks for them. */
  const at = async (station: string) => {
    const folder = process.env["DRADIS_PICTURES"];
    if (!folder) return;
    const shoot = (screen: Page, name: string) => screen.screenshot({ path: join(folder, `${station}-${name}.png`) });
    await shoot(page, "1280");
    await resize(page, { width: 1024, height: 768 });
    await shoot(page, "1024");
    await resize(page, SIZES.referee[0]);
    await shoot(wall, "wall");
    for (const name of ["Ana", "Cem", "Dana", "Eli"]) await shoot(phone(name).page, `phone-${name}`);
  };
  const turnOf = (name: string) => expectTurn(referee, name);

  await test.step("all boxes are chosen in the set-up, characters are listed by what they are", async () => {
    await referee.newGameButton.click();
    await allBoxes(referee);
    await page.getByRole("button", { name: /^Options/ }).click();
    const mutiny = page.getByRole("group", { name: "Super Crises and Mutiny cards" });
    await mutiny.getByText("Dradis", { exact: true }).click();
    await page.getByRole("button", { name: /^Options/ }).click();
    for (const [at, name] of NAMES.entries()) await page.getByRole("textbox", { name: `Player ${at + 1}` }).fill(name);
    await page.getByRole("group", { name: "First player" }).getByText("Ana", { exact: true }).click();
    await page.getByRole("button", { name: "Begin", exact: true }).click();
    await expect(page.getByText("Ana can choose")).toBeVisible();
    await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(33);
    for (const [name, character] of SEVEN) {
      await expect(page.getByText(`${name} can choose`)).toBeVisible();
      const board = page.getByRole("main");
      if (name === "Dana") await expect(board).toContainText("One Cylon Leader is enough.");
      await board.getByRole("button", { name: new RegExp(`${character}$`) }).click();
    }
    await expect(now).toContainText("Deal the Loyalty cards");
  });

  await test.step("seven phones pair, all read at once; the Leader has Motives and no Loyalty card", async () => {
    await wall.goto(`http://127.0.0.1:${table.dradis.port}/wall.html`);
    for (const name of NAMES) {
      phones.set(name, await table.phone());
      await table.pair(referee, name, phone(name));
    }
    await referee.answer("Deal now").click();
    const motives = phone("Cem").page.getByRole("region", { name: "Your Motives" });
    await expect(motives.getByRole("listitem")).toHaveCount(2);
    await expect(phone("Cem").loyalty).toHaveCount(0);
    const release = await phone("Cem").press(motives.getByRole("button", { name: "Hold to see the cards" }));
    await expect(motives.locator("strong")).toHaveCount(2);
    await expect(motives.locator("li").first()).toContainText(/Humans\.|Cylons\./);
    await release();
    await expect(motives.locator("strong")).toHaveCount(0);
    expect(await phone("Ana").look()).toHaveLength(1);
    for (const name of NAMES) await phone(name).confirmReading();
    await turnOf("Ana");
    for (const screen of [referee.seat("Cem"), wall.getByRole("list", { name: "Seats" })]) await expect(screen).toContainText(/Cylon Leader/i);
    for (const title of ["President", "Admiral", "CAG"]) await expect(page.getByRole("list", { name: "Seats" })).toContainText(new RegExp(title, "i"));
    await expect(referee.seat("Ben")).toContainText("Miracle tokens: 1");
    await inWords();
    await at("begun");
  });

  await test.step("a crisis gives Mutiny cards, which their players alone see", async () => {
    await toCrisis(referee, "dangerous");
    const first = /Admiral draws 1 Mutiny card|draws? 1 Mutiny card/;
    await expect(now).toContainText(first);
    await now.getByRole("button", { name: first }).first().click();
    await referee.answer("Done").click();
    await expect(referee.seat("Eli")).toContainText("Mutiny: 1");
    const own = phone("Eli").page.getByRole("region", { name: "Your Mutiny cards" });
    await expect(own.getByRole("listitem")).toHaveCount(1);
    await inWords();
    await at("crisis");
    await finish(referee);
    await turnOf("Ben");
  });

  await test.step("a quiet turn with a check takes 8 taps on all devices", async () => {
    // How a table tells checks is set once and kept on the device.
    const counts = [await countTaps(page), ...(await Promise.all(NAMES.map((name) => countTaps(phone(name).page))))];
    const taps = async () => (await Promise.all(counts.map((count) => count()))).reduce((sum, count) => sum + count, 0);
    await toCrisis(referee, "domestic");
    // The same extra answers on every phone but that of who is asked.
    await referee.answer("No more cards").click();
    const before = await taps();
    await page.getByRole("main").getByRole("button", { name: "Total only" }).click();
    expect(await taps()).toBe(before + 1);
    await totals(referee, 12).click();
    await expect(now).toContainText("Total 12 against 9");
    await referee.answer("Go on").click();
    await referee.answer("Next player").click();
    await turnOf("Cem");
    const made = (await taps()) - 1;
    info.annotations.push({ type: "taps", description: `a quiet combined turn with a check: ${made} taps` });
    console.log(`A quiet combined turn with a check: ${made} taps on all devices.`);
    expect(made).toBeLessThanOrEqual(MOST_TAPS);
  });

  await test.step("the Leader infiltrates from the Human Fleet", async () => {
    await stepOn(referee);
    await asked("Cem").getByRole("button", { name: "Human Fleet", exact: true }).click();
    await asked("Cem").getByRole("button", { name: /^Activate Human Fleet/ }).click();
    await asked("Cem").getByRole("button", { name: /infiltrate/ }).click();
    await asked("Cem").getByRole("button", { name: "Armory", exact: true }).click();
    await expect(referee.seat("Cem")).toContainText(/Infiltrating/i);
    await expect(wall.getByRole("list", { name: "Seats" })).toContainText(/Infiltrating/i);
    // A Motive is shown by holding; a tap does nothing.
    await asked("Cem").getByText("Reveal a Motive").click();
    await expect(asked("Cem").getByRole("button", { name: /^Hold to reveal Motive card/ })).toHaveCount(2);
    await inWords();
    await at("infiltration");
    await finish(referee);
    await turnOf("Dana");
  });

  await test.step("a card executes the player of the turn, who goes on as somebody else or as a Cylon", async () => {
    await toCrisis(referee, "a verdict");
    for (const name of NAMES) {
      await expect(asked(name)).toContainText(/(Dana is|You are) executed/);
    }
    await at("verdict");
    // The Admiral decides, whoever that is by now: the Mutineer holds no title.
    await now.getByRole("button", { name: /is executed/ }).click();
    await referee.answer("Done").click();
    await expect(page.getByRole("list", { name: "Seats" })).toBeVisible();
    const cylon = asked("Dana").getByRole("button", { name: "Card 1", exact: true });
    const human = asked("Dana").getByRole("button", { name: /Saul Tigh$/ });
    await expect(cylon.or(human)).toBeVisible();
    await at("executed");
    if (await human.isVisible()) {
      await referee.expectDial("Morale", 9);
      // Nobody becomes a Cylon Leader this way.
      await expect(asked("Dana").getByRole("button", { name: /Aaron Doral$/ })).toHaveCount(0);
      await human.click();
      await expect(referee.seat("Dana")).toContainText("Saul Tigh");
    } else {
      await cylon.click();
      await expect(referee.seat("Dana")).toContainText(/Cylon/i);
    }
    await inWords();
    // Whoever is a Cylon has ended the turn by it.
    const own = page.getByRole("heading", { level: 1, name: /^Turn \d+: Dana$/ });
    const answers = ["Done", "Go on", "Roll for me", "Nothing", "Galactica"].map((answer) => referee.answer(answer));
    await answerUntil(referee.answer("Next player"), ...answers);
    if (await own.isVisible()) await finish(referee);
    await turnOf("Eli");
  });

  await test.step("a Mutiny card is played from the phone by holding, or its player alone hears why not", async () => {
    const mutiny = asked("Eli").getByRole("button", { name: "Hold to play a Mutiny card" });
    await stepToAction(referee);
    await expect(mutiny).toBeVisible();
    await expect(asked("Eli").getByRole("button", { name: "Hold to reveal a Personal Goal" })).toBeVisible();
    // A tap plays nothing.
    await mutiny.tap();
    await expect(mutiny).toBeEnabled();
    const letGo = await phone("Eli").press(mutiny);
    // One single card is not asked for; what it asks for is looked at now, and the phone alone is told where it is not so.
    const refused = phone("Eli").page.getByText("What this card asks for does not hold now.");
    await expect(async () => {
      const played = (await mutiny.count()) === 0;
      expect(played || (await refused.count()) > 0).toBe(true);
    }).toPass({ timeout: 20_000 });
    await letGo();
    await expect(page.getByText("What this card asks for does not hold now.")).toHaveCount(0);
    await inWords();
    await at("mutiny");
  });

  await test.step("a reckless check: a card is played before it, Treachery is turned up after it", async () => {
    await answerUntil(next(now, "Crisis"), referee.answer("Done"), referee.answer("Roll for me"), referee.answer("Nothing"), now.getByRole("button").first());
    await stepOn(referee);
    await names(referee, "power failure");
    // Whoever holds such a card plays it on their own phone.
    await asked("Gus").getByRole("button", { name: /Jury Rigged$/ }).click();
    for (const screen of [page, wall, phone("Gus").page]) await expect(screen.getByText("Reckless check").first()).toBeVisible();
    await inWords();
    await at("reckless");
    await referee.answer("No more cards").click();
    await totals(referee, 12).click();
    await at("reckless-total");
    await answerUntil(referee.answer("Next player"), referee.answer("Done"), referee.answer("Go on"), referee.answer("Roll for me"), referee.answer("Nothing"), now.getByRole("button").first());
    await finish(referee);
    await turnOf("Fay");
  });

  await test.step("a Cylon reveals by holding; whoever is none hears it alone, and nothing is sent", async () => {
    const reveal = asked("Fay").getByRole("button", { name: "Hold to reveal as a Cylon" });
    await stepsUntil(referee, reveal);
    // What an executed player has shown is told on every phone, so only Fay's own cards are looked at.
    const release = await phone("Fay").press(phone("Fay").hold);
    await phone("Fay").expectOpen();
    const cylon = (await phone("Fay").loyalty.locator("strong").allInnerTexts()).includes("You are a Cylon");
    await release();
    await expect(phone("Fay").loyalty.locator("strong")).toHaveCount(0);
    const letGo = await phone("Fay").press(reveal);
    // Which card it is, whom it names, or what the President decides of it: each of them comes in place of the action.
    if (cylon) await expect(asked("Fay")).not.toContainText("It is your turn");
    else await expect(asked("Fay")).toContainText("You hold no Cylon card; nothing was sent.");
    await letGo();
    await at("reveal");
  });

  await test.step("the end: the table says who has won, and every card lies open", async () => {
    const happened = now.getByRole("button", { name: "Something happened" });
    await answerUntil(happened, referee.answer("Done"), referee.answer("Roll for me"), referee.answer("Nothing"), now.getByRole("button").first());
    await happened.click();
    await page.getByRole("dialog").getByRole("button", { name: "The Cylons win", exact: true }).click();
    await expect(page.getByRole("heading", { name: "The Cylons win" })).toBeVisible();
    for (const name of NAMES) await expect(phone(name).page.getByRole("heading", { name: "The Cylons win" })).toBeVisible();
    await inWords();
    await page.getByRole("button", { name: "Reveal everybody’s cards" }).click();
    await page.getByRole("button", { name: "Reveal them", exact: true }).click();
    for (const screen of [page, wall, phone("Ana").page, phone("Cem").page]) {
      const list = screen.getByRole("region", { name: "Who was what" }).first();
      for (const name of NAMES) await expect(list.getByText(name, { exact: true })).toBeVisible();
    }
    await inWords();
    await at("turned-up");
  });

  await test.step("each phone checks the record, the Leader's too", async () => {
    for (const name of ["Ana", "Cem"]) {
      await phone(name).page.getByRole("button", { name: "Check this game" }).click();
      await expect(phone(name).page.locator("[data-status^='verdict']")).toContainText("Everything adds up");
    }
    await at("checked");
  });
});

test("a player without a phone plays a Mutiny card on the screen in their hands, and the open page names none", async ({ table }) => {
  const referee = await table.referee();
  const { page, now, handed } = referee;
  await inCombined(referee, { areas: {}, step: "action", active: "Ben", places: { Ben: "command" }, modes: { super_crises: "app" } });
  await referee.player("Ben").click();
  await referee.set("Ben", "1", "Mutiny");
  await now.getByRole("button", { name: "Play a Mutiny card" }).click();
  const show = now.getByRole("button", { name: "Show Ben’s cards here" });
  await expect(show).toBeVisible();
  await expect(now).toContainText("Only the player holding the cards looks at them.");
  await expect(now.getByRole("button", { name: /^Card / })).toHaveCount(0);
  await show.click();
  await handed.getByRole("button", { name: "I am Ben" }).click();
  const own = handed.getByRole("region", { name: "Your Mutiny cards" });
  await expect(own.getByRole("listitem")).toHaveCount(1);
  await expect(own.locator("strong")).toHaveCount(0);
  await own.getByRole("button", { name: "Card 1 of 1, covered" }).click();
  const letGo = await referee.press(own.getByRole("button", { name: /^Hold to choose/ }));
  // It is played, or refused on the screen in the player's hands: what it asks for may not hold.
  const refused = handed.getByText("What this card asks for does not hold now.");
  const back = page.getByRole("button", { name: "Back to the table" });
  await expect(back.or(refused).first()).toBeVisible();
  await letGo();
  if (await refused.isVisible()) {
    await handed.getByRole("button", { name: "Nothing", exact: true }).click();
    await back.click();
    await expect(referee.seat("Ben")).toContainText("Mutiny: 1");
  } else {
    await back.click();
    await expect(referee.seat("Ben")).not.toContainText("Mutiny: 1");
  }
});

test("three players keep all cards themselves: a Mutiny card is named, a Cylon is revealed by the phone, and Dradis asks for no secret", async ({ table }) => {
  test.setTimeout(120_000);
  const referee = await table.referee();
  const { page, now } = referee;
  await referee.newGameButton.click();
  await allBoxes(referee);
  await page.getByRole("group", { name: "Objective" }).getByText("Ionian Nebula", { exact: true }).click();
  await page.getByRole("button", { name: /^Options/ }).click();
  await page.getByRole("button", { name: "The table keeps everything" }).click();
  const three = ["Ana", "Ben", "Cem"];
  for (const [at, name] of three.entries()) await page.getByRole("textbox", { name: `Player ${at + 1}` }).fill(name);
  await page.getByRole("group", { name: "First player" }).getByText("Ana", { exact: true }).click();
  await page.getByRole("button", { name: "Begin", exact: true }).click();
  await expect(page.getByRole("main")).toContainText("No Cylon Leader with three players.");
  for (const [at, character] of ["Helena Cain", "Tory Foster", "Samuel T. Anders"].entries()) {
    await expect(page.getByText(`${three[at]} can choose`)).toBeVisible();
    await page.getByRole("main").getByRole("button", { name: new RegExp(`${character}$`) }).click();
    // She begins in one of two places, as her player says.
    if (character === "Helena Cain") await referee.answer("Command").click();
  }
  await expect(now).toContainText("1 “You are a Cylon”, 6 “You are not a Cylon”");
  const ben = await table.phone();
  await table.pair(referee, "Ben", ben);
  await referee.answer("The cards are dealt").click();
  await referee.answer("Go on").click();
  // The Allies are drawn from the box.
  for (const ally of ["William Adama", "Priestess Elosha", "Dr. Sherman Cottle"]) {
    await expect(now).toContainText("Draw an Ally card. Which one?");
    await now.getByRole("button", { name: ally, exact: true }).click();
    await expect(now.getByRole("button", { name: ally, exact: true })).toHaveCount(0);
  }
  await expect(page.getByRole("heading", { level: 1, name: "Turn 1: Ana" })).toBeVisible();

  // Ana, who is the Admiral, holds a Mutiny card, and plays it from the box.
  await referee.player("Ana").click();
  await referee.set("Ana", "1", "Mutiny");
  await expect(referee.seat("Ana")).toContainText("Mutiny: 1");
  const mutiny = now.getByRole("button", { name: "Play a Mutiny card" });
  await stepToAction(referee);
  await expect(mutiny).toBeVisible();
  await mutiny.click();
  await expect(now).toContainText("Ana plays a Mutiny card");
  await now.getByRole("button", { name: "Selfish Act", exact: true }).click();
  await answerUntil(referee.answer("Next player"), referee.answer("Done"), referee.answer("Galactica"));
  await referee.logButton.click();
  await expect(referee.sheet("Log")).toContainText("Selfish Act");
  await referee.close(referee.sheet("Log"));
  await referee.nextPlayer();
  await expect(page.getByRole("heading", { level: 1, name: "Turn 2: Ben" })).toBeVisible();

  // A Cylon reveals on the phone, which knows no card; which it was is told by what it does: those of all boxes.
  const reveal = ben.page.getByRole("button", { name: "Hold to reveal as a Cylon" });
  await stepsUntil(referee, reveal);
  const asked = ben.page.getByRole("region", { name: "Now", exact: true });
  const letGo = await ben.press(reveal);
  await expect(asked).toContainText("You reveal as a Cylon");
  await letGo();
  for (const does of ["A centurion comes aboard", "Jump preparation: back 2 spaces"]) await expect(asked.getByRole("button", { name: does })).toBeVisible();
  await asked.getByRole("button", { name: "A centurion comes aboard" }).click();
  await expect(referee.seat("Ben")).toContainText(/Cylon/i);
  await expect(referee.book(/^Boarding party/)).toContainText("1 aboard");
});

test("a mixed evening: Dradis deals and rolls, the table keeps Destiny and Mutiny cards, and a crisis is told by its icons", async ({ table }) => {
  test.setTimeout(180_000);
  const referee = await table.referee();
  const { page, now } = referee;
  const four = ["Ana", "Ben", "Cem", "Dana"];
  const dealt = { "Loyalty cards and Motives": "Dradis", Die: "Dradis" } as const;
  const kept = { "Destiny deck": "The table", Destinations: "The table", "Super Crises and Mutiny cards": "The table" } as const;
  await referee.newGame(four, { ...dealt, ...kept }, "All expansions");
  await referee.chooseCharacters([["Ana", "Louanne “Kat” Katraine"], ["Ben", "Laura Roslin"], ["Cem", "William Adama"], ["Dana", "“Chief” Galen Tyrol"]]);

  // Three have phones; the fourth reads on the referee's screen.
  const phones = new Map<string, Phone>();
  for (const name of ["Ana", "Ben", "Dana"]) {
    const phone = await table.phone();
    phones.set(name, phone);
    await table.pair(referee, name, phone);
  }
  await referee.answer("Deal now").click();
  await page.getByRole("button", { name: "Show Cem’s cards here" }).click();
  await referee.handed.getByRole("button", { name: "I am Cem" }).click();
  const hold = referee.handed.getByRole("button", { name: "Hold to look" });
  await expect(hold).toBeEnabled();
  const covers = await referee.press(hold);
  await expect(referee.handed.locator("strong").first()).toHaveText(CARD);
  await covers();
  await referee.handed.getByRole("button", { name: "I have read my cards" }).click();
  await page.getByRole("button", { name: "Back to the table" }).click();
  for (const phone of phones.values()) await phone.confirmReading();
  await expectTurn(referee, "Ana");

  await test.step("a crisis told by its icons: its check with cards of the table's Destiny deck", async () => {
    await toCrisis(referee);
    await referee.answer("Enter by icons").click();
    await now.getByText("a check", { exact: true }).click();
    await now.getByRole("group", { name: "Types that count" }).getByRole("button", { name: "Tactics" }).click();
    await now.getByRole("button", { name: "difficulty: one less" }).click();
    await referee.answer("Go on").click();
    await phones.get("Ben")?.page.getByRole("button", { name: "2", exact: true }).click();
    // The button stands there before and after.
    await expect(now).toContainText("Cem decides");
    await referee.answer("No more cards").click();
    for (const card of ["Tactics 5", "Tactics 4", "Piloting 3", "Politics 2"]) await tells(referee, card).click();
    await expect(now).toContainText("Total 4 against 9");
    const answers = ["Go on", "Done", "Nothing", "Galactica"].map((answer) => referee.answer(answer));
    await answerUntil(referee.answer("Next player"), ...answers);
    await finish(referee);
    await expectTurn(referee, "Ben");
  });

  await test.step("a Mutiny card of the table's, whose die Dradis rolls", async () => {
    await referee.player("Ben").click();
    await referee.set("Ben", "1", "Mutiny");
    const mutiny = now.getByRole("button", { name: "Play a Mutiny card" });
    await stepToAction(referee);
    await expect(mutiny).toBeVisible();
    await mutiny.click();
    await now.getByRole("button", { name: "Controversial Speech", exact: true }).click();
    await answerUntil(cardField(referee), referee.answer("Done"), referee.answer("Roll for me"), referee.answer("Galactica"));
    await referee.logButton.click();
    await expect(referee.sheet("Log")).toContainText("Controversial Speech");
    await expect(referee.sheet("Log")).toContainText(/Roll: 1–5 or 6–8: \d/);
    await referee.close(referee.sheet("Log"));
  });

  await test.step("an execution: the cards that Dradis dealt lie open, and whoever was human goes on as somebody else", async () => {
    await names(referee, "a verdict");
    await now.getByRole("button", { name: /is executed/ }).click();
    await referee.answer("Done").click();
    const asked = phones.get("Ben")!.page.getByRole("region", { name: "Now", exact: true });
    const cylon = asked.getByRole("button", { name: "Card 1", exact: true });
    const human = asked.getByRole("button", { name: /Tory Foster$/ });
    await expect(cylon.or(human)).toBeVisible();
    const wasHuman = await human.isVisible();
    // Which of two cards is the Cylon card is the phone's secret: it says so when the other one is tapped.
    const tapped = wasHuman ? [human] : [cylon, asked.getByRole("button", { name: "Card 2", exact: true })];
    await answerUntil(referee.seat("Ben").getByText(wasHuman ? "Tory Foster" : /Cylon/i).first(), ...tapped);
  });

  await test.step("the end: every card that Dradis dealt is shown, and the phones check what they helped to draw", async () => {
    const happened = now.getByRole("button", { name: "Something happened" });
    const answers = ["Done", "Nothing", "Roll for me", "Galactica"].map((answer) => referee.answer(answer));
    // A reminder above the question opens and closes, and answers nothing.
    await answerUntil(happened, ...answers, now.locator("button:not([role='note'] button)").first());
    await happened.click();
    await page.getByRole("dialog").getByRole("button", { name: "The Cylons win", exact: true }).click();
    await page.getByRole("button", { name: "Reveal everybody’s cards" }).click();
    await page.getByRole("button", { name: "Reveal them", exact: true }).click();
    for (const screen of [page, ...[...phones.values()].map((phone) => phone.page)]) {
      const list = screen.getByRole("region", { name: "Who was what" }).first();
      for (const name of four) await expect(list.getByText(name, { exact: true })).toBeVisible();
    }
    for (const phone of phones.values()) {
      await phone.page.getByRole("button", { name: "Check this game" }).click();
      await expect(phone.page.locator("[data-status^='verdict']")).toContainText("Everything adds up");
    }
  });
});

/** The first steps of a turn, up to where the crisis card is told, and its name where it is told by that. */
async function toCrisis(referee: Referee, letters?: string): Promise<void> {
  while ((await next(referee.now, "Crisis").count()) === 0) await stepOn(referee);
  await stepOn(referee);
  if (letters !== undefined) await names(referee, letters);
}

/** Names the crisis card that has come up. Letters and Enter are no taps. */
async function names(referee: Referee, letters: string): Promise<void> {
  await cardField(referee).fill(letters);
  await expect(referee.now.getByRole("option")).toHaveCount(1);
  await cardField(referee).press("Enter");
}

async function expectTurn(referee: Referee, name: string): Promise<void> {
  await expect(referee.page.getByRole("heading", { level: 1, name: new RegExp(`^Turn \\d+: ${name}$`) })).toBeVisible();
}

/** Ends the turn, whatever it still asks. */
async function finish(referee: Referee): Promise<void> {
  const end = referee.answer("Next player");
  const answers = ["Done", "Go on", "Roll for me", "Nothing", "Galactica"].map((answer) => referee.answer(answer));
  await answerUntil(end, ...answers);
  await end.click();
  const sure = referee.now.getByRole("alertdialog", { name: "Next player" });
  await expect(async () => {
    if (await sure.isVisible()) await sure.getByRole("button", { name: "Next player", exact: true }).click({ timeout: 1_000 });
    await expect(sure).toHaveCount(0, { timeout: 1_000 });
  }).toPass();
}

/** Steps on until a phone offers something; a phone follows the table's page a moment later. */
async function stepsUntil(referee: Referee, offered: Locator): Promise<void> {
  while (!(await offered.waitFor({ timeout: 1_500 }).then(() => true, () => false))) await stepOn(referee);
}

/** The way on to a step of the turn. */
function next(now: Locator, step: string): Locator {
  return now.getByRole("button", { name: `Next: ${step}`, exact: true });
}
