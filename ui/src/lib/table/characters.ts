/** How a character is shown: initials and a colour. Colours are light in both themes (dark letters on them). */

import { language } from "../words/words";

export interface CharacterLook {
  initials: string;
  colour: string;
}

const looks = {
  "william-adama": { initials: "WA", colour: "#7fd0ff" },
  "saul-tigh": { initials: "ST", colour: "#98e6b2" },
  helo: { initials: "KA", colour: "#c3dd7e" },
  "laura-roslin": { initials: "LR", colour: "#ffd27a" },
  "gaius-baltar": { initials: "GB", colour: "#cba6ff" },
  "tom-zarek": { initials: "TZ", colour: "#e3b48c" },
  apollo: { initials: "LA", colour: "#8fb4ff" },
  starbuck: { initials: "KT", colour: "#ff8f8f" },
  boomer: { initials: "SV", colour: "#ff9fd0" },
  "galen-tyrol": { initials: "GT", colour: "#7fe3dc" },
} as const satisfies Record<string, CharacterLook>;

/** Every character this page knows, in the order of the registry. */
export const characters = Object.keys(looks) as (keyof typeof looks)[];

/** The look of a character by its stable name; `undefined` for one that this page does not know yet. */
export function lookOf(character: string): CharacterLook | undefined {
  return (looks as Record<string, CharacterLook>)[character];
}

/** Initials of a player who has no character yet: the first letters of at most two words. */
export function initialsOf(name: string): string {
  return name
    .trim()
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => [...word][0] ?? "")
    .join("")
    .toLocaleUpperCase(language());
}
