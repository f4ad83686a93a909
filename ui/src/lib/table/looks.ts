/** A seat as it is shown everywhere: initials, colour and the character's name. */
import { say, t } from "../words/words";
import type { SeatView } from "../wire/SeatView";
import { initialsOf, lookOf } from "./characters";

export interface SeatLook {
  initials: string;
  colour: string | null;
  /** The character's name, or that none is chosen yet, or that the player is out of the game. */
  character: string;
}

export function seatLook(seat: SeatView): SeatLook {
  if (seat.character === null) {
    // Whoever is out of the game has none any more, and none comes (ION-15).
    return { initials: initialsOf(seat.name), colour: null, character: seat.eliminated ? say("eliminated-out", {}) : t("no-character") };
  }
  const look = lookOf(seat.character);
  return {
    initials: look?.initials ?? initialsOf(seat.name),
    colour: look?.colour ?? null,
    character: say(`character-${seat.character}`, {}),
  };
}
