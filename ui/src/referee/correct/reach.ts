/** How each correction is reached: the thing to tap. A correction without an entry does not compile. */
import type { Correction } from "../../lib/wire/Correction";
import type { Correctable } from "./correctable";

export const reach: Record<Correction["type"], Correctable["type"]> = {
  resource: "dial",
  title: "seat",
  "active-player": "turn",
  "turn-number": "turn",
  "turn-step": "turn",
  "seat-order": "seat",
  hand: "hand",
  pile: "pile",
  nukes: "nukes",
  fleet: "jump-track",
  distance: "distance",
  centurions: "boarding-track",
  ships: "area",
  basestars: "basestar",
  "civilian-ships": "area",
  "civilian-ship-at": "civilian",
  "destroyed-civilian-ships": "civilian-pile",
  "damaged-vipers": "vipers",
  "destroyed-vipers": "vipers",
  "destroyed-raptors": "raptors",
  "location-damage": "location",
  "spent-damage": "damage-tokens",
  "attack-card": "decks",
  place: "character",
  character: "character",
  "revealed-cylon": "seat",
  "loyalty-cards": "seat",
  "loyalty-deck": "decks",
};
