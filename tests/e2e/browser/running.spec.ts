// A game that began without Dradis is taken over: who plays whom, then the board as it stands.

import { CHARACTERS, expect, test } from "../support/table";

test("a running game is laid out on the page without reasons, and goes on", async ({ table }) => {
  const referee = await table.referee();
  const { page } = referee;
  await page.getByRole("button", { name: "Join a game in progress" }).click();
  for (const [at, [name, character]] of CHARACTERS.entries()) {
    await page.getByRole("textbox", { name: `Player ${at + 1}` }).fill(name);
    const select = page.getByRole("combobox", { name: `Character of player ${at + 1}` });
    const option = await select.getByRole("option").filter({ hasText: character }).getAttribute("value");
    await select.selectOption(option);
  }
  await page.getByRole("group", { name: "Whose turn is it?" }).getByText("Cem", { exact: true }).click();
  await page.getByRole("spinbutton", { name: "Turn number" }).fill("7");
  await page.getByRole("button", { name: "Lay out the board" }).click();

  await expect(referee.now).toContainText("Lay the board out as it stands");
  await referee.thing("stern, space").click();
  await expect(referee.correction("stern")).not.toContainText("Forgotten");
  await referee.set("stern", "3", "Raiders");
  await expect(referee.thing("3 raiders, stern")).toBeVisible();
  await referee.dial("Food").click();
  await referee.set("Food", "4");
  await referee.expectDial("Food", 4);
  await referee.answer("Play").click();
  await expect(referee.now).toContainText("Cem takes a turn");
  await expect(page.getByRole("banner")).toContainText("7");
});
