// A game for Earth on every device, to the end: seven players with phones, two missions with their checks, a Rebel Basestar on the
// humans' side, a jump that puts a mission away, distance by a mission, and the last jump, which a Personal Goal makes the Cylons'.

import { Evening } from "../support/evening";
import { face, type Fight } from "../support/fight";
import { expect, test } from "../support/table";
import { answerUntil, next, totals } from "../support/turn";

/** Eli moves first. Fay is a revealed Cylon, Gus a hidden one, Cem the Leader, and Ben keeps a Personal Goal that costs fuel. */
const PLAYERS = [
  ["Eli", "William Adama"],
  ["Dana", "“Chief” Galen Tyrol"],
  ["Ana", "Louanne “Kat” Katraine"],
  ["Ben", "Laura Roslin"],
  ["Fay", "Samuel T. Anders"],
  ["Cem", "Cavil"],
  ["Gus", "Ellen Tigh"],
] as const;

const HUMAN = ["not-a-cylon", "not-a-cylon"];
const LOYALTY = {
  hands: { Ana: HUMAN, Ben: ["goal-selfish", "not-a-cylon"], Dana: HUMAN, Eli: HUMAN, Fay: ["cylon-place-centurion", "not-a-cylon"], Gus: ["not-a-cylon", "cylon-reduce-morale"] },
  deck: ["not-a-cylon"],
};

/** Cem's: they hold for humans who have lost much by the end, and these have not. */
const MOTIVES = ["keep-them-docile", "pressure-their-leaders", "remove-the-threat"];

const JOURNEY: Fight = {
  areas: { bow: { raiders: 2 } },
  places: { Ana: "tactical-plot", Ben: "quorum-chamber", Cem: "human-fleet-overlay", Dana: "command", Eli: "demetrius-bridge", Fay: "caprica-overlay", Gus: "communications" },
  cards: { Ana: 3, Ben: 3, Cem: 3, Dana: 3, Eli: 3, Fay: 3, Gus: 3 },
  modes: { dice: "table", civilian_ships: "table", damage: "table", destiny: "table", super_crises: "table", destinations: "table", loyalty: "app" },
  step: "action",
  active: "Eli",
  also: { loyalty: LOYALTY, distance: 7, fleet: 2, titles: { president: "Ben", admiral: "Eli", cag: "Ana" }, "revealed-cylons": ["Fay"], held: { motive: { Cem: MOTIVES.length } }, hidden: { held: { motive: { hands: { Cem: MOTIVES } } } } },
};

test("Earth: seven phones go through missions, a Rebel Basestar and a jump to the last one, which the Cylons win", async ({ table }) => {
  test.setTimeout(300_000);
  const evening = await Evening.of(table, "earth", "Earth", JOURNEY, PLAYERS);
  const { referee, page, now, wall } = evening;
  const asked = (name: string) => evening.asked(name);
  const both = (name: RegExp) => evening.both(name);
  /** The mission on top of the deck, and what its check came to. */
  const mission = async (name: string, card: string, difficulty: number, total: number, station: string) => {
    await asked(name).getByRole("button", { name: /^Activate Bridge/ }).click();
    await asked(name).getByRole("button", { name: card, exact: true }).click();
    for (const screen of evening.screens) await expect(screen.getByText(card).first()).toBeVisible();
    await evening.at(station, name, "Fay");
    await referee.answer("No more cards").click();
    // How a table tells checks is set once and kept on the device.
    if (station === "civil-war") await page.getByRole("main").getByRole("button", { name: "Total only" }).click();
    await totals(referee, total).click();
    await expect(now).toContainText(`Total ${total} against ${difficulty}`);
    for (const screen of [page, wall]) await expect(screen.getByText("Passed", { exact: true }).first()).toBeVisible();
    await evening.at(`${station}-result`, name);
  };
  const prepares = async () => {
    await referee.book(/^Jump preparation/).click();
    await referee.set("Jump preparation", "jump at −1 population");
  };

  await test.step("Eli activates the Bridge of Demetrius: Cylon Civil War, and the Rebel Basestar is the humans'", async () => {
    await both(/^Active mission: None$/);
    await mission("Eli", "Cylon Civil War", 21, 22, "civil-war");
    const rebels = page.getByRole("main").getByRole("button", { name: /^Rebel Basestar/ });
    await answerUntil(rebels, referee.answer("Go on"), referee.answer("Done"));
    await expect(rebels).toContainText("Humans");
    await both(/^Active mission: Cylon Civil War$/);
    // No crisis comes in the turn of a Bridge: after the action it is over.
    await expect(next(referee)).toHaveCount(0);
    await expect(now).toContainText("The action is done. Continue.");
    await evening.at("rebels", "Eli", "Dana");
    await referee.answer("Next player").click();
    await evening.expectTurn("Dana");
  });

  await test.step("Dana goes to the Rebel Basestar for a card and gives her miracle token for its Datastream", async () => {
    const stream = asked("Dana").getByRole("button", { name: /^Datastream/ }).first();
    await answerUntil(stream, now.getByRole("button", { name: "Next: Movement", exact: true }));
    await stream.click();
    const activate = asked("Dana").getByRole("button", { name: /^Activate Datastream/ });
    // Whoever has moved goes on to the action.
    await answerUntil(activate, referee.answer("Done"), referee.answer("Discarded"));
    await both(/^Datastream, Dana$/);
    await evening.at("aboard-the-rebels", "Dana", "Fay");
    await activate.click();
    const politics = now.getByRole("button", { name: /take any 3 Politics/ });
    await answerUntil(politics, referee.answer("Done"), now.getByRole("button", { name: /−1 miracle/ }));
    await expect(evening.seat("Dana")).toContainText("Miracle tokens: 0");
    await politics.click();
    await expect(politics).toHaveCount(0);
  });

  await test.step("her crisis makes the fleet jump: the mission is put away", async () => {
    await prepares();
    await evening.crisis("widespread");
    await asked("Ben").getByRole("button", { name: /−2 Food|Food −2/i }).first().click();
    const one = now.getByRole("button", { name: "Distance 1, rest by hand", exact: true });
    await answerUntil(one, referee.answer("Done"), face(referee, 1), referee.answer("Keep result"), referee.answer("Order doesn’t matter"), next(referee));
    await one.click();
    await answerUntil(page.getByRole("main").getByRole("button", { name: "Active mission: None, Discarded missions: 1" }), referee.answer("Done"));
    await both(/^Active mission: None, Discarded missions: 1$/);
    await evening.at("jumped", "Dana", "Eli");
  });

  await test.step("Ana's mission counts as distance 2: one jump is left", async () => {
    await evening.passes("Ana");
    await evening.puts("Eli", "Command");
    const over = asked("Ana").getByRole("button", { name: "Bridge", exact: true });
    await answerUntil(over, now.getByRole("button", { name: "Next: Movement", exact: true }));
    await over.click();
    await both(/^Bridge, Ana$/);
    await mission("Ana", "The Search for Home", 25, 25, "search");
    await answerUntil(page.getByRole("heading", { name: "One jump left" }), referee.answer("Go on"), referee.answer("Done"));
    await both(/^Active mission: The Search for Home, Distance \+2, Discarded missions: 1$/);
    await evening.at("one-jump-left", "Ana", "Ben");
  });

  await test.step("one fuel is left, and the last jump costs it: Ben has kept a Personal Goal", async () => {
    await evening.passes("Ben");
    await referee.dial("Fuel").click();
    await referee.correction("Fuel").getByRole("button", { name: "1", exact: true }).click();
    await referee.expectDial("Fuel", 1);
    await prepares();
    await evening.crisis("ambushed by");
    await asked("Ben").getByRole("button", { name: /−1 Morale|Morale −1/i }).first().click();
    const over = page.getByRole("heading", { name: "The Cylons win" });
    // The raiders are gone: the CAG places a civilian ship, as the pursuit says.
    await answerUntil(over, asked("Ana").getByRole("button", { name: "bow", exact: true }), referee.answer("Done"), face(referee, 1), referee.answer("Keep result"), referee.answer("Order doesn’t matter"), next(referee));
    await referee.expectDial("Fuel", 0);
  });

  await test.step("the Cylons have won: who was what, and the record", async () => {
    await evening.ends("The Cylons win", "The last jump with Fuel at 0.", [
      { name: "Eli", team: "humans", cards: /Not a Cylon.*Not a Cylon/ },
      { name: "Dana", team: "humans", cards: /Not a Cylon.*Not a Cylon/ },
      { name: "Ana", team: "humans", cards: /Not a Cylon.*Not a Cylon/ },
      { name: "Ben", team: "humans", cards: /Personal Goal: Selfish.*Not a Cylon/ },
      { name: "Fay", team: "cylons", cards: /Cylon: brings a centurion aboard/ },
      { name: "Gus", team: "cylons", cards: /Cylon: reduces morale/ },
      // No Motive of his holds: he stands with those who have lost.
      { name: "Cem", team: "neither", cards: /Cem/ },
    ]);
    // The table draws everything.
    await evening.verified("0 deals and 0 rolls of Dradis repeated.");
    // So does the program, of what the host has kept.
    await table.dradis.kill();
    table.dradis.run("verify", table.dradis.game);
  });
});
