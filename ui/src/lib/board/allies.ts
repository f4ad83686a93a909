/** Allies on the board of the Ionian Nebula, and the trauma tokens that lie there face down. */
import type { AllyView } from "../wire/AllyView";
import type { BoardView } from "../wire/BoardView";
import type { LocationId } from "../wire/LocationId";
import { say } from "../words/words";

/** What stands and lies at a location beside the players' characters. */
export interface Met {
  /** Those whom somebody meets there, in the order in which they came. */
  allies: readonly AllyView[];
  /** Whether a trauma token lies on the location itself; what it shows nobody knows. */
  trauma: boolean;
}

const NOBODY: Met = { allies: [], trauma: false };

/** Who and what is there; nobody and nothing where the fleet does not go to the Ionian Nebula. */
export function metAt({ ionian }: BoardView, location: LocationId): Met {
  if (!ionian) return NOBODY;
  return { allies: ionian.allies.filter((ally) => ally.location === location), trauma: ionian.trauma.includes(location) };
}

/** A name as the English card has it, with the marks round a callsign that stand everywhere else. */
export const cardName = (name: string): string => name.replace(/"([^"]*)"/g, "“$1”").replace(/'/g, "’");

/** An Ally, and whether a token lies on the card. */
export const allyWords = ({ name, trauma }: AllyView): string => say(trauma ? "ally-with-trauma" : "ally-named", { ally: cardName(name) });

/** The first letters of the first and the last name: callsigns and titles stand aside. */
export function initialsOf(name: string): string {
  const words = name
    .replace(/["“][^"”]*["”]/g, "")
    .split(/\s+/)
    .filter((word) => /^\p{L}/u.test(word) && !word.endsWith("."));
  return [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => [...(word ?? "")][0] ?? "").join("");
}
