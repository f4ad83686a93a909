// A fight as the players see it: on their phones, and on the wall.

import { icon, inFight } from "../support/fight";
import { layoutFaults } from "../support/layout";
import type { Phone } from "../support/phone";
import { expect, test } from "../support/table";

test("the active player rolls on the phone; the others read the same and decide nothing", async ({ table }) => {
  const referee = await table.referee();
  await inFight(referee, {
    areas: { bow: { raiders: 2, "unmanned-vipers": 2 }, stern: { "civilian-ships": 3 }, "aft-starboard": { raiders: 1 } },
    modes: { dice: "table" },
    cards: { Ben: 2 },
  });
  const [ana, ben] = [await table.phone(), await table.phone()];
  await table.pair(referee, "Ana", ana);
  await table.pair(referee, "Ben", ben);
  const wall = await (await table.browser.newContext({ viewport: { width: 1920, height: 1080 } })).newPage();
  await wall.goto(`http://127.0.0.1:${table.dradis.port}/wall.html`);
  const key = (number: number) =>
    now(ana).getByRole("group", { name: "Number on the die" }).getByRole("button", { name: new RegExp(`^${number}\\b`) });

  await test.step("the order of the areas is Ana's to choose", async () => {
    await icon(referee, "Raiders").click();
    await expect(now(ana)).toContainText("Which area’s raiders act next?");
    await expect(now(ben)).toContainText("Ana decides");
    await expect(now(ben)).toContainText("Which area’s raiders act next?");
    await expect(now(ben).getByRole("button")).toHaveCount(0);
    await now(ana).getByRole("button", { name: "bow (2)" }).click();
  });

  await test.step("a roll: keys and odds on one phone, the question and the odds on the other, and on the wall", async () => {
    await expect(now(ana)).toContainText("Raider attacks an unmanned viper, bow");
    await expect(now(ana).getByRole("list", { name: "What the numbers do" })).toContainText("5–7 damaged");
    await expect(now(ben)).toContainText("Ana rolls");
    await expect(now(ben)).toContainText("Raider attacks an unmanned viper, bow");
    await expect(now(ben).getByRole("list", { name: "What the numbers do" })).toContainText("8 destroyed");
    // His own card is Ben's to play, on his own phone.
    await expect(now(ben).getByRole("button")).toHaveText(["Ben: Strategic Planning, +2"]);
    await expect(now(ana).getByRole("button", { name: /^Ben/ })).toHaveCount(0);
    await expect(wall.locator("footer")).toContainText("Ana rolls");
    await expect(wall.locator("footer")).toContainText("Raider attacks an unmanned viper, bow");
    for (const number of [1, 8]) {
      const box = await key(number).boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
      // Everything of the question can be seen and reached without scrolling.
      expect((box?.y ?? 844) + (box?.height ?? 0)).toBeLessThanOrEqual(844 - 52);
    }
    for (const phone of [ana, ben]) expect(await layoutFaults(phone.page)).toEqual([]);
  });

  await test.step("what was rolled is large everywhere, and Ben may take it back", async () => {
    await key(6).click();
    await expect(now(ana)).toContainText("6 damaged");
    await expect(now(ben)).toContainText("6 damaged");
    await expect(now(ben)).toContainText("Ana decides");
    await expect(wall.locator("footer")).toContainText("6 damaged");
    await expect(now(ana).getByRole("button", { name: /^Ben/ })).toHaveCount(0);
    await now(ben).getByRole("button", { name: "Ben: Evasive Maneuvers, roll again" }).click();
    await expect(ana.page.getByRole("region", { name: "Just happened" })).toContainText("Ben plays Evasive Maneuvers: roll again");
    await expect(ben.page.getByRole("region", { name: "Just happened" })).toContainText("Ben plays Evasive Maneuvers: roll again");
  });

  await test.step("Strategic Planning before a roll, by name", async () => {
    await now(ben).getByRole("button", { name: "Ben: Strategic Planning, +2" }).click();
    await expect(now(ana).getByRole("list", { name: "What the numbers do" })).toContainText("3–5 damaged");
    await key(1).click();
  });

  await test.step("the second raider's die is Dradis's own, and the fight goes on to its end", async () => {
    await expect(now(ana).getByRole("button", { name: "Roll for me" })).toBeVisible();
    await now(ana).getByRole("button", { name: "Roll for me" }).click();
    await expect(now(ana).getByRole("group", { name: "Number on the die" }).or(now(ana).getByText("It is your turn")).or(now(ana).getByText("Keep the result, or roll again"))).toBeVisible();
    // What the roll led to may still be on its way, and moves what stands below.
    for (const page of [ana.page, ben.page, wall]) await expect.poll(() => layoutFaults(page)).toEqual([]);
  });
});

test("two players on one phone: whose question it is stands on the cover, and only they answer", async ({ table }) => {
  const referee = await table.referee();
  await inFight(referee, { areas: { bow: { raiders: 1, "unmanned-vipers": 1 } } });
  const shared = await table.phone();
  await table.pair(referee, "Ana", shared);
  await shared.open(await referee.showCode("Ben"));
  await shared.pictures();
  await referee.same("Ben");
  await icon(referee, "Raiders").click();
  await shared.handTo("Ben");
  await expect(now(shared)).toContainText("Ana rolls");
  await expect(now(shared).getByRole("button")).toHaveCount(0);
  await shared.handTo("Ana");
  await now(shared).getByRole("button", { name: "Roll for me" }).click();
  // What is asked; the notices say both of it too, and one sentence can stand in two of them.
  await expect(now(shared)).toContainText(/It is your turn|Keep the result, or roll again/);
});

/** The part of a phone that says what is asked. */
function now(phone: Phone) {
  return phone.page.getByRole("region", { name: "Now", exact: true });
}
