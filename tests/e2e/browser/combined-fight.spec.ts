// A fight of the combined game on every device: ships on both boards, other vipers, the pursuit, the CAG and a nuke. Each is
// asked on the phone of who decides, and the wall follows.

import { join } from "node:path";
import type { Locator } from "@playwright/test";
import { inCombined } from "../support/combined";
import { face, type Fight, icon } from "../support/fight";
import { layoutFaults } from "../support/layout";
import type { Phone } from "../support/phone";
import { expect, test } from "../support/table";
import { resize, SIZES } from "../support/tour";

/** Ana has the turn and flies a Mark VII, Dana is CAG, Eli is Admiral, Fay flies an assault raptor. */
const FIGHT: Fight = {
  areas: {
    bow: { raiders: 1, "unmanned-assault-raptors": 1 },
    stern: { "civilian-ships": 2 },
    "aft-port": { "unmanned-vipers": 1 },
    "fore-port": { raiders: 1, "unmanned-mark-vii": 1 },
    "cylon-fleet-bow": { basestars: [["disabled-hangar"]], raiders: 2 },
    "cylon-fleet-stern": { raiders: 3 },
    "cylon-fleet-aft-port": { "heavy-raiders": 1 },
  },
  places: { Ana: "mark-vii:fore-port", Ben: "quorum-chamber", Cem: "human-fleet-overlay", Dana: "hangar-deck", Eli: "command", Fay: "assault-raptor:stern", Gus: "pegasus-cic" },
  modes: { dice: "table", damage: "app", civilian_ships: "app", loyalty: "table" },
  also: {
    titles: { president: "Ben", admiral: "Eli", cag: "Dana" },
    pursuit: 2,
    nukes: 1,
    damaged: ["main-batteries"],
    "other-vipers": { "damaged-mark-vii": 1, "gained-assault-raptors": 1 },
  },
};

test("raiders, heavy raiders and basestars on both boards, a placing die, the CAG, the Auto Attack and a nuke: the right phone is asked each time, and the wall follows", async ({ table }) => {
  const referee = await table.referee();
  const { page, now } = referee;
  await inCombined(referee, FIGHT);
  const wall = await (await table.browser.newContext({ viewport: SIZES.wall[0] })).newPage();
  await wall.goto(`http://127.0.0.1:${table.dradis.port}/wall.html`);
  const phones = new Map<string, Phone>();
  for (const name of ["Ana", "Dana", "Eli"]) {
    const phone = await table.phone();
    phones.set(name, phone);
    await table.pair(referee, name, phone);
  }
  const phone = (name: string): Phone => phones.get(name)!;
  const asked = (name: string): Locator => phone(name).page.getByRole("region", { name: "Now", exact: true });
  const key = (name: string, number: number): Locator => asked(name).getByRole("group", { name: "Number on the die" }).getByRole("button", { name: new RegExp(`^${number}\\b`) });
  const beyond = (area: string): Locator => page.getByRole("button", { name: new RegExp(`^Cylon Fleet, ${area} `) });
  const beyondOnWall = (area: string): Locator => wall.getByRole("img", { name: new RegExp(`^Cylon Fleet, ${area} `) });
  /** Only this phone is asked; the others hear who is. */
  const asks = async (name: string, what: string | RegExp) => {
    await expect(asked(name)).toContainText(what);
    for (const other of phones.keys()) {
      if (other === name) continue;
      await expect(asked(other)).toContainText(new RegExp(`${name} (rolls|decides)|does ${name} `));
      await expect(asked(other).getByRole("button")).toHaveCount(0);
    }
    for (const screen of [page, wall, phone(name).page]) expect.soft(await layoutFaults(screen)).toEqual([]);
  };
  const at = async (station: string, ...of: string[]) => {
    const folder = process.env["DRADIS_PICTURES"];
    if (!folder) return;
    await page.screenshot({ path: join(folder, `fight-${station}-1280.png`) });
    await resize(page, { width: 1024, height: 768 });
    await page.screenshot({ path: join(folder, `fight-${station}-1024.png`) });
    await resize(page, SIZES.referee[0]);
    await wall.screenshot({ path: join(folder, `fight-${station}-wall.png`) });
    for (const name of of) await phone(name).page.screenshot({ path: join(folder, `fight-${station}-phone-${name}.png`) });
  };

  await test.step("heavy raiders find nothing: Ana's die places one, and each number says where", async () => {
    await icon(referee, "Heavy raiders").click();
    await asks("Ana", "Cylon Fleet board (heavy raider)");
    await expect(key("Ana", 4)).toHaveAccessibleName("4: fore port");
    await expect(face(referee, 5)).toHaveAccessibleName("5: fore starboard");
    await expect(wall.locator("footer")).toContainText("Ana rolls");
    await at("placing", "Ana", "Dana");
    await key("Ana", 4).click();
    await expect(beyond("fore port")).toHaveAccessibleName(/1 heavy raider/);
    await expect(beyondOnWall("fore port")).toHaveAccessibleName(/1 heavy raider/);
  });

  await test.step("the pursuit brings two civilian ships, which the CAG places", async () => {
    await asks("Dana", /civilian ship/);
    await expect(phone("Eli").page.getByRole("button", { name: /^Pursuit: attack in 1/ })).toBeVisible();
    await at("cag", "Dana", "Eli");
    await expect(asked("Dana")).toContainText("Choose the area");
    for (const area of ["aft starboard", "fore starboard"]) {
      await asked("Dana").getByRole("button", { name: area, exact: true }).click();
      for (const screen of [page, wall]) await expect(screen.getByRole("listitem", { name: `${area}, space: 1 civilian ship` })).toBeVisible();
    }
    await expect(asked("Ana")).toContainText("It is your turn");
  });

  await test.step("raiders of the board attack a Mark VII and an assault raptor; those beyond wait", async () => {
    await icon(referee, "Raiders").click();
    await asks("Ana", "Which area’s raiders act next?");
    await at("raiders", "Ana");
    await asked("Ana").getByRole("button", { name: /^fore port/i }).click();
    await asks("Ana", "fore port");
    await key("Ana", 8).click();
    await expect(asked("Ana")).toContainText(/assault raptor/i);
    await key("Ana", 1).click();
    await expect(asked("Ana")).toContainText("It is your turn");
    await expect(beyond("stern")).toHaveAccessibleName(/3 raiders/);
  });

  await test.step("basestars: none is on the board, so one is placed, and the Auto Attack brings all of them in", async () => {
    await icon(referee, "Basestars").click();
    await asks("Ana", "Cylon Fleet board (basestar)");
    await key("Ana", 7).click();
    for (const where of [beyond, beyondOnWall]) for (const area of ["bow", "stern", "aft port", "fore port"]) await expect(where(area)).toHaveAccessibleName(/space$/);
    await expect(page.getByRole("listitem", { name: /^bow, space: 2 basestars, 3 raiders/ })).toBeVisible();
    await expect(wall.getByRole("listitem", { name: /^bow, space: 2 basestars/ })).toBeVisible();
    await expect(phone("Eli").page.getByRole("button", { name: /^Pursuit: attack in 4/ })).toBeVisible();
    await at("auto-attack", "Ana");
  });

  await test.step("now the basestars attack; Ana says which ship takes the damage", async () => {
    await icon(referee, "Basestars").click();
    await asks("Ana", /Basestar attacks/);
    await key("Ana", 8).click();
    await expect(asked("Ana")).toContainText("Choose the ship");
    await asked("Ana").getByRole("button", { name: "Pegasus", exact: true }).click();
    await key("Ana", 1).click();
    await expect(asked("Ana")).toContainText("It is your turn");
  });

  await test.step("heavy raiders go to the launch areas without a question", async () => {
    await icon(referee, "Heavy raiders").click();
    await expect(now.getByRole("region", { name: "Just happened" })).toContainText(/heavy raider/i);
    await at("heavy", "Ana");
  });

  await test.step("the Admiral's nuke: an area is chosen on Eli's phone, and the sky there is empty", async () => {
    await referee.answer("Something happened …").click();
    const happened = page.getByRole("dialog");
    await happened.getByText("Eli", { exact: true }).click();
    await happened.getByRole("button", { name: "nuke", exact: true }).click();
    await asks("Eli", "Choose the area");
    await at("nuke", "Eli", "Ana");
    await asked("Eli").getByRole("button", { name: /^bow$/i }).click();
    await key("Eli", 8).click();
    await expect(page.getByRole("listitem", { name: "bow, space", exact: true })).toBeVisible();
    await expect(wall.getByRole("listitem", { name: "bow, space", exact: true })).toBeVisible();
    await expect(referee.book(/nuke/)).toContainText("0");
    await at("end", "Eli");
  });

  await test.step("what waits beyond is put right in two taps, and found with the keys", async () => {
    await page.getByRole("button", { name: /^stern, space/ }).focus();
    await page.keyboard.press("ArrowRight");
    await expect(beyond("stern")).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(referee.correction("Cylon Fleet, stern")).toBeVisible();
    for (const size of [SIZES.referee[1], SIZES.referee[0]]) {
      await resize(page, size);
      expect.soft(await layoutFaults(page)).toEqual([]);
    }
    await at("correction");
    await page.keyboard.press("Escape");
    await beyond("stern").click();
    await referee.set("Cylon Fleet, stern", "1", "Raiders");
    for (const where of [beyond, beyondOnWall]) await expect(where("stern")).toHaveAccessibleName(/1 raider$/);
  });
});
