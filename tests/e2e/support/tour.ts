// A walk through every screen there is, for those who look at screens: the layout checks and the camera.

import type { Page } from "@playwright/test";
import { face, icon, inFight } from "./fight";
import type { Phone } from "./phone";
import { Referee } from "./referee";
import { rests } from "./rest";
import { CHARACTERS, expect, PLAYERS, type Table } from "./table";
import { adds, cardField, stepOn, tells } from "./turn";

/** Which kind of page a screen belongs to; each has its own sizes. */
export type Device = "referee" | "phone" | "wall";

/** The first size of a device is the one it is used at; the light theme is looked at there. */
export const SIZES = {
  referee: [
    { width: 1280, height: 800 },
    { width: 1024, height: 768 },
    { width: 800, height: 1280 },
    { width: 1920, height: 1080 },
  ],
  phone: [
    { width: 390, height: 844 },
    { width: 360, height: 640 },
  ],
  wall: [
    { width: 1920, height: 1080 },
    { width: 1280, height: 720 },
  ],
} as const;

/** Called at every screen. */
export type Visit = (device: Device, name: string, page: Page) => Promise<void>;

/** Gives a page another size and waits until it has settled in it. */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  const { width, height } = page.viewportSize() ?? {};
  if (width === size.width && height === size.height) return;
  await page.setViewportSize(size);
  await rests(page);
}

/** Visits a screen at rest: nothing moves or leaves, nothing is pointed at, and afterwards it has its first size again. */
export function atRest(visit: Visit): Visit {
  return async (device, name, page) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    if (device === "referee") {
      await page.mouse.move(0, 0);
      // A reminder that leaves by itself stays as long as somebody reads it.
      await page.evaluate(() => document.querySelectorAll("[role=note]").forEach((note) => note.dispatchEvent(new PointerEvent("pointerenter"))));
    }
    await visit(device, name, page);
    await resize(page, SIZES[device][0]);
  };
}

/** Does something while the page wears a theme, whichever its reader chose. */
export async function inTheme(page: Page, theme: "dark" | "light", act: () => Promise<unknown>): Promise<void> {
  const wear = (theme: string | undefined) =>
    page.evaluate((theme) => {
      const before = document.documentElement.dataset["theme"];
      if (theme === undefined) delete document.documentElement.dataset["theme"];
      else document.documentElement.dataset["theme"] = theme;
      return before;
    }, theme);
  const before = await wear(theme);
  await act();
  await wear(before);
}

/** The tablet's screens: the sheet it is paired on, and its own page up to the table and after it was sent away. */
export async function tabletTour(table: Table, referee: Referee, visit: Visit): Promise<void> {
  const show = (name: string) => visit("referee", name, referee.page);
  const tablet = await Referee.open(table.browser, await referee.showTabletCode(), SIZES.referee[0]);
  await tablet.pictures();
  await referee.pictures();
  await show("tablet-comparing");
  await visit("referee", "tablet-gate-comparing", tablet.page);
  await referee.tabletSheet.getByRole("button", { name: "Same", exact: true }).click();
  await expect(tablet.logButton).toBeVisible();
  await show("tablet-connected");
  await referee.tabletSheet.getByRole("button", { name: "Send the tablet away" }).click();
  await expect(tablet.page.getByRole("heading", { name: "Not the referee’s screen now" })).toBeVisible();
  await visit("referee", "tablet-gate-closed", tablet.page);
  await tablet.page.context().close();
  await show("tablet-none");
  await referee.tabletSheet.getByRole("button", { name: "Show the code" }).click();
  await expect(referee.tabletSheet.getByRole("img")).toBeVisible();
  await show("tablet-code");
  await referee.close(referee.tabletSheet);
}

/** The sheet for phones that do not connect: as it opens, with everything unfolded, and with a Wi-Fi to join. */
export async function networkTour(referee: Referee, visit: Visit): Promise<void> {
  const show = (name: string) => visit("referee", name, referee.page);
  const sheet = await referee.network();
  await expect(sheet.getByText("Devices get through.")).toBeVisible();
  await show("network");
  await sheet.locator("details").evaluateAll((all) => all.forEach((one) => one.setAttribute("open", "")));
  await sheet.getByRole("button", { name: "Enter name and password once" }).click();
  await expect(sheet.getByRole("textbox", { name: "Wi-Fi name" })).toBeVisible();
  await show("network-unfolded");
  await referee.keepWifi("Raptor One", "so say we all");
  await expect(sheet.getByRole("img", { name: "QR code to join Raptor One" })).toBeVisible();
  await show("network-wifi");
  await sheet.getByRole("button", { name: "Hide it" }).click();
  await show("network-wifi-covered");
  await sheet.getByRole("button", { name: "Delete it" }).click();
  await expect(sheet.getByRole("button", { name: "Enter name and password once" })).toBeVisible();
  await referee.close(sheet);
}

/**
 * What players hold alone: the control that reveals a Cylon and the question for the card, Super Crises, and a look at
 * somebody's card, on the phones of both.
 */
export async function secretsTour(table: Table, referee: Referee, visit: Visit): Promise<void> {
  await inFight(referee, {
    areas: {},
    places: { Ana: "ftl-control", Ben: "presidents-office", Cem: "command", Dee: "armory" },
    step: "action",
    modes: { loyalty: "app", super_crises: "app" },
    also: {
      loyalty: {
        hands: { Ana: ["not-a-cylon", "cylon-reduce-morale"], Ben: ["not-a-cylon"], Cem: ["not-a-cylon", "not-a-cylon"], Dee: ["not-a-cylon"] },
        deck: ["not-a-cylon", "not-a-cylon", "sympathizer"],
      },
      piles: { "super-crisis": 5, "quorum-hand": 1 },
    },
  });
  const show = (name: string) => visit("referee", name, referee.page);
  const paired = async (name: string) => {
    const phone = await table.phone();
    await table.pair(referee, name, phone);
    return phone;
  };
  /** Visits a phone while one of its cards is held. */
  const held = async (name: string, phone: Phone, title: string | RegExp) => {
    const cards = phone.page.getByRole("region", { name: title });
    const release = await phone.press(cards.getByRole("button"));
    await expect(cards.locator("strong").first()).toBeVisible();
    await visit("phone", name, phone.page);
    await release();
    await expect(cards.locator("strong")).toHaveCount(0);
  };

  const ana = await paired("Ana");
  const release = await ana.press(ana.page.getByRole("button", { name: /^(Hold to reveal as a Cylon|Hold on…)$/ }));
  await expect(ana.page.getByRole("button", { name: "Card 2", exact: true })).toBeVisible();
  await release();
  await visit("phone", "show-card", ana.page);
  await show("show-card");
  await ana.page.getByRole("button", { name: "Card 2", exact: true }).click();
  await expect(ana.page.getByText("Revealed as a Cylon").first()).toBeVisible();
  await visit("phone", "super-crises", ana.page);
  await held("super-crises-held", ana, "Your Super Crises");
  await ana.close();

  const ben = await paired("Ben");
  const cem = await paired("Cem");
  await stepOn(referee);
  await stepOn(referee);
  const asked = ben.page.getByRole("region", { name: "Now", exact: true });
  await asked.getByRole("button", { name: /^Play a Quorum card/ }).click();
  await referee.now.getByRole("option", { name: "Release Cylon Mugshots" }).click();
  await asked.getByRole("button", { name: "Done", exact: true }).click();
  await asked.getByRole("button", { name: "Cem", exact: true }).click();
  await expect(referee.now).toContainText("Ben looks at 1 Loyalty card of Cem");
  await show("look");
  await visit("phone", "look", ben.page);
  await visit("phone", "look-at-mine", cem.page);
  await held("look-held", ben, "Cem’s card, for you alone");
  await held("look-at-mine-held", cem, "Ben looks at one of your cards");
  await asked.getByRole("button", { name: "Done looking", exact: true }).click();
  await expect(referee.now).not.toContainText("Ben looks at 1 Loyalty card of Cem");
  for (const phone of [ben, cem]) await phone.close();
}

/** Loyalty cards of the four players and of the deck, of whom the third is a Cylon who has revealed. */
const LOYALTY = {
  hands: { Ana: ["not-a-cylon"], Ben: ["not-a-cylon"], Cem: ["not-a-cylon"], Dee: ["cylon-reduce-morale"] },
  deck: ["not-a-cylon", "not-a-cylon", "not-a-cylon", "sympathizer"],
};

/** Turns on all pages, in two games that are running already: a Cylon's turn, a jump, a crisis, a check, the last leg. */
export async function turnTour(table: Table, referee: Referee, wall: Page, visitor: Visit): Promise<void> {
  const visit = atRest(visitor);
  const show = (name: string) => visit("referee", name, referee.page);
  const showWall = (name: string) => visit("wall", name, wall);
  const taps = (name: string | RegExp) => referee.now.getByRole("button", { name }).first().click();
  const taken = async (what: RegExp) => referee.page.getByRole("banner").getByRole("button", { name: what }).click();

  await inFight(referee, {
    areas: { bow: { raiders: 2 }, stern: { "civilian-ships": 2 } },
    cards: { Ana: 3, Ben: 5, Cem: 7, Dee: 3 },
    places: { Ana: "ftl-control", Ben: "presidents-office", Cem: "command", Dee: "caprica" },
    step: "action",
    active: "Dee",
    modes: { loyalty: "app", dice: "table" },
    also: { fleet: 3, distance: 3, "revealed-cylons": ["Dee"], loyalty: LOYALTY, piles: { "super-crisis": 4 } },
  });
  const phone = await table.phone();
  const showPhone = (name: string) => visit("phone", name, phone.page);
  await table.pair(referee, "Ana", phone);
  await show("turn-cylon");
  await taps("Play a Super Crisis");
  await expect(referee.now).toContainText("which Super Crisis");
  await show("super-crisis");
  await taken(/^Undo/);
  await taps("Activate Caprica");
  await expect(referee.now).not.toContainText("takes a turn");
  await show("caprica");
  await taken(/^Undo/);
  await referee.nextPlayer();

  await expect(referee.now).toContainText("Ana takes a turn");
  await show("turn-draws");
  await showPhone("turn-draws");
  await showWall("turn-draws");
  await referee.now.getByRole("note").getByRole("button").first().click();
  await referee.now.getByRole("button", { name: "Mute this reminder" }).click();
  await expect(referee.now.getByRole("note")).not.toContainText("1/2");
  await show("turn-reminder-muted");
  await stepOn(referee);
  await show("turn-movement");
  await showPhone("turn-movement");
  await stepOn(referee);
  await expect(referee.now.getByRole("group", { name: "Action" })).toBeVisible();
  await show("turn-action");
  await showPhone("turn-action");
  await taps("Executive Order");
  await show("pick-player");
  await showPhone("pick-player");
  await taps("Ben");
  await show("granted-action");
  await taken(/^Undo/);
  // A second tap on an undo that has been taken back already is refused.
  await expect(referee.now.getByRole("heading", { name: /picks a player/ })).toBeVisible();
  await taken(/^Undo/);
  await taps(/^Activate FTL Control/);
  await expect(face(referee, 8)).toBeVisible();
  await show("jump-roll");
  await showPhone("jump-roll");
  await face(referee, 8).click();
  await expect(referee.now.getByRole("option", { name: /^Asteroid Field/ })).toBeVisible();
  await show("jump-destination");
  await showWall("jump-destination");
  await referee.now.getByRole("option", { name: /^Cylon Refinery/ }).click();
  await expect(referee.answer("Nothing")).toBeVisible();
  await show("jump-risk");
  await taps("Nothing");
  await expect(referee.now).toContainText("still reading");
  await show("sleeper-reading");
  await showWall("sleeper-reading");
  await showPhone("sleeper-reading");
  const release = await phone.press(phone.hold);
  await phone.expectOpen();
  await showPhone("sleeper-held");
  await release();
  await referee.closeReading();
  await expect(referee.answer("Keep it")).toBeVisible();
  await show("sympathizer");
  await referee.answer("Keep it").click();

  await expect(cardField(referee)).toBeVisible();
  await show("crisis");
  await cardField(referee).fill("cy");
  await expect(referee.now.getByRole("option").first()).toBeVisible();
  await show("crisis-found");
  await cardField(referee).fill("");
  await referee.answer("Enter by icons").click();
  await referee.now.getByText("a check", { exact: true }).click();
  await referee.now.getByRole("button", { name: "Has a partial result" }).click();
  await show("crisis-unnamed");
  await referee.answer("Enter by name").click();
  await cardField(referee).fill("forced");
  await cardField(referee).press("Enter");
  await expect(referee.now).toContainText("decides");
  await show("choice");
  await showPhone("choice");
  await showWall("choice");
  // What a failed check would cost is named on its own key.
  await taps(/^(?!Skill check).*Food/);
  await expect(referee.answer("Done")).toBeVisible();
  await show("confirm");
  await showPhone("confirm");
  await taken(/^Undo/);
  await taps(/^Skill check/);
  await expect(adds(referee, 2)).toBeVisible();
  await show("check-adding");
  await showPhone("check-adding");
  await showWall("check-adding");
  await adds(referee, 2).click();
  // "No more cards" stands there before and after: an answer to the question before would come too late.
  await expect(referee.now).toContainText("Cem decides");
  await referee.answer("No more cards").click();
  await expect(tells(referee, "Leadership 3")).toBeVisible();
  await tells(referee, "Leadership 3").click();
  await tells(referee, "Piloting 2").click();
  await expect(referee.now.getByRole("button", { name: "Take back Piloting 2" })).toBeVisible();
  await show("check-telling");
  await referee.answer("Done").click();
  await expect(referee.page.getByText(/^(Passed|Failed)$/)).toBeVisible();
  await show("check-result");
  await showPhone("check-result");
  await expect(wall.getByText(/^(Passed|Failed)$/)).toBeVisible();
  await showWall("check-result");
  await referee.answer("Go on").click();

  await jumps(referee);
  await referee.now.getByRole("button", { name: "Distance 3" }).click();
  await expect(referee.page.getByRole("heading", { name: "One jump left" })).toBeVisible();
  await show("last-leg");
  await showWall("last-leg");
  await jumps(referee);
  await expect(referee.page.getByRole("heading", { name: "The humans win" })).toBeVisible();
  await show("final-jump");
  await showWall("final-jump");
  await leaves(referee);

  await inFight(referee, {
    areas: {},
    cards: { Ana: 3, Ben: 5, Cem: 7, Dee: 3 },
    places: { Ana: "command", Ben: "presidents-office", Cem: "command", Dee: "armory" },
    step: "action",
    modes: { loyalty: "app", destinations: "app" },
  });
  await jumps(referee);
  await show("destination-in-secret");
  await referee.now.getByRole("button", { name: "Show Cem’s cards here" }).click();
  await referee.handed.getByRole("button", { name: "I am Cem" }).click();
  const hold = referee.handed.getByRole("button", { name: "Hold to see them" });
  await expect(hold).toBeEnabled();
  await show("hand-destinations");
  const letGo = await referee.press(hold);
  await expect(referee.handed.getByText("1 of 2")).toBeVisible();
  await letGo();
  await referee.handed.getByRole("button", { name: "Cover and hand it back" }).click();
  await referee.page.getByRole("button", { name: "Back to the table" }).click();
  const admiral = await table.phone();
  await table.pair(referee, "Cem", admiral);
  await show("destination-on-a-phone");
  await visit("phone", "destinations", admiral.page);
  const covers = await admiral.press(admiral.page.getByRole("button", { name: "Hold to see them" }));
  await expect(admiral.page.getByText("1 of 2")).toBeVisible();
  await visit("phone", "destinations-held", admiral.page);
  await covers();
  await admiral.page.getByRole("button", { name: /2 of 2/ }).click();
  const jumped = await admiral.press(admiral.page.getByRole("button", { name: "Hold to jump: The second" }));
  await expect(referee.now).not.toContainText("chooses a destination");
  await jumped();
  await admiral.close();
  await phone.close();
}

/** Every stage of a fight on the referee's page. */
export async function fightTour(referee: Referee, visit: Visit): Promise<void> {
  const show = (name: string) => visit("referee", name, referee.page);
  await inFight(referee, {
    areas: {
      bow: { raiders: 5, basestars: [["disabled-hangar"], []], "civilian-ships": 2 },
      "aft-starboard": { "civilian-ships": 1 },
      "aft-port": { raiders: 2, "unmanned-vipers": 2 },
      "fore-port": { raiders: 4, "heavy-raiders": 1 },
    },
    cards: { Ana: 4, Ben: 3, Cem: 2, Dee: 1 },
    places: { Ana: "viper:fore-port", Ben: "presidents-office", Cem: "command", Dee: "hangar-deck" },
    modes: { civilian_ships: "table", damage: "table" },
  });
  await show("icons");
  await referee.now.getByRole("button", { name: "Odds in full" }).click();
  await expect(referee.sheet("What can happen")).toBeVisible();
  await show("odds");
  await referee.close(referee.sheet("What can happen"));
  await icon(referee, "Raiders").click();
  await expect(referee.answer("Order doesn’t matter")).toBeVisible();
  await show("which-area");
  await referee.thing("4 raiders, fore port").click();
  await expect(face(referee, 8)).toBeVisible();
  await show("roll");
  await face(referee, 8).click();
  await expect(referee.answer("Keep result")).toBeVisible();
  await show("react");
}

/** The fleet jumps outside a turn's own steps. */
export async function jumps(referee: Referee): Promise<void> {
  await referee.answer("Something happened …").click();
  await referee.sheet("What happened?").getByRole("button", { name: "The fleet jumps now" }).click();
}

/** Back to the list of games. */
export async function leaves(referee: Referee): Promise<void> {
  await referee.menuButton.click();
  await referee.sheet("Menu").getByRole("button", { name: "Back to the list of games" }).click();
}

export async function tour(table: Table, visitor: Visit): Promise<void> {
  const { dradis } = table;
  const referee = await table.referee();
  const phone = await table.phone();
  const visit = atRest(visitor);
  const show = (name: string) => visit("referee", name, referee.page);
  const showPhone = (name: string) => visit("phone", name, phone.page);

  await expect(referee.newGameButton).toBeVisible();
  await show("start");
  await referee.page.getByRole("button", { name: "Guide", exact: true }).click();
  await expect(referee.sheet("Guide").getByRole("heading", { name: "Your first evening" })).toBeVisible();
  await show("guide");
  await referee.close(referee.sheet("Guide"));
  const wall = await (await table.browser.newContext({ viewport: SIZES.wall[0] })).newPage();
  await wall.goto(`http://127.0.0.1:${dradis.port}/wall.html`);
  const showWall = (name: string) => visit("wall", name, wall);
  await expect(wall.getByText("Waiting for a game").first()).toBeVisible();
  await showWall("waiting");
  await phone.open(dradis.phone);
  await expect(phone.page.getByRole("heading", { name: "No seat yet" })).toBeVisible();
  await showPhone("no-seat");

  await referee.newGameButton.click();
  await expect(referee.page.getByRole("textbox", { name: "Player 1" })).toBeVisible();
  await show("new-game");
  await referee.page.getByRole("button", { name: "Begin", exact: true }).click();
  await show("new-game-faults");
  await referee.page.getByRole("button", { name: "Cancel" }).click();

  await referee.newGame(PLAYERS);
  await expect(referee.page.getByText("Ana can choose")).toBeVisible();
  await show("choosing");
  await expect(wall.getByText("Ana chooses a character").first()).toBeVisible();
  await showWall("choosing");

  const address = await referee.showCode("Ana");
  await show("pairing-code");
  await referee.pairingSheet("Ana").getByText("No camera? Show the address").click();
  await expect(referee.pairingSheet("Ana").getByText(address)).toBeVisible();
  await show("pairing-address");
  await phone.open(address);
  await phone.pictures();
  await referee.pictures("Ana");
  await show("comparing");
  await showPhone("comparing");
  await referee.same("Ana");
  await phone.expectSeated("Ana");
  await showPhone("choosing");
  await referee.phone("Ana").click();
  await referee.pairingSheet("Ana").getByText("Scanned for the wrong player? Swap phones").click();
  await show("pairing-swap");
  await referee.close(referee.pairingSheet("Ana"));

  await referee.chooseCharacters(CHARACTERS);
  await show("dealing");
  await referee.answer("Deal now").click();
  await expect(phone.hold).toBeEnabled();
  await show("reading");
  await referee.page.getByRole("button", { name: "Show Ben’s cards here" }).click();
  await expect(referee.handed).toBeVisible();
  await show("hand-over");
  await referee.handed.getByRole("button", { name: "I am Ben" }).click();
  await expect(referee.handed.getByRole("button", { name: "Hold to look" })).toBeEnabled();
  await show("hand-look");
  await referee.handed.getByRole("button", { name: "Cover and hand it back" }).click();
  await show("hand-back");
  await referee.page.getByRole("button", { name: "Back to the table" }).click();
  await showPhone("covered");
  const release = await phone.press(phone.hold);
  await phone.expectOpen();
  await showPhone("held");
  await release();
  await phone.confirmReading();
  await expect(phone.page.getByText("You have read your cards.").first()).toBeVisible();
  await showPhone("waiting");

  await referee.closeReading();
  await expect(referee.answer("Next player")).toBeVisible();
  await referee.lose("Fuel");
  await referee.lose("Food");
  await referee.expectDial("Food", 7);
  await phone.expectDial("Food", 7);
  await show("playing");
  await showPhone("now");
  for (const tab of ["Table", "Log", "Help"] as const) {
    await phone.tab(tab).click();
    await showPhone(tab.toLowerCase());
  }
  await phone.page.getByRole("button", { name: "Guide", exact: true }).tap();
  await expect(phone.page.getByRole("dialog", { name: "Guide" })).toBeVisible();
  await phone.page.locator("details").evaluateAll((all) => all.forEach((one) => one.setAttribute("open", "")));
  await showPhone("guide");
  await phone.page.keyboard.press("Escape");
  await phone.tab("Table").click();
  for (const [name, shown] of [["Cem", "character"], ["Armory", "location"], ["Basestars", "piece"], ["Skill cards", "skill-cards"], ["Quorum hand", "quorum-cards"]] as const) {
    await phone.page.getByRole("button", { name: new RegExp(`^${name}`) }).first().click();
    await expect(phone.page.getByRole("dialog", { name })).toBeVisible();
    await showPhone(`about-${shown}`);
    await phone.page.keyboard.press("Escape");
  }
  await phone.tab("Mine").click();

  await referee.phone("Ana").click();
  await expect(referee.pairingSheet("Ana")).toBeVisible();
  await show("phone-connected");
  await referee.close(referee.pairingSheet("Ana"));
  await referee.dial("Fuel").click();
  await expect(referee.correction("Fuel")).toBeVisible();
  await show("correction");
  await referee.close(referee.correction("Fuel"));
  await referee.logButton.click();
  await expect(referee.sheet("Log")).toBeVisible();
  await show("log");
  await referee.close(referee.sheet("Log"));
  await referee.menuButton.click();
  await expect(referee.sheet("Menu")).toBeVisible();
  await show("menu");
  await referee.sheet("Menu").getByRole("button", { name: "What may be said" }).click();
  await expect(referee.sheet("What may be said")).toBeVisible();
  await show("sayings");
  await referee.close(referee.sheet("What may be said"));
  await networkTour(referee, visit);
  await tabletTour(table, referee, visit);
  await referee.now.getByRole("button", { name: "Why?" }).click();
  await expect(referee.sheet("Why?")).toBeVisible();
  await show("why");
  await referee.close(referee.sheet("Why?"));

  await referee.thing("3 raiders, bow").click();
  await expect(referee.correction("Raiders, bow")).toBeVisible();
  await show("correction-ships");
  await referee.correction("Raiders, bow").getByRole("button", { name: "Move it on the board" }).click();
  await expect(referee.page.getByText("Put it where?")).toBeVisible();
  await show("put-where");
  await referee.page.keyboard.press("Escape");
  await referee.player("Ben").click();
  await expect(referee.correction("Ben")).toBeVisible();
  await show("correction-player");
  await referee.correction("Ben").getByRole("button", { name: "A revealed Cylon" }).click();
  await expect(referee.sheet("Impossible board")).toBeVisible();
  await show("impossible");
  await referee.sheet("Impossible board").getByRole("button", { name: "Cancel" }).click();
  await referee.page.getByRole("banner").getByRole("button", { name: /Correct the turn$/ }).click();
  await expect(referee.correction("the turn")).toBeVisible();
  await show("correction-turn");
  await referee.close(referee.correction("the turn"));
  await referee.logButton.click();
  const fuel = referee.sheet("Log").getByRole("listitem").filter({ hasText: "8 → 7" }).first();
  await fuel.getByRole("button", { name: /^More about/ }).click();
  await show("log-entry");
  await referee.sheet("Log").getByRole("button", { name: "See the board then" }).click();
  await expect(referee.now).toContainText("Looking back");
  await show("looking-back");
  await referee.now.getByRole("button", { name: "Back to now" }).click();

  await showWall("playing");
  await referee.menuButton.click();
  await referee.sheet("Menu").getByRole("button", { name: "Pause the game" }).click();
  await expect(wall.getByText("Paused", { exact: true }).first()).toBeVisible();
  await showWall("paused");
  await show("paused");
  await showPhone("paused");
  await referee.page.getByRole("button", { name: "Go on" }).click();
  await expect(referee.answer("Next player")).toBeVisible();

  for (let left = 6; left >= 0; left -= 1) {
    await referee.lose("Fuel");
    await referee.expectDial("Fuel", left);
  }
  await show("fuel-empty");
  await referee.nextPlayer();
  await expect(referee.page.getByRole("heading", { name: "The Cylons win" })).toBeVisible();
  await show("game-over");
  await expect(phone.page.getByText("The Cylons win", { exact: true }).first()).toBeVisible();
  await showPhone("game-over");
  await expect(wall.getByText("The Cylons win", { exact: true }).first()).toBeVisible();
  await showWall("game-over");
  await referee.page.getByRole("button", { name: "Reveal everybody’s cards" }).click();
  await show("turn-up");
  await referee.page.getByRole("button", { name: "Reveal them", exact: true }).click();
  for (const page of [referee.page, wall, phone.page]) await expect(page.getByRole("region", { name: "Who was what" }).first()).toBeVisible();
  await show("turned-up");
  await showPhone("turned-up");
  await showWall("turned-up");
  await phone.page.getByRole("button", { name: "Check this game" }).click();
  await expect(phone.page.locator("[data-status^='verdict']")).toBeVisible();
  await showPhone("checked");

  await leaves(referee);
  await turnTour(table, referee, wall, visitor);
  await leaves(referee);
  await secretsTour(table, referee, visit);
  await leaves(referee);
  await fightTour(referee, visit);

  await dradis.kill();
  await expect(referee.page.getByText("Connection lost. Trying again…")).toBeVisible();
  await expect(wall.getByText("Connection lost. Trying again…")).toBeVisible();
  // A phone says more once it has waited for long.
  await phone.expectAway();
  await showPhone("connection-lost");
  await show("connection-lost");
  await showWall("connection-lost");
}
