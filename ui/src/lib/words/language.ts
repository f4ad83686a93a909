/** Which language a page speaks: known before any words are loaded. */

const KEY = "dradis-language";

/** A language that was chosen here, else the first one that the browser asks for, else the document's. */
export function languageFor(all: readonly string[], own: string | null, browser: readonly string[], document: string): string {
  if (own !== null && all.includes(own)) return own;
  const base = (tag: string) => tag.toLowerCase().split("-")[0];
  for (const tag of browser) {
    const same = all.find((one) => one.toLowerCase() === tag.toLowerCase()) ?? all.find((one) => base(one) === base(tag));
    if (same !== undefined) return same;
  }
  return all.includes(document) ? document : all[0]!;
}

/**
 * The language of this page among those it can speak: the one in its address, as that of a wall may have (`?lang=de`), before
 * what was chosen here. The document itself comes in English, which is what remains where nothing else is known.
 */
export function pageLanguage(all: readonly string[]): string {
  let own = new URLSearchParams(globalThis.location?.search).get("lang");
  try {
    if (own === null || !all.includes(own)) own = localStorage.getItem(KEY);
  } catch {
    // A browser that keeps nothing for this page.
  }
  return languageFor(all, own, globalThis.navigator?.languages ?? [], globalThis.document?.documentElement.lang ?? "");
}

/** Keeps the language that was chosen, for this browser. */
export function keepLanguage(language: string): void {
  try {
    localStorage.setItem(KEY, language);
  } catch {
    // Kept until the page is closed.
  }
}
