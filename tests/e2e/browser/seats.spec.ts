// Who holds which seat: a round of pairing, phones that change places, a substitute, and a player without a phone.

import { CARD, type Phone } from "../support/phone";
import { layoutFaults } from "../support/layout";
import { Referee, TABLET } from "../support/referee";
import { scan } from "../support/qr";
import { CHARACTERS, expect, test } from "../support/table";

test("five phones are paired with one tap, and one more for each", async ({ table }) => {
  const names = ["Ana", "Ben", "Cem", "Dee", "Eva"];
  const referee = await table.referee();
  await referee.newGame(names);
  await referee.page.evaluate(() => {
    const counter = Object.assign(window, { taps: 0 });
    addEventListener("click", (event) => event.isTrusted && (counter.taps += 1), { capture: true });
  });
  await referee.pairPhones.click();
  for (const [at, name] of names.entries()) {
    const phone = await table.phone();
    await expect(referee.pairingSheet(name)).toContainText(`Phone ${at + 1} of 5`);
    await phone.open(await scan(referee.code(name)));
    expect(await phone.pictures()).toEqual(await referee.pictures(name));
    await referee.sameInRound(name);
    await phone.expectSeated(name);
  }
  await expect(referee.page.getByText("Every player has a phone now.")).toBeVisible();
  await expect(referee.pairPhones).toBeHidden();
  expect(await referee.page.evaluate(() => (window as unknown as { taps: number }).taps)).toBe(6);
});

test("a round goes past a player who is skipped", async ({ table }) => {
  const referee = await table.referee();
  await referee.newGame(["Ana", "Ben", "Cem"]);
  await referee.pairPhones.click();
  await referee.pairingSheet("Ana").getByRole("button", { name: "Skip Ana" }).click();
  const phone = await table.phone();
  await phone.open(await scan(referee.code("Ben")));
  await phone.pictures();
  await referee.sameInRound("Ben");
  await referee.pairingSheet("Cem").getByRole("button", { name: "Skip Cem" }).click();
  await expect(referee.pairingSheet("Cem")).toBeHidden();
  await expect(referee.page.getByText("2 players have no phone here yet.")).toBeVisible();
});

test("phones that were scanned for the wrong player change places until the deal", async ({ table }) => {
  const referee = await table.referee();
  await referee.newGame(["Ana", "Ben", "Cem", "Dee"]);
  const [first, second] = [await table.phone(), await table.phone()];
  await table.pair(referee, "Ana", first);
  await table.pair(referee, "Ben", second);
  await referee.phone("Ana").click();
  await referee.pairingSheet("Ana").getByText("Scanned for the wrong player? Swap phones").click();
  expect(await layoutFaults(referee.page)).toEqual([]);
  await referee.pairingSheet("Ana").getByRole("button", { name: "with Ben" }).click();
  await first.expectSeated("Ben");
  await second.expectSeated("Ana");
  await referee.close(referee.pairingSheet("Ana"));
  await first.page.reload();
  await first.expectSeated("Ben");
  await referee.chooseCharacters(CHARACTERS);
  await referee.answer("Deal now").click();
  for (const phone of [first, second]) expect((await phone.look())[0]).toMatch(CARD);
  await referee.phone("Ana").click();
  await expect(referee.pairingSheet("Ana").getByText("Swap phones")).toHaveCount(0);
});

test("a substitute gets the seat with one tap, and the phone that had it goes", async ({ table }) => {
  const referee = await table.referee();
  await referee.newGame(["Ana", "Ben", "Cem"]);
  const [first, second] = [await table.phone(), await table.phone()];
  await table.pair(referee, "Ana", first);
  await referee.phone("Ana").click();
  await referee.pairingSheet("Ana").getByRole("button", { name: "Give this seat to another phone" }).click();
  await expect(first.page.getByRole("heading", { name: "The referee took this seat back" })).toBeVisible();
  await second.open(await scan(referee.code("Ana")));
  expect(await second.pictures()).toEqual(await referee.pictures("Ana"));
  await referee.same("Ana");
  await second.expectSeated("Ana");
});

test("a player without a phone reads on the referee's screen, and nothing stays there", async ({ table }) => {
  const referee = await table.referee();
  await referee.newGame(["Ana", "Ben", "Cem", "Dee"]);
  const phones: Phone[] = [];
  for (const name of ["Ana", "Cem", "Dee"]) {
    const phone = await table.phone();
    phones.push(phone);
    await table.pair(referee, name, phone);
  }
  await referee.chooseCharacters(CHARACTERS);
  await referee.answer("Deal now").click();
  const secrets = async () => (await referee.page.content()).match(CARD) ?? [];

  await referee.page.getByRole("button", { name: "Show Ben’s cards here" }).click();
  await expect(referee.handed).toBeVisible();
  expect(await layoutFaults(referee.page)).toEqual([]);
  await referee.handed.getByRole("button", { name: "I am Ben" }).click();
  const hold = referee.handed.getByRole("button", { name: "Hold to look" });
  await expect(hold).toBeEnabled();
  expect(await secrets()).toEqual([]);
  expect(await layoutFaults(referee.page)).toEqual([]);
  const release = await referee.press(hold);
  await expect(referee.handed.locator("strong").first()).toHaveText(CARD);
  expect(await layoutFaults(referee.page)).toEqual([]);
  await release();
  expect(await secrets()).toEqual([]);
  await referee.handed.getByRole("button", { name: "I have read my cards" }).click();
  await expect(referee.handed.getByRole("heading", { name: "Hand this screen back" })).toBeVisible();
  expect(await layoutFaults(referee.page)).toEqual([]);
  await referee.handed.getByRole("button", { name: "Back to the table" }).click();
  await expect(referee.handed).toBeHidden();
  await expect(referee.now).toContainText("3 players are still reading");

  await referee.logButton.click();
  await expect(referee.sheet("Log")).toContainText("Ben’s cards are shown on the referee’s screen");
  await referee.close(referee.sheet("Log"));
  for (const phone of phones) await phone.confirmReading();
  await expect(referee.answer("Next player")).toBeVisible();

  // A phone that comes later has the cards that were read here.
  const late = await table.phone();
  await table.pair(referee, "Ben", late);
  expect((await late.look())[0]).toMatch(CARD);
});

test("two players share a phone; it is covered between them, and one tab of it is enough", async ({ table }) => {
  const referee = await table.referee();
  await referee.newGame(["Ana", "Ben", "Cem"]);
  const first = await table.phone();
  await table.pair(referee, "Ana", first);

  await test.step("a second code brings both seats into one page, and the tab before says so", async () => {
    const shared = await first.anotherTab();
    await shared.open(await referee.showCode("Ben"));
    expect(await shared.pictures()).toEqual(await referee.pictures("Ben"));
    await referee.same("Ben");
    await expect(shared.page.getByRole("heading", { level: 1, name: /^Hand me to/ })).toBeVisible();
    await expect(first.page.getByRole("heading", { name: "Open in another tab" })).toBeVisible();
    await shared.handTo("Ana");
    await shared.handTo("Ben");
    await shared.page.close();
    await first.page.getByRole("button", { name: "Use it here" }).click();
    await expect(first.page.getByRole("heading", { level: 1, name: /^Hand me to/ })).toBeVisible();
    await expect(referee.seat("Ana")).not.toContainText("away");
    await expect(referee.seat("Ben")).not.toContainText("away");
  });

  await test.step("each answers for their own seat", async () => {
    expect(await layoutFaults(first.page)).toEqual([]);
    await expect(first.page.getByText("Ana has something to decide.")).toBeVisible();
    await first.handTo("Ana");
    await first.page.getByRole("button", { name: "Starbuck" }).click();
    await first.handTo("Ben");
    await first.page.getByRole("button", { name: "Laura Roslin" }).click();
    await expect(referee.seat("Ben")).toContainText("Laura Roslin");
    await referee.character("William Adama").click();
    await referee.answer("Deal now").click();
  });

  await test.step("nothing of another seat is in the document", async () => {
    const read = new Map<string, string[]>();
    for (const name of ["Ana", "Ben"]) {
      await first.handTo(name);
      expect(await layoutFaults(first.page)).toEqual([]);
      read.set(name, await first.look());
      await first.confirmReading();
    }
    const release = await first.press(first.hold);
    await first.expectOpen();
    await first.page.getByRole("navigation", { name: "Players of this phone" }).getByRole("button", { name: /^Ana/ }).dispatchEvent("click");
    await expect(first.page.getByRole("heading", { name: "Hand me to Ana" })).toBeVisible();
    expect(await first.secrets()).toEqual([]);
    await release();
    await first.page.reload();
    await first.handTo("Ben");
    expect(await first.look()).toEqual(read.get("Ben"));
    await first.handTo("Ana");
    expect(await first.look()).toEqual(read.get("Ana"));
  });
});

test("everybody reads for the same time, on phones and on the referee's screen", async ({ table }) => {
  const referee = await Referee.open(table.browser, table.dradis.referee, TABLET, 8);
  await referee.newGame(["Ana", "Ben", "Cem", "Dee"]);
  const phone = await table.phone();
  await table.pair(referee, "Ana", phone);
  await referee.chooseCharacters(CHARACTERS);
  await referee.answer("Deal now").click();
  const read = phone.page.getByRole("button", { name: "I have read my cards" });
  await expect(phone.page.getByRole("timer", { name: "Seconds left to read" })).toBeVisible();
  await expect(read).toBeDisabled();
  expect(await layoutFaults(phone.page)).toEqual([]);
  await referee.page.getByRole("button", { name: "Show Ben’s cards here" }).click();
  await referee.handed.getByRole("button", { name: "I am Ben" }).click();
  const here = referee.handed.getByRole("button", { name: "I have read my cards" });
  await expect(here).toBeDisabled();
  expect(await layoutFaults(referee.page)).toEqual([]);
  await expect(read).toBeEnabled();
  await expect(here).toBeEnabled();
  await here.click();
  await phone.confirmReading();
  await expect(phone.page.getByRole("strong").filter({ hasText: "You have read your cards." })).toBeVisible();
});

test("a player leaves, and the seat is played on without its cards until a substitute comes", async ({ table }) => {
  const referee = await table.referee();
  await referee.newGame(["Ana", "Ben", "Cem", "Dee"]);
  const first = await table.phone();
  await table.pair(referee, "Ben", first);
  await referee.chooseCharacters(CHARACTERS);
  await referee.answer("Deal now").click();
  const cards = await first.look();
  await referee.closeReading();

  await referee.phone("Ben").click();
  const sheet = referee.pairingSheet("Ben");
  await sheet.getByText("Ben has to leave the game?").click();
  expect(await layoutFaults(referee.page)).toEqual([]);
  await sheet.getByRole("button", { name: "Player has left" }).click();
  await expect(first.page.getByRole("heading", { name: "The referee took this seat back" })).toBeVisible();
  await expect(sheet.getByText("Ben has left the table.")).toBeVisible();
  await expect(sheet.getByRole("button", { name: "Show Ben’s cards here" })).toHaveCount(0);
  expect(await layoutFaults(referee.page)).toEqual([]);

  await sheet.getByRole("button", { name: "Player is back" }).click();
  const second = await table.phone();
  await second.open(await scan(referee.code("Ben")));
  expect(await second.pictures()).toEqual(await referee.pictures("Ben"));
  await referee.same("Ben");
  await second.expectSeated("Ben");
  expect(await second.look()).toEqual(cards);
});
