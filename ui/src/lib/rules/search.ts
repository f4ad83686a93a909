/** Rules as they are looked for: an index over what applies to a table, and who fits what is typed. */
import rules from "virtual:rules";
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
  /** Folded words, each after a blank: of the id and the titles, and of everything. */
  head: string;
  whole: string;
}

const joined = (words: readonly string[]) => words.map((word) => ` ${word}`).join("");

const said = (id: string) => (knows(id) ? say(id, {}) : "");

/** The rules of a table of the base game or of the combined one, in the language of the page, found by their ids and English titles too. */
export function indexed(combined: boolean): Entry[] {
  const ids = Object.entries(rules).flatMap(([id, { group }]) => (group === undefined ? [] : [[id, group] as const]));
  if (combined) ids.push(...GROUPS.flatMap((group) => factsOf(`rules-of-${group}`).map((id) => [id, group] as const)));
  return ids.map(([id, group]) => {
    const [title, text] = [said(`rule-title-${id}`), said(`rule-text-${id}`)];
    const head = joined(folded(`${id} ${title} ${said(`rule-english-${id}`)}`));
    return { id, group, title, text, head, whole: head + joined(folded(text)) };
  });
}

/** Those that have a word that begins like each one that is typed: what is called so first, an id before all. */
export function matching(all: readonly Entry[], typed: string): Entry[] {
  const words = folded(typed).map((word) => ` ${word}`);
  if (words.length === 0) return [];
  const id = words.join("").slice(1);
  const place = ({ id: own, head }: Entry) => (folded(own).join(" ") === id ? -1 : words.filter((word) => !head.includes(word)).length);
  return all
    .filter(({ whole }) => words.every((word) => whole.includes(word)))
    .map((entry) => ({ entry, at: place(entry) }))
    .sort((one, other) => one.at - other.at)
    .map(({ entry }) => entry);
}
