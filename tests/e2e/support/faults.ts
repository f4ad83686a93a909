// What no page may do while it is tested: fail, or complain on the console.

import type { Page } from "@playwright/test";

/** What the browser itself says when the server is gone for a while; a test that stops the server causes it. */
const LOST = /ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_ADDRESS_UNREACHABLE|ERR_NETWORK_CHANGED|ERR_INTERNET_DISCONNECTED|ERR_NETWORK_IO_SUSPENDED|WebSocket/;

/** Collects the errors of a page from now on; the list grows while the page lives. */
export function faultsOf(page: Page): string[] {
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(`${page.url()}: ${error.stack ?? error.message}`));
  page.on("console", (message) => {
    if (message.type() === "error" && !LOST.test(message.text())) faults.push(`${page.url()}: ${message.text()}`);
  });
  return faults;
}
