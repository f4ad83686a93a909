// An evening from the first page to the end of the game: a referee's page and four phones.

import { CHARACTERS, expect, PLAYERS, test } from "../support/table";
import type { Phone } from "../support/phone";
import { endTurn } from "../support/referee";

test("four players set up, pair, deal, read, play, survive a crash, and lose", async ({ dradis, table }) => {
  test.setTimeout(300_000);
  const referee = await table.referee();
  const phones = new Map<string, Phone>();
  const everyPhone = () => [...phones.values()];
  const phoneOf = (name: string): Phone => {
    const phone = phones.get(name);
    if (phone === undefined) throw new Error(`${name} has no phone`);
    return phone;
  };
  const allSee = async (fuel: number) => {
    await referee.expectDial("Fuel", fuel);
    for (const phone of everyPhone()) await phone.expectDial("Fuel", fuel);
  };
  const cards = new Map<string, string[]>();

  await test.step("set up a four-player game", async () => {
    await referee.newGame(PLAYERS);
    await referee.chooseCharacters(CHARACTERS);
    await expect(referee.seat("Ben")).toContainText("President");
    await expect(referee.seat("Cem")).toContainText("Admiral");
  });

  await test.step("pair four phones and compare the pictures", async () => {
    for (const name of PLAYERS) {
      const phone = await table.phone();
      phones.set(name, phone);
      await table.pair(referee, name, phone);
      expect(await phone.page.evaluate(() => isSecureContext)).toBe(false);
    }
  });

  await test.step("deal, and read in secret", async () => {
    await referee.answer("Deal now").click();
    for (const name of PLAYERS) {
      const phone = phoneOf(name);
      await phone.expectCovered();
      const read = await phone.look();
      expect(read.length).toBeGreaterThanOrEqual(1);
      cards.set(name, read);
      await phone.confirmReading();
    }
    await expect(referee.page.getByRole("banner")).toContainText("Ana");
    await expect(referee.answer("Next player")).toBeVisible();
  });

  await test.step("lose fuel, correct it with a reason", async () => {
    await referee.lose("Fuel");
    await allSee(7);
    await referee.dial("Fuel").click();
    const sheet = referee.correction("Fuel");
    await sheet.getByText("another reason").click();
    await sheet.getByRole("textbox", { name: "Your own words" }).fill("Two jumps were forgotten");
    await sheet.getByRole("button", { name: "5", exact: true }).click();
    await allSee(5);
    await referee.logButton.click();
    await expect(referee.sheet("Log")).toContainText("Fuel corrected: 7 → 5 (Two jumps were forgotten)");
    await referee.close(referee.sheet("Log"));
  });

  await test.step("undo and redo by name", async () => {
    await referee.undo("Fuel corrected: 7 → 5").click();
    await allSee(7);
    await referee.redo("Fuel corrected: 7 → 5").click();
    await allSee(5);
    for (const phone of everyPhone()) {
      await phone.tab("Log").click();
      await expect(phone.page.getByRole("main")).toContainText("Redone: Fuel corrected: 7 → 5");
      await phone.tab("Mine").click();
    }
  });

  await test.step("one phone reloads and comes back", async () => {
    const phone = phoneOf("Ben");
    await phone.page.reload();
    await phone.expectSeated("Ben");
    await phone.expectDial("Fuel", 5);
    expect(await phone.look()).toEqual(cards.get("Ben"));
  });

  await test.step("the server is killed and restarted; all five pages go on by themselves", async () => {
    const port = dradis.port;
    await dradis.kill();
    await expect(referee.page.getByText("Connection lost. Trying again…")).toBeVisible();
    for (const phone of everyPhone()) await phone.expectAway();
    await dradis.restart();
    expect(dradis.port).toBe(port);
    await expect(referee.page.getByText("Connection lost. Trying again…")).toBeHidden();
    await referee.goOn();
    await expect(referee.answer("Next player")).toBeVisible();
    for (const name of PLAYERS) {
      const phone = phoneOf(name);
      await phone.expectSeated(name);
      await expect(phone.page.getByText("Connection lost. Coming back…")).toBeHidden();
      expect(await phone.look()).toEqual(cards.get(name));
    }
    await expect(phoneOf("Ana").page.getByRole("heading", { name: "It is your turn" })).toBeVisible();
    await referee.nextPlayer();
    await expect(phoneOf("Ben").page.getByRole("heading", { name: "It is your turn" })).toBeVisible();
    await referee.lose("Fuel");
    await allSee(4);
  });

  await test.step("a phone answers its own prompt", async () => {
    await endTurn(phoneOf("Ben").page.locator("body"));
    await expect(phoneOf("Cem").page.getByRole("heading", { name: "It is your turn" })).toBeVisible();
    await expect(referee.page.getByRole("banner")).toContainText("Cem");
  });

  await test.step("the last fuel is lost: the game ends with the turn, not before", async () => {
    for (let left = 3; left >= 0; left -= 1) {
      await referee.lose("Fuel");
      await referee.expectDial("Fuel", left);
    }
    await expect(referee.page.getByText("The Cylons win", { exact: true })).toHaveCount(0);
    await referee.nextPlayer();
    await expect(referee.page.getByRole("heading", { name: "The Cylons win" })).toBeVisible();
    await expect(referee.page.getByText("Fuel at 0 at the end of a turn.")).toBeVisible();
    for (const phone of everyPhone()) {
      await expect(phone.page.getByText("The Cylons win", { exact: true })).toBeVisible();
    }
  });
});

test("an earlier game is resumed from the list", async ({ table }) => {
  const referee = await table.referee();
  await referee.newGame(["Ana", "Ben", "Cem"]);
  await referee.character("Starbuck").click();
  await expect(referee.page.getByText("Ben can choose")).toBeVisible();
  await referee.menuButton.click();
  await referee.page.getByRole("button", { name: "Back to the list of games" }).click();

  await referee.page.getByRole("button", { name: /^Setting up.*Ana, Ben, and Cem/ }).click();
  await expect(referee.page.getByText("Ben can choose")).toBeVisible();
  await expect(referee.seat("Ana")).toContainText("Starbuck");
  await referee.page.reload();
  await expect(referee.seat("Ana")).toContainText("Starbuck");
});
