/** What is asked of one player where nobody else looks: it is answered by cards that only they see. */
import { asksForCylonCard, asksForGoal } from "../../lib/cards/loyalty";
import type { Mode } from "../../lib/wire/Mode";
import type { Prompt } from "../../lib/wire/Prompt";
import type { PromptKind } from "../../lib/wire/PromptKind";

const ALONE: readonly PromptKind[] = ["choose-destination", "place-destination", "choose-destiny", "choose-held"];

/**
 * The player who answers on their own phone or with this screen in their hands, and not on the open page; `null` where
 * the page asks. Which Cylon card or Personal Goal is shown is asked so where Dradis keeps the Loyalty cards: a card of the
 * box is turned up on the table before anybody taps it.
 */
export function answersAlone(prompt: Prompt, loyalty: Mode): number | null {
  const alone = ALONE.includes(prompt.kind) || (loyalty === "app" && (asksForCylonCard(prompt) || asksForGoal(prompt)));
  return alone && prompt.decider.type === "seat" ? prompt.decider.seat : null;
}
