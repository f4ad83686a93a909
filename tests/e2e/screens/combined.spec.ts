// What the combined game brings to the screens, seven players with a Cylon Leader: each state as it stands at every size,
// with the widest words, in both themes. How such a game comes there is played elsewhere; here it is laid out.

import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import { allBoxes, inCombined, SEVEN } from "../support/combined";
import { face, type Fight, icon } from "../support/fight";
import type { Phone } from "../support/phone";
import { firstScreenFaults } from "../support/first";
import { layoutFaults } from "../support/layout";
import { nebulaTour } from "../support/nebula";
import { inWidestWords, withWidestWords } from "../support/pseudo";
import { readableFaults } from "../support/readable";
import type { Referee } from "../support/referee";
import { expect, type Table, test } from "../support/table";
import { atRest, jumps, leaves, resize, SIZES, type Visit } from "../support/tour";
import { answerUntil, cardField, tells } from "../support/turn";

const NAMES = SEVEN.map(([name]) => name);

/** Loyalty cards of the seven: a Cylon, the Mutineer and a Personal Goal are among them, and none lies with the Leader. */
const LOYALTY = {
  hands: {
    Ana: ["not-a-cylon"],
    Ben: ["goal-selfish"],
    Dana: ["not-a-cylon"],
    Eli: ["not-a-cylon"],
    Fay: ["cylon-place-centurion", "not-a-cylon"],
    Gus: ["mutineer"],
  },
  deck: ["not-a-cylon", "not-a-cylon", "final-five-execute-owner", "cylon-reduce-morale"],
};

/** One Mark VII in space, the others damaged or back in the Reserve. */
const VIPERS = { "other-vipers": { "damaged-mark-vii": 2 } };

/** A board in the midst of the game, with something in every part of it. */
const BOARD: Omit<Fight, "step"> = {
  areas: {
    bow: { raiders: 3, basestars: [["disabled-hangar"]] },
    stern: { "civilian-ships": 2, "unmanned-assault-raptors": 1 },
    "aft-port": { "unmanned-vipers": 1, "unmanned-mark-vii": 1, "heavy-raiders": 1 },
  },
  cards: { Ana: 3, Ben: 5, Cem: 4, Dana: 2, Eli: 10, Fay: 6, Gus: 5 },
  places: { Ana: "mark-vii:fore-port", Ben: "quorum-chamber", Cem: "human-fleet-overlay", Dana: "brig", Eli: "command", Fay: "ftl-control", Gus: "pegasus-cic" },
  modes: { loyalty: "app", destinations: "app" },
  also: { loyalty: LOYALTY, fleet: 2, distance: 3, damaged: ["armory"], ...VIPERS },
};

const tours = [
  ["of the combined game", tour],
  ["of New Caprica", planetTour],
  ["of the Ionian Nebula", ({ referee, paired, show, showWall }: Walk) => nebulaTour(referee, BOARD, paired, show, showWall)],
  ["of a game for Earth", earthTour],
] as const;
for (const [what, walk] of tours) {
  test(`every screen ${what} can be read and tapped, with the widest words`, async ({ browser, table }) => {
    test.setTimeout(900_000);
    const end = withWidestWords(browser);
    const faults: string[] = [];
    const visit = atRest(async (device, name, page) => {
      faults.push(...(await readableFaults(device, name, page)));
      await shoot(device, name, page);
    });
    await walk(await begun(table, visit));
    end();
    expect([...new Set(faults)]).toEqual([]);
  });
}

for (const count of [4, 5]) {
  test(`the seats and the actions of ${count} players fit too`, async ({ browser, table }) => {
    const end = withWidestWords(browser);
    const faults: string[] = [];
    const referee = await table.referee();
    const { page } = referee;
    // Titles, all counts and no phone.
    const players = SEVEN.filter(([name]) => ["Ana", "Ben", "Dana", "Eli", "Gus"].includes(name)).slice(0, count);
    await inCombined(referee, { areas: BOARD.areas, step: "action", active: "Ana", cards: { Ana: 10, Ben: 10, Dana: 10, Eli: 10 }, places: { Ben: "off-board" }, also: { ...VIPERS, insist: true } }, players);
    const look = async (words: string) => {
      for (const size of SIZES.referee) {
        await resize(page, size);
        faults.push(...[...(await layoutFaults(page)), ...(await firstScreenFaults(page))].map((line) => `${size.width}×${size.height}${words}: ${line}`));
      }
    };
    await look("");
    await inWidestWords(page, () => look(" with the widest words"));
    await shoot("referee", `${count}-players`, page);
    end();
    expect(faults).toEqual([]);
  });
}

/** Pictures where somebody asks for them, to be looked at. */
async function shoot(device: keyof typeof SIZES, name: string, page: Page): Promise<void> {
  const folder = process.env["DRADIS_PICTURES"];
  if (!folder) return;
  for (const size of SIZES[device]) {
    await resize(page, size);
    await page.screenshot({ path: join(folder, `${device}-${name}-${size.width}.png`), animations: "disabled" });
  }
}

/** The screens of a walk, and how each of them is looked at. */
interface Walk {
  referee: Referee;
  wall: Page;
  paired: (name: string) => Promise<{ phone: Phone; now: Locator; show: (state: string) => Promise<void> }>;
  show: (name: string) => Promise<void>;
  showWall: (name: string) => Promise<void>;
}

async function begun(table: Table, visit: Visit): Promise<Walk> {
  const referee = await table.referee();
  const { page } = referee;
  const wall = await (await table.browser.newContext({ viewport: SIZES.wall[0] })).newPage();
  await wall.goto(`http://127.0.0.1:${table.dradis.port}/wall.html`);
  const show = (name: string) => visit("referee", name, page);
  const showWall = (name: string) => visit("wall", name, wall);
  const asked = (phone: Phone): Locator => phone.page.getByRole("region", { name: "Now", exact: true });
  const paired = async (name: string) => {
    const phone = await table.phone();
    await table.pair(referee, name, phone);
    return { phone, now: asked(phone), show: (state: string) => visit("phone", state, phone.page) };
  };
  return { referee, wall, paired, show, showWall };
}

async function tour(walk: Walk): Promise<void> {
  const { referee, wall, paired, show, showWall } = walk;
  const { page, now } = referee;

  // From the set-up to the cards.
  await referee.newGameButton.click();
  await allBoxes(referee);
  await page.getByRole("button", { name: /^Options/ }).click();
  await show("set-up");
  for (const [at, name] of NAMES.entries()) await page.getByRole("textbox", { name: `Player ${at + 1}` }).fill(name);
  await page.getByRole("group", { name: "First player" }).getByText("Ana", { exact: true }).click();
  await page.getByRole("button", { name: "Begin", exact: true }).click();
  for (const [at, [name, character]] of SEVEN.entries()) {
    await expect(page.getByText(`${name} can choose`)).toBeVisible();
    if (at === SEVEN.length - 1) {
      await show("choosing");
      await showWall("choosing");
    }
    await page.getByRole("main").getByRole("button", { name: new RegExp(`${character}$`) }).click();
  }
  await expect(now).toContainText("Deal the Loyalty cards");
  await show("dealing");
  const leader = await paired("Cem");
  await referee.answer("Deal now").click();
  const motives = leader.phone.page.getByRole("region", { name: "Your Motives" });
  await expect(motives.getByRole("listitem")).toHaveCount(2);
  const covers = await leader.phone.press(motives.getByRole("button", { name: "Hold to see the cards" }));
  await expect(motives.locator("strong")).toHaveCount(2);
  await leader.show("motives-held");
  await covers();
  await show("reading");
  await leader.phone.close();
  await leaves(referee);

  await shipsTour(walk);

  // The Leader among the humans.
  await inCombined(referee, { ...BOARD, step: "action", active: "Cem" });
  const cem = await paired("Cem");
  await cem.now.getByRole("button", { name: /^Activate Human Fleet/ }).click();
  await cem.now.getByRole("button", { name: /infiltrate/ }).click();
  const into = cem.now.getByRole("button", { name: "Weapons Control", exact: true });
  await expect(into).toBeVisible();
  await show("infiltrates");
  await cem.show("infiltrates");
  await into.click();
  await expect(referee.seat("Cem")).toContainText(/Infiltrating/i);
  await expect(into).toBeHidden();
  await cem.show("infiltrating");
  await showWall("infiltrating");
  await cem.phone.close();
  await leaves(referee);

  // The Quorum Chamber, and a Mutiny card that the table keeps.
  await inCombined(referee, { ...BOARD, step: "action", active: "Ben" });
  await referee.player("Ben").click();
  await referee.set("Ben", "1", "Mutiny");
  const ben = await paired("Ben");
  await show("president");
  await now.getByRole("button", { name: "Play a Mutiny card" }).click();
  await expect(now.getByRole("button", { name: "Selfish Act", exact: true })).toBeVisible();
  await show("mutiny");
  await ben.show("mutiny");
  await page.getByRole("banner").getByRole("button", { name: /^Undo/ }).click();
  await now.getByRole("button", { name: /^Activate Quorum Chamber/ }).click();
  await expect(now).toContainText("Ben: which one?");
  await show("quorum-chamber");
  await ben.show("quorum-chamber");
  await ben.phone.close();
  await leaves(referee);

  // A reckless check, its cards told by name.
  await inCombined(referee, { ...BOARD, step: "crisis", active: "Gus" });
  const gus = await paired("Gus");
  await names(referee, "power failure");
  await gus.now.getByRole("button", { name: /Jury Rigged$/ }).click();
  await expect(wall.getByText("Reckless check").first()).toBeVisible();
  await show("reckless");
  await gus.show("reckless");
  await showWall("reckless");
  await referee.answer("No more cards").click();
  await expect(tells(referee, "Leadership 3")).toBeVisible();
  await tells(referee, "Leadership 3").click();
  await expect(now.getByRole("button", { name: "Take back Leadership 3" })).toBeVisible();
  await show("named");
  // The last card has an ability, which people carry out.
  await tells(referee, "A Better Machine").click();
  await answerUntil(now.getByText("Treachery deck"), referee.answer("Galactica"), referee.answer("Done"));
  await show("treachery");
  await showWall("treachery");
  await gus.phone.close();
  await leaves(referee);

  // An execution, and somebody else to be.
  await inCombined(referee, { ...BOARD, step: "crisis", active: "Dana" });
  const dana = await paired("Dana");
  await names(referee, "a verdict");
  await expect(dana.now.getByText("You are executed").first()).toBeVisible();
  await dana.show("verdict");
  await now.getByRole("button", { name: /is executed/ }).click();
  await referee.answer("Done").click();
  await expect(dana.now.getByRole("button", { name: /Saul Tigh$/ })).toBeVisible();
  await show("executed");
  await dana.show("executed");
  await showWall("executed");
  await dana.phone.close();
  await leaves(referee);

  // A reveal, and the end.
  await inCombined(referee, { ...BOARD, step: "action", active: "Fay" });
  const fay = await paired("Fay");
  const release = await fay.phone.press(fay.now.getByRole("button", { name: /^(Hold to reveal as a Cylon|Hold on…)$/ }));
  await expect(fay.now.getByRole("button", { name: "Card 1", exact: true })).toBeVisible();
  await release();
  await fay.show("reveals");
  await fay.now.getByRole("button", { name: "Card 1", exact: true }).click();
  await expect(fay.phone.page.getByText("Revealed as a Cylon").first()).toBeVisible();
  // It lies over the board until it was seen, and on the wall until something else has happened.
  await page.getByRole("button", { name: "Seen", exact: true }).click();
  await show("revealed");
  await now.getByRole("button", { name: "Ana", exact: true }).click();
  // The Mutineer is shown at once, and whoever manipulates may begin the next turn: then it stands on the wall no more.
  await answerUntil(referee.answer("Something happened …"), referee.answer("Done"), referee.answer("Nothing"), referee.answer("Galactica"));
  await page.getByRole("button", { name: "Fuel minus 1", exact: true }).click();
  await expect(wall.locator("[data-status='cylon revealed']")).toHaveCount(0);
  await showWall("revealed");
  await referee.answer("Something happened …").click();
  await page.getByRole("dialog").getByRole("button", { name: "The Cylons win", exact: true }).click();
  await page.getByRole("button", { name: "Reveal everybody’s cards" }).click();
  await page.getByRole("button", { name: "Reveal them", exact: true }).click();
  for (const screen of [page, wall, fay.phone.page]) await expect(screen.getByRole("region", { name: "Who was what" }).first()).toBeVisible();
  await show("turned-up");
  await fay.show("turned-up");
  await showWall("turned-up");
}

/** Ships beyond the areas and in them, and what is decided about them. */
async function shipsTour({ referee, paired, show, showWall }: Walk): Promise<void> {
  const { page, now } = referee;
  const titles = { president: "Ben", admiral: "Ana", cag: "Dana" };
  const waiting = { "cylon-fleet-bow": { basestars: [[]], raiders: 2 }, "cylon-fleet-aft-port": { "heavy-raiders": 1 } };
  const takesBack = () => page.getByRole("banner").getByRole("button", { name: /^Undo/ }).click();

  // A die that says where a ship waits, civilian ships of the CAG, and an assault raptor before a jump.
  const areas = { stern: { "civilian-ships": 2, "unmanned-assault-raptors": 1 }, "aft-port": { "unmanned-vipers": 1, "unmanned-mark-vii": 1 }, ...waiting };
  const dice = { ...BOARD.modes, dice: "table" } as const;
  await inCombined(referee, { ...BOARD, areas, modes: dice, step: "activate-cylon-ships", active: "Ana", also: { ...BOARD.also, titles, pursuit: 2 } });
  const ana = await paired("Ana");
  const dana = await paired("Dana");
  await icon(referee, "Raiders").click();
  await expect(ana.now.getByRole("button", { name: "5: fore starboard" })).toBeVisible();
  await show("placing");
  await ana.show("placing");
  await showWall("placing");
  await face(referee, 5).click();
  await expect(dana.now).toContainText("Choose the area");
  await show("cag");
  await dana.show("cag");
  for (const area of ["bow", "fore port"]) await dana.now.getByRole("button", { name: area, exact: true }).click();
  await expect(ana.now).toContainText("It is your turn");
  await jumps(referee);
  await expect(now).toContainText("Does the assault raptor stay, stern?");
  await show("assault-raptor");
  for (const { phone } of [ana, dana]) await phone.close();
  await leaves(referee);

  // An area for a nuke, and a pilot who may escort.
  const flying = { ...BOARD.places, Ana: "mark-vii:stern" };
  await inCombined(referee, { ...BOARD, areas: { ...BOARD.areas, ...waiting }, places: flying, step: "action", active: "Ana", also: { ...BOARD.also, titles, nukes: 1 } });
  const admiral = await paired("Ana");
  await now.getByRole("button", { name: /nuke$/ }).first().click();
  await expect(admiral.now).toContainText("Choose the area");
  await show("nuke");
  await admiral.show("nuke");
  await takesBack();
  await now.getByRole("button", { name: "Fly your viper" }).first().click();
  await expect(now).toContainText("escorts");
  await show("escort");
  await admiral.show("escort");
  await admiral.phone.close();
  await leaves(referee);

  // Two abilities of the Basestar Bridge.
  const aboard = { ...BOARD.places, Fay: "basestar-bridge" };
  await inCombined(referee, { ...BOARD, areas: { ...BOARD.areas, ...waiting }, places: aboard, step: "action", active: "Fay", also: { ...BOARD.also, "revealed-cylons": ["Fay"] } });
  await now.getByRole("button", { name: /^Activate Basestar Bridge/ }).click();
  await expect(now).not.toContainText("takes a turn");
  await show("basestar-bridge");
  await leaves(referee);
}

/** New Caprica with five people at one location, before Galactica is back; and that both boards stand there once she is. */
async function planetTour({ referee, paired, show, showWall }: Walk): Promise<void> {
  const { page } = referee;
  const forces = (name: string) => page.getByRole("button", { name, exact: true });
  const areas = { bow: { raiders: 3, basestars: [[]] }, "cylon-fleet-stern": { raiders: 2 } };
  const there = { Ana: "resistance-hq", Ben: "resistance-hq", Dana: "resistance-hq", Gus: "resistance-hq", Eli: "detention", Cem: "occupation-authority", Fay: "medical-center" };
  const also = { ...BOARD.also, ...VIPERS, distance: 8, "revealed-cylons": ["Fay"] };
  const planet = { forces: [2, 0, 1], locked: 7, prepared: 2 };
  await inCombined(referee, { ...BOARD, areas, places: there, step: "action", active: "Eli", also: { ...also, "new-caprica": planet } }, SEVEN, "New Caprica");
  const eli = await paired("Eli");
  await expect(forces("Occupation forces, Occupation Authority: 2")).toBeVisible();
  await show("planet");
  await showWall("planet");
  await eli.phone.tab("Table").click();
  await eli.show("planet");
  await forces("Occupation forces, Shipyard: 1").click();
  await expect(referee.correction("New Caprica")).toBeVisible();
  await show("planet-corrected");
  await referee.set("New Caprica", "0", "Shipyard: occupation forces");
  await expect(forces("Occupation forces, Shipyard: 0")).toBeVisible();
  await eli.phone.close();
  await leaves(referee);

  const spread = { ...there, Ana: "shipyard", Ben: "command", Gus: "occupation-authority", Eli: "shipyard" };
  const around = { ...BOARD.areas, ...areas, "fore-port": { "civilian-ships": 1 } };
  await inCombined(referee, { ...BOARD, areas: around, places: spread, step: "action", active: "Eli", also: { ...also, "new-caprica": { ...planet, back: true } } }, SEVEN, "New Caprica");
  await expect(forces("Galactica is in orbit")).toBeVisible();
  await expect(forces("Occupation forces, Occupation Authority: 2")).toBeVisible();
  await show("planet-orbit");
  await showWall("planet-orbit");
  await leaves(referee);
}

/** A game for Earth: a mission and its check, and all that missions bring. */
async function earthTour({ referee, paired, show, showWall }: Walk): Promise<void> {
  const { page, now } = referee;
  const mission = page.getByRole("button", { name: /^Active mission:/ });
  const areas = { bow: { raiders: 3, basestars: [[]] }, "cylon-fleet-stern": { raiders: 2 }, "aft-port": { "unmanned-vipers": 1 } };
  const aboard = { ...BOARD.places, Ana: "tactical-plot", Eli: "demetrius-bridge", Gus: "off-board" };
  await inCombined(referee, { ...BOARD, areas, places: aboard, step: "action", active: "Eli", also: { ...BOARD.also, insist: true } }, SEVEN, "Earth");
  const eli = await paired("Eli");
  await expect(mission).toHaveAccessibleName("Active mission: None");
  await now.getByRole("button", { name: /^Activate Bridge/ }).click();
  await expect(now.getByRole("button", { name: "The Search for Home" })).toBeVisible();
  await show("mission-named");
  await eli.show("mission-named");
  await now.getByRole("button", { name: "The Search for Home" }).click();
  await expect(eli.now).toContainText("The Search for Home");
  await show("mission-check");
  await eli.show("mission-check");
  await showWall("mission-check");
  await eli.phone.close();
  await leaves(referee);

  const rebels = { ...aboard, Fay: "hub-destroyed", Ben: "demetrius-bridge", Ana: "demetrius-bridge", Eli: "command" };
  const earth = { active: "digging-up-the-past", down: true, beside: ["the-search-for-home"], discarded: ["rescue-hera"], rebel: "humans", hub_destroyed: true, ships_out: { "heavy-raider": 2 }, centurions_out: 2 };
  const also = { ...BOARD.also, ...VIPERS, distance: 8, "revealed-cylons": ["Fay"], earth, insist: true };
  await inCombined(referee, { ...BOARD, areas, places: rebels, step: "action", active: "Eli", also }, SEVEN, "Earth");
  const ana = await paired("Ana");
  await expect(mission).toHaveAccessibleName("Active mission: Digging Up the Past, Face down, Discarded missions: 1");
  await show("earth");
  await showWall("earth");
  await ana.phone.tab("Table").click();
  await ana.show("earth");
  await page.getByRole("button", { name: /^Rebel Basestar/ }).click();
  await expect(referee.correction("Rebel Basestar")).toBeVisible();
  await show("rebels-corrected");
  await referee.set("Rebel Basestar", "Cylons", "Rebel Basestar");
  await expect(page.getByRole("button", { name: /^Rebel Basestar/ })).toContainText("Cylons");
  await mission.click();
  await expect(referee.correction("Digging Up the Past")).toBeVisible();
  await show("mission-corrected");
  await referee.set("Digging Up the Past", "Face up", "The card lies");
  await expect(mission).toHaveAccessibleName("Active mission: Digging Up the Past, Distance +1, Discarded missions: 1");
  await ana.phone.close();
  await leaves(referee);
}

/** Names the crisis card that has come up. */
async function names(referee: Referee, letters: string): Promise<void> {
  await cardField(referee).fill(letters);
  await expect(referee.now.getByRole("option")).toHaveCount(1);
  await cardField(referee).press("Enter");
}
