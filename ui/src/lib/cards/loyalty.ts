/** What a page knows of Loyalty cards: what they say, which of them a player may show as a Cylon, and when it is asked. */
import type { Choice } from "../wire/Choice";
import type { Prompt } from "../wire/Prompt";
import { say } from "../words/words";

/** Whether a card makes its player a Cylon who can reveal themselves. The Sympathizer does not: it is shown when it comes. */
export function isCylonCard(card: string): boolean {
  return card.startsWith("cylon-");
}

/** The name of a card and what it means; `null` for one that has not come. */
export function loyaltyWords(card: string | undefined): [name: string, means: string] | null {
  return card === undefined ? null : [say(`loyalty-${card}`, {}), say(`loyalty-${card}-means`, {})];
}

/** Whether a card is a Personal Goal, which its player may show. */
export function isGoal(card: string): boolean {
  return card.startsWith("goal-");
}

/** The answers with which a player shows cards of their own, which are drawn apart, and the question without them. */
export function revealOf(prompt: Prompt): Record<"reveal" | "goal" | "mutiny", Choice | undefined> & { others: Prompt } {
  const of = (option: string) => prompt.choices.find(({ id }) => id === option);
  const apart = { reveal: of("act:reveal"), goal: of("act:personal-goal"), mutiny: of("act:mutiny") };
  const others = prompt.choices.filter((choice) => !Object.values(apart).includes(choice));
  return { ...apart, others: { ...prompt, choices: others } };
}

/** Whether a player who reveals themselves is asked which Cylon card they show: it lists every kind there is. */
export function asksForCylonCard({ kind, choices }: Prompt): boolean {
  return kind === "choose-course" && choices.every(({ id }) => isCylonCard(id));
}

/** Whether a player who shows a Personal Goal is asked which: it lists all there are. */
export function asksForGoal({ kind, ask }: Prompt): boolean {
  return kind === "choose-course" && ask.id === "ask-goal";
}
