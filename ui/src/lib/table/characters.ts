/** How a character is shown: initials and a colour. Colours are light in both themes (dark letters on them). */

import type { CharacterId } from "../wire/CharacterId";
import { language } from "../words/words";

export interface CharacterLook {
  initials: string;
  colour: string;
}

const base = {
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

/** Those of the expansions. Another sheet of a person looks like the first one: nobody plays with both (XSETUP-9). */
const more = {
  "helena-cain": { initials: "HC", colour: "#d3dff0" },
  dee: { initials: "DD", colour: "#a9e87f" },
  "ellen-tigh": { initials: "ET", colour: "#ffb3a0" },
  kat: { initials: "LK", colour: "#e7a6ff" },
  cavil: { initials: "CA", colour: "#f2a65e" },
  "leoben-conoy": { initials: "LC", colour: "#b8c7a0" },
  "caprica-six": { initials: "CS", colour: "#ff86a6" },
  "felix-gaeta": { initials: "FG", colour: "#9fdcc8" },
  "samuel-anders": { initials: "SA", colour: "#f7e07f" },
  "cally-tyrol": { initials: "CT", colour: "#a0c4d8" },
  "tory-foster": { initials: "TF", colour: "#d8a0b8" },
  "louis-hoshi": { initials: "LH", colour: "#b0b8ff" },
  "tom-zarek-military": base["tom-zarek"],
  "helo-pilot": base.helo,
  "hot-dog": { initials: "BC", colour: "#ffc89a" },
  "lee-adama": base.apollo,
  "romo-lampkin": { initials: "RL", colour: "#c8b8a0" },
  "gaius-baltar-support": base["gaius-baltar"],
  "doc-cottle": { initials: "SC", colour: "#b5f0e8" },
  "aaron-doral": { initials: "AD", colour: "#d9d98f" },
  "danna-biers": { initials: "DB", colour: "#ff9f7a" },
  "simon-oneill": { initials: "SO", colour: "#a8b8c8" },
  athena: { initials: "AT", colour: "#f0b8e8" },
} as const satisfies Record<string, CharacterLook>;

/** The base game's characters, in the order of the registry. */
export const characters = Object.keys(base) as (keyof typeof base)[];

/** The characters to choose from, with all boxes or with the base game alone, in the order of the registry. */
export const charactersOf = (combined: boolean): CharacterId[] => (combined ? [...characters, ...(Object.keys(more) as (keyof typeof more)[])] : characters);

/** The look of a character by its stable name; `undefined` for one that this page does not know yet. */
export function lookOf(character: string): CharacterLook | undefined {
  return ({ ...base, ...more } as Record<string, CharacterLook>)[character];
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
