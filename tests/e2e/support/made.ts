// The pages on made-up tables, without a server.

import { existsSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import type { Page } from "@playwright/test";
import { builtOnce } from "./built";

const TYPES: Record<string, string> = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".woff2": "font/woff2" };

/** Where a browser finds them. */
export const MADE = "http://made.test";

/** The folder of them. */
export function made(): string {
  return builtOnce("made", [[]]);
}

/** Lets a page find the pages of `ui/dev`. */
export function servesMade(page: Page): Promise<unknown> {
  const built = made();
  return page.route(`${MADE}/**`, (route) => {
    const file = join(built, new URL(route.request().url()).pathname);
    if (!existsSync(file)) return route.abort();
    return route.fulfill({ body: readFileSync(file), contentType: TYPES[extname(file)] ?? "text/plain" });
  });
}
