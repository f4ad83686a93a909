/** How a character is shown: its initials and its colour. Colours are light in both themes (dark letters on them). */
import type { WordId } from "../words/ids";

export interface CharacterLook {
  initials: string;
  colour: string;
  name: WordId;
}

const looks: Record<string, CharacterLook> = {
  "william-adama": { initials: "WA", colour: "#7fd0ff", name: "character-william-adama" },
  "saul-tigh": { initials: "ST", colour: "#98e6b2", name: "character-saul-tigh" },
  helo: { initials: "KA", colour: "#c3dd7e", name: "character-helo" },
  "laura-roslin": { initials: "LR", colour: "#ffd27a", name: "character-laura-roslin" },
  "gaius-baltar": { initials: "GB", colour: "#cba6ff", name: "character-gaius-baltar" },
  "tom-zarek": { initials: "TZ", colour: "#e3b48c", name: "character-tom-zarek" },
  apollo: { initials: "LA", colour: "#8fb4ff", name: "character-apollo" },
  starbuck: { initials: "KT", colour: "#ff8f8f", name: "character-starbuck" },
  boomer: { initials: "SV", colour: "#ff9fd0", name: "character-boomer" },
  "galen-tyrol": { initials: "GT", colour: "#7fe3dc", name: "character-galen-tyrol" },
};

/** The look of a character by its stable name. A name this page does not know is an older page: quiet grey. */
export function lookOf(character: string): CharacterLook | undefined {
  return looks[character];
}

/** Initials of a player who has no character yet: the first letters of at most two words. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  return words
    .slice(0, 2)
    .map((word) => [...word][0] ?? "")
    .join("")
    .toLocaleUpperCase();
}

export const titleName: Record<"president" | "admiral", WordId> = {
  president: "title-president",
  admiral: "title-admiral",
};
