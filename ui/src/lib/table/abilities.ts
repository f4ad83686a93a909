/** Whose an ability is: abilities belong to characters, and a character to one player. */
import sheets from "virtual:sheets";
import { factsOf } from "../rules/facts";
import type { Ability } from "../wire/Ability";
import type { CharacterId } from "../wire/CharacterId";

/** Where a sheet has the ability that works once per game; the others always do. */
export const ONCE_AT = 1;

/** Those abilities on the sheets of the base game. */
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

/** What stands on a character's sheet, in its order; a sheet of the combined game has come with its words. */
export function sheetOf(character: CharacterId | null): readonly Ability[] {
  if (character === null) return [];
  return sheets.abilities[character] ?? (factsOf(`sheet-${character}`) as Ability[]);
}

/** Those of the abilities that stand on a character's sheet, in its order. */
export function abilitiesOf(character: CharacterId | null, among: readonly Ability[]): Ability[] {
  const sheet = sheetOf(character);
  return among.filter((ability) => sheet.includes(ability)).sort((one, other) => sheet.indexOf(one) - sheet.indexOf(other));
}
