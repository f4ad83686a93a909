// A game that began without Dradis is taken over: who plays whom, then the board as it stands.

import { joinAll, SEVEN } from "../support/combined";
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

test("a running game with all boxes is taken over with a Cylon Leader, three titles, tokens and Mutiny cards", async ({ table }) => {
  const referee = await table.referee();
  const { page } = referee;
  await joinAll(referee);
  for (const title of ["President", "Admiral", "CAG"]) await expect(page.getByRole("list", { name: "Seats" })).toContainText(new RegExp(title, "i"));
  await expect(referee.seat("Cem")).toContainText(/Cylon Leader/i);
  await expect(referee.seat("Cem")).toContainText("Motive: 2");
  await expect(referee.seat("Ben")).toContainText("Miracle tokens: 1");
  // Two taps each: the player, and how it is.
  await referee.player("Cem").click();
  await referee.set("Cem", "Infiltrating", "Cylon Leader");
  await expect(referee.seat("Cem")).toContainText(/Infiltrating/i);
  await referee.player("Dana").click();
  await referee.set("Dana", "1", "Mutiny");
  await expect(referee.seat("Dana")).toContainText("Mutiny: 1");
  await referee.player("Ben").click();
  await referee.set("Ben", "0", "Miracle tokens");
  await referee.player("Gus").click();
  await referee.set("Gus", "CAG", "Titles");
  await expect(referee.seat("Gus")).toContainText(/CAG/);
  await expect(referee.thing("Press Room")).toBeVisible();
  await referee.answer("Play").click();
  await expect(referee.now).toContainText(`${SEVEN[0][0]} takes a turn`);
});
