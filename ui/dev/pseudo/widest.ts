// A made-up language that says each message in whichever language needs the most room for it: a screen that fits these
// texts fits every language, so that one walk through the screens stands for all of them.
import { type Catalogue, type Pattern, pieces } from "../../src/lib/words/pattern";

const NARROW = /[iíìjlłtfrI.,:;'’|!()\-·\s]/u;
const WIDE = /[mwMW@—…%]/u;

/** About how wide a text is drawn, in widths of a usual letter; what is put in at run time is the same in all languages. */
export function widthOf(pattern: Pattern): number {
  return pieces(pattern).reduce((width, piece) => {
    if (typeof piece === "string") return width + [...piece].reduce((sum, sign) => sum + (NARROW.test(sign) ? 0.5 : WIDE.test(sign) ? 1.5 : 1), 0);
    const [, ...variants] = piece;
    // The texts are at odd places, and the last has no key.
    return width + Math.max(0, ...variants.filter((_, at) => at % 2 === 1 || at === variants.length - 1).map(widthOf));
  }, 0);
}

/** For each message the widest of its texts. */
export function widest(all: readonly Catalogue[]): Catalogue {
  const found: Catalogue = {};
  for (const catalogue of all) {
    for (const [id, text] of Object.entries(catalogue)) if (!(id in found) || widthOf(text) > widthOf(found[id]!)) found[id] = text;
  }
  return found;
}
