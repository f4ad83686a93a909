// What a phone shows and keeps while its cards are covered: nothing of them, in none of the places where something stays.

import { expect } from "@playwright/test";
import type { Phone } from "./phone";

/** By these words a Loyalty card is known, in sentences and in what the table sends. */
const KEPT_SECRET = /cylon|sympathizer/i;

/**
 * The picture of the page, as the system keeps it for its list of open pages. Without the button that is held: it
 * looks otherwise for a while after a finger has left it, whatever the cards are.
 */
export async function picture(phone: Phone): Promise<string> {
  await phone.page.evaluate(() => scrollTo(0, 0));
  return (await phone.page.screenshot({ animations: "allow", mask: [phone.hold] })).toString("base64");
}

/** Waits until the page looks as it did covered, and looks for its cards everywhere else. */
export async function expectNothingShown(phone: Phone, covered: string): Promise<void> {
  await phone.expectCovered();
  await expect.poll(() => picture(phone).then((now) => now === covered), { message: "the page looks as it does covered" }).toBe(true);
  await expectNothingKept(phone);
}

/** The title, the address, the history and every store of the browser know no card and no key of a code. */
export async function expectNothingKept(phone: Phone): Promise<void> {
  const { page } = phone;
  const kept = await page.evaluate(async () => ({
    title: document.title,
    address: location.href,
    state: JSON.stringify(history.state),
    name: window.name,
    cookies: document.cookie,
    local: JSON.stringify(Object.entries(localStorage)),
    session: JSON.stringify(Object.entries(sessionStorage)),
    databases: JSON.stringify(await indexedDB.databases()),
    caches: "caches" in window ? JSON.stringify(await caches.keys()) : "",
  }));
  const session = await phone.session();
  const { entries } = await session.send("Page.getNavigationHistory");
  await session.detach();
  for (const [place, words] of Object.entries(kept)) expect(words, place).not.toMatch(KEPT_SECRET);
  for (const { url, title } of entries) {
    expect(url).not.toContain("#");
    expect(title).not.toMatch(KEPT_SECRET);
  }
  expect(kept).toMatchObject({ state: "null", name: "", cookies: "", databases: "[]" });
}

/** The page is hidden, as when another app comes to the front: a browser under test counts as seen all the time. */
export async function setHidden(phone: Phone, hidden: boolean): Promise<void> {
  await phone.page.evaluate((hidden) => {
    Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
    Object.defineProperty(document, "visibilityState", { configurable: true, get: () => (hidden ? "hidden" : "visible") });
    document.dispatchEvent(new Event("visibilitychange"));
  }, hidden);
}
