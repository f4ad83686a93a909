// The wall in a language of its own.

import { expect, PLAYERS, test } from "../support/table";

test("the wall speaks the language that its link has, whatever the referee's page of its browser speaks", async ({ table }) => {
  const referee = await table.referee();
  await referee.newGame(PLAYERS);
  await expect(referee.page.getByText("Ana can choose")).toBeVisible();
  await referee.menuButton.click();
  await referee.sheet("Menu").getByRole("button", { name: "Wall screen" }).click();
  const sheet = referee.sheet("Wall screen");
  const link = sheet.getByRole("link", { name: "Open it on this computer" });
  await expect(link).toHaveAttribute("href", "/wall.html");
  await sheet.getByText("polski", { exact: true }).click();
  await expect(link).toHaveAttribute("href", "/wall.html?lang=pl");
  // The sheet itself goes on in its own language.
  await expect(sheet.getByRole("heading", { name: "Wall screen" })).toBeVisible();
  const opened = referee.page.context().waitForEvent("page");
  await link.click();
  const wall = await opened;
  await expect(wall.getByText("Ana wybiera postać").first()).toBeVisible();
  await expect(wall.locator("html")).toHaveAttribute("lang", "pl");
  await expect(referee.page.locator("html")).toHaveAttribute("lang", "en");
  await wall.close();
});
