// Sheets over the table's screen: one follows another, and the focus comes back.

import { CHARACTERS, expect, PLAYERS, test } from "../support/table";

test("a sheet opens from a sheet, Esc closes it, and the focus goes back to where it came from", async ({ table }) => {
  const referee = await table.referee();
  await referee.newGame(PLAYERS);
  await referee.chooseCharacters(CHARACTERS);

  await referee.player("Cem").click();
  await referee.correction("Cem").getByRole("button", { name: "Choose the place" }).click();
  const place = referee.correction("Cem").filter({ hasText: "Weapons Control" });
  await expect(place).toBeVisible();
  await expect(referee.page.getByRole("dialog")).toHaveCount(1);
  await referee.page.keyboard.press("Escape");
  await expect(place).toHaveCount(0);

  await referee.player("Cem").click();
  await referee.set("Cem", "President");
  await expect(referee.seat("Cem")).toContainText("President");

  await referee.logButton.click();
  const log = referee.sheet("Log");
  await expect(log).toContainText("President corrected: Cem (forgotten)");
  await referee.page.keyboard.press("Escape");
  await expect(log).toHaveCount(0);
  await expect(referee.logButton).toBeFocused();

  await referee.logButton.click();
  await referee.close(log);
  await expect(referee.logButton).toBeFocused();
});

test("a new game that is called off leaves no table behind", async ({ table }) => {
  const referee = await table.referee();
  await referee.newGameButton.click();
  await referee.page.getByRole("textbox", { name: "Player 1" }).fill("Ana");
  await referee.page.getByRole("button", { name: "Cancel" }).click();
  await expect(referee.newGameButton).toBeVisible();
  await referee.page.reload();
  await expect(referee.newGameButton).toBeVisible();
  await expect(referee.page.getByText("Earlier games")).toHaveCount(0);
});

test("names are typed one after the other with Enter, and what is wrong stands beside its field", async ({ table }) => {
  const referee = await table.referee();
  await referee.newGameButton.click();
  for (const name of ["Ana", "Ben", "Ana"]) {
    await referee.page.keyboard.type(name);
    await referee.page.keyboard.press("Enter");
  }
  await referee.page.keyboard.type("Dee");
  await referee.page.keyboard.press("Enter");
  // Nobody else: Enter in the empty row begins the game.
  await referee.page.keyboard.press("Enter");
  await expect(referee.page.getByText("Two players are called Ana. Give every player a name of their own.")).toBeVisible();
  await expect(referee.page.getByRole("textbox", { name: "Player 3" })).toBeFocused();
});
