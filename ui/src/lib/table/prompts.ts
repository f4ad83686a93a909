import type { Choice } from "../wire/Choice";
import type { Prompt } from "../wire/Prompt";
import { t } from "../words/words";
import { type Extra, isSeat } from "./beside";

/** The prompts a seat's own phone answers, without the answers that are somebody else's. */
export function ownPrompts(prompts: readonly Prompt[], seat: number): Prompt[] {
  return prompts
    .filter((prompt) => isSeat(prompt.decider, seat))
    .map((prompt) => ({
      ...prompt,
      choices: prompt.choices.filter(({ decider }) => !decider || isSeat(decider, seat)),
    }));
}

export function ownExtras(prompts: readonly Prompt[], seat: number): Extra[] {
  return prompts
    .filter((prompt) => !isSeat(prompt.decider, seat))
    .flatMap((prompt) =>
      prompt.choices
        .filter(({ decider }) => decider && isSeat(decider, seat))
        .map((choice) => ({ prompt: prompt.id, choice })),
    );
}

/** What a phone says instead of answers that are read off cards and told on the referee's page; else `null`. */
export function toldElsewhere({ kind, catalogue, choices }: Prompt): string | null {
  // Where a turn is one question, its player still moves and acts on the phone.
  if (kind === "take-turn" && !choices.some(({ id }) => id === "next")) return null;
  if (kind === "tell-cards") return t("told-check");
  if (kind === "name-destination" || kind === "name-quorum") return t("told-card");
  return kind === "name-crisis" || catalogue !== undefined ? t("told-crisis") : null;
}

/** How many cards may be added to a check, and what else may be done; that others add none they say themselves. */
export function addingOf({ choices }: Prompt): { cards: Choice[]; others: Choice[] } {
  const isCount = ({ id }: Choice) => id.startsWith("cards:");
  return { cards: choices.filter(isCount), others: choices.filter((choice) => !isCount(choice) && choice.id !== "rest") };
}

/** What a phone calls a question of its player's. */
export function headingOf({ kind, ask, choices }: Prompt): string {
  if (ask.id === "ask-start") return t("mine-choose-start");
  const areas = (kind === "choose-target" || kind === "choose-piece") && choices.length > 0 && choices.every(({ target }) => target?.type === "area");
  return t(areas ? "mine-choose-target-area" : `mine-${kind}`);
}
