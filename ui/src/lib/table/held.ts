// Cards that players hold, hidden from the others, by kind.

import type { SeatSecret } from "../wire/SeatSecret";
import type { SeatView } from "../wire/SeatView";
import { knows, say } from "../words/words";

/** How many cards of a kind somebody holds. */
export const countOf = (seat: SeatView | undefined, kind: string): number => seat?.held.find((other) => other.kind === kind)?.cards ?? 0;

/** What lies in a list beside the Loyalty cards, kind by kind. */
export const besideLoyalty = <Row extends { kind: string }>(held: readonly Row[] | undefined): Row[] =>
  (held ?? []).filter(({ kind }) => kind !== "loyalty");

/** The cards of a kind in front of who is shown them; none where Dradis does not keep them. */
export const cardsOf = (secret: SeatSecret | null | undefined, kind: string): string[] =>
  secret?.held.find((other) => other.kind === kind)?.cards ?? [];

/** The message that says how a Cylon Leader stands; `null` for everybody else. */
export const leaderOf = ({ leader }: SeatView): string | null => (leader ? (leader.infiltrating ? "leader-among-humans" : "leader-legend") : null);

/** A card that everybody may see, as others call it: what a Loyalty card says to its owner it does not say to them. */
export function openName(card: string): string {
  const motive = `held-motive-${card}`;
  if (knows(motive)) return say(motive, {});
  return knows(`opened-card-${card}`) ? say(`opened-card-${card}`, {}) : say(`loyalty-${card}`, {});
}

/** The names of the cards that lie open before a player, of Motives left unrevealed, and of those that lie face down and everybody has seen. */
export const openNames = ({ open }: SeatView): string[] => (open ?? []).flatMap(({ cards }) => cards.map(openName));
export const unrevealedNames = ({ unrevealed }: SeatView): string[] => (unrevealed ?? []).map(openName);
export const seenNames = ({ seen }: SeatView): string[] => (seen ?? []).map(openName);

/** The Mutineer, who is one for all to see: the name of the card; `null` for everybody else. */
export const mutineerOf = ({ open }: SeatView): string | null =>
  open?.some(({ kind, cards }) => kind === "loyalty" && cards.includes("mutineer")) ? say("opened-card-mutineer", {}) : null;
