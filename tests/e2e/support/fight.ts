// A table in the middle of a fight, and the taps that it takes.

import { expect, type Locator, type Page } from "@playwright/test";
import type { Referee } from "./referee";
import { CHARACTERS } from "./table";

interface Ships {
  raiders?: number;
  "heavy-raiders"?: number;
  "unmanned-vipers"?: number;
  "unmanned-mark-vii"?: number;
  "unmanned-assault-raptors"?: number;
  basestars?: string[][];
  "civilian-ships"?: number;
}

/** What differs from a board with nothing on it, as the table's own words for a position put it. */
export interface Fight {
  areas: Record<string, Ships>;
  modes?: Partial<Record<"loyalty" | "destiny" | "dice" | "damage" | "civilian_ships" | "destinations" | "super_crises", "app" | "table">>;
  /** Skill cards in hand, by player. */
  cards?: Record<string, number>;
  places?: Record<string, string>;
  step?: string;
  /** Ana's character, where Starbuck would be asked whether the card is replaced. */
  ana?: string;
  /** Whose turn it is; the first player's when left out. */
  active?: string;
  /** Anything else of a position, as the table's own words put it. */
  also?: Record<string, unknown>;
}

/** The taps of the reader's own finger on a page, from now on. */
export async function countTaps(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const counted = window as Window & { taps?: number };
    if (counted.taps === undefined) addEventListener("click", (event) => event.isTrusted && (counted.taps = (counted.taps ?? 0) + 1), true);
    counted.taps = 0;
  });
  return () => page.evaluate(() => (window as Window & { taps?: number }).taps ?? 0);
}

/** Takes over a running game of four, in the step in which Cylon ships are activated. */
export async function inFight(referee: Referee, fight: Fight): Promise<void> {
  const { page } = referee;
  await page.getByRole("button", { name: "Join a game in progress" }).click();
  for (const [at, [name, character]] of CHARACTERS.entries()) {
    await page.getByRole("textbox", { name: `Player ${at + 1}` }).fill(name);
    const select = page.getByRole("combobox", { name: `Character of player ${at + 1}` });
    const plays = name === "Ana" ? (fight.ana ?? character) : character;
    await select.selectOption(await select.getByRole("option").filter({ hasText: plays }).getAttribute("value"));
  }
  await layAs(page, fight);
  await expect(referee.now).toContainText("takes a turn");
}

/** Takes a running game over as it stands on the page: what people would lay out tap by tap is put into what it sends. */
export async function layAs(page: Page, fight: Fight): Promise<void> {
  await page.evaluate((fight) => {
    const laid = window as Window & { fight?: typeof fight };
    const before = laid.fight !== undefined;
    laid.fight = fight;
    if (before) return;
    const { send } = WebSocket.prototype;
    const usual = { raiders: 0, "heavy-raiders": 0, "unmanned-vipers": 0, basestars: [], "civilian-ships": 0 };
    WebSocket.prototype.send = function (data) {
      if (typeof data !== "string" || !data.includes('"start-from"') || laid.fight === undefined) return send.call(this, data);
      const { areas, modes, cards, places, step, active, also } = laid.fight;
      const asked = JSON.parse(data);
      const { options, position } = asked.command;
      Object.assign(options.modes, modes);
      position.areas = Object.fromEntries(Object.entries(areas).map(([area, ships]) => [area, { ...usual, ...ships }]));
      position["skill-cards"] = cards ?? {};
      position.places = places ?? {};
      position.turn.step = step ?? "activate-cylon-ships";
      position.turn.active = active ?? position.turn.active;
      position.lay_out = false;
      Object.assign(position, also);
      return send.call(this, JSON.stringify(asked));
    };
  }, fight);
  await page.getByRole("button", { name: "Lay out the board" }).click();
}

/** A Cylon ship icon. */
export function icon(referee: Referee, name: string): Locator {
  return referee.now.getByRole("group", { name: "Activate Cylon ships" }).getByRole("button", { name: new RegExp(`^${name}`) });
}

/** A number of the die. */
export function face(referee: Referee, number: number): Locator {
  return referee.now.getByRole("group", { name: "Number on the die" }).getByRole("button", { name: new RegExp(`^${number}\\b`) });
}

/** Sets the pace of fights in the menu. */
export async function pace(referee: Referee, name: string): Promise<void> {
  await referee.menuButton.click();
  await referee.sheet("Menu").getByText(name, { exact: true }).click();
  await expect(referee.sheet("Menu").getByRole("radio", { name })).toBeChecked();
  await referee.close(referee.sheet("Menu"));
}
