/** The types of skill cards of every box: each with a shape of its own in a 32×32 box. Which are in play, the view says. */
import type { SkillType } from "../wire/SkillType";

export const SHAPES: Readonly<Record<SkillType, string>> = {
  politics: "M3 3h26v26H3z",
  leadership: "M16 1a15 15 0 100 30 15 15 0 000-30z",
  tactics: "M16 0l16 16-16 16L0 16z",
  piloting: "M16 0l16 30H0z",
  engineering: "M8.500 2h15L31 16l-7.500 14h-15L1 16z",
  treachery: "M16 0l5 11 11 5-11 5-5 11-5-11-11-5 11-5z",
};

/** All of them, in the order of the cards. */
export const SKILLS = Object.keys(SHAPES) as SkillType[];
