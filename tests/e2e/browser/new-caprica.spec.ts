// New Caprica on every device, from the landing to the end: seven players with phones, a ship prepared, an occupation force, a
// Detention, an attack, Galactica's return, an evacuation, and the final jump with what and whom it leaves behind.

import { Evening } from "../support/evening";
import { face, type Fight } from "../support/fight";
import { expect, test } from "../support/table";
import { answerUntil } from "../support/turn";

/** Ana moves first. Fay is a revealed Cylon and Gus a hidden one, Cem the Leader, Eli Admiral, Ben President. */
const PLAYERS = [
  ["Ana", "Louanne “Kat” Katraine"],
  ["Fay", "Samuel T. Anders"],
  ["Dana", "“Chief” Galen Tyrol"],
  ["Ben", "Laura Roslin"],
  ["Eli", "William Adama"],
  ["Gus", "Ellen Tigh"],
  ["Cem", "Cavil"],
] as const;

const HUMAN = ["not-a-cylon", "not-a-cylon"];
const LOYALTY = {
  hands: { Ana: HUMAN, Ben: HUMAN, Dana: HUMAN, Eli: HUMAN, Fay: ["cylon-place-centurion", "not-a-cylon"], Gus: ["not-a-cylon", "cylon-reduce-morale"] },
  deck: ["not-a-cylon"],
};

/** Of the civilian ships five are left. */
const LOST = ["population-1", "population-1", "population-1", "population-1", "population-2", "population-2", "population-and-fuel"];

/** Cem's, of which none holds at the end. */
const MOTIVES = ["keep-them-docile", "remove-the-threat", "end-the-chase"];

const LANDING: Fight = {
  areas: { bow: { raiders: 2 } },
  places: { Ana: "hangar-deck", Ben: "quorum-chamber", Eli: "command", Fay: "caprica-overlay", Dana: "armory", Gus: "ftl-control", Cem: "human-fleet-overlay" },
  cards: { Ana: 2, Ben: 2, Eli: 2, Fay: 2, Dana: 2, Gus: 2, Cem: 2 },
  modes: { dice: "table", civilian_ships: "table", damage: "table", destiny: "table", super_crises: "table", loyalty: "app" },
  step: "movement",
  active: "Ana",
  also: {
    loyalty: LOYALTY,
    distance: 6,
    fleet: 4,
    titles: { president: "Ben", admiral: "Eli", cag: "Ana" },
    "revealed-cylons": ["Fay"],
    "destroyed-civilian-ships": LOST,
    held: { motive: { Cem: MOTIVES.length } },
    hidden: { held: { motive: { hands: { Cem: MOTIVES } } } },
  },
};

test("New Caprica: seven phones from the landing to the final jump, its executions and the record", async ({ table }) => {
  test.setTimeout(300_000);
  const evening = await Evening.of(table, "new-caprica", "New Caprica", LANDING, PLAYERS);
  const { referee, page, now, wall } = evening;
  const asked = (name: string) => evening.asked(name);
  const both = (name: RegExp) => evening.both(name);

  await test.step("distance 7: everybody is on New Caprica, all ships are Locked, space is out of play", async () => {
    await referee.book(/^Distance/).click();
    await referee.set("Distance", "7");
    await both(/^Galactica is away$/);
    await both(/^Civilian ships on New Caprica: 5 Locked, 0 Prepared$/);
    await both(/^Resistance HQ, Ana, Dana, Ben, Eli, Gus$/);
    await both(/^Occupation Authority, Fay, Cem$/);
    await both(/^bow, space: 2 raiders$/);
    for (const screen of [page, wall]) await expect(screen.getByText("Space is out of play until Galactica returns.")).toBeVisible();
    await evening.at("landed", "Ana", "Fay");
  });

  await test.step("Ana moves to the Shipyard and prepares a ship", async () => {
    await asked("Ana").getByRole("button", { name: /Shipyard/ }).first().click();
    await both(/^Shipyard, Ana$/);
    await asked("Ana").getByRole("button", { name: /^Activate Shipyard/ }).click();
    await both(/^Civilian ships on New Caprica: 4 Locked, 1 Prepared$/);
  });

  await test.step("her crisis brings the first occupation force", async () => {
    await evening.crisis("demanded surrender");
    await asked("Ben").getByRole("button", { name: /−1 morale|Morale −1/i }).click();
    const force = page.getByRole("button", { name: "Occupation forces, Occupation Authority: 1" });
    await answerUntil(force, referee.answer("Done"));
    await both(/^Occupation forces, Occupation Authority: 1$/);
    const { page: phone } = evening.phone("Ana");
    await evening.phone("Ana").tab("Table").click();
    await expect(phone.getByRole("button", { name: /^Occupation forces Occupation Authority 1$/ })).toBeVisible();
    await phone.getByRole("button", { name: /^Civilian ships on New Caprica/ }).click();
    await expect(phone.getByRole("dialog")).toContainText("Evacuation icon");
    await evening.at("forces", "Ana", "Ben");
    await phone.keyboard.press("Escape");
    await evening.phone("Ana").tab("Mine").click();
  });

  await test.step("Gus is put beside it in two taps, and Fay detains him", async () => {
    await evening.passes("Fay");
    await evening.puts("Gus", "Occupation Authority");
    await both(/^Occupation Authority, .*Gus/);
    const detain = now.getByRole("button", { name: "Detain a human here" });
    await answerUntil(detain, now.getByRole("button", { name: /^Next: (Movement|Action)/ }));
    await asked("Fay").getByRole("button", { name: "Detain a human here" }).click();
    await face(referee, 2).click();
    await both(/^Detention, hazardous, Gus$/);
    await expect(evening.phone("Gus").page.getByRole("button", { name: /^Detention/ })).toBeVisible();
    await evening.at("detained", "Gus", "Fay");
  });

  await test.step("Dana attacks a force, and the next jump icon brings Galactica back", async () => {
    await evening.passes("Dana");
    await evening.puts("Dana", "Occupation Authority");
    const attack = now.getByRole("button", { name: "Attack the occupation forces here" });
    await answerUntil(attack, now.getByRole("button", { name: /^Next: (Movement|Action)/ }));
    await asked("Dana").getByRole("button", { name: "Attack the occupation forces here" }).click();
    await face(referee, 6).click();
    await answerUntil(page.getByRole("button", { name: "Occupation forces, Occupation Authority: 0" }), referee.answer("Keep result"));
    await both(/^Occupation forces, Occupation Authority: 0$/);
    await referee.book(/^Jump preparation/).click();
    await referee.set("Jump preparation", "Space 5");
    await evening.crisis("graduation");
    await asked("Eli").getByRole("button", { name: /−1 morale|Morale −1/i }).click();
    await answerUntil(page.getByRole("button", { name: "Galactica is in orbit" }), referee.answer("Done"));
    await both(/^Galactica is in orbit$/);
    // An assault raptor waits in the Reserve too: Dana says of which kind each viper is.
    const launched = page.getByRole("main").getByRole("listitem", { name: /^fore port, space: .*2 .*vipers/ });
    await answerUntil(launched, asked("Dana").getByRole("button", { name: /^Viper: place/i }).first());
    for (const screen of [page, wall]) await expect(screen.getByRole("listitem", { name: /^fore starboard, space: 1 basestar and 4 raiders/ })).toBeVisible();
    await evening.at("returned", "Dana", "Eli");
  });

  await test.step("Ben goes aboard for a card, and his crisis evacuates the prepared ship", async () => {
    await evening.passes("Ben");
    const command = asked("Ben").getByRole("button", { name: /^Command\b/ }).first();
    await answerUntil(command, now.getByRole("button", { name: "Next: Movement", exact: true }));
    await command.click();
    await answerUntil(page.getByRole("main").getByRole("button", { name: /^Command, Ben$/ }), referee.answer("Done"), referee.answer("Discarded"));
    await both(/^Command, Ben$/);
    await evening.crisis("sanitation");
    await asked("Ben").getByRole("button", { name: /−1 morale|Morale −1/i }).click();
    const area = asked("Ben").getByRole("button", { name: "aft port", exact: true });
    await answerUntil(area, referee.answer("Done"), ...[1, 2, 3, 4].map((number) => face(referee, number)));
    await area.click();
    for (const screen of [page, wall]) await expect(screen.getByRole("listitem", { name: /^aft port, space: .*1 civilian ship/ })).toBeVisible();
    await both(/^Civilian ships on New Caprica: 4 Locked, 0 Prepared$/);
    await evening.at("evacuated", "Ben");
  });

  await test.step("Dana is put aboard; the Admiral goes there and orders the final jump", async () => {
    await evening.passes("Eli");
    await evening.puts("Dana", "Armory");
    const armory = asked("Eli").getByRole("button", { name: /^Command\b/ }).first();
    await answerUntil(armory, now.getByRole("button", { name: "Next: Movement", exact: true }));
    await armory.click();
    const order = asked("Eli").getByRole("button", { name: "Order the final jump" });
    await answerUntil(order, referee.answer("Done"), referee.answer("Discarded"));
    await evening.at("before-the-jump", "Eli", "Ana");
    await order.click();
  });

  await test.step("every ship left behind is destroyed, as the table tells", async () => {
    await expect(now).toContainText(/Civilian ship/i);
    await evening.at("ships-left", "Eli");
    const left = [["1 population", 11, 7], ["1 population", 10, 7], ["1 population and 1 morale", 9, 6], ["nothing aboard", 9, 6]] as const;
    for (const [at, [front, population, morale]] of left.entries()) {
      await both(new RegExp(`^Civilian ships on New Caprica: ${left.length - at} Locked, 0 Prepared$`));
      await now.getByRole("button", { name: front, exact: true }).click();
      await referee.expectDial("Population", population);
      await referee.expectDial("Morale", morale);
    }
  });

  await test.step("Gus, still in Detention, is executed: his Cylon card is shown, and he is on the Resurrection Ship", async () => {
    for (const name of evening.names) await expect(asked(name)).toContainText(name === "Gus" ? /You are executed|do you show/ : /Gus/);
    await evening.at("cylon-executed", "Gus", "Ana");
    await asked("Gus").getByRole("button", { name: "Card 2", exact: true }).click();
    for (const screen of [evening.seat("Gus"), wall.getByRole("list", { name: "Seats" }).getByRole("listitem").filter({ hasText: "Gus" })]) await expect(screen).toContainText("Cylon");
    // It lies over the board until it was seen.
    await page.getByRole("button", { name: "Seen", exact: true }).click();
  });

  await test.step("Ana, still at the Shipyard, is executed for 1 morale and becomes somebody else", async () => {
    const saul = asked("Ana").getByRole("button", { name: /Saul Tigh$/ });
    await expect(saul).toBeVisible();
    await referee.expectDial("Morale", 5);
    // Nobody becomes a Cylon Leader this way.
    await expect(asked("Ana").getByRole("button", { name: /Aaron Doral$/ })).toHaveCount(0);
    await evening.at("human-executed", "Ana", "Ben");
    await saul.click();
    // Whoever comes after Galactica's return comes aboard: the planet is left for good.
    const place = (name: RegExp) => expect(page.getByRole("main").getByRole("button", { name })).toBeVisible();
    await place(/^Resurrection Ship, hazardous, Gus$/);
    await place(/^Command, Ana, Ben, Eli$/);
    await place(/^Shipyard$/);
    await place(/^Civilian ships on New Caprica: 0 Locked, 0 Prepared$/);
  });

  await test.step("the humans have won: who was what, and the record", async () => {
    await evening.ends("The humans win", "The fleet made its last jump.", [
      { name: "Ana", team: "humans", cards: /Not a Cylon/ },
      { name: "Dana", team: "humans", cards: /Not a Cylon.*Not a Cylon/ },
      { name: "Ben", team: "humans", cards: /Not a Cylon.*Not a Cylon/ },
      { name: "Eli", team: "humans", cards: /Not a Cylon.*Not a Cylon/ },
      { name: "Fay", team: "cylons", cards: /Cylon: brings a centurion aboard/ },
      { name: "Gus", team: "cylons", cards: /Cylon: reduces morale/ },
      { name: "Cem", team: "neither", cards: /Cem/ },
    ]);
    await evening.verified();
    // So does the program, of what the host has kept.
    await table.dradis.kill();
    table.dradis.run("verify", table.dradis.game);
  });
});
