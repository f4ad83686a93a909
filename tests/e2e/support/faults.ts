// What no page may do while it is tested: fail, complain on the console, or fetch something once it is whole.

import type { Page } from "@playwright/test";

/** What the browser itself says when the server is gone for a while; a test that stops the server causes it. */
const LOST = /ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_ADDRESS_UNREACHABLE|ERR_NETWORK_CHANGED|ERR_INTERNET_DISCONNECTED|ERR_NETWORK_IO_SUSPENDED|WebSocket/;

/** The second part of the phone's page. */
export const SECOND_PART = /\/assets\/seated-[^/]*\.js$/;
/** The third one, which the second asks for. */
export const THIRD_PART = /\/assets\/explained-[^/]*\.js$/;

/** The words of the third part, which it asks for when it is there: the last that comes. */
const LAST_WORDS = /\/assets\/words-explained-[^/]*\.js$/;

/** The words of the combined game, which a phone asks for once it hears that its table plays that game, whatever it holds: each file once. */
const PLAYED_WORDS = /\/assets\/words-(combined|named)-[^/]*\.js$/;

/**
 * Whether a phone's page is whole: all three parts with their words and all fonts have come. From then on it asks for nothing, until it
 * is loaded anew; whatever it asks for is a fault, unless its player is known to choose another language: then what is
 * `chosen` is none.
 */
export function watchWhole(page: Page, faults: string[], chosen?: RegExp): () => boolean {
  let whole = false;
  /** How often the page was loaded: what an earlier load waited for says nothing about this one. */
  let load = 0;
  const played = new Set<string>();
  page.on("request", (request) => {
    if (request.isNavigationRequest()) {
      whole = false;
      load += 1;
      played.clear();
    } else if (PLAYED_WORDS.test(request.url()) && !played.has(request.url())) {
      played.add(request.url());
    } else if (whole && !chosen?.test(request.url())) faults.push(`${page.url()}: asked for ${request.url()} when it was whole`);
  });
  page.on("requestfinished", (request) => {
    if (!LAST_WORDS.test(request.url())) return;
    const here = load;
    page
      .waitForFunction(() => [...document.fonts].every(({ status }) => status === "loaded"))
      .then(() => {
        if (load === here) whole = true;
      })
      // The page was left before.
      .catch(() => {});
  });
  return () => whole;
}

/** Collects the errors of a page from now on; the list grows while the page lives. */
export function faultsOf(page: Page): string[] {
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(`${page.url()}: ${error.stack ?? error.message}`));
  page.on("console", (message) => {
    if (message.type() === "error" && !LOST.test(message.text())) faults.push(`${page.url()}: ${message.text()}`);
  });
  watchWhole(page, faults);
  return faults;
}
