// A whole evening by the accessibility tree alone: the referee and two players find everything by role and name, and press
// it with the keyboard. A camera alone sees something: the code that a phone scans.

import { SECRET } from "../support/same";
import { CHARACTERS, expect, PLAYERS, test } from "../support/table";
import { Reader } from "../support/tree";

const NOW = { role: "complementary", name: "" };
const ASKED = { role: "region", name: "Now" };

test("an evening is played by role and name alone: set-up, pairing, secrets, a check, a fight, undo, the end", async ({ table }) => {
  test.setTimeout(300_000);
  const page = await table.referee();
  const referee = await Reader.of(page.page);
  const phones = new Map<string, Reader>();
  const phone = (name: string): Reader => phones.get(name)!;
  const everybody = () => [referee, ...phones.values()];

  await test.step("set up: names, who goes first, characters in the order in which the status line calls the players", async () => {
    await referee.press("button", "New game");
    for (const [at, name] of PLAYERS.entries()) await referee.type("textbox", `Player ${at + 1}`, name);
    await referee.press("radio", "Ana");
    await referee.press("button", "Begin");
    for (const [player, character] of CHARACTERS) {
      await referee.hears(new RegExp(`${player} chooses a character`));
      await referee.press("button", new RegExp(character), { role: "main", name: "" });
    }
    await referee.hears(/Deal the Loyalty cards/);
    expect(await referee.nameless()).toEqual([]);
  });

  await test.step("pairing: the sheet says what to compare, and both name six pictures", async () => {
    for (const name of ["Ana", "Ben"]) {
      const own = await table.phone();
      await referee.press("button", `${name}’s phone: pair a phone`);
      await referee.find("dialog", `${name}’s phone`);
      await referee.press("button", "Show the code");
      await referee.find("image", `QR code for ${name}’s phone`);
      await own.open(await page.scan(name));
      const reader = await Reader.of(own.page);
      phones.set(name, reader);
      const pictures = async (who: Reader) => (await who.all("listitem", /.*/, { role: "list", name: "Six pictures" })).length;
      await expect.poll(() => pictures(reader)).toBe(6);
      await expect.poll(() => pictures(referee)).toBe(6);
      expect(await reader.text({ role: "list", name: "Six pictures" })).toBe(await referee.text({ role: "list", name: "Six pictures" }));
      await referee.press("button", "Same");
      await referee.hears(new RegExp(`${name}’s phone is connected`));
      await referee.press("button", "Close");
      await reader.find("heading", name === "Ana" ? /^Ana/ : /^Ben/);
    }
  });

  await test.step("the deal; each player opens their cards with one press, hears them, and covers them again", async () => {
    await referee.press("button", "Deal now");
    for (const reader of phones.values()) {
      await reader.hears(/Read in full, then confirm/);
      const covered = await reader.find("button", "Hold to look");
      expect(covered.states["pressed"]).toBe("false");
      expect(covered.description).toMatch(/screen reader/);
      await reader.press("button", "Hold to look");
      const open = await reader.find("button", "Tap to cover");
      expect(open.states["pressed"]).toBe("true");
      expect(await reader.text({ role: "region", name: "Your loyalty" })).toMatch(SECRET);
      await reader.press("button", "Tap to cover");
      await reader.find("button", "Hold to look");
      expect((await reader.tree()).map(({ name, description }) => `${name} ${description}`).join("\n").match(/you are (not )?a cylon/i)).toBe(null);
      await reader.press("button", "I have read my cards");
      await reader.hears(/You have read your cards/);
    }
    await referee.press("button", "Go on", NOW);
    await referee.find("alert", /.*/);
    await referee.press("button", "Continue anyway", NOW);
    await referee.hears(/Ana takes a turn/);
    await phone("Ana").hears(/It is your turn/);
    await phone("Ben").hears(/Ana takes a turn/);
    for (const reader of everybody()) expect(await reader.nameless()).toEqual([]);
  });

  const step = async () => {
    const [way] = await referee.all("button", /^Next: /, NOW);
    const label = way!.name;
    await referee.press("button", label, NOW);
    await expect(async () => {
      const again = await referee.all("button", label, { role: "alertdialog", name: label });
      if (again.length > 0) await referee.press("button", label, { role: "alertdialog", name: label });
      expect(await referee.all("button", label, NOW)).toHaveLength(0);
    }).toPass();
  };

  await test.step("the board is a list; Ana's place is read in it", async () => {
    expect((await referee.all("listitem", /space/, { role: "list", name: "Space areas" })).length).toBe(6);
    expect((await referee.find("listitem", /^bow, space/)).name).toMatch(/raider|basestar/);
    await referee.find("button", /Hangar Deck.*Dee|Dee, Hangar Deck/, { role: "list", name: "Galactica" }).catch(() => {});
  });

  await test.step("a crisis with a skill check: typed, chosen on the phone of the one who is asked, cards from all, a total", async () => {
    for (let steps = 0; steps < 3; steps += 1) await step();
    await referee.type("combobox", "Search cards", "prison l");
    await expect.poll(async () => (await referee.all("option", /.*/)).length).toBe(1);
    await referee.page.keyboard.press("Enter");
    await phone("Ana").press("button", /^Skill check 10\b/, ASKED);
    // Each is called by the status line; who has a phone answers there, for the others the referee does.
    for (const name of ["Ben", "Cem", "Dee", "Ana"]) {
      await referee.hears(new RegExp(`${name}: how many cards`));
      const own = phones.get(name);
      if (own) {
        await own.hears(/Add cards to the check/);
        await own.press("button", "1", { role: "group", name: /how many cards/ });
      } else await referee.press("button", "No card", { role: "main", name: "" });
    }
    await referee.press("button", "Total only", { role: "main", name: "" });
    await referee.press("button", /^Total 25(:|$)/, { role: "main", name: "" });
    for (const reader of everybody()) await reader.hears(/Passed|passed/);
    await referee.press("button", "Go on", NOW);
  });

  await test.step("the next turn, and a fight with a roll that is heard once everywhere", async () => {
    await referee.press("button", "Next player", NOW);
    await referee.hears(/Ben takes a turn/);
    await phone("Ben").hears(/It is your turn/);
    for (let steps = 0; steps < 5 && (await referee.all("group", "Activate Cylon ships")).length === 0; steps += 1) await step();
    await referee.press("button", /^Basestars/, { role: "group", name: "Activate Cylon ships" });
    await phone("Ben").hears(/Roll the die/);
    await phone("Ben").press("button", /^1\b/, { role: "group", name: "Number on the die" });
    for (const reader of everybody()) await reader.hears(/: 1, /);
  });

  await test.step("Ben looks at their own cards once more, in the middle of the turn", async () => {
    await phone("Ben").press("button", "Hold to look");
    await phone("Ben").find("button", "Tap to cover");
    expect(await phone("Ben").text({ role: "region", name: "Your loyalty" })).toMatch(SECRET);
    // It covers by itself.
    await phone("Ben").find("button", "Hold to look");
  });

  await test.step("an undo says what it took back", async () => {
    await referee.press("button", /^Undo: /);
    for (const reader of everybody()) await reader.hears(/: 1, /);
    await phone("Ben").hears(/Roll the die/);
    await phone("Ben").press("button", /^1\b/, { role: "group", name: "Number on the die" });
    await referee.find("button", /^Basestars/, { role: "group", name: "Activate Cylon ships" });
  });

  await test.step("the end: the last fuel is lost, and everybody hears who won", async () => {
    while ((await referee.all("button", /^Fuel: 0 of /)).length === 0) {
      const [before] = await referee.all("button", /^Fuel: \d+ of /);
      await referee.press("button", "Fuel minus 1");
      await expect.poll(async () => (await referee.all("button", before!.name)).length).toBe(0);
    }
    await expect(async () => {
      for (const [role, name] of [["button", "Next player"]] as const) {
        if ((await referee.all(role, name, NOW)).length === 1) await referee.press(role, name, NOW);
        if ((await referee.all("alertdialog", "Next player")).length === 1) await referee.press("button", "Next player", { role: "alertdialog", name: "Next player" });
      }
      expect((await referee.all("heading", "The Cylons win")).length).toBe(1);
    }).toPass({ timeout: 40_000 });
    await referee.hears(/Game over|The Cylons win/);
    for (const reader of phones.values()) await reader.hears(/The Cylons win/);
    for (const reader of everybody()) expect(await reader.nameless()).toEqual([]);
  });
});
