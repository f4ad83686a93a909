/** A card that is told by what stands on it. */
import { SKILLS } from "../../lib/turn/skills";
import type { Described } from "../../lib/wire/Described";
import type { ShipIcon } from "../../lib/wire/ShipIcon";
import type { SkillType } from "../../lib/wire/SkillType";

export interface Drawn {
  icons: readonly ShipIcon[];
  jump: boolean;
  /** The icon of the occupation forces, which only cards of New Caprica have. */
  forces?: boolean;
  check: { difficulty: number; partial: number | null; skills: readonly SkillType[] } | null;
}

/** What is told to the table; `null` while something is missing: a check needs a type, a partial result is easier. */
export function describedOf({ icons, jump, forces, check }: Drawn): Described | null {
  const told = { icons: [...icons], jump, ...(forces ? { forces } : {}) };
  if (check === null) return { ...told, check: null };
  const { difficulty, partial, skills } = check;
  if (skills.length === 0 || (partial !== null && partial >= difficulty)) return null;
  return {
    ...told,
    check: { difficulty, partial_difficulty: partial, skills: SKILLS.filter((skill) => skills.includes(skill)) },
  };
}
