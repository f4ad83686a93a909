// Whether anything is lost where a reader puts lines, letters, words and paragraphs farther apart.

import type { Page } from "@playwright/test";
import { layoutFaults } from "./layout";

/** As far apart as WCAG 1.4.12 lets a reader put lines, letters, words and paragraphs. */
const SPACED = "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }";
/** What spaced text may not do: be lost. */
const LOST = / is cut | is cut off |out of the screen|the page is /;

/** One line for each text of the screen as it stands that is lost when it is spaced; the page is as it was afterwards. */
export async function spacedFaults(page: Page): Promise<string[]> {
  // The pages take no style from elsewhere; what a reader's browser adds is none of theirs.
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, SPACED);
  const faults = (await layoutFaults(page)).filter((line) => LOST.test(line));
  await page.evaluate(() => (document.adoptedStyleSheets = []));
  return faults;
}
