// Fights on the referee's page, and how many taps they take.

import { countTaps, face, icon, inFight, pace } from "../support/fight";
import { expect, test } from "../support/table";

test("three attacks with the table's own die take one tap each, and one for the icon", async ({ table }) => {
  const referee = await table.referee();
  await inFight(referee, { areas: { bow: { raiders: 3, "unmanned-vipers": 3 } }, modes: { dice: "table" } });
  const taps = await countTaps(referee.page);
  await icon(referee, "Raiders").click();
  await expect(referee.now).toContainText("Ana rolls");
  await expect(referee.now.getByRole("list", { name: "What the numbers do" })).toContainText("5–7 damaged");
  await expect(referee.thing("3 raiders, bow")).toHaveAccessibleDescription("acts now");
  await face(referee, 1).click();
  await expect(referee.now).toContainText("1, no effect");
  await face(referee, 5).click();
  await expect(referee.thing("2 unmanned vipers, bow")).toBeVisible();
  await face(referee, 8).click();
  await expect(icon(referee, "Raiders")).toBeVisible();
  await expect(referee.thing("1 unmanned viper, bow")).toBeVisible();
  expect(await taps()).toBeLessThanOrEqual(3 + 2);
});

test("a choice and a token take one tap more each, on the board or beside it", async ({ table }) => {
  const referee = await table.referee();
  await inFight(referee, {
    areas: { bow: { raiders: 1, "civilian-ships": 2 }, "aft-starboard": { raiders: 1, "unmanned-vipers": 1 }, stern: { basestars: [[]] } },
    modes: { dice: "table", damage: "table", civilian_ships: "table" },
  });
  const taps = await countTaps(referee.page);
  await test.step("which area, which ship, what its front says: three choices and a roll", async () => {
    await icon(referee, "Raiders").click();
    await expect(referee.thing("aft starboard, space")).toHaveAccessibleDescription(/^a tap answers(: |$)/);
    await referee.thing("1 raider, aft starboard").click();
    await face(referee, 2).click();
    await referee.taps("Civilian ship 2 of 2, bow");
    await referee.answer("nothing aboard").or(referee.answer("Nothing aboard")).click();
    await expect(icon(referee, "Raiders")).toBeVisible();
    expect(await taps()).toBeLessThanOrEqual(1 + 2 + 3);
  });
  const more = await countTaps(referee.page);
  await test.step("a basestar's hit and its token", async () => {
    await icon(referee, "Basestars").click();
    await face(referee, 8).click();
    await referee.taps("Armory");
    await expect(icon(referee, "Basestars")).toBeVisible();
    await expect(referee.thing("Armory, Damaged")).toBeVisible();
    expect(await more()).toBeLessThanOrEqual(1 + 2 + 1);
  });
});

test("in a hurry an icon is one tap, and everything that happened can be shown on the board", async ({ table }) => {
  const referee = await table.referee();
  await inFight(referee, {
    areas: {
      bow: { raiders: 4, "unmanned-vipers": 2 },
      "fore-starboard": { raiders: 2 },
      "aft-port": { raiders: 2, "unmanned-vipers": 1 },
      stern: { "civilian-ships": 1 },
    },
  });
  await pace(referee, "Fast");
  const taps = await countTaps(referee.page);
  await icon(referee, "Raiders").click();
  const choice = referee.answer("Order doesn’t matter");
  await expect(choice).toBeVisible();
  await choice.click();
  await expect(icon(referee, "Raiders")).toBeVisible();
  expect(await taps()).toBeLessThanOrEqual(2 + 1);
  const tale = referee.now.getByRole("region", { name: "Just happened" });
  await tale.getByRole("button", { name: /^\d+ more$/ }).click();
  await expect(tale).toContainText("Raider attacks an unmanned viper, aft port");
  const line = tale.getByRole("button", { name: /aft port/ }).first();
  await line.click();
  await expect(line).toHaveAttribute("aria-pressed", "true");
});

test("the last roll is put right in two taps, and the whole fight taken back in one", async ({ table }) => {
  const referee = await table.referee();
  await inFight(referee, { areas: { bow: { raiders: 2, "unmanned-vipers": 2 } }, modes: { dice: "table" } });
  await icon(referee, "Raiders").click();
  await face(referee, 1).click();
  await expect(referee.now).toContainText("1, no effect");
  const taps = await countTaps(referee.page);
  await referee.now.getByRole("button", { name: /1, no effect$/ }).click();
  await referee.now.getByRole("group", { name: "The roll was" }).getByRole("button", { name: "6", exact: true }).click();
  await expect(referee.thing("1 unmanned viper, bow")).toBeVisible();
  expect(await taps()).toBe(2);
  await expect(referee.now).toContainText("Ana rolls");
  await referee.now.getByRole("button", { name: "Undo whole fight" }).click();
  await expect(icon(referee, "Raiders")).toBeVisible();
  await expect(referee.thing("2 unmanned vipers, bow")).toBeVisible();
});

test("a Cylon attack card with the table's own die, played to the end, lies on the board as long as it stays", async ({ table }) => {
  const referee = await table.referee();
  await inFight(referee, { areas: { bow: { basestars: [[]] } }, modes: { dice: "table" }, step: "crisis", ana: "Boomer" });
  const taps = await countTaps(referee.page);
  await referee.now.getByRole("button", { name: "Cylon attack card" }).click();
  await referee.sheet("Cylon attack card").getByRole("button", { name: /^Ambush/ }).click();
  await expect(referee.now).toContainText("Basestar attacks Galactica");
  await face(referee, 1).click();
  await expect(referee.thing("4 raiders, stern")).toBeVisible();
  await expect(referee.now).toContainText("Ana takes a turn");
  expect(await taps()).toBeLessThanOrEqual(1 + 2);
  await referee.page.getByRole("list", { name: "Cylon attack cards in play" }).getByRole("button", { name: "Ambush" }).click();
  await expect(referee.sheet("Ambush")).toContainText("−2");
  await referee.sheet("Ambush").getByRole("button", { name: "Why?" }).click();
  await expect(referee.sheet("Why?")).toBeVisible();
});

test("a Cylon attack card with Dradis's dice in a hurry takes two taps", async ({ table }) => {
  const referee = await table.referee();
  await inFight(referee, { areas: { bow: { raiders: 2, "unmanned-vipers": 1 } }, step: "crisis", ana: "Boomer" });
  await pace(referee, "Fast");
  const taps = await countTaps(referee.page);
  await referee.now.getByRole("button", { name: "Cylon attack card" }).click();
  await referee.sheet("Cylon attack card").getByRole("button", { name: /^Thirty-Three/ }).click();
  await expect(referee.page.getByRole("list", { name: "Cylon attack cards in play" })).toContainText("Thirty-Three");
  await expect(referee.now).toContainText("Ana takes a turn");
  expect(await taps()).toBe(2);
});
