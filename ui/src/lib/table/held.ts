// Cards that players hold, hidden from the others, by kind.

import type { SeatSecret } from "../wire/SeatSecret";
import type { SeatView } from "../wire/SeatView";

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
