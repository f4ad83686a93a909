// The referee's page, in the words that stand on it.

import { type Browser, type BrowserContext, expect, type Locator, type Page } from "@playwright/test";
import { scan } from "./qr";

/** The size of a common tablet. */
export const TABLET = { width: 1280, height: 800 };

export type Resource = "Fuel" | "Food" | "Morale" | "Population";

/** Games of tests are read at once, unless the test is about reading: the set-up's time becomes this. */
function readFor(seconds: number): void {
  const { send } = WebSocket.prototype;
  WebSocket.prototype.send = function (data) {
    send.call(this, typeof data === "string" ? data.replace(/"reading_seconds":\d+/, `"reading_seconds":${seconds}`) : data);
  };
}

export class Referee {
  private constructor(readonly page: Page) {}

  /** Opens the page at the address that the server printed; its token is used by this. */
  static async open(browser: Browser | BrowserContext, address: string, viewport = TABLET, reading = 0): Promise<Referee> {
    const page = "newContext" in browser ? await (await browser.newContext({ viewport })).newPage() : await browser.newPage();
    const referee = new Referee(page);
    await page.addInitScript(readFor, reading);
    await page.goto(address);
    return referee;
  }

  get newGameButton(): Locator {
    return this.page.getByRole("button", { name: "New game" });
  }

  /**
   * Sets up a game of these players, clockwise; the first of them goes first. The options name who keeps a
   * component: "Dradis" or "The table"; the game is the base game unless it is named.
   */
  async newGame(names: readonly string[], kept: Record<string, "Dradis" | "The table"> = {}, game?: string): Promise<void> {
    await this.newGameButton.click();
    if (game !== undefined) await this.page.getByRole("group", { name: "Game" }).getByText(game, { exact: true }).click();
    for (const [at, name] of names.entries()) {
      await this.page.getByRole("textbox", { name: `Player ${at + 1}` }).fill(name);
    }
    const first = this.page.getByRole("group", { name: "First player" });
    await first.getByText(names[0] ?? "", { exact: true }).click();
    if (Object.keys(kept).length > 0) await this.page.getByRole("button", { name: /^Options/ }).click();
    for (const [component, keeper] of Object.entries(kept)) {
      await this.page.getByRole("group", { name: component, exact: true }).getByText(keeper, { exact: true }).click();
    }
    await this.page.getByRole("button", { name: "Begin", exact: true }).click();
  }

  /** A character of those that can be chosen now. */
  character(name: string): Locator {
    return this.page.getByRole("main").getByRole("button", { name });
  }

  /** Chooses a character for each player in turn. */
  async chooseCharacters(characters: readonly (readonly [player: string, character: string])[]): Promise<void> {
    for (const [player, character] of characters) {
      await expect(this.page.getByText(`${player} can choose`)).toBeVisible();
      await this.character(character).click();
    }
    await expect(this.now).toContainText("Deal the Loyalty cards");
  }

  /** What the table waits for. */
  get now(): Locator {
    return this.page.getByRole("complementary");
  }

  answer(option: string): Locator {
    return this.now.getByRole("button", { name: option, exact: true });
  }

  /** A player in the strip of seats. */
  seat(name: string): Locator {
    return this.page.getByRole("list", { name: "Seats" }).locator(":scope > li").filter({ hasText: name });
  }

  /** The state of a player's phone in the strip of seats; a tap opens its sheet. */
  phone(name: string): Locator {
    return this.seat(name).getByRole("button", { name: new RegExp(`^${name}’s phone: `) });
  }

  /** The name of a player in the strip of seats; a tap opens what can be corrected about them. */
  player(name: string): Locator {
    return this.seat(name).getByRole("button").first();
  }

  /** The cards in a player's hand. */
  hand(name: string): Locator {
    return this.seat(name).getByRole("button", { name: new RegExp(`^${name}: \\d+ cards? in hand`) });
  }

  /** A thing on the board, by its whole name. */
  thing(name: string): Locator {
    return this.page.getByRole("main").getByRole("button", { name, exact: true });
  }

  /** Answers by a tap on the board. Before its question is there, the tap would open what can be read of the thing. */
  async taps(name: string): Promise<void> {
    await expect(this.thing(name)).toHaveAccessibleDescription(/^a tap answers(: |$)/);
    await this.thing(name).click();
  }

  /** A track, a box or a pile beside the board. */
  book(name: RegExp): Locator {
    return this.page.getByRole("region", { name: "Resources" }).getByRole("button", { name });
  }

  /** The sheet that corrects something. */
  correction(what: string): Locator {
    // A piece of the board says what it is first, and its sheet is called by its name alone.
    return this.page.getByRole("dialog", { name: new RegExp(`^(Correct )?${what.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}$`, "i") });
  }

  /** Chooses a value on the sheet of what was tapped: the second of the two taps. */
  async set(what: string, value: string, legend?: string): Promise<void> {
    const sheet = this.correction(what);
    const part = legend === undefined ? sheet : sheet.getByRole("group", { name: legend, exact: true });
    // What is also a part of sentences begins in lower case, and is drawn with a capital.
    const name = new RegExp(`^${value.replace(/[+.()]/g, "\\$&")}$`, "i");
    await part.getByRole("button", { name }).click();
    await expect(sheet).toHaveCount(0);
  }

  sheet(title: string | RegExp): Locator {
    return this.page.getByRole("dialog", { name: title });
  }

  pairingSheet(name: string): Locator {
    return this.sheet(`${name}’s phone`);
  }

  async close(sheet: Locator): Promise<void> {
    await sheet.getByRole("button", { name: "Close", exact: true }).click();
    await expect(sheet).toBeHidden();
  }

  /** Shows a code for a player and reads it off the screen: the address that a camera would open. */
  async showCode(name: string): Promise<string> {
    await this.phone(name).click();
    const sheet = this.pairingSheet(name);
    await sheet.getByRole("button", { name: "Show the code" }).click();
    return scan(this.code(name));
  }

  /** Reads the code that is on show. */
  scan(name: string): Promise<string> {
    return scan(this.code(name));
  }

  /** The code on the pairing sheet. */
  code(name: string): Locator {
    return this.pairingSheet(name).getByRole("img", { name: `QR code for ${name}’s phone` });
  }

  get tabletSheet(): Locator {
    return this.sheet("The referee’s tablet");
  }

  /** Shows a code for a tablet and reads it off the screen. */
  async showTabletCode(): Promise<string> {
    await this.menuButton.click();
    await this.page.getByRole("button", { name: "Add a tablet" }).click();
    await this.tabletSheet.getByRole("button", { name: "Show the code" }).click();
    return scan(this.tabletSheet.getByRole("img", { name: "QR code for the referee’s tablet" }));
  }

  /** What helps when phones do not connect, opened from the menu. */
  async network(): Promise<Locator> {
    await this.menuButton.click();
    await this.sheet("Menu").getByRole("button", { name: "Phones cannot connect?" }).click();
    return this.networkSheet;
  }

  get networkSheet(): Locator {
    return this.sheet("Phones cannot connect?");
  }

  /** Types a closed Wi-Fi into the fields that are open, and keeps it. */
  async keepWifi(name: string, password: string): Promise<void> {
    await this.networkSheet.getByRole("textbox", { name: "Wi-Fi name" }).fill(name);
    await this.networkSheet.getByRole("textbox", { name: "Password" }).fill(password);
    await this.networkSheet.getByRole("button", { name: "Save it and show the code" }).click();
  }

  /** The names of the six pictures on a player's pairing sheet, or wherever they are on the screen. */
  async pictures(name?: string): Promise<string[]> {
    const place = name === undefined ? this.page : this.pairingSheet(name);
    const list = place.getByRole("list", { name: "Six pictures" });
    await expect(list.getByRole("listitem")).toHaveCount(6);
    return list.getByRole("listitem").allInnerTexts();
  }

  /** Says that both screens show the same pictures. */
  async same(name: string): Promise<void> {
    const sheet = this.pairingSheet(name);
    await sheet.getByRole("button", { name: "Same", exact: true }).click();
    await expect(sheet.getByText(`${name}’s phone is connected.`)).toBeVisible();
    await this.close(sheet);
  }

  /** Says that the pictures are the same in a round of pairing, where the next player's code follows by itself. */
  async sameInRound(name: string): Promise<void> {
    await this.pairingSheet(name).getByRole("button", { name: "Same", exact: true }).click();
    await expect(this.pairingSheet(name)).toBeHidden();
  }

  /** Begins a round of pairing; the first player's code is shown. */
  get pairPhones(): Locator {
    return this.page.getByRole("button", { name: "Pair phones", exact: true });
  }

  /** What is on the screen while it is handed to a player without a phone. */
  get handed(): Locator {
    return this.page.getByRole("dialog", { name: /^Hand this screen|look at your cards$/ });
  }

  /** Presses a control and holds it; the answer lets go. */
  async press(on: Locator): Promise<() => Promise<void>> {
    await on.hover();
    await this.page.mouse.down();
    return () => this.page.mouse.up();
  }

  /** A dial's button, whose name says where it stands. */
  dial(resource: Resource): Locator {
    return this.page.getByRole("button", { name: new RegExp(`^${resource}: \\d+ of \\d+`) });
  }

  async expectDial(resource: Resource, value: number): Promise<void> {
    await expect(this.dial(resource)).toHaveAccessibleName(new RegExp(`^${resource}: ${value} of `));
  }

  /** Turns a dial down by one. */
  async lose(resource: Resource): Promise<void> {
    await this.page.getByRole("button", { name: `${resource} minus 1`, exact: true }).click();
  }

  /** Undo, named by what it would take back. */
  undo(what: string): Locator {
    return this.page.getByRole("banner").getByRole("button", { name: `Undo: ${what}` });
  }

  redo(what: string): Locator {
    return this.page.getByRole("banner").getByRole("button", { name: `Redo: ${what}` });
  }

  /** Ends everybody's time to read while somebody has not said that they have read: asked once more. */
  async closeReading(): Promise<void> {
    await this.answer("Go on").click();
    await expect(this.now.getByRole("alert")).toContainText("not read yet");
    await this.answer("Continue anyway").click();
  }

  /** Passes the turn on while there are steps to go: asked once more. */
  async nextPlayer(): Promise<void> {
    await endTurn(this.now);
  }

  /** Ends a break, such as the one a table begins with when it is opened from its file. */
  async goOn(): Promise<void> {
    await expect(this.page.getByRole("heading", { name: "Paused" })).toBeVisible();
    await this.page.getByRole("button", { name: "Go on", exact: true }).click();
    await expect(this.page.getByRole("heading", { name: "Paused" })).toBeHidden();
  }

  get logButton(): Locator {
    return this.page.getByRole("banner").getByRole("button", { name: "Log", exact: true });
  }

  get menuButton(): Locator {
    return this.page.getByRole("banner").getByRole("button", { name: "Menu", exact: true });
  }
}

/** Ends a turn early where "Next player" is offered: one tap, and one more that says so. */
export async function endTurn(where: Locator): Promise<void> {
  await where.getByRole("button", { name: "Next player", exact: true }).click();
  await where.getByRole("alertdialog", { name: "Next player" }).getByRole("button", { name: "Next player", exact: true }).click();
}
