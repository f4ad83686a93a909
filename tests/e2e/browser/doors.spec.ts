// Who gets in, as a browser sees it. The same refusals below the browser are the server's own tests.

import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import { Referee } from "../support/referee";
import { WIFI } from "../support/server";
import { expect, test } from "../support/table";

const CLOSED = { name: "Address already used" };

test("the referee's address works once, and its page comes back by itself", async ({ browser, dradis, table: _ }) => {
  const referee = await Referee.open(browser, dradis.referee);
  await expect(referee.newGameButton).toBeVisible();
  expect(referee.page.url()).toBe(`http://127.0.0.1:${dradis.port}/referee.html`);

  const second = await Referee.open(browser, dradis.referee);
  await expect(second.page.getByRole("heading", CLOSED)).toBeVisible();
  await expect(second.newGameButton).toHaveCount(0);

  await referee.page.reload();
  await expect(referee.newGameButton).toBeVisible();

  // Into the tab that was refused: nothing but the fragment of its address changes.
  await dradis.kill();
  await dradis.restart();
  await second.page.goto(dradis.referee);
  await expect(second.newGameButton).toBeVisible();
});

test("without a token, or with an invented one, the page stays shut and says so", async ({ browser, dradis, table: _ }) => {
  const page = `http://127.0.0.1:${dradis.port}/referee.html`;
  for (const address of [page, `${page}#${"A".repeat(43)}`]) {
    const referee = await Referee.open(browser, address);
    await expect(referee.page.getByRole("heading", CLOSED)).toBeVisible();
    await expect(referee.newGameButton).toHaveCount(0);
  }
});

// Without the fixture that counts a page's errors: what is refused here stands in the console.
test("the referee's page and the wall do not open from the Wi-Fi, even with a good token", async ({ browser, dradis }) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  for (const address of [dradis.referee.replace("127.0.0.1", WIFI), `${dradis.phone}wall.html`]) {
    await page.goto(address);
    await expect(page.getByText("This page opens on the machine that runs Dradis, and nowhere else.")).toBeVisible();
  }
  // The token was not used by that.
  await page.goto(dradis.referee);
  await expect(page.getByRole("button", { name: "New game" })).toBeVisible();
  await context.close();
});

test("a page of another origin reaches nothing", async ({ browser, dradis }) => {
  const foreign = createServer((_, answer) => answer.setHeader("content-type", "text/html").end("<!doctype html><title>other</title>"));
  await new Promise<void>((ready) => foreign.listen(0, "0.0.0.0", ready));
  const { port } = foreign.address() as AddressInfo;
  try {
    const context = await browser.newContext();
    const page = await context.newPage();
    for (const host of ["127.0.0.1", WIFI]) {
      // The page itself may open the socket: what follows is refused for the origin and nothing else.
      await page.goto(`http://${host}:${dradis.port}/`);
      expect(await opens(page, `ws://${host}:${dradis.port}/ws/seat`)).toBe(true);
      await page.goto(`http://${host}:${port}/`);
      for (const path of ["/ws/referee", "/ws/seat", "/ws/wall"]) {
        expect(await opens(page, `ws://${host}:${dradis.port}${path}`), `${host} ${path}`).toBe(false);
      }
      expect(await reads(page, `http://${host}:${dradis.port}/referee.html`)).toBe(false);
    }
    await context.close();
  } finally {
    foreign.closeAllConnections();
    await new Promise((done) => foreign.close(done));
  }
});

/** Whether a page can open a WebSocket. */
function opens(page: Page, address: string): Promise<boolean> {
  return page.evaluate(
    (address) =>
      new Promise<boolean>((settled) => {
        const socket = new WebSocket(address);
        socket.onopen = () => {
          settled(true);
          socket.close();
        };
        socket.onerror = () => settled(false);
      }),
    address,
  );
}

/** Whether a page can read another one. */
function reads(page: Page, address: string): Promise<boolean> {
  return page.evaluate((address) => fetch(address).then(() => true, () => false), address);
}
