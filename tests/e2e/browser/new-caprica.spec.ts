// New Caprica on every device: the fleet lands, a ship is prepared, an occupation force comes, Ben is detained, Eli attacks,
// Galactica returns, and the ship is evacuated.

import { join } from "node:path";
import type { Locator } from "@playwright/test";
import { inCombined } from "../support/combined";
import { face, type Fight } from "../support/fight";
import { layoutFaults } from "../support/layout";
import type { Phone } from "../support/phone";
import { expect, test } from "../support/table";
import { resize, SIZES } from "../support/tour";
import { answerUntil, cardField } from "../support/turn";

/** Ana moves first; Fay is a revealed Cylon, Eli is Admiral, Ben President. */
const FOUR = [
  ["Ana", "Louanne “Kat” Katraine"],
  ["Fay", "Samuel T. Anders"],
  ["Eli", "William Adama"],
  ["Ben", "Laura Roslin"],
] as const;

const LANDING: Fight = {
  areas: { bow: { raiders: 2 } },
  places: { Ana: "hangar-deck", Ben: "quorum-chamber", Eli: "command", Fay: "caprica-overlay" },
  cards: { Ana: 2, Ben: 2, Eli: 2, Fay: 2 },
  modes: { dice: "table", civilian_ships: "table", loyalty: "table", damage: "table" },
  step: "movement",
  active: "Ana",
  also: { distance: 6, fleet: 4, titles: { president: "Ben", admiral: "Eli", cag: "Ana" }, "revealed-cylons": ["Fay"] },
};

test("New Caprica: landing, forces, Detention, an attack, the return and an evacuation, on the wall and three phones", async ({ table }) => {
  const referee = await table.referee();
  const { page, now } = referee;
  await inCombined(referee, LANDING, FOUR, "New Caprica");
  const wall = await (await table.browser.newContext({ viewport: SIZES.wall[0] })).newPage();
  await wall.goto(`http://127.0.0.1:${table.dradis.port}/wall.html`);
  const phones = new Map<string, Phone>();
  for (const name of ["Ana", "Ben", "Eli"]) {
    const phone = await table.phone();
    phones.set(name, phone);
    await table.pair(referee, name, phone);
  }
  const phone = (name: string): Phone => phones.get(name)!;
  const asked = (name: string): Locator => phone(name).page.getByRole("region", { name: "Now", exact: true });
  /** The same on the referee's page, where it can be tapped, and on the wall, where it cannot. */
  const both = async (name: RegExp) => {
    await expect(page.getByRole("main").getByRole("button", { name })).toBeVisible();
    await expect(wall.getByRole("img", { name })).toBeVisible();
  };
  const names = async (letters: string) => {
    await answerUntil(cardField(referee), referee.answer("Done"), now.getByRole("button", { name: /^Next: (Action|Crisis)/ }));
    await cardField(referee).fill(letters);
    await expect(now.getByRole("option")).toHaveCount(1);
    await cardField(referee).press("Enter");
  };
  const passes = async (to: string) => {
    const sure = now.getByRole("alertdialog").getByRole("button", { name: "Next player", exact: true });
    await answerUntil(page.getByRole("banner").getByText(to, { exact: true }).first(), sure, referee.answer("Next player").first(), referee.answer("Done"));
  };
  const looks = async (station: string) => {
    for (const size of [SIZES.referee[1], SIZES.referee[0]]) {
      await resize(page, size);
      expect.soft(await layoutFaults(page), station).toEqual([]);
      await shoot(`${station}-${size.width}`);
    }
    expect.soft(await layoutFaults(wall), station).toEqual([]);
    const folder = process.env["DRADIS_PICTURES"];
    if (!folder) return;
    await wall.screenshot({ path: join(folder, `planet-${station}-wall.png`) });
    for (const [name, { page }] of phones) await page.screenshot({ path: join(folder, `planet-${station}-phone-${name}.png`) });
  };
  const shoot = async (name: string) => {
    const folder = process.env["DRADIS_PICTURES"];
    if (folder) await page.screenshot({ path: join(folder, `planet-${name}.png`) });
  };

  await test.step("distance 7: everybody is on New Caprica, all ships are Locked, space is out of play", async () => {
    await referee.book(/^Distance/).click();
    await referee.set("Distance", "7");
    await both(/^Galactica is away$/);
    await both(/^Civilian ships on New Caprica: 12 Locked, 0 Prepared$/);
    await both(/^Resistance HQ, Ana, Eli, Ben$|^Resistance HQ, .*Ana/);
    await both(/^Occupation Authority, Fay$/);
    await both(/^bow, space: 2 raiders$/);
    for (const screen of [page, wall]) await expect(screen.getByText("Space is out of play until Galactica returns.")).toBeVisible();
    await looks("landed");
  });

  await test.step("Ana moves to the Shipyard and prepares a ship", async () => {
    await asked("Ana").getByRole("button", { name: /Shipyard/ }).first().click();
    await both(/^Shipyard, Ana$/);
    await asked("Ana").getByRole("button", { name: /^Activate Shipyard/ }).click();
    await both(/^Civilian ships on New Caprica: 11 Locked, 1 Prepared$/);
  });

  await test.step("her crisis brings the first occupation force", async () => {
    await names("demanded surrender");
    await asked("Ben").getByRole("button", { name: /−1 morale|Morale −1/i }).click();
    await answerUntil(page.getByRole("button", { name: "Occupation forces, Occupation Authority: 1" }), referee.answer("Done"));
    await both(/^Occupation forces, Occupation Authority: 1$/);
    await phone("Ana").tab("Table").click();
    const tile = (name: RegExp) => phone("Ana").page.getByRole("button", { name });
    await expect(tile(/^Occupation forces Occupation Authority 1$/)).toBeVisible();
    await tile(/^Civilian ships on New Caprica/).click();
    await expect(phone("Ana").page.getByRole("dialog")).toContainText("Evacuation icon");
    await looks("forces");
    await phone("Ana").page.keyboard.press("Escape");
    await phone("Ana").tab("Mine").click();
  });

  await test.step("Ben is put beside it in two taps, and Fay detains him", async () => {
    await passes("Fay");
    await page.getByRole("button", { name: "Ben, Resistance HQ", exact: true }).click();
    await referee.set("Ben", "Occupation Authority");
    await both(/^Occupation Authority, Fay, Ben$|^Occupation Authority, Ben, Fay$/);
    await answerUntil(now.getByRole("button", { name: "Detain a human here" }), now.getByRole("button", { name: /^Next: / }));
    await now.getByRole("button", { name: "Detain a human here" }).click();
    await face(referee, 2).click();
    await both(/^Detention, hazardous, Ben$/);
    await expect(phone("Ben").page.getByRole("button", { name: /^Detention/ })).toBeVisible();
    await looks("detained");
  });

  await test.step("Eli attacks a force, and the next jump icon brings Galactica back", async () => {
    await passes("Eli");
    await page.getByRole("button", { name: "Eli, Resistance HQ", exact: true }).click();
    await referee.set("Eli", "Occupation Authority");
    const attack = now.getByRole("button", { name: "Attack the occupation forces here" });
    await answerUntil(attack, now.getByRole("button", { name: /^Next: / }));
    await attack.click();
    await face(referee, 6).click();
    await referee.answer("Let it stand").click();
    await both(/^Occupation forces, Occupation Authority: 0$/);
    await page.getByRole("region", { name: "Resources" }).getByRole("button", { name: /^Jump preparation/ }).click();
    await referee.set("Jump preparation", "jump at −1 population");
    await names("graduation");
    await asked("Eli").getByRole("button", { name: /−1 morale|Morale −1/i }).click();
    await answerUntil(page.getByRole("button", { name: "Galactica is in orbit" }), referee.answer("Done"));
    await both(/^Galactica is in orbit$/);
    // An assault raptor waits in the Reserve too: Eli says of which kind each viper is.
    const launched = page.getByRole("main").getByRole("listitem", { name: /^fore port, space: .*2 .*vipers/ });
    await answerUntil(launched, asked("Eli").getByRole("button", { name: /^Viper: place/i }).first());
    for (const screen of [page, wall]) await expect(screen.getByRole("listitem", { name: /^fore starboard, space: 1 basestar and 4 raiders/ })).toBeVisible();
    await looks("returned");
  });

  await test.step("Ben's crisis evacuates the prepared ship", async () => {
    await passes("Ben");
    await names("sanitation");
    await asked("Ben").getByRole("button", { name: /−1 morale|Morale −1/i }).click();
    const area = asked("Ben").getByRole("button", { name: "aft port", exact: true });
    await answerUntil(area, referee.answer("Done"), ...[1, 2, 3, 4].map((number) => face(referee, number)));
    await area.click();
    for (const screen of [page, wall]) await expect(screen.getByRole("listitem", { name: /^aft port, space: .*1 civilian ship/ })).toBeVisible();
    await both(/^Civilian ships on New Caprica: 11 Locked, 0 Prepared$/);
  });
});
