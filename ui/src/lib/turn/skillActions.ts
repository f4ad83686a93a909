/** Actions of the skill cards in a hand, as a turn offers them. */
import type { Line } from "../wire/Line";

/** More skill cards than these are folded away where they are offered as actions: a hand has few of them. */
const FEW_CARDS = 6;

/** Whether an action is that of a skill card in somebody's hand. */
export const isSkillAction = (label: Line): boolean => {
  const { action } = label.args;
  return action !== undefined && "words" in action && action.words.some((word) => word.startsWith("skill-card-"));
};

/** Whether so many skill cards are offered as actions that they are folded away. */
export const foldsCards = (labels: readonly Line[]): boolean => labels.filter(isSkillAction).length > FEW_CARDS;
