// Every screen, at every size: readable, tappable, nothing cut off, also with the widest words; nothing that axe objects
// to, nothing said by a colour alone, and nothing that eyes which tell fewer colours apart could not read.

import { alike, type Status, statuses } from "../support/colour";
import { firstScreenFaults, largerFaults } from "../support/first";
import { layoutFaults } from "../support/layout";
import { withWidestWords } from "../support/pseudo";
import { readableFaults } from "../support/readable";
import { CHARACTERS, expect, PLAYERS, test } from "../support/table";
import { atRest, resize, SIZES, tour } from "../support/tour";

/** Words that come with a player, not with a state. */
const NAMES = [...PLAYERS, ...CHARACTERS.flatMap(([, character]) => character.split(" "))];

test("every screen can be read and tapped, by every eye and with the widest words", async ({ browser, table }) => {
  test.setTimeout(1_800_000);
  const end = withWidestWords(browser);
  const faults: string[] = [];
  const found = new Map<string, Status[]>();
  await tour(table, async (device, name, page) => {
    faults.push(...(await readableFaults(device, name, page)));
    found.set(device, [...(found.get(device) ?? []), ...(await statuses(page, NAMES))]);
  });
  end();
  for (const [device, all] of found) faults.push(...alike(all).map((line) => `${device}: ${line}`));
  expect(faults).toEqual([]);

  // The states that this is about were there to be compared.
  const kinds = new Set([...found.values()].flat().map(({ kind, state }) => `${kind} ${state}`));
  for (const state of ["dial red", "dial safe", "device none", "device connected", "seat active", "seat waiting", "ship raider", "ship viper"]) {
    expect([...kinds]).toContain(state);
  }
});

test("six players with the longest names fit", async ({ table }) => {
  const names = ["Ana", "Ben", "Cem", "Dee", "Eli", "Fay"].map((name) => `${name} Wolfeschlegelsteiner`.slice(0, 24));
  const referee = await table.referee();
  const phone = await table.phone();
  const faults: string[] = [];
  const check = atRest(async (device, name, page) => {
    for (const size of SIZES[device]) {
      await resize(page, size);
      faults.push(...(await layoutFaults(page, { shortened: "Wolfeschlegel" })).map((fault) => `${device} ${name} ${size.width}×${size.height}: ${fault}`));
      if (device === "referee") faults.push(...(await firstScreenFaults(page)).map((fault) => `${name} ${size.width}×${size.height}: ${fault}`));
    }
    await resize(page, SIZES[device][0]);
    if (device === "referee") faults.push(...(await largerFaults(page)).map((fault) => `${name}: ${fault}`));
  });

  await referee.newGame(names);
  for (const name of names) {
    await expect(referee.page.getByText(`${name} can choose`)).toBeVisible();
    if (name === names[4]) await check("referee", "choosing", referee.page);
    await referee.character("").first().click();
    // Apollo, the first on offer then, starts in a viper.
    if (name === names[2]) await referee.answer("aft port").click();
  }
  await table.pair(referee, names[0] ?? "", phone);
  await referee.answer("Deal now").click();
  await expect(phone.hold).toBeEnabled();
  await check("referee", "reading", referee.page);
  await check("phone", "reading", phone.page);
  await referee.closeReading();
  await expect(referee.answer("Next player")).toBeVisible();
  await check("referee", "playing", referee.page);
  await phone.tab("Table").click();
  await check("phone", "table", phone.page);
  await referee.logButton.click();
  await check("referee", "log", referee.page);
  expect(faults).toEqual([]);
});

test("everything on the table's screen is reached with the keyboard", async ({ table }) => {
  const referee = await table.referee();
  await referee.newGame(PLAYERS);
  await expect(referee.page.getByText("Ana can choose")).toBeVisible();
  const buttons = await referee.page.locator("button:enabled").evaluateAll((all) => all.map((button) => button.outerHTML));
  expect(buttons.length).toBeGreaterThan(20);
  const reached = new Set<string>();
  for (let tab = 0; tab < buttons.length; tab += 1) {
    await referee.page.keyboard.press("Tab");
    const [html, ring] = await referee.page.evaluate(() => {
      const focused = document.activeElement ?? document.body;
      return [focused.outerHTML, getComputedStyle(focused).outlineStyle];
    });
    reached.add(html);
    expect(ring, html).not.toBe("none");
  }
  expect([...reached].sort()).toEqual([...new Set(buttons)].sort());
});
