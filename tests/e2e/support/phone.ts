// A player's phone, in the words that stand on its page.

import { type Browser, type BrowserContext, type CDPSession, expect, type Locator, type Page } from "@playwright/test";
import type { Resource } from "./referee";

export interface Size {
  width: number;
  height: number;
}

/** The size of a common phone. */
export const PHONE: Size = { width: 390, height: 844 };

export class Phone {
  private constructor(readonly page: Page) {}

  /** A phone that nobody has used yet: its own browser context, with nothing stored. */
  static async make(browser: Browser, viewport: Size = PHONE, locale = "en-US"): Promise<Phone> {
    const context = await browser.newContext({ viewport, locale, hasTouch: true, isMobile: true });
    return new Phone(await context.newPage());
  }

  /** A new tab of a browser that may have been here before. */
  static async of(context: BrowserContext): Promise<Phone> {
    return new Phone(await context.newPage());
  }

  /** Another tab of this phone's browser: where its camera opens an address. */
  anotherTab(): Promise<Phone> {
    return Phone.of(this.page.context());
  }

  /** A player takes a phone that several of them share; whoever held it covers it. */
  async handTo(name: string): Promise<void> {
    await this.page.getByRole("navigation", { name: "Players of this phone" }).getByRole("button", { name }).click();
    await expect(this.page.getByRole("heading", { name: `Hand me to ${name}` })).toBeVisible();
    await this.page.getByRole("button", { name: `I am ${name}` }).click();
    await this.expectSeated(name);
  }

  async open(address: string): Promise<void> {
    await this.page.goto(address);
  }

  /** The names of the six pictures to compare. */
  async pictures(): Promise<string[]> {
    const list = this.page.getByRole("list", { name: "Six pictures" });
    await expect(list.getByRole("listitem")).toHaveCount(6);
    return list.getByRole("listitem").allInnerTexts();
  }

  /** Waits until the phone is at its seat and its channel is open. */
  async expectSeated(name: string): Promise<void> {
    await expect(this.page.getByRole("heading", { level: 1, name })).toBeVisible();
    await expect(this.page.getByText("sealed", { exact: true })).toBeVisible();
  }

  async expectAway(): Promise<void> {
    await expect(this.page.getByText("Connection lost. Coming back…")).toBeVisible();
  }

  async expectDial(resource: Resource, value: number): Promise<void> {
    await expect(this.page.getByLabel("Dials", { exact: true })).toContainText(new RegExp(`${resource}: ${value} of `));
  }

  get hold(): Locator {
    return this.page.getByRole("button", { name: /^(Hold to look|Holding…|Tap to look|Tap to cover)$/ });
  }

  get loyalty(): Locator {
    return this.page.getByRole("region", { name: "Your loyalty" });
  }

  /** Everything in the document that a held card says, whether it can be seen or not. */
  async secrets(): Promise<string[]> {
    const content = await this.page.content();
    return content.match(CARD) ?? [];
  }

  async expectOpen(): Promise<void> {
    await expect(this.loyalty.locator("strong").first()).toHaveText(CARD);
    await expect(this.hold).toHaveAttribute("aria-pressed", "true");
  }

  /** Covered: no card is in the document at all. */
  async expectCovered(): Promise<void> {
    await expect(this.hold).toHaveAttribute("aria-pressed", "false");
    await expect(this.loyalty.locator("strong")).toHaveCount(0);
    expect(await this.secrets()).toEqual([]);
  }

  /** A finger that presses and stays; the answer lets it go. */
  async press(on: Locator): Promise<() => Promise<void>> {
    // A player scrolls to what lies below.
    await on.evaluate((element) => element.scrollIntoView({ block: "center" }));
    // Nobody hits what is still moving, or lies beneath something else.
    await on.hover({ trial: true });
    const box = await on.boundingBox();
    if (box === null) throw new Error("nothing to press");
    const session = await this.session();
    const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [at] });
    return async () => {
      await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
      await session.detach();
    };
  }

  /** Holds with a finger until the cards are open, lets go, and gives back what they said. */
  async look(): Promise<string[]> {
    const release = await this.press(this.hold);
    await this.expectOpen();
    const cards = await this.loyalty.locator("strong").allInnerTexts();
    await release();
    await this.expectCovered();
    return cards;
  }

  /** "Tap instead of hold" in the phone's settings. */
  async tapInstead(taps: boolean): Promise<void> {
    await this.tab("Help").click();
    const choice = this.page.getByRole("button", { name: /^Tap instead of hold: / });
    if ((await choice.getAttribute("aria-pressed")) !== String(taps)) await choice.click();
    await expect(choice).toHaveText(`Tap instead of hold: ${taps ? "on" : "off"}`);
    await this.tab("Mine").click();
  }

  async confirmReading(): Promise<void> {
    await this.page.getByRole("button", { name: "I have read my cards" }).click();
  }

  tab(name: "Mine" | "Table" | "Log" | "Help"): Locator {
    // A tab behind which a question waits says so after its name.
    return this.page.getByRole("navigation", { name: "Pages" }).getByRole("button", { name: new RegExp(`^${name}\\b`) });
  }

  /** The browser's own controls of this page. */
  session(): Promise<CDPSession> {
    return this.page.context().newCDPSession(this.page);
  }

  async close(): Promise<void> {
    await this.page.context().close();
  }
}

/** What the cards say. */
export const CARD = /You are not a Cylon|You are a Cylon|You are a Sympathizer|You are the Mutineer|Personal Goal: |Final Five: /;
