// The Ionian Nebula as it stands on the screens: Allies and trauma tokens on the board, the Crossroads phase, and who is out.

import type { Locator } from "@playwright/test";
import { inCombined, SEVEN } from "./combined";
import type { Fight } from "./fight";
import type { Phone } from "./phone";
import type { Referee } from "./referee";
import { expect } from "./table";
import { leaves } from "./tour";
import { answerUntil } from "./turn";

type Paired = (name: string) => Promise<{ phone: Phone; now: Locator; show: (state: string) => Promise<void> }>;
type Show = (name: string) => Promise<void>;

const OBJECTIVE = "Ionian Nebula";
const [BENEVOLENT, ANTAGONISTIC] = ["trauma-benevolent", "trauma-antagonistic"];

/** Tokens that Dradis keeps: in Sickbay, in the Brig and on each of three Allies, and of the players; most have some. */
const TRAUMA = {
  spots: [BENEVOLENT, ANTAGONISTIC, BENEVOLENT, ANTAGONISTIC, BENEVOLENT],
  hands: {
    Ana: [BENEVOLENT, ANTAGONISTIC, ANTAGONISTIC],
    Ben: [BENEVOLENT, BENEVOLENT, ANTAGONISTIC],
    Cem: [ANTAGONISTIC],
    Dana: [BENEVOLENT, BENEVOLENT, BENEVOLENT, ANTAGONISTIC, ANTAGONISTIC],
    Eli: [BENEVOLENT],
    Gus: [ANTAGONISTIC, ANTAGONISTIC, BENEVOLENT],
  },
};

/** Screens of a board with something in every part of it; its cards and places are the caller's. */
export async function nebulaTour(referee: Referee, board: Fight, paired: Paired, show: Show, showWall: Show): Promise<void> {
  const { page, now } = referee;
  const ionian = { allies: ["aaron-kelly-ally", "billy-keikeya-ally", "crashdown-ally"], boxed: ["elosha-ally"] };
  const places = { ...board.places, Ana: "command", Fay: "sickbay", Gus: "administration-overlay" };

  // Allies where somebody stands and where nobody does, and tokens that everybody sees face down.
  await inCombined(referee, { ...board, places, step: "action", active: "Eli", also: { ...board.also, ionian, hidden: { trauma: TRAUMA } } }, SEVEN, OBJECTIVE);
  const eli = await paired("Eli");
  await expect(page.getByRole("button", { name: /^Command, Ana, Eli, Aaron Kelly \(Ally, trauma token\)$/ })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Brig, .*Dana, Trauma token$/ })).toBeVisible();
  await show("nebula");
  await showWall("nebula");
  await eli.phone.tab("Table").click();
  await eli.show("nebula");
  const kelly = eli.phone.page.getByRole("button", { name: /^Aaron Kelly/ });
  await kelly.click();
  await expect(eli.phone.page.getByRole("dialog", { name: "Aaron Kelly" })).toContainText("Activate up to 4 unmanned vipers.");
  await eli.show("ally");
  await eli.phone.page.keyboard.press("Escape");

  // From the location to the Ally there, and what of them can be put right.
  await page.getByRole("button", { name: /^Armory, / }).click();
  await expect(page.getByRole("dialog", { name: "Armory" })).toContainText("An Ally comes here");
  await show("nebula-location");
  await page.getByRole("dialog").getByRole("button", { name: /^Alex/ }).click();
  const sheet = page.getByRole("dialog", { name: /Quartararo/ });
  await expect(sheet).toContainText("Someone else has come instead");
  await show("ally");
  await sheet.getByRole("group", { name: "Trauma token on the card" }).getByRole("button", { name: "None" }).click();
  await expect(page.getByRole("button", { name: /^Armory, .*Quartararo \(Ally\)$/ })).toBeVisible();
  await eli.phone.close();
  await leaves(referee);

  await crossroadsTour(referee, paired, show, showWall);

  // Who is out of the game.
  await inCombined(referee, { ...board, step: "action", active: "Eli", also: { ...board.also, titles: { president: "Ben", admiral: "Eli", cag: "Ana" }, "crossroads-over": true, eliminated: ["Dana"] } }, SEVEN, OBJECTIVE);
  const dana = await paired("Dana");
  await expect(dana.phone.page.getByRole("heading", { name: "You are out of the game" })).toBeVisible();
  await expect(now).toContainText("Eli takes a turn");
  await show("eliminated");
  await showWall("eliminated");
  await dana.show("eliminated");
  await dana.phone.tab("Table").click();
  await dana.show("eliminated-table");
  await dana.phone.close();
  await leaves(referee);
}

/** The phase with four players, whose cards and tokens the table keeps and tells. */
async function crossroadsTour(referee: Referee, paired: Paired, show: Show, showWall: Show): Promise<void> {
  const { now } = referee;
  const four = SEVEN.filter(([name]) => ["Ana", "Ben", "Dana", "Eli"].includes(name));
  const places = { Ana: "command", Ben: "administration-overlay", Dana: "brig", Eli: "ftl-control" };
  const hands = { Ana: 2, Ben: 2, Dana: 2, Eli: 2 };
  const also = { distance: 7, "loyalty-cards": { hands, deck: 2 }, ionian: { allies: ["aaron-kelly-ally"], trauma: { Ana: 3, Ben: 4, Dana: 4, Eli: 3 } } };
  await inCombined(referee, { areas: {}, cards: { Ana: 3, Ben: 5, Dana: 2, Eli: 6 }, places, modes: { loyalty: "table", super_crises: "table" }, step: "action", active: "Ana", also }, four, OBJECTIVE);
  const ben = await paired("Ben");
  const named = (card: string) => now.getByRole("button", { name: card, exact: true });
  const begins = referee.answer("All tokens laid");
  await referee.book(/^Distance/).click();
  await referee.set("Distance", "8");
  const any = now.locator(".choices button").last();
  await show("crossroads-battle");
  await ben.show("crossroads-battle");
  await answerUntil(begins, referee.answer("Done"), any);
  await show("crossroads-laying");
  await ben.show("crossroads-laying");
  await begins.click();
  await show("crossroads-card");
  await named("The Opera House").click();
  await show("crossroads-token");
  await referee.answer("Antagonistic").click();
  // The second card is Ben's: he is asked as its result goes on.
  await named("Perjury").click();
  await referee.answer("Benevolent").click();
  await show("crossroads-result");
  await ben.show("crossroads-result");
  await showWall("crossroads-result");
  await answerUntil(now.getByText("How many are"), named("Testimony"), named("Strange Music"), referee.answer("Benevolent"), any);
  await show("crossroads-trial");
  await showWall("crossroads-trial");
  await ben.show("crossroads-trial");
  await ben.phone.close();
  await leaves(referee);
}
