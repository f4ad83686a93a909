/** Whose an ability is: abilities belong to characters, and a character to one player. */
import sheets from "virtual:sheets";
import type { Ability } from "../wire/Ability";
import type { CharacterId } from "../wire/CharacterId";

/** Abilities that work once per game; the others always do. */
export const ONCE: readonly Ability[] = [
  "command-authority",
  "declare-martial-law",
  "moral-compass",
  "skilled-politician",
  "cylon-detector",
  "unconventional-tactics",
  "cag",
  "secret-destiny",
  "mysterious-intuition",
  "blind-devotion",
];

/** Those of the abilities that stand on a character's sheet, in its order. */
export function abilitiesOf(character: CharacterId | null, among: readonly Ability[]): Ability[] {
  const sheet = (character === null ? undefined : sheets.abilities[character]) ?? [];
  return among.filter((ability) => sheet.includes(ability)).sort((one, other) => sheet.indexOf(one) - sheet.indexOf(other));
}
