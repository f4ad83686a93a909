/** Which language a page speaks: known before any words are loaded. */

const KEY = "dradis-language";

/** A language that was chosen here, else the first one that the browser asks for, else the table's. */
export function languageFor(all: readonly string[], own: string | null, browser: readonly string[], table: string): string {
  if (own !== null && all.includes(own)) return own;
  const base = (tag: string) => tag.toLowerCase().split("-")[0];
  for (const tag of browser) {
    const same = all.find((one) => one.toLowerCase() === tag.toLowerCase()) ?? all.find((one) => base(one) === base(tag));
    if (same !== undefined) return same;
  }
  return all.includes(table) ? table : all[0]!;
}

/** The language of this page among those it can speak. The page comes in the table's. */
export function pageLanguage(all: readonly string[]): string {
  let own: string | null = null;
  try {
    own = localStorage.getItem(KEY);
  } catch {
    // A browser that keeps nothing for this page.
  }
  const table = globalThis.document?.documentElement.lang ?? "";
  return languageFor(all, own, globalThis.navigator?.languages ?? [], table);
}

/** Keeps the language that was chosen, for this browser. */
export function keepLanguage(language: string): void {
  try {
    localStorage.setItem(KEY, language);
  } catch {
    // Kept until the page is closed.
  }
}
