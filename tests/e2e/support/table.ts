// A test with a server of its own, and the pages at its table.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Browser, test as base, type BrowserContext, expect } from "@playwright/test";
import { faultsOf } from "./faults";
import { takeKeyboard } from "./keyboard";
import { Phone, PHONE, type Size } from "./phone";
import { Referee, TABLET } from "./referee";
import { Dradis } from "./server";

/** Four players, clockwise, and characters that the rules allow in this order. */
export const PLAYERS = ["Ana", "Ben", "Cem", "Dee"] as const;
export const CHARACTERS = [
  ["Ana", "Starbuck"],
  ["Ben", "Laura Roslin"],
  ["Cem", "William Adama"],
  ["Dee", "Tyrol"],
] as const;

export class Table {
  constructor(
    readonly dradis: Dradis,
    readonly browser: Browser,
  ) {}

  referee(viewport = TABLET): Promise<Referee> {
    return Referee.open(this.browser, this.dradis.referee, viewport);
  }

  phone(viewport: Size = PHONE): Promise<Phone> {
    return Phone.make(this.browser, viewport);
  }

  /** Pairs a phone: code, pictures, Same. */
  async pair(referee: Referee, name: string, phone: Phone): Promise<void> {
    await phone.open(await referee.showCode(name));
    expect(await phone.pictures()).toEqual(await referee.pictures(name));
    await referee.same(name);
    await phone.expectSeated(name);
  }

  /** Four players with phones and characters who have read their cards; the first of them takes a turn. */
  async playing(referee: Referee): Promise<{ phones: Map<string, Phone> }> {
    await referee.newGame(PLAYERS);
    await referee.chooseCharacters(CHARACTERS);
    const phones = new Map<string, Phone>();
    for (const name of PLAYERS) {
      const phone = await this.phone();
      phones.set(name, phone);
      await this.pair(referee, name, phone);
    }
    await referee.answer("Deal now").click();
    for (const phone of phones.values()) await phone.confirmReading();
    await expect(referee.answer("Next player")).toBeVisible();
    return { phones };
  }
}

interface Fixtures {
  dradis: Dradis;
  table: Table;
}

export interface Options {
  /** What people touch the pages with; the scripts are the same. */
  hands: "fingers" | "keyboard";
}

/** Every page that a test opens must come to its end without an error of its own. */
export const test = base.extend<Fixtures & Options>({
  hands: ["fingers", { option: true }],
  dradis: async ({}, use, info) => {
    const dradis = await Dradis.start();
    try {
      await use(dradis);
      if (info.status !== info.expectedStatus) await attachLogs(dradis, info);
    } finally {
      await dradis.stop();
    }
  },
  table: async ({ dradis, browser, hands }, use) => {
    const faults: string[][] = [];
    const watch = (context: BrowserContext) => {
      context.on("page", (page) => faults.push(faultsOf(page)));
    };
    browser.on("context", watch);
    const letGo = hands === "keyboard" ? await takeKeyboard(browser) : () => {};
    await use(new Table(dradis, browser));
    letGo();
    browser.off("context", watch);
    await Promise.all(browser.contexts().map((context) => context.close()));
    expect(faults.flat()).toEqual([]);
  },
});

export { expect };

async function attachLogs(dradis: Dradis, info: { attach(name: string, options: { body: string; contentType: string }): Promise<void> }): Promise<void> {
  const logs = join(dradis.folder, "logs");
  if (!existsSync(logs)) return;
  for (const name of readdirSync(logs)) {
    await info.attach(name, { body: readFileSync(join(logs, name), "utf8"), contentType: "text/plain" });
  }
}
