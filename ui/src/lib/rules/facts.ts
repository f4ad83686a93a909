/** What comes in the file of the combined game's rules beside their words, as lists; scripts/content.mjs makes them. */
import { knows, say } from "../words/words";

/** The items of a list; none where there is no such list, and before it has come. */
export const factsOf = (id: string): string[] => (knows(id) ? say(id, {}).split(" · ") : []);
