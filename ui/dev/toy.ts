// A table with the toy kit, which the rules alone can make: who opens the page puts what everybody sees into the window.
import type { PublicView } from "../src/lib/wire/PublicView";
import { learn } from "../src/lib/words/words";

declare global {
  var toyView: PublicView | undefined;
}

export const toy = globalThis.toyView;

/** What the toy kit brings has no words in the catalogues. */
const WORDS = [
  "held-omen Omen",
  "board-tender Tender",
  "location-machine-shop Machine Shop",
  "location-observation-deck Observation Deck",
  "area-cylon-fleet-bow Outside Bow",
  "area-cylon-fleet-fore-starboard Outside Fore Starboard",
  "area-cylon-fleet-aft-starboard Outside Aft Starboard",
  "area-cylon-fleet-stern Outside Stern",
  "area-cylon-fleet-aft-port Outside Aft Port",
  "area-cylon-fleet-fore-port Outside Fore Port",
];
if (toy) void learn({ en: () => Promise.resolve({ default: WORDS.join("\n") }) });
