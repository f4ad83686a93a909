// The pages in a build of their own that can be told to say each message in the language that needs the most room for it,
// served in place of the shipped ones.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { type Browser, type BrowserContext, expect, type Page } from "@playwright/test";
import { builtOnce, UI } from "./built";
import { rests } from "./rest";

declare global {
  interface Window {
    useWidestWords: (use: boolean) => Promise<void>;
  }
}

const TYPES: Record<string, string> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".woff2": "font/woff2",
  ".svg": "image/svg+xml",
};

/** Pages that are asked for by another name than their file's. */
const PAGES: Record<string, string> = { "/": "phone.html", "/tablet": "referee.html" };

/** The folder of the pages that can be told to say so. */
export function pseudo(): string {
  return builtOnce("pseudo", [["--mode", "production"], ["--mode", "phone"]]);
}

/**
 * Gives the pages with the widest words to every browser context from now on. The server is the real one, and its headers
 * stay; only what it sends as a page is another build, which no package can contain: packages take ui/dist alone. Call the
 * answer to end this.
 */
export function withWidestWords(browser: Browser): () => void {
  const pages = pseudo();
  // What is measured on these pages holds for the shipped ones: they look the same but for their words.
  expect(stylesOf(pages)).toEqual(stylesOf(join(UI, "dist")));
  const serve = (context: BrowserContext) => {
    void context.route(/^http:/, async (route) => {
      const { pathname } = new URL(route.request().url());
      const file = join(pages, PAGES[pathname] ?? pathname);
      if (!existsSync(file)) return route.continue();
      const type = TYPES[extname(file)];
      if (type !== undefined) return route.fulfill({ body: readFileSync(file), contentType: type });
      return route.fulfill({ response: await route.fetch(), body: readFileSync(file) });
    });
  };
  browser.on("context", serve);
  return () => browser.off("context", serve);
}

/** The style sheets of a build, whose names tell what is in them. */
function stylesOf(build: string): string[] {
  const styles = readdirSync(join(build, "assets")).filter((name) => name.endsWith(".css"));
  expect(styles).not.toEqual([]);
  return styles.sort();
}

/** Has the page use the widest words from now on, or its own again. */
export async function useWidestWords(page: Page, widest: boolean): Promise<void> {
  await page.evaluate((widest) => window.useWidestWords(widest), widest);
  await rests(page);
}

/** Does something while the page uses the widest words. */
export async function inWidestWords(page: Page, act: () => Promise<unknown>): Promise<void> {
  await useWidestWords(page, true);
  await act();
  await useWidestWords(page, false);
}
