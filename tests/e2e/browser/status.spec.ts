// What was rolled, what came of it and who must act is said by itself, once, on every page.

import { icon, inFight } from "../support/fight";
import { crowdedRegions, listen } from "../support/heard";
import { expect, test } from "../support/table";

test("a fight is told once on the referee's page, the phones and the wall", async ({ table }) => {
  const referee = await table.referee();
  await inFight(referee, {
    areas: { bow: { raiders: 2, "unmanned-vipers": 2 }, stern: { "civilian-ships": 3 } },
    modes: { dice: "table" },
    cards: { Ben: 2 },
  });
  const [ana, ben] = [await table.phone(), await table.phone()];
  await table.pair(referee, "Ana", ana);
  await table.pair(referee, "Ben", ben);
  await ana.page.bringToFront();
  const wall = await (await table.browser.newContext({ viewport: { width: 1920, height: 1080 } })).newPage();
  await wall.goto(`http://127.0.0.1:${table.dradis.port}/wall.html`);
  await expect(wall.locator("footer")).toContainText("takes 2 nukes");
  const now = ana.page.getByRole("region", { name: "Now", exact: true });
  await expect(now).toContainText("It is your turn");
  const pages = { referee: referee.page, ana: ana.page, ben: ben.page, wall };
  const ears = await Promise.all(Object.values(pages).map(listen));
  /** What each page has said, when the last of them says this. */
  async function said(last: RegExp): Promise<string[]> {
    const all: string[][] = ears.map(() => []);
    await expect(async () => {
      for (const [at, ear] of ears.entries()) all[at]!.push(...(await ear()));
      for (const heard of all) expect(heard.at(-1) ?? "").toMatch(last);
    }).toPass({ timeout: 15_000 });
    return all.map((heard) => heard.join(" "));
  }
  const times = (text: string, what: string) => text.split(what).length - 1;

  await test.step("who rolls, and for what", async () => {
    await icon(referee, "Raiders").click();
    for (const [at, text] of (await said(/Raider attacks an unmanned viper, bow/)).entries()) {
      expect(times(text, "Raider attacks an unmanned viper, bow"), text).toBe(1);
      // To its own player it says what to do.
      expect(times(text, at === 1 ? "Roll the die." : "Ana rolls."), text).toBe(1);
    }
  });

  await test.step("what was rolled, and who decides now", async () => {
    await now.getByRole("group", { name: "Number on the die" }).getByRole("button", { name: /^6\b/ }).click();
    for (const text of await said(/6: damaged/)) expect(times(text, "6: damaged"), text).toBe(1);
  });

  await test.step("what came of it, and the next roll", async () => {
    await now.getByRole("button", { name: "Keep result" }).click();
    for (const text of await said(/Raider attacks an unmanned viper, bow\.$/)) {
      expect(times(text, "damaged"), text).toBe(1);
      expect(times(text, "Raider attacks an unmanned viper, bow."), text).toBe(1);
    }
  });

  await test.step("an undo, by the name of what it took back", async () => {
    await referee.page.getByRole("button", { name: /^Undo: / }).click();
    for (const text of await said(/6: damaged/)) expect(times(text, "Undone") + times(text, "undid") + times(text, "Undo"), text).toBeGreaterThanOrEqual(1);
  });

  for (const [name, page] of Object.entries(pages)) expect(await crowdedRegions(page), name).toEqual([]);
});
