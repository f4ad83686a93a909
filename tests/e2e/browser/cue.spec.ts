// A phone is felt and heard when its player is asked to decide, and not otherwise.

import { inFight } from "../support/fight";
import type { Phone } from "../support/phone";
import { watchShaking } from "../support/same";
import { expect, test } from "../support/table";

const given = (phone: Phone) =>
  phone.page.evaluate(() => {
    const { shaken, sounded } = window as unknown as { shaken: unknown[]; sounded: string[] };
    return { shaken, tones: sounded.filter((line) => /start/.test(line)).length };
  });

test("the cue comes on a player's turn to decide, on their phone alone, and always the same; as the player chooses", async ({ table }) => {
  const referee = await table.referee();
  await inFight(referee, {
    areas: { bow: { raiders: 1, "unmanned-vipers": 1 } },
    modes: { dice: "table" },
    active: "Ben",
    step: "action",
    places: { Ana: "hangar-deck", Ben: "presidents-office", Cem: "command", Dee: "armory" },
  });
  const [ana, ben, cem] = [await table.phone(), await table.phone(), await table.phone()];
  // Ana's device is told to keep still, and Ana has chosen nothing; Ben has chosen both; Cem is as everybody is at first.
  await ana.page.emulateMedia({ reducedMotion: "reduce" });
  await ben.page.addInitScript(() => localStorage.setItem("dradis-cue", '{"vibrates":true,"sounds":true}'));
  for (const [name, phone] of [["Ana", ana], ["Ben", ben], ["Cem", cem]] as const) {
    await watchShaking(phone.page);
    await table.pair(referee, name, phone);
  }
  const nothing = { shaken: [], tones: 0 };
  // It was Ben's turn when the phone came: whoever has just looked is not called.
  for (const phone of [ana, ben, cem]) expect(await given(phone)).toEqual(nothing);

  await test.step("nobody is called by what others do", async () => {
    await referee.lose("Fuel");
    await ben.expectDial("Fuel", 7);
    for (const phone of [ana, ben, cem]) expect(await given(phone)).toEqual(nothing);
  });

  await test.step("the next player is, and the others are not", async () => {
    await referee.nextPlayer();
    await expect(cem.page.getByRole("region", { name: "Now", exact: true })).toContainText("It is your turn");
    await expect.poll(() => given(cem)).toEqual({ shaken: [120], tones: 0 });
    for (const phone of [ana, ben]) expect(await given(phone)).toEqual(nothing);
  });

  await test.step("an undo asks Ben again: felt and heard once each", async () => {
    await referee.page.getByRole("button", { name: /^Undo: / }).click();
    await expect.poll(() => given(ben)).toEqual({ shaken: [120], tones: 1 });
    expect(await given(cem)).toEqual({ shaken: [120], tones: 0 });
  });

  await test.step("a still device offers vibration all the same, off until it is chosen", async () => {
    await ana.tab("Help").click();
    const choice = ana.page.getByRole("button", { name: /^Vibration: / });
    await expect(choice).toHaveText("Vibration: off");
    await choice.click();
    await expect(choice).toHaveText("Vibration: on");
    // It is tried at once.
    expect(await given(ana)).toEqual({ shaken: [120], tones: 0 });
  });
});
