/** Skill cards in words. */
import type { SkillCard } from "../wire/SkillCard";
import { say, t } from "../words/words";

/** A card in words: its name where that counts, or its type and strength. */
export const cardText = ({ skill, strength, card }: SkillCard) =>
  card === undefined ? `${t(`skill-${skill}`)} ${strength}` : say(`skill-card-${card}`, {});
