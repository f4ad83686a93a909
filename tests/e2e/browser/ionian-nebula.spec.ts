// The Ionian Nebula on every device, to the end: seven players with phones, an Ally met, a trauma token taken and one put on an
// Ally, the Crossroads phase with a card and a token on each phone, somebody eliminated, and the last jump.

import { Evening } from "../support/evening";
import { SEVEN } from "../support/combined";
import { face, type Fight } from "../support/fight";
import { expect, test } from "../support/table";
import { answerUntil, next } from "../support/turn";

const [BENEVOLENT, ANTAGONISTIC, DISASTER] = ["trauma-benevolent", "trauma-antagonistic", "trauma-disaster"];

const HUMAN = ["not-a-cylon", "not-a-cylon"];
const LOYALTY = {
  hands: { Ana: HUMAN, Ben: HUMAN, Dana: HUMAN, Eli: HUMAN, Fay: ["cylon-place-centurion", "not-a-cylon"], Gus: ["not-a-cylon", "cylon-reduce-morale"] },
  deck: ["not-a-cylon"],
};

/**
 * All 38 tokens. Everybody has a benevolent one to lay. Dana has so many antagonistic ones that nothing of what the Crossroads
 * cards bring makes another player the one with most, and no disaster is left to draw.
 */
const TRAUMA = {
  spots: [ANTAGONISTIC, DISASTER, BENEVOLENT, DISASTER, ANTAGONISTIC],
  hands: {
    Ana: [BENEVOLENT, BENEVOLENT, ANTAGONISTIC],
    Ben: [BENEVOLENT, BENEVOLENT, ANTAGONISTIC],
    Cem: [BENEVOLENT, ANTAGONISTIC],
    Dana: [BENEVOLENT, ...Array<string>(8).fill(ANTAGONISTIC)],
    Eli: [BENEVOLENT, BENEVOLENT, ANTAGONISTIC],
    Fay: [BENEVOLENT, ANTAGONISTIC, ANTAGONISTIC],
    Gus: [BENEVOLENT, BENEVOLENT, ANTAGONISTIC],
  },
  deck: [ANTAGONISTIC, ...Array<string>(6).fill(BENEVOLENT)],
};

/** What players hold on their phones. */
const TOKENS = "Your trauma tokens";
const CROSSROADS = ["Disturbing Vision", "Miraculous Return", "Perjury", "Scanned", "Strange Music", "Testimony", "The Opera House"];

/** Cem's, of which none holds at the end. */
const MOTIVES = ["keep-them-docile", "remove-the-threat", "end-the-chase"];

const NEBULA: Fight = {
  areas: { bow: { raiders: 2 } },
  places: { Ana: "hangar-deck", Ben: "sickbay", Cem: "human-fleet-overlay", Dana: "command", Eli: "ftl-control", Fay: "caprica-overlay", Gus: "communications" },
  cards: { Ana: 3, Ben: 3, Cem: 3, Dana: 3, Eli: 3, Fay: 3, Gus: 3 },
  modes: { dice: "table", civilian_ships: "table", damage: "table", destiny: "table", super_crises: "table", loyalty: "app" },
  step: "movement",
  active: "Ana",
  also: {
    loyalty: LOYALTY,
    distance: 7,
    fleet: 2,
    titles: { president: "Ben", admiral: "Eli", cag: "Ana" },
    "revealed-cylons": ["Fay"],
    ionian: { allies: ["boomer-ally", "aaron-kelly-ally", "billy-keikeya-ally"], boxed: ["elosha-ally"] },
    held: { motive: { Cem: MOTIVES.length } },
    hidden: { trauma: TRAUMA, held: { motive: { hands: { Cem: MOTIVES } } } },
  },
};

test("Ionian Nebula: seven phones meet an Ally, go through the Crossroads and make the last jump without whoever was eliminated", async ({ table }) => {
  test.setTimeout(300_000);
  const evening = await Evening.of(table, "ionian-nebula", "Ionian Nebula", NEBULA, SEVEN);
  const { referee, page, now, wall, names } = evening;
  const asked = (name: string) => evening.asked(name);
  const both = (name: RegExp) => evening.both(name);
  const trauma = (name: string, tokens: number) => expect(evening.seat(name)).toContainText(`Trauma: ${tokens}`);
  const logs = async (...lines: (string | RegExp)[]) => {
    await referee.logButton.click();
    for (const line of lines) await expect(referee.sheet("Log")).toContainText(line);
    await referee.close(referee.sheet("Log"));
  };

  await test.step("Ana meets an Ally at the Armory: the token is turned up, and its result read", async () => {
    await both(/^Armory, .*Valerii \(Ally, trauma token\)$/);
    await asked("Ana").getByRole("button", { name: /^Armory/ }).first().click();
    const drawn = now.getByText("Draw an Ally card", { exact: false });
    await answerUntil(drawn, referee.answer("Done"));
    await referee.expectDial("Food", 9);
    await evening.at("ally-met", "Ana", "Ben");
    await logs(/Ana meets Sharon “?"?Boomer.* Valerii: Benevolent/i, /Food \+1: 8 → 9/);
  });

  await test.step("she draws the next Ally and puts one of her own tokens on it, face down", async () => {
    await asked("Ana").getByRole("button", { name: "Tory Foster", exact: true }).click();
    // Her third token is the antagonistic one; nobody else is shown which it was.
    await evening.chooses("Ana", TOKENS, 3);
    await trauma("Ana", 2);
    await both(/^Press Room, Tory Foster \(Ally, trauma token\)$/);
    await logs("Ana puts a trauma token on Tory Foster");
  });

  await test.step("Ben begins his turn in Sickbay and takes the token there; another comes in its place", async () => {
    await trauma("Ben", 3);
    await evening.passes("Ben");
    await trauma("Ben", 4);
    await both(/^Sickbay, .*Ben, Trauma token$/);
    await logs("Ben takes the trauma token: Sickbay");
    await evening.at("trauma-taken", "Ben", "Dana");
  });

  await test.step("distance 8: the Crossroads phase begins with a battle", async () => {
    await referee.book(/^Distance/).click();
    await referee.set("Distance", "8");
    for (const screen of [page, wall]) await expect(screen.getByRole("listitem", { name: /^fore starboard, space: 1 basestar and 4 raiders/ })).toBeVisible();
    // Of which kind each viper is that is launched, Ben says.
    const lays = evening.choosing("Ben", TOKENS);
    await answerUntil(lays, asked("Ben").getByRole("button", { name: /^Viper: place/i }).first());
    for (const screen of [page, wall]) await expect(screen.getByRole("listitem", { name: /^fore port, space: .*2 .*vipers/ })).toBeVisible();
    await evening.at("crossroads", "Ben", "Dana", "Fay");
  });

  await test.step("everybody has a card of their own, which is on no other screen", async () => {
    const seen: string[] = [];
    for (const name of names) {
      const phone = evening.phone(name);
      const card = phone.page.getByRole("region", { name: "Your Crossroads card" });
      await expect(card.locator("strong")).toHaveCount(0);
      const release = await phone.press(card.getByRole("button", { name: /^Hold to see/ }));
      await expect(card.locator("strong")).toHaveCount(1);
      seen.push(await card.locator("strong").innerText());
      for (const other of evening.screens.filter((screen) => screen !== phone.page)) await expect(other.getByText(seen.at(-1) ?? "", { exact: true })).toHaveCount(0);
      await release();
      await expect(card.locator("strong")).toHaveCount(0);
    }
    expect([...seen].sort()).toEqual(CROSSROADS);
  });

  await test.step("each lays a benevolent token on the own phone", async () => {
    for (const name of ["Ben", "Cem", "Dana", "Eli", "Fay", "Gus", "Ana"]) {
      await expect(evening.choosing(name, TOKENS)).toBeVisible();
      await evening.chooses(name, TOKENS, 1);
    }
    await logs("Dana lays a trauma token face down", /Ben: .*, benevolent result/);
  });

  const out = evening.phone("Dana").page.getByRole("heading", { name: "You are out of the game" });

  await test.step("all seven cards are resolved, and the trial eliminates Dana", async () => {
    await evening.at("result", "Ben", "Dana");
    const answers = ["Order doesn’t matter", "Keep result", "Done looking", "Done", "Nothing", "Ana", "Ben"].map((option) => referee.answer(option));
    await expect(async () => {
      for (const name of names) if (await evening.choosing(name, TOKENS).isVisible()) await evening.chooses(name, TOKENS, 1);
      for (const answer of [face(referee, 1), ...answers, now.locator(".choices button").last()]) {
        if (!(await out.isVisible()) && (await answer.isVisible())) await answer.click({ timeout: 1_000 });
      }
      await expect(out).toBeVisible({ timeout: 500 });
    }).toPass({ timeout: 180_000 });
    await evening.at("eliminated", "Dana", "Ben", "Gus");
    await logs(...CROSSROADS.map((card) => new RegExp(`: ${card}, benevolent result`)), /Dana shows antagonistic trauma: ([1-9]\d*), counted: \1(?!\d)/, "Dana is eliminated", "The Crossroads phase is over");
    await expect(evening.seat("Dana")).toContainText("Eliminated");
    await expect(page.getByRole("main").getByRole("button", { name: /Ally/ })).toHaveCount(0);
  });

  await test.step("one jump is left: the next jump icon ends the game", async () => {
    await expect(page.getByRole("heading", { name: "One jump left" })).toBeVisible();
    await referee.book(/^Jump preparation/).click();
    await referee.set("Jump preparation", "jump at −1 population");
    await evening.crisis("rescue the");
    await asked("Eli").getByRole("button", { name: "−2 Population", exact: true }).click();
    const over = page.getByRole("heading", { name: "The humans win" });
    await answerUntil(over, referee.answer("Done"), face(referee, 1), referee.answer("Order doesn’t matter"), referee.answer("Keep result"), next(referee));
  });

  await test.step("the humans have won, and Dana with nobody: who was what, and the record", async () => {
    await evening.ends("The humans win", "The fleet made its last jump.", [
      { name: "Ana", team: "humans", cards: /Not a Cylon.*Not a Cylon/ },
      { name: "Ben", team: "humans", cards: /Not a Cylon.*Not a Cylon/ },
      { name: "Dana", team: "humans", cards: /Eliminated: loses, whoever wins/ },
      { name: "Eli", team: "humans", cards: /Not a Cylon.*Not a Cylon/ },
      { name: "Fay", team: "cylons", cards: /Cylon: brings a centurion aboard/ },
      { name: "Gus", team: "cylons", cards: /Cylon: reduces morale/ },
      { name: "Cem", team: "neither", cards: /Cem/ },
    ]);
    await evening.verified();
  });
});
