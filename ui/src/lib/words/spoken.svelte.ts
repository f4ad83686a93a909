import type { Catalogue } from "./pattern";

/** What the page says now, and in which language. Whatever is drawn with it is drawn anew when it changes. */
let now = $state.raw<{ language: string; patterns: Catalogue }>({ language: "en", patterns: {} });

export const spoken = () => now;

export function put(language: string, patterns: Catalogue): void {
  now = { language, patterns };
}
