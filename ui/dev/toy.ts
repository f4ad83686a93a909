// A table with a made-up kit, which the rules alone can make: who opens the page puts what everybody sees into the window.
import type { PublicView } from "../src/lib/wire/PublicView";
import { learn } from "../src/lib/words/words";

declare global {
  var toyView: PublicView | undefined;
}

export const toy = globalThis.toyView;

/** As a name is written: "machine-shop" is the Machine Shop. */
function titled(id: string): string {
  return id
    .split("-")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");
}

/** What such a kit brings has no words in the catalogues: it is called by its id. Theirs come later and go over these. */
function words({ kit, board, seats }: PublicView): string {
  const boards = kit.boards.map((id) => `board-${id} ${titled(id)}`);
  const locations = board.locations.map(({ location: id }) => `location-${id} ${titled(id)}`);
  const kinds = new Set(seats.flatMap(({ held }) => held.map(({ kind }) => kind)));
  const held = [...kinds].map((id) => `held-${id} ${titled(id)}`);
  const zones = (board.outer ?? []).map(({ zone: id }) => `area-${id} ${titled(id.replace("cylon-fleet", "outside"))}`);
  const counted = [...kinds].map((id) => `has-${id} ${titled(id)}`);
  return [...boards, ...locations, ...held, ...counted, ...zones].join("\n");
}
if (toy) {
  const said = () => Promise.resolve({ default: words(toy) });
  // The same where the page speaks the widest words of all languages (pseudo/words.ts).
  void learn({ en: said, "en-XA": said });
}
