// The end of an evening of the combined game: seven players with seven phones, a wall and the referee's page, whatever the
// objective; what all screens say, how a turn goes on, and how it ends.

import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import { inCombined } from "./combined";
import type { Fight } from "./fight";
import { layoutFaults } from "./layout";
import type { Phone } from "./phone";
import type { Referee } from "./referee";
import { expect, type Table } from "./table";
import { inTheme, resize, SIZES } from "./tour";
import { answerUntil, cardField } from "./turn";

/** An id that should have been words. */
const ID =
  /\b(?:ability|act|ally|ask|character|cards?|crisis|crisis-card|crossroads|cylon|effect|final-five|goal|has|held|location|log|loyalty|mine|mission|motive|moment|mutiny|offered|opened|option|skill-card|source|title|trauma)-[a-z]+(?:-[a-z0-9]+)*\b/;

/** A player as all screens show them once the cards lie open. */
export interface TurnedUp {
  name: string;
  team: "humans" | "cylons" | "neither";
  /** What stands beside the name, card by card. */
  cards: RegExp;
}

export class Evening {
  readonly page: Page;
  readonly now: Locator;
  readonly phones = new Map<string, Phone>();

  private constructor(
    readonly referee: Referee,
    readonly wall: Page,
    readonly names: readonly string[],
    private readonly called: string,
  ) {
    this.page = referee.page;
    this.now = referee.now;
  }

  /** Takes the game over where it stands, with a wall and a phone for everybody. */
  static async of(table: Table, called: string, objective: string, laid: Fight, players: readonly (readonly [name: string, character: string])[]): Promise<Evening> {
    const referee = await table.referee();
    await inCombined(referee, laid, players, objective);
    const wall = await (await table.browser.newContext({ viewport: SIZES.wall[0] })).newPage();
    await wall.goto(`http://127.0.0.1:${table.dradis.port}/wall.html`);
    const evening = new Evening(referee, wall, players.map(([name]) => name), called);
    for (const name of evening.names) {
      const phone = await table.phone();
      evening.phones.set(name, phone);
      await table.pair(referee, name, phone);
    }
    return evening;
  }

  phone(name: string): Phone {
    const found = this.phones.get(name);
    if (found === undefined) throw new Error(`${name} has no phone`);
    return found;
  }

  /** What a player is asked on their own phone. */
  asked(name: string): Locator {
    return this.phone(name).page.getByRole("region", { name: "Now", exact: true });
  }

  /** A player in the strip of seats: "Ana" stands in "Dana", too. */
  seat(name: string): Locator {
    return this.page.getByRole("list", { name: "Seats" }).locator(":scope > li").filter({ has: this.page.getByText(name, { exact: true }) });
  }

  /** Every screen of the table. */
  get screens(): Page[] {
    return [this.page, this.wall, ...[...this.phones.values()].map(({ page }) => page)];
  }

  /** The same on the referee's page, where it can be tapped, and on the wall, where it cannot. */
  async both(name: RegExp): Promise<void> {
    await expect(this.page.getByRole("main").getByRole("button", { name })).toBeVisible();
    await expect(this.wall.getByRole("img", { name })).toBeVisible();
  }

  /** Everything is said in words, on every screen. */
  async inWords(): Promise<void> {
    for (const screen of this.screens) await expect(screen.locator("body")).not.toContainText(ID);
  }

  /** A station of the evening: nothing is cut off at any size and everything is words; pictures where somebody asks for them. */
  async at(station: string, ...phones: string[]): Promise<void> {
    await this.inWords();
    const faults: string[] = [];
    const folder = process.env["DRADIS_PICTURES"];
    const shoot = async (screen: Page, name: string) => {
      if (folder) await screen.screenshot({ path: join(folder, `${this.called}-${station}-${name}.png`), animations: "disabled" });
    };
    for (const size of [SIZES.referee[1], SIZES.referee[0]]) {
      await resize(this.page, size);
      faults.push(...(await layoutFaults(this.page)).map((fault) => `${size.width}: ${fault}`));
      await shoot(this.page, `${size.width}`);
    }
    faults.push(...(await layoutFaults(this.wall)).map((fault) => `wall: ${fault}`));
    await shoot(this.wall, "wall");
    for (const name of phones) {
      const { page } = this.phone(name);
      faults.push(...(await layoutFaults(page)).map((fault) => `${name}: ${fault}`));
      await shoot(page, name);
    }
    if (folder) {
      for (const [screen, name] of [[this.page, "1280"], [this.wall, "wall"], ...phones.map((name) => [this.phone(name).page, name] as const)] as const) {
        await inTheme(screen, "light", () => shoot(screen, `${name}-light`));
      }
    }
    expect.soft(faults, station).toEqual([]);
  }

  /** Whose turn it is, on the referee's page and on the phone of whoever has it. */
  async expectTurn(name: string): Promise<void> {
    await expect(this.heading(name)).toBeVisible();
  }

  /** Ends the turn, whatever it still asks, and waits for that of the next player. */
  async passes(to: string, ...answers: Locator[]): Promise<void> {
    const { referee, now } = this;
    const sure = now.getByRole("alertdialog", { name: "Next player" }).getByRole("button", { name: "Next player", exact: true });
    await answerUntil(this.heading(to), sure, referee.answer("Next player").first(), ...answers, referee.answer("Discarded"), referee.answer("Done"));
  }

  /** Names the crisis card that has come up, whatever step the turn is in before it. */
  async crisis(letters: string): Promise<void> {
    const { referee, now } = this;
    await answerUntil(cardField(referee), referee.answer("Done"), now.getByRole("button", { name: /^Next: (Movement|Action|Crisis)/ }));
    await cardField(referee).fill(letters);
    await expect(now.getByRole("option")).toHaveCount(1);
    await cardField(referee).press("Enter");
  }

  /** Puts a player somewhere else, wherever they are: on the board those who stand together may be too many to be tapped. */
  async puts(name: string, to: string): Promise<void> {
    await this.seat(name).getByRole("button").first().click();
    await this.referee.correction(name).getByRole("button", { name: /^Choose the place/ }).click();
    await this.referee.set(name, to);
  }

  /** Cards that a player holds and nobody else sees, on their own phone. */
  own(name: string, title: string): Locator {
    return this.phone(name).page.getByRole("region", { name: title });
  }

  /** Whether a player is asked on their phone to choose one of such cards. */
  choosing(name: string, title: string): Locator {
    return this.own(name, title).getByRole("button", { name: /^(Mark a card first|Hold to choose)/ });
  }

  /** A player marks one of them, and holds until it is chosen. */
  async chooses(name: string, title: string, number: number): Promise<void> {
    const choosing = this.choosing(name, title);
    await this.own(name, title).getByRole("button", { name: new RegExp(`^Card ${number} of \\d+`) }).click();
    await expect(choosing).toContainText("Hold to choose");
    const letGo = await this.phone(name).press(choosing);
    await expect(this.own(name, title).getByRole("button", { name: /^(Hold to choose|Keep holding)/ })).toHaveCount(0);
    await letGo();
  }

  /** The game is over: who has won and why, and each player with what they were, on every screen. */
  async ends(winner: "The humans win" | "The Cylons win", why: string, hands: readonly TurnedUp[]): Promise<void> {
    const { page, wall } = this;
    const over = page.getByRole("region", { name: "Game over" });
    await expect(over.getByRole("heading", { name: winner })).toBeVisible();
    await expect(over).toContainText(why);
    await expect(wall.getByText(winner, { exact: true }).first()).toBeVisible();
    for (const name of this.names) await expect(this.phone(name).page.getByRole("heading", { name: winner })).toBeVisible();
    for (const screen of this.screens) await expect(screen.getByRole("region", { name: "Who was what" })).toHaveCount(0);
    await this.at("over", ...this.names.slice(0, 2));
    await page.getByRole("button", { name: "Reveal everybody’s cards" }).click();
    await page.getByRole("button", { name: "Reveal them", exact: true }).click();
    for (const screen of this.screens) {
      await expect(screen.getByText(why, { exact: true })).toBeVisible();
      const lines = screen.getByRole("region", { name: "Who was what" }).first().locator("li[data-status]");
      await expect(lines).toHaveCount(hands.length);
      for (const { name, team, cards } of hands) {
        const line = lines.filter({ has: screen.getByText(name, { exact: true }) });
        await expect(line).toHaveCount(1);
        await expect(line).toHaveAttribute("data-status", `team ${team}`);
        await expect(line).toContainText(cards);
      }
    }
    await this.at("turned-up", ...this.names.slice(0, 2));
  }

  /** Every phone repeats the whole game by itself; it may be said what of it there is to repeat, where no phone has helped to draw it. */
  async verified(repeated?: string): Promise<void> {
    for (const name of this.names) await this.phone(name).page.getByRole("button", { name: "Check this game" }).click();
    for (const name of this.names) {
      const verdict = this.phone(name).page.locator("[data-status^='verdict']");
      await expect(verdict).toContainText("Everything adds up", { timeout: 60_000 });
      await expect(verdict).toContainText(repeated ?? /[1-9]\d* deals? and \d+ rolls? of Dradis repeated\./);
      if (repeated === undefined) await expect(verdict).toContainText(/helped seed [1-9]/);
      await expect(verdict).toContainText(/[1-9]\d* marks? your phone kept/);
    }
    await this.at("checked", this.names[0] ?? "");
  }

  private heading(name: string): Locator {
    return this.page.getByRole("heading", { level: 1, name: new RegExp(`^Turn \\d+: ${name}$`) });
  }
}
