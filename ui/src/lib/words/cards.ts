/** Names of cards. The table sends the one that an English copy has on it, in lines and in what lies open. */
import { folded } from "./folded";
import { spoken } from "./spoken.svelte";

/** How the messages begin that have the names of the cards that a table names so, and the marks by which cards of one name end. */
const KINDS = ["crisis-card", "quorum-card", "destination", "held-mutiny", "held-motive"];
const ALIKE = /^(-(raiders|basestars|launch|no|jump))+$/;

/** A card's name in the language of the page, by its English one, from which its id is made; a name that the page does not know stays. */
export function cardNamed(english: string): string {
  const { patterns } = spoken();
  const card = folded(english.replace(/['’]/g, "")).join("-");
  const ids = KINDS.map((kind) => `${kind}-${card}`);
  const id = ids.find((id) => id in patterns) ?? Object.keys(patterns).find((id) => id.startsWith(ids[0]!) && ALIKE.test(id.slice(ids[0]!.length)));
  return id === undefined ? english : patterns[id]!;
}

/** Its English name beside that, for whoever has the English card in their hands; nothing where it is the same. */
export const alsoNamed = (english: string): string[] => (cardNamed(english) === english ? [] : [english]);
