/** The cards that a question may be answered with: found by letters of their names or by what is printed on them. */
import names from "virtual:words/named";
import { learning } from "../../lib/rules/combined";
import facts from "../../lib/wire/cards.json";
import type { Catalogue } from "../../lib/wire/Catalogue";
import type { ShipIcon } from "../../lib/wire/ShipIcon";
import type { SkillType } from "../../lib/wire/SkillType";
import { folded } from "../../lib/words/folded";
import { knows, language, say } from "../../lib/words/words";

/** Learns the names of the cards that only the combined game has, where a table plays it. */
export const learnNames = learning(names);

export interface Card {
  /** What an answer names. */
  option: string;
  name: string;
  /** The name that an English copy has on it; nothing where that is the name anyway. */
  english: string | undefined;
  icons: ShipIcon[];
  jump: boolean;
  check: { difficulty: number; partial: number | null; skills: SkillType[] } | null;
  /** A Cylon attack card. */
  attack: boolean;
  /** A destination: how far it is, and the fuel it costs. */
  jumps: { distance: number; fuel: number } | null;
}

const plain = { icons: [], jump: false, check: null, attack: false, jumps: null };

/** The catalogues of cards; a check's total is no card. */
export type CardCatalogue = Exclude<Catalogue, "totals">;

/** Those of some cards that a table plays with, by whether it plays the combined game. */
export function inPlay<T extends { in: string }>(cards: readonly T[], combined: boolean): T[] {
  return cards.filter((card) => card.in === "every" || card.in === (combined ? "combined" : "base"));
}

/** The cards of a catalogue by name, without those that cannot be answered with now. On New Caprica crises come from a deck of its own (NC-6). */
export function cardsOf(catalogue: CardCatalogue, combined: boolean, forbidden: readonly string[] = [], planet = false): Card[] {
  return unsorted(catalogue, combined, planet)
    .filter(({ option }) => !forbidden.includes(option))
    .sort((one, other) => one.name.localeCompare(other.name, language()));
}

function unsorted(catalogue: CardCatalogue, combined: boolean, planet: boolean): Card[] {
  const from = planet && catalogue === "crisis" ? "new-caprica" : catalogue;
  switch (catalogue) {
    case "crisis":
    case "super-crisis":
      return [
        ...inPlay(facts.crises, combined)
          .filter(({ deck }) => deck === from)
          .map(({ id, icons, jump, check }) => ({
            ...plain,
            option: `card:${id}`,
            ...named(`crisis-card-${id}`, id),
            icons: icons as ShipIcon[],
            jump,
            check: check as Card["check"],
          })),
        ...inPlay(facts.attacks, combined)
          .filter(({ deck }) => deck === catalogue)
          .map(({ id, icons }) => ({
            ...plain,
            option: `attack:${id}`,
            ...named(`attack-card-${id}`, id),
            icons: icons as ShipIcon[],
            attack: true,
          })),
      ];
    case "destinations":
      return inPlay(facts.destinations, combined).map(({ id, distance, fuel }) => ({ ...plain, option: `card:${id}`, ...named(`destination-${id}`, id), jumps: { distance, fuel } }));
    case "quorum":
      return inPlay(facts.quorum, combined).map(({ id }) => ({ ...plain, option: `card:${id}`, ...named(`quorum-card-${id}`, id) }));
  }
}

/** What a card is called in the language of the page, and on an English copy. */
function named(id: string, card: string): Pick<Card, "name" | "english"> {
  const name = knows(id) ? say(id, {}) : card;
  const english = knows(`english-${id}`) ? say(`english-${id}`, {}) : name;
  return { name, english: english === name ? undefined : english };
}

const NAMES = { crises: "crisis-card", destinations: "destination", quorum: "quorum-card" } as const;

/** Names of cards that stand in a view by their stable names; one that this page does not know keeps its own. */
export function nameOfCard(kind: keyof typeof NAMES, card: string): string {
  const id = `${NAMES[kind]}-${card}`;
  return knows(id) ? say(id, {}) : card;
}

/** How well a name fits: the place of the word that begins as typed; `null` where some letters begin none. */
function fit(name: string, typed: readonly string[]): number | null {
  const words = folded(name);
  const places = typed.map((part) => words.findIndex((word) => word.startsWith(part)));
  return places.includes(-1) ? null : (places[0] ?? 0);
}

/** The cards whose names, here or in English, have words that begin as typed, and that show the icons; the best first. */
export function found(cards: readonly Card[], text: string, icons: readonly ShipIcon[], jump: boolean): Card[] {
  const typed = folded(text);
  return cards
    .filter((card) => (!jump || card.jump) && icons.every((icon) => card.icons.includes(icon)))
    .flatMap((card) => {
      // Their cards may be in either language.
      const places = [card.name, card.english ?? card.name].flatMap((name) => fit(name, typed) ?? []);
      return places.length === 0 ? [] : [{ card, at: Math.min(...places) }];
    })
    .sort((one, other) => one.at - other.at)
    .map(({ card }) => card);
}

const KEPT = 4;

/** The cards named last, with one more in front. */
export function withRecent(recent: readonly string[], option: string): string[] {
  return [option, ...recent.filter((other) => other !== option)].slice(0, KEPT);
}

const PLACE = "dradis-recent-cards";

/** The cards that this browser named last in a game; none where it keeps nothing, or keeps those of another game. */
export function recentCards(game: string): string[] {
  try {
    const kept = JSON.parse(localStorage.getItem(PLACE) ?? "null") as { game?: unknown; cards?: unknown } | null;
    return kept?.game === game && Array.isArray(kept.cards) ? kept.cards.filter((option) => typeof option === "string") : [];
  } catch {
    return [];
  }
}

export function keepRecent(game: string, option: string): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify({ game, cards: withRecent(recentCards(game), option) }));
  } catch {
    // A browser that keeps nothing shows no recent cards; nothing else depends on them.
  }
}
