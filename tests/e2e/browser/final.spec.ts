// The end of a game: everybody's cards are turned up, and each phone checks the game for itself.

import { execFileSync } from "node:child_process";
import { rmSync } from "node:fs";
import { resolve } from "node:path";
import type { Phone } from "../support/phone";
import { expect, test } from "../support/table";

const FORGE = resolve(import.meta.dirname, "../support/forge.py");

/** A host that cheats after the fact, and leaves no head that would stop its own program; the row it has altered. */
function forge(game: string): number {
  rmSync(`${game}.head`);
  return Number(execFileSync("python3", ["-B", FORGE, game], { encoding: "utf8" }));
}

const verdict = (phone: Phone) => phone.page.locator("[data-status^='verdict']");

test("everybody's cards are turned up, each phone repeats the game, and notices it when the host alters it afterwards", async ({ table }) => {
  test.setTimeout(120_000);
  const { dradis, browser } = table;
  const referee = await table.referee();
  const { phones } = await table.playing(referee);
  const [ana, ben] = ["Ana", "Ben"].map((name) => phones.get(name)) as [Phone, Phone];
  const wall = await (await browser.newContext({ viewport: { width: 1920, height: 1080 } })).newPage();
  await wall.goto(`http://127.0.0.1:${dradis.port}/wall.html`);
  const turnUp = referee.page.getByRole("button", { name: "Reveal everybody’s cards" });
  const lists = [referee.page, wall, ana.page, ben.page].map((page) => page.getByRole("region", { name: "Who was what" }).first());

  await test.step("the game ends; the cards stay covered until the referee turns them up, and says so twice", async () => {
    await expect(turnUp).toHaveCount(0);
    await referee.dial("Fuel").click();
    await referee.set("Fuel", "0");
    await referee.nextPlayer();
    await expect(referee.page.getByRole("heading", { name: "The Cylons win" })).toBeVisible();
    for (const list of lists) await expect(list).toHaveCount(0);
    await turnUp.click();
    await referee.page.getByRole("button", { name: "Not yet" }).click();
    await turnUp.click();
    await expect(referee.page.getByText("You cannot undo this.")).toBeVisible();
    await referee.page.getByRole("button", { name: "Reveal them", exact: true }).click();
  });

  await test.step("every screen shows who was what and since when", async () => {
    for (const list of lists) {
      await expect(list).toBeVisible();
      for (const name of ["Ana", "Ben", "Cem", "Dee"]) await expect(list.getByText(name, { exact: true })).toBeVisible();
      await expect(list.getByText("first deal")).toHaveCount(4);
    }
    await expect(referee.page.getByRole("button", { name: "Play on" })).toHaveCount(0);
  });

  await test.step("both phones check it", async () => {
    for (const phone of [ana, ben]) {
      await phone.page.getByRole("button", { name: "Check this game" }).click();
      await expect(verdict(phone)).toContainText("Everything adds up");
      await expect(verdict(phone)).toContainText(/[1-9]\d* deals and \d+ rolls? of Dradis repeated\./);
      await expect(verdict(phone)).toContainText("1 correction");
      await expect(verdict(phone)).toContainText(/helped seed [1-9]/);
      await expect(verdict(phone)).toContainText(/[1-9]\d* marks? your phone kept/);
    }
  });

  await test.step("the deal is altered and the whole log written anew: a phone that kept its marks says so", async () => {
    await dradis.kill();
    await ana.expectAway();
    const row = forge(dradis.game);
    await dradis.restart();
    for (const [name, phone] of [["Ana", ana], ["Ben", ben]] as const) await phone.expectSeated(name);
    await ana.page.getByRole("button", { name: "Check again" }).click();
    await expect(verdict(ana)).toContainText("It does not add up");
    await expect(verdict(ana)).toContainText(/Row \d+ is not the one your phone saw/);

    // One that has lost them repeats the deal, and names the row.
    await ben.page.evaluate(() => {
      for (const name of Object.keys(localStorage)) if (name.startsWith("dradis.witness.")) localStorage.removeItem(name);
    });
    await ben.page.reload();
    await ben.expectSeated("Ben");
    await ben.page.getByRole("button", { name: "Check this game" }).click();
    await expect(verdict(ben)).toContainText(`Row ${row}: the deal of the Loyalty cards did not come out as recorded.`);
  });
});
