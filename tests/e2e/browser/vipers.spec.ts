// Vipers that people fly, and ships of which there are too few: a tap on the piece, a tap on where it goes.

import { countTaps, face, inFight } from "../support/fight";
import { expect, test } from "../support/table";

test("a viper is tapped, then what it attacks, then where another one goes", async ({ table }) => {
  const referee = await table.referee();
  await inFight(referee, {
    areas: { bow: { raiders: 2, "unmanned-vipers": 1 }, "aft-port": { "unmanned-vipers": 1 } },
    modes: { dice: "table" },
    places: { Ana: "command", Ben: "presidents-office", Cem: "admirals-quarters", Dee: "hangar-deck" },
    step: "action",
  });
  const ana = await table.phone();
  await table.pair(referee, "Ana", ana);
  const taps = await countTaps(referee.page);
  await test.step("on the board: the viper, the raider, the die", async () => {
    await referee.now.getByRole("button", { name: /^Activate Command/ }).click();
    await expect(referee.now).toContainText("Ana activates vipers: 2 activations");
    await expect(referee.thing("1 unmanned viper, bow")).toHaveAccessibleDescription(/^a tap answers(: |$)/);
    // What a viper may attack is offered when the viper is chosen, not before.
    await expect(referee.thing("2 raiders, bow")).not.toHaveAccessibleDescription(/^a tap answers(: |$)/);
    await referee.thing("1 unmanned viper, bow").click();
    await expect(referee.thing("2 raiders, bow")).toHaveAccessibleDescription(/^a tap answers(: |$)/);
    await expect(referee.thing("1 unmanned viper, aft port")).toBeVisible();
    await referee.thing("2 raiders, bow").click();
    await expect(referee.now).toContainText("Unmanned viper attacks a raider, bow");
    await face(referee, 3).click();
    await expect(referee.thing("1 raider, bow")).toBeVisible();
    expect(await taps()).toBe(4);
  });
  await test.step("on the phone: the viper unfolds what it can do", async () => {
    const asked = ana.page.getByRole("region", { name: "Now", exact: true });
    await expect(asked).toContainText("Activate a viper");
    await asked.getByText("Viper, aft port", { exact: true }).click();
    await asked.getByRole("button", { name: "Viper: aft port → stern", exact: true }).click();
    await expect(referee.thing("1 unmanned viper, stern")).toBeVisible();
    await expect(referee.thing("1 unmanned viper, aft port")).toHaveCount(0);
    await expect(asked).toContainText("It is your turn");
  });
});

test("where too few ships are left, the one who acts places them on the board", async ({ table }) => {
  const referee = await table.referee();
  await inFight(referee, { areas: { stern: { basestars: [["disabled-weapons"]], raiders: 1 } }, modes: { dice: "table" }, step: "crisis", ana: "Boomer" });
  await referee.now.getByRole("button", { name: "Cylon attack card" }).click();
  await referee.sheet("Cylon attack card").getByRole("button", { name: /^Heavy Assault/ }).click();
  await face(referee, 1).click();
  await expect(referee.now).toContainText("Too few basestars, 1 left. Where does the next one go?");
  for (const area of ["bow, space", "fore starboard, space"]) await expect(referee.thing(area)).toHaveAccessibleDescription(/^a tap answers(: |$)/);
  await referee.thing("bow, space").click();
  await expect(referee.thing("Basestar, bow")).toBeVisible();
  await expect(referee.now.getByRole("region", { name: "Just happened" })).toContainText("Too few basestars: 1 not placed");
  await expect(referee.now).toContainText("Basestar attacks Galactica, bow");
});
