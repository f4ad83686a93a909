/** Rules as they are looked for: an index over what applies to a table, and who fits what is typed. */
import rules from "virtual:rules";
import sheets from "virtual:sheets";
import { skillCards } from "../table/about";
import { folded } from "../words/folded";
import { knows, say } from "../words/words";
import { factsOf } from "./facts";

/** What rules are about, in the order in which they are listed; no rule of the base game is about an objective of the others. */
export const GROUPS = [
  "setup",
  "turn",
  "check",
  "jump",
  "loyalty",
  "combat",
  "titles",
  "secrecy",
  "executions",
  "new-caprica",
  "ionian-nebula",
  "earth",
  "end",
  "reminders",
  "editions",
  "settled",
] as const;
export type Group = (typeof GROUPS)[number];

export interface Entry {
  id: string;
  group: Group;
  title: string;
  text: string;
  /** The id as folded words. */
  code: string;
  /** Folded words, each after a blank: of the id and the titles, and of everything. */
  head: string;
  whole: string;
}

const joined = (words: readonly string[]) => words.map((word) => ` ${word}`).join("");

const said = (id: string) => (knows(id) ? say(id, {}) : "");

/** The cards of a hand, whose English names may be printed on them: in both languages, as words. */
function cards(): { name: string; english: string }[] {
  const ids = [...[...sheets.quorum, ...factsOf("quorum-cards")].map((card) => `quorum-card-${card}`), ...skillCards.map((card) => `skill-card-${card}`)];
  return ids.filter((id) => knows(`english-${id}`)).map((id) => ({ name: joined(folded(said(id))), english: joined(folded(said(`english-${id}`))) }));
}

/** The rules of a table of the base game or of the combined one, in the language of the page, found by their ids and English titles too. */
export function indexed(combined: boolean): Entry[] {
  const ids = Object.entries(rules).flatMap(([id, { group }]) => (group === undefined ? [] : [[id, group] as const]));
  if (combined) ids.push(...GROUPS.flatMap((group) => factsOf(`rules-of-${group}`).map((id) => [id, group] as const)));
  const printed = cards();
  return ids.map(([id, group]) => {
    const [title, text] = [said(`rule-title-${id}`), said(`rule-text-${id}`)];
    const head = joined(folded(`${id} ${title} ${said(`rule-english-${id}`)}`));
    const whole = head + joined(folded(text));
    // A rule about a card is found by the name that an English copy has on it.
    const other = printed.flatMap(({ name, english }) => (`${whole} `.includes(`${name} `) ? [english] : [])).join("");
    return { id, group, title, text, code: folded(id).join(" "), head, whole: whole + other };
  });
}

/** Those that have a word that begins like each one that is typed: what is called so first, an id before all. */
export function matching(all: readonly Entry[], typed: string): Entry[] {
  const words = folded(typed).map((word) => ` ${word}`);
  if (words.length === 0) return [];
  const code = words.join("").slice(1);
  // Those with this id, and then by how many of the words are not in what they are called: a single letter fits nearly all.
  const ranks: Entry[][] = Array.from({ length: words.length + 2 }, () => []);
  for (const entry of all) {
    if (!words.every((word) => entry.whole.includes(word))) continue;
    const rank = entry.code === code ? 0 : 1 + words.filter((word) => !entry.head.includes(word)).length;
    ranks[rank]!.push(entry);
  }
  return ranks.flat();
}

/** How many letters of a word must be left, in the whole name and where it stands alone. */
const LEAST = { whole: 4, alone: 6 };
/** So many letters a name loses at most: endings that words take on in sentences. */
const ENDING = 3;

/**
 * What to look for at first where something is called like this: the first name as it stands, else without the ends that
 * words take on in sentences or in one another, else its words one by one, the longest first, else the next name; nothing
 * where no rule has any of them.
 */
export function leading(all: readonly Entry[], names: readonly string[]): string {
  const finds = (text: string) => matching(all, text).length > 0;
  const cut = (word: string, end: number, least: number) => word.slice(0, Math.max(word.length - end, Math.min(least, word.length)));
  for (const name of names) {
    if (finds(name)) return name;
    const words = folded(name);
    const whole = Array.from({ length: ENDING }, (_, end) => words.map((word) => cut(word, end + 1, LEAST.whole)).join(" "));
    const alone = words
      .filter((word) => word.length >= LEAST.whole)
      .sort((one, other) => other.length - one.length)
      .flatMap((word) => Array.from({ length: word.length }, (_, end) => cut(word, end, end > ENDING ? LEAST.alone : LEAST.whole)));
    const found = [...whole, ...alone].find(finds);
    if (found !== undefined) return found;
  }
  return "";
}
