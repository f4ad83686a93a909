// A phone on the table's Wi-Fi: it gets in with a code, and comes back to its seat whatever happens.

import { layoutFaults } from "../support/layout";
import { scan } from "../support/qr";
import { expect, test } from "../support/table";
import { wifiBack, wifiGone } from "../support/wifi";

test("a phone pairs over plain http, exchanges frames, sleeps, reloads and resumes", async ({ dradis, table }) => {
  const referee = await table.referee();
  await referee.newGame(["Ana", "Ben", "Cem", "Dee"]);
  const phone = await table.phone();
  const address = await referee.showCode("Ana");

  await test.step("the code leaves the address at once", async () => {
    expect(address).toMatch(new RegExp(`^${dradis.phone}#2\\.[\\w-]+\\.[\\w-]+$`));
    await phone.open(address);
    await phone.pictures();
    expect(phone.page.url()).toBe(dradis.phone);
    const session = await phone.session();
    const { entries } = await session.send("Page.getNavigationHistory");
    expect(entries.map((entry) => entry.url).filter((url) => url.includes("#"))).toEqual([]);
  });

  await test.step("the page has no more than a page on plain http has", async () => {
    const page = await phone.page.evaluate(() => ({ secure: isSecureContext, subtle: typeof crypto.subtle }));
    expect(page).toEqual({ secure: false, subtle: "undefined" });
  });

  await test.step("both screens show the same pictures, and nothing else comes before Same", async () => {
    expect(await phone.pictures()).toEqual(await referee.pictures("Ana"));
    await expect(phone.page.getByRole("heading", { name: "Ana" })).toHaveCount(0);
    await referee.same("Ana");
    await phone.expectSeated("Ana");
    const kept = await phone.page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
    expect(kept).not.toContain(address.split(".").at(-1));
  });

  await test.step("frames travel both ways", async () => {
    await phone.page.getByRole("button", { name: "Starbuck" }).click();
    await expect(referee.seat("Ana")).toContainText("Starbuck");
    await referee.chooseCharacters([
      ["Ben", "Laura Roslin"],
      ["Cem", "William Adama"],
      ["Dee", "Tyrol"],
    ]);
    await phone.expectDial("Fuel", 8);
    await referee.lose("Fuel");
    await phone.expectDial("Fuel", 7);
  });

  await test.step("a page that the system froze knows what happened meanwhile", async () => {
    const session = await phone.session();
    await session.send("Page.setWebLifecycleState", { state: "frozen" });
    await referee.lose("Fuel");
    await referee.expectDial("Fuel", 6);
    await session.send("Page.setWebLifecycleState", { state: "active" });
    await phone.expectDial("Fuel", 6);
    await phone.expectSeated("Ana");
  });

  await test.step("a phone that lost the Wi-Fi comes back by itself", async () => {
    wifiGone();
    try {
      await referee.lose("Fuel");
      await referee.expectDial("Fuel", 5);
      // The phone wakes up and believes that it is online; only the table's silence tells.
      await phone.page.context().setOffline(true);
      await phone.page.context().setOffline(false);
      await phone.expectAway();
      await phone.expectDial("Fuel", 6);
    } finally {
      wifiBack();
    }
    await phone.expectDial("Fuel", 5);
    await phone.expectSeated("Ana");
    await expect(referee.seat("Ana")).not.toContainText("away");
  });

  await test.step("a reload, and a tab opened anew, come back without a code", async () => {
    await phone.page.reload();
    await phone.expectSeated("Ana");
    await phone.expectDial("Fuel", 5);
    const context = phone.page.context();
    await phone.page.close();
    await expect(referee.seat("Ana")).toContainText("away");
    const again = await context.newPage();
    await again.goto(dradis.phone);
    await expect(again.getByRole("heading", { level: 1, name: "Ana" })).toBeVisible();
    await expect(referee.seat("Ana")).not.toContainText("away");
  });
});

test("a code that is used, and an address without one, say what to do", async ({ dradis, table }) => {
  const referee = await table.referee();
  await referee.newGame(["Ana", "Ben", "Cem"]);
  const address = await referee.showCode("Ana");
  const phone = await table.phone();
  await phone.open(address);
  expect(await phone.pictures()).toEqual(await referee.pictures("Ana"));
  await referee.same("Ana");

  const late = await table.phone();
  await late.open(address);
  await expect(late.page.getByRole("heading", { name: "This code has been used" })).toBeVisible();

  const nobody = await table.phone();
  await nobody.open(dradis.phone);
  await expect(nobody.page.getByRole("heading", { name: "No seat yet" })).toBeVisible();
  // Into the same tab: nothing but the fragment of its address changes.
  await nobody.open(`${dradis.phone}#2.broken`);
  await expect(nobody.page.getByRole("heading", { name: "This address is incomplete" })).toBeVisible();
});

test("different pictures send the phone away, and it learns nothing", async ({ table }) => {
  const referee = await table.referee();
  await referee.newGame(["Ana", "Ben", "Cem"]);
  const phone = await table.phone();
  await phone.open(await referee.showCode("Ana"));
  await phone.pictures();
  await referee.pairingSheet("Ana").getByRole("button", { name: "Different" }).click();
  await expect(phone.page.getByRole("heading", { name: "The pictures were different" })).toBeVisible();
  await expect(referee.pairingSheet("Ana").getByRole("button", { name: "Show the code" })).toBeVisible();
});

test("a second device with the seat's key is refused while the first is there", async ({ browser, dradis, table }) => {
  const referee = await table.referee();
  await referee.newGame(["Ana", "Ben", "Cem"]);
  const phone = await table.phone();
  await table.pair(referee, "Ana", phone);

  const copied = await browser.newContext({ storageState: await phone.page.context().storageState() });
  const thief = await copied.newPage();
  await thief.goto(dradis.phone);
  await expect(thief.getByRole("heading", { name: "Your seat is open on another phone" })).toBeVisible();
  await phone.expectSeated("Ana");
});

test("two devices with one key: neither gets in, and the referee decides", async ({ browser, dradis, table }) => {
  const referee = await table.referee();
  await referee.newGame(["Ana", "Ben", "Cem"]);
  const phone = await table.phone();
  await table.pair(referee, "Ana", phone);
  const copy = await phone.page.context().storageState();
  await phone.open("about:blank");
  await expect(referee.seat("Ana")).toContainText("away");

  // The copy comes while the phone sleeps, and nobody can tell; the phone's return tells.
  const thief = await (await browser.newContext({ storageState: copy })).newPage();
  await thief.goto(dradis.phone);
  await expect(thief.getByRole("heading", { level: 1, name: "Ana" })).toBeVisible();
  await phone.open(dradis.phone);
  await expect(phone.page.getByRole("heading", { name: "Another phone holds this seat now" })).toBeVisible();
  await expect(thief.getByRole("heading", { name: "Two phones claim this seat" })).toBeVisible();
  await expect(referee.seat("Ana")).toContainText("two phones");
  await referee.phone("Ana").click();
  const sheet = referee.pairingSheet("Ana");
  await expect(sheet.getByText("Two phones claim Ana’s seat.")).toBeVisible();
  expect(await layoutFaults(referee.page)).toEqual([]);

  await sheet.getByRole("button", { name: "Remove both" }).click();
  await expect(thief.getByRole("heading", { name: "The referee took this seat back" })).toBeVisible();
  await sheet.getByRole("button", { name: "Show the code" }).click();
  await phone.open(await scan(referee.code("Ana")));
  expect(await phone.pictures()).toEqual(await referee.pictures("Ana"));
  await referee.same("Ana");
  await phone.expectSeated("Ana");
});

test("a phone that is sent away says so, and a new code gives the seat to another", async ({ table }) => {
  const referee = await table.referee();
  await referee.newGame(["Ana", "Ben", "Cem"]);
  const first = await table.phone();
  await table.pair(referee, "Ana", first);
  await referee.phone("Ana").click();
  await referee.pairingSheet("Ana").getByRole("button", { name: "Remove the phone" }).click();
  await expect(first.page.getByRole("heading", { name: "The referee took this seat back" })).toBeVisible();
  await first.page.reload();
  await expect(first.page.getByRole("heading", { name: "No seat yet" })).toBeVisible();
  await referee.close(referee.pairingSheet("Ana"));

  const second = await table.phone();
  await table.pair(referee, "Ana", second);
});
