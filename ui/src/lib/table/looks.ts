/** A seat as it is shown everywhere: initials, colour and the character's name. */
import { say, t } from "../words/words";
import type { SeatView } from "../wire/SeatView";
import { initialsOf, lookOf } from "./characters";

export interface SeatLook {
  initials: string;
  colour: string | null;
  /** The character's name, or that none is chosen yet. */
  character: string;
}

export function seatLook(seat: SeatView): SeatLook {
  if (seat.character === null) return { initials: initialsOf(seat.name), colour: null, character: t("no-character") };
  const look = lookOf(seat.character);
  return {
    initials: look?.initials ?? initialsOf(seat.name),
    colour: look?.colour ?? null,
    character: say(`character-${seat.character}`, {}),
  };
}
