// A table with the toy kit, which the rules alone can make: who opens the page puts what everybody sees into the window.
import type { PublicView } from "../src/lib/wire/PublicView";
import { learn } from "../src/lib/words/words";

declare global {
  var toyView: PublicView | undefined;
}

export const toy = globalThis.toyView;

/** What the toy kit brings has no words in the catalogues. */
const WORDS = ["board-tender Tender", "location-machine-shop Machine Shop", "location-observation-deck Observation Deck"];
if (toy) void learn({ en: () => Promise.resolve({ default: WORDS.join("\n") }) });
