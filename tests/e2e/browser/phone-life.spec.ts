// Phones in real life: they sleep, reload, lose the Wi-Fi, change hands and get lost. Cards stay covered through all of
// it, no answer is lost, and what a player can do about it stands on the screen.

import type { Browser, Page, WebSocketRoute } from "@playwright/test";
import { expectNothingKept, expectNothingShown, picture, setHidden } from "../support/cover";
import { layoutFaults } from "../support/layout";
import { CARD, Phone } from "../support/phone";
import { scan } from "../support/qr";
import type { Referee } from "../support/referee";
import { CHARACTERS, expect, PLAYERS, Table, test } from "../support/table";
import { wifiBack, wifiGone, wifiMoves, wifiReturns } from "../support/wifi";

/** A table that has dealt; Ana holds this phone. */
async function dealt(table: Table, phone?: Phone): Promise<{ referee: Referee; phone: Phone }> {
  const referee = await table.referee();
  phone ??= await table.phone();
  await referee.newGame(PLAYERS);
  await referee.chooseCharacters(CHARACTERS);
  await table.pair(referee, "Ana", phone);
  await referee.answer("Deal now").click();
  await expect(phone.hold).toBeEnabled();
  return { referee, phone };
}

/** Takes the Wi-Fi away from the phone, which may even know of it. */
async function airplane(phone: Phone, on: boolean): Promise<void> {
  if (on) wifiGone();
  else wifiBack();
  await phone.page.context().setOffline(on);
}

test("whatever happens to a phone whose cards are held open, they are covered and leave no trace", async ({ dradis, table }) => {
  test.setTimeout(240_000);
  const { referee, phone: first } = await dealt(table);
  const cards = await first.look();
  // As a page that has just begun: nothing has the focus.
  await first.page.reload();
  await first.expectSeated("Ana");
  await expect(first.hold).toBeEnabled();
  await first.expectCovered();
  const covered = await picture(first);
  let phone = first;

  const happens: Record<string, () => Promise<void>> = {
    "another app comes to the front": async () => {
      await setHidden(phone, true);
      await expectNothingShown(phone, covered);
      await setHidden(phone, false);
    },
    "the system stops the page and lets it go on": async () => {
      const session = await phone.session();
      await session.send("Page.setWebLifecycleState", { state: "frozen" });
      await session.send("Page.setWebLifecycleState", { state: "active" });
      await session.detach();
    },
    "it reloads": async () => void (await phone.page.reload()),
    "it goes back and forward": async () => {
      await phone.page.goBack();
      expect(await phone.secrets()).toEqual([]);
      await phone.page.goForward();
    },
    "its airplane mode is on for a while": async () => {
      try {
        await airplane(phone, true);
        await airplane(phone, false);
      } finally {
        wifiBack();
      }
    },
    "it is called up in a second tab, and comes back to the first": async () => {
      const other = await phone.anotherTab();
      await other.open(dradis.phone);
      await other.expectSeated("Ana");
      await other.expectCovered();
      await expect(phone.page.getByRole("heading", { name: "Open in another tab" })).toBeVisible();
      expect(await phone.secrets()).toEqual([]);
      await other.page.close();
      await phone.page.getByRole("button", { name: "Use it here" }).click();
    },
    "its tab is closed and opened anew": async () => {
      const context = phone.page.context();
      await phone.page.close();
      phone = await Phone.of(context);
      await phone.open(dradis.phone);
    },
  };
  for (const [name, happen] of Object.entries(happens)) {
    await test.step(name, async () => {
      const release = await phone.press(phone.hold);
      await phone.expectOpen();
      expect(await picture(phone)).not.toBe(covered);
      await happen();
      await phone.expectSeated("Ana");
      await expectNothingShown(phone, covered);
      // The finger may be gone with its tab.
      await release().catch(() => {});
      await expectNothingShown(phone, covered);
      expect(await phone.look()).toEqual(cards);
      await expect(referee.seat("Ana")).not.toContainText("away");
    });
  }
});

test("a browser that keeps pages for its back button keeps no phone's, and what it leaves is covered", async ({ playwright, dradis }, info) => {
  const { launchOptions } = info.project.use;
  const browser: Browser = await playwright.chromium.launch({
    ...launchOptions,
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  });
  try {
    const { phone } = await dealt(new Table(dradis, browser));
    const session = await phone.session();
    const kept: string[] = [];
    session.on("Page.backForwardCacheNotUsed", ({ notRestoredExplanations }) => kept.push(...notRestoredExplanations.map(({ reason }) => reason)));
    await session.send("Page.enable");
    await phone.page.evaluate(() => {
      Object.assign(window, { before: true });
      // After everybody else has heard of it; a page that goes can tell nobody, and leaves a note.
      addEventListener("pagehide", () => queueMicrotask(() => sessionStorage.setItem("left", document.documentElement.outerHTML)));
    });
    await phone.press(phone.hold);
    await phone.expectOpen();
    await phone.page.goto("about:blank");
    await phone.page.goBack();
    await phone.expectSeated("Ana");
    const left = await phone.page.evaluate(() => sessionStorage.getItem("left"));
    expect(left).toContain("Hold to look");
    expect(left).not.toMatch(CARD);
    await phone.page.evaluate(() => sessionStorage.removeItem("left"));
    await phone.expectCovered();
    // Nothing of the page outlived it: the host lets no browser store what a phone shows.
    expect(await phone.page.evaluate(() => "before" in window)).toBe(false);
    expect(kept).toContain("MainResourceHasCacheControlNoStore");
  } finally {
    await browser.close();
  }
});

/** Makes a page's line to the table go dead, without a word to either side, while `silent` is set. */
async function deadLine(page: Page): Promise<{ silent: boolean }> {
  const line = { silent: false };
  await page.routeWebSocket(/\/ws\/seat$/, (socket: WebSocketRoute) => {
    const host = socket.connectToServer();
    socket.onMessage((message) => line.silent || host.send(message));
    host.onMessage((message) => line.silent || socket.send(message));
  });
  return line;
}

test("a reload at every stage of coming in goes on from there", async ({ table }) => {
  const referee = await table.referee();
  await referee.newGame(PLAYERS);
  const phone = await table.phone();
  const line = await deadLine(phone.page);

  await test.step("the code is scanned and the table has not heard of it", async () => {
    line.silent = true;
    await phone.open(await referee.showCode("Ana"));
    await expect(phone.page.getByText("Finding your seat. Stay on the table’s Wi-Fi.")).toBeVisible();
    await expectNothingKeptButCode(phone);
    line.silent = false;
    await phone.page.reload();
    expect(await phone.pictures()).toEqual(await referee.pictures("Ana"));
  });

  await test.step("the pictures are being compared", async () => {
    const before = await phone.pictures();
    await phone.page.reload();
    await expect.poll(() => phone.pictures()).not.toEqual(before);
    await expect.poll(() => referee.pictures("Ana")).toEqual(await phone.pictures());
    expect(await phone.secrets()).toEqual([]);
  });

  await test.step("the referee has said Same", async () => {
    await referee.same("Ana");
    await phone.page.reload();
    await phone.expectSeated("Ana");
    await expectNothingKept(phone);
  });

  await test.step("an answer is on its way: it is asked again, and given once", async () => {
    line.silent = true;
    await phone.page.getByRole("button", { name: "Starbuck" }).click();
    await expect(phone.page.getByRole("button", { name: "Starbuck" })).toBeDisabled();
    line.silent = false;
    await phone.page.reload();
    await phone.expectSeated("Ana");
    await phone.page.getByRole("button", { name: "Starbuck" }).click();
    await expect(referee.seat("Ana")).toContainText("Starbuck");
    await expectOnceInLog(referee, /Ana.*Starbuck/);
  });
});

/** The code of a pairing under way is kept for a reload, in the tab alone. */
async function expectNothingKeptButCode(phone: Phone): Promise<void> {
  const session = await phone.session();
  const { entries } = await session.send("Page.getNavigationHistory");
  await session.detach();
  expect(entries.map((entry) => entry.url).filter((url) => url.includes("#"))).toEqual([]);
  expect(await phone.page.evaluate(() => Object.keys(localStorage).filter((name) => name !== "dradis-look"))).toEqual([]);
}

async function expectOnceInLog(referee: Referee, entry: RegExp): Promise<void> {
  await referee.logButton.click();
  await expect(referee.sheet("Log").getByRole("listitem").filter({ hasText: entry })).toHaveCount(1);
  await referee.close(referee.sheet("Log"));
}

test("an answer given in airplane mode is kept and done once; one that came too late is told so", async ({ table }) => {
  const referee = await table.referee();
  await referee.newGame(PLAYERS);
  const [ana, ben] = [await table.phone(), await table.phone()];
  await table.pair(referee, "Ana", ana);
  await table.pair(referee, "Ben", ben);
  try {
    await test.step("kept until the phone is back", async () => {
      await airplane(ana, true);
      await ana.page.getByRole("button", { name: "Starbuck" }).click();
      await ana.expectAway();
      await expect(ana.page.getByText("Your answer is saved and goes out then.")).toBeVisible();
      await expect(ana.page.getByRole("button", { name: "Starbuck" })).toBeDisabled();
      expect(await layoutFaults(ana.page)).toEqual([]);
      await expect(referee.seat("Ana")).not.toContainText("Starbuck");
      await airplane(ana, false);
      await expect(referee.seat("Ana")).toContainText("Starbuck");
      await ana.expectSeated("Ana");
      await expect(ana.page.getByText("Your answer is saved and goes out then.")).toBeHidden();
      await expectOnceInLog(referee, /Ana.*Starbuck/);
    });

    await test.step("the referee has answered meanwhile", async () => {
      // The Wi-Fi was away for Ben's phone too: what is asked there comes once it is back.
      await expect(ben.page.getByRole("button", { name: "Laura Roslin" })).toBeEnabled();
      await airplane(ben, true);
      await ben.page.getByRole("button", { name: "Laura Roslin" }).click();
      await ben.expectAway();
      await referee.character("Gaius Baltar").click();
      await expect(referee.seat("Ben")).toContainText("Gaius Baltar");
      await airplane(ben, false);
      await expect(ben.page.getByText("This question is already answered. Look at the current one.")).toBeVisible();
      await expect(ben.page.getByText("Gaius Baltar").first()).toBeVisible();
      await expect(referee.seat("Ben")).toContainText("Gaius Baltar");
    });
  } finally {
    wifiBack();
  }
});

test("the host has a new address: the old page says what to do, and one fresh code brings the seat back", async ({ dradis, table }) => {
  test.setTimeout(240_000);
  const { referee, phone } = await dealt(table);
  const cards = await phone.look();
  try {
    wifiMoves();
    await phone.page.context().setOffline(true);
    await phone.page.context().setOffline(false);
    await phone.expectAway();
    await expect(phone.page.getByText("the table may have a new address: ask the referee for a new code and scan it")).toBeVisible({ timeout: 40_000 });
    expect(await layoutFaults(phone.page)).toEqual([]);
    await phone.expectCovered();

    await referee.phone("Ana").click();
    await referee.pairingSheet("Ana").getByRole("button", { name: "Give this seat to another phone" }).click();
    const address = await scan(referee.code("Ana"));
    expect(new URL(address).host).not.toBe(new URL(dradis.phone).host);
    const fresh = await phone.anotherTab();
    await fresh.open(address);
    expect(await fresh.pictures()).toEqual(await referee.pictures("Ana"));
    await referee.same("Ana");
    await fresh.expectSeated("Ana");
    await fresh.expectCovered();
    expect(await fresh.look()).toEqual(cards);
  } finally {
    wifiReturns();
  }
  // The old address is there again: the old page is told that its seat has gone, and its cards are.
  await expect(phone.page.getByRole("heading", { name: "The referee took this seat back" })).toBeVisible({ timeout: 20_000 });
  expect(await phone.secrets()).toEqual([]);
});

const FORBIDDEN = {
  "refuses its storage": () => {
    for (const name of ["localStorage", "sessionStorage"]) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException("The operation is insecure.", "SecurityError");
        },
      });
    }
  },
  "has storage that takes nothing": () => {
    Storage.prototype.setItem = () => {
      throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
    };
  },
};
for (const [what, forbid] of Object.entries(FORBIDDEN)) {
  test(`a private window that ${what} plays on until it is reloaded, and says so`, async ({ table }) => {
    const phone = await table.phone();
    await phone.page.addInitScript(forbid);
    const { referee } = await dealt(table, phone);
    await expect(phone.page.getByText("after a reload you need a new code from the referee")).toBeVisible();
    const cards = await phone.look();
    try {
      await airplane(phone, true);
      await phone.expectAway();
      await airplane(phone, false);
      await phone.expectSeated("Ana");
    } finally {
      wifiBack();
    }
    expect(await phone.look()).toEqual(cards);

    const asked = phone.page.waitForEvent("dialog");
    const reloaded = phone.page.reload();
    const dialog = await asked;
    expect(dialog.type()).toBe("beforeunload");
    await dialog.accept();
    await reloaded;
    await expect(phone.page.getByRole("heading", { name: "No seat yet" })).toBeVisible();
    await expect(phone.page.getByText("Ask the referee to show your code, and scan it with the camera of this phone.")).toBeVisible();
    expect(await phone.secrets()).toEqual([]);

    await referee.phone("Ana").click();
    await referee.pairingSheet("Ana").getByRole("button", { name: "Give this seat to another phone" }).click();
    await phone.open(await scan(referee.code("Ana")));
    expect(await phone.pictures()).toEqual(await referee.pictures("Ana"));
    await referee.same("Ana");
    await phone.expectSeated("Ana");
    expect(await phone.look()).toEqual(cards);
    // Letting the page go at the end of the test must not be asked again.
    phone.page.on("dialog", (dialog) => void dialog.accept());
  });
}

test("a phone that two players share is covered between them whenever it was put away", async ({ table }) => {
  const { referee, phone } = await dealt(table);
  await phone.open(await referee.showCode("Ben"));
  expect(await phone.pictures()).toEqual(await referee.pictures("Ben"));
  await referee.same("Ben");
  const away: Record<string, () => Promise<void>> = {
    "another app": async () => {
      await setHidden(phone, true);
      expect(await phone.secrets()).toEqual([]);
      await setHidden(phone, false);
    },
    "another page": () => phone.page.evaluate(() => void window.dispatchEvent(new Event("pagehide"))),
    reload: async () => void (await phone.page.reload()),
  };
  for (const [name, leave] of Object.entries(away)) {
    await test.step(name, async () => {
      await phone.handTo("Ana");
      const release = await phone.press(phone.hold);
      await phone.expectOpen();
      await leave();
      await expect(phone.page.getByRole("heading", { level: 1, name: /^Hand me to/ })).toBeVisible();
      expect(await phone.secrets()).toEqual([]);
      await release();
      await expectNothingKept(phone);
    });
  }
});

test("a lost phone loses its cards as soon as it hears of it, and the seat goes on with another", async ({ table }) => {
  const { referee, phone: lost } = await dealt(table);
  const cards = await lost.look();

  await test.step("held open by whoever found it", async () => {
    await lost.press(lost.hold);
    await lost.expectOpen();
    await referee.phone("Ana").click();
    await referee.pairingSheet("Ana").getByRole("button", { name: "Give this seat to another phone" }).click();
    await expect(lost.page.getByRole("heading", { name: "The referee took this seat back" })).toBeVisible();
    expect(await lost.secrets()).toEqual([]);
    await expect(lost.hold).toHaveCount(0);
    await expectNothingKept(lost);
  });

  const found = await table.phone();
  await test.step("another phone has the seat and the cards", async () => {
    await found.open(await scan(referee.code("Ana")));
    expect(await found.pictures()).toEqual(await referee.pictures("Ana"));
    await referee.same("Ana");
    await found.expectSeated("Ana");
    expect(await found.look()).toEqual(cards);
  });

  await test.step("the finder tries what a finder tries", async () => {
    await lost.page.reload();
    await expect(lost.page.getByRole("heading", { name: "No seat yet" })).toBeVisible();
    await lost.page.goBack();
    await lost.page.goForward();
    await expect(lost.page.getByRole("heading", { name: "No seat yet" })).toBeVisible();
    expect(await lost.secrets()).toEqual([]);
    expect(await lost.page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith("dradis.seat")))).toEqual([]);
    await found.expectSeated("Ana");
  });

  await test.step("one that was away hears of it when it comes back", async () => {
    try {
      await airplane(found, true);
      await found.expectAway();
      await found.expectCovered();
      await referee.phone("Ana").click();
      await referee.pairingSheet("Ana").getByRole("button", { name: "Remove the phone" }).click();
      await expect(referee.pairingSheet("Ana").getByRole("button", { name: "Show the code" })).toBeVisible();
      await airplane(found, false);
    } finally {
      wifiBack();
    }
    await expect(found.page.getByRole("heading", { name: "The referee took this seat back" })).toBeVisible();
    await expect(found.hold).toHaveCount(0);
    expect(await found.secrets()).toEqual([]);
  });
});

test("a second evening begins with the phones of the first: one tap on each and one Same, and no code to scan", async ({ dradis, table }) => {
  test.setTimeout(180_000);
  const { referee, phone: ana } = await dealt(table);
  const ben = await table.phone();
  await table.pair(referee, "Ben", ben);
  await expect(ben.hold).toBeEnabled();
  const cards = [await ana.look(), await ben.look()];
  const cem = await table.phone();
  await table.pair(referee, "Cem", cem);

  await test.step("the referee makes another game, and the phones say so", async () => {
    await referee.menuButton.click();
    await referee.sheet("Menu").getByRole("button", { name: "Back to the list of games" }).click();
    await referee.newGame(["Ana", "Eli", "Cem"]);
    await expect(ana.page.getByRole("heading", { name: "The referee has left this game" })).toBeVisible({ timeout: 30_000 });
    // Ana plays again; Ben is somebody else this time.
    await expect(ana.page.getByRole("button", { name: "Join the new game" })).toBeVisible();
    await expect(ben.page.getByText("Who are you in the new game?")).toBeVisible();
    await expect(ben.page.getByRole("button", { name: "Join as Ana" })).toBeVisible();
    for (const phone of [ana, ben]) {
      expect(await layoutFaults(phone.page)).toEqual([]);
      await phone.expectCovered();
    }
  });

  await test.step("one tap on each phone", async () => {
    await ana.page.getByRole("button", { name: "Join the new game" }).click();
    await ana.pictures();
    // What somebody has taken is offered to nobody else.
    await expect(ben.page.getByRole("button", { name: "Join as Ana" })).toHaveCount(0);
    await ben.page.getByRole("button", { name: "Join as Eli" }).click();
    await ben.pictures();
    for (const phone of [ana, ben]) {
      expect(await phone.secrets()).toEqual([]);
      expect(phone.page.url()).toBe(dradis.phone);
      const session = await phone.session();
      const { entries } = await session.send("Page.getNavigationHistory");
      await session.detach();
      // The address of the first evening's code was cleared then, and none has come since.
      expect(entries.map((entry) => entry.url).filter((url) => url.includes("#"))).toEqual([]);
    }
  });

  await test.step("one Same for each", async () => {
    await expect(referee.page.getByText("2 phones wait for you to compare their pictures: Ana, Eli")).toBeVisible();
    expect(await layoutFaults(referee.page)).toEqual([]);
    await referee.page.getByRole("button", { name: "Compare pictures" }).click();
    expect(await referee.pictures("Ana")).toEqual(await ana.pictures());
    await referee.pairingSheet("Ana").getByRole("button", { name: "Same", exact: true }).click();
    expect(await referee.pictures("Eli")).toEqual(await ben.pictures());
    await expect(referee.pairingSheet("Eli").getByText("Phone 2 of 2")).toBeVisible();
    await referee.pairingSheet("Eli").getByRole("button", { name: "Same", exact: true }).click();
    await expect(referee.page.getByRole("dialog")).toHaveCount(0);
    await ana.expectSeated("Ana");
    await ben.expectSeated("Eli");
    await expect(referee.page.getByText("1 player has no phone here yet.")).toBeVisible();
    // A reload comes back to the new game.
    await ana.page.reload();
    await ana.expectSeated("Ana");
    await expect(ana.hold).toHaveCount(0);
  });

  await test.step("a phone joins while the code for its seat is on show", async () => {
    await referee.pairPhones.click();
    await referee.scan("Cem");
    await cem.page.getByRole("button", { name: "Join the new game" }).click();
    expect(await referee.pictures("Cem")).toEqual(await cem.pictures());
    await referee.sameInRound("Cem");
    await cem.expectSeated("Cem");
    await expect(referee.page.getByText("Every player has a phone now.")).toBeVisible();
  });

  await test.step("the first game is opened again: the phones go back to their seats, without pictures", async () => {
    await referee.menuButton.click();
    await referee.sheet("Menu").getByRole("button", { name: "Back to the list of games" }).click();
    await referee.page.getByRole("listitem").filter({ hasText: "Ben" }).getByRole("button").first().click();
    for (const [at, phone] of [ana, ben].entries()) {
      await expect(phone.page.getByRole("button", { name: "Go back to that game" })).toBeVisible({ timeout: 30_000 });
      await phone.page.getByRole("button", { name: "Go back to that game" }).click();
      await phone.expectSeated(at === 0 ? "Ana" : "Ben");
      expect(await phone.look()).toEqual(cards[at]);
    }
  });
});

test("a device that saves its battery covers in time, moves nothing and never shakes", async ({ table }) => {
  const phone = await table.phone();
  await phone.page.emulateMedia({ reducedMotion: "reduce" });
  await phone.page.addInitScript(() => {
    Object.assign(window, { shaken: 0 });
    navigator.vibrate = () => {
      (window as unknown as { shaken: number }).shaken += 1;
      return true;
    };
    // Timers of some seconds come a minute late.
    const { setTimeout } = window;
    const late = (run: TimerHandler, after = 0, ...rest: unknown[]) => setTimeout(run, after < 4_000 ? after : after + 60_000, ...rest);
    window.setTimeout = late as typeof window.setTimeout;
  });
  await dealt(table, phone);
  const session = await phone.session();
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  const release = await phone.press(phone.hold);
  await phone.expectOpen();
  expect(await phone.page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === "running").length)).toBe(0);
  await expect(phone.hold).toHaveAttribute("aria-pressed", "false", { timeout: 20_000 });
  await phone.expectCovered();
  await release();
  await phone.look();
  expect(await phone.page.evaluate(() => (window as unknown as { shaken: number }).shaken)).toBe(0);
});
