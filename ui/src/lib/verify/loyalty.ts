// Who holds which Loyalty cards, and how they came (docs/PROTOCOL.md, section 4.12).

import { isObject, type Json, type JsonObject, list, NotInOrder, object, revealed, text, whole } from "./canonical";

interface Held {
  card: string;
  came: JsonObject;
}

const repeated = (count: number, card: string): string[] => Array.from({ length: count }, () => card);

/** The Cylon cards of the base game, in the order in which the pile is laid. */
export const CYLON = ["cylon-damage-galactica", "cylon-reduce-morale", "cylon-send-to-sickbay", "cylon-send-to-brig"];
/** Those of all boxes together. */
export const ALL_CYLON = [...CYLON, "cylon-draw-treachery", "cylon-place-centurion", "cylon-lower-jump-track"];
const GOALS = "acquire-power devastation political-intrigue sacrifice self-destruction selfish stand-and-fight use-caution";
const FINAL_FIVE = "execute-looker activate-ships damage-galactica execute-owner brig-looker";
/** The cards of humans of all boxes together. */
export const ALL_HUMAN = [
  ...repeated(18, "not-a-cylon"),
  ...GOALS.split(" ").map((name) => `goal-${name}`),
  ...FINAL_FIVE.split(" ").map((name) => `final-five-${name}`),
];

/** Whether a game is played with all expansions. */
export const isCombined = (game: JsonObject): boolean => isObject(object(game.options).game ?? null);

/** Every Loyalty card of a game, sorted. */
export const loyaltyBox = (game: JsonObject): string[] =>
  (isCombined(game)
    ? [...ALL_HUMAN, ...ALL_CYLON, "mutineer"]
    : [...repeated(11, "not-a-cylon"), ...CYLON, "sympathizer"]
  ).sort();

const isCylon = (card: string) => card.startsWith("cylon-");

/** The cards after some events. A table that keeps them itself has no hands here. */
export class LoyaltyCards {
  #hands: Held[][] = [];
  readonly #cylons = new Set<number>();
  readonly #shown = new Map<number, string>();
  #sympathizer: number | null = null;
  /** Whether they have been dealt, by whoever keeps them. */
  dealt = false;
  /** Whether the table keeps them. */
  withTable = false;
  /** Whether the cards of the Sleeper phase have been dealt. */
  slept = false;

  constructor(events: readonly JsonObject[]) {
    for (const event of events) this.#add(event);
  }

  #add(event: JsonObject): void {
    switch (event.type) {
      case "loyalty-dealt-by-hand":
        this.dealt = true;
        this.withTable = true;
        return;
      case "loyalty-dealt":
        this.dealt = true;
        this.#hands = list(object(revealed(event.deal)).hands).map((hand) => came(hand, { type: "first-deal" }));
        return;
      case "sleeper":
        return this.#slept(object(event.sleeper));
      case "effect": {
        const effect = object(event.effect);
        if (effect.type !== "loyalty-given" || this.#hands.length === 0) return;
        const open = this.#openCard(whole(effect.from));
        const keeps = effect.keeps_sympathizer === true;
        return this.#handOn(effect, (card, at) => at !== open && !(keeps && card === "sympathizer"));
      }
      case "cylon-revealed":
        this.#cylons.add(whole(event.seat));
        if (event.sympathizer === true) this.#sympathizer = whole(event.seat);
        return;
      case "action": {
        const action = object(event.action);
        if (action.type === "cylon-card-shown") this.#shown.set(whole(action.seat), text(action.card));
        return;
      }
      case "position-laid": {
        const { sympathizer, turned_up } = object(event.laid);
        this.#sympathizer = sympathizer === null ? null : whole(sympathizer);
        for (const [seat, card] of Object.entries(object(turned_up))) this.#shown.set(Number(seat), text(card));
        return;
      }
      case "corrected": {
        const now = object(event.correction);
        if (now.type !== "revealed-cylon") return;
        if (now.revealed === true) this.#cylons.add(whole(now.seat));
        else this.#cylons.delete(whole(now.seat));
      }
    }
  }

  #slept(sleeper: JsonObject): void {
    if (sleeper.type === "dealt") {
      this.slept = true;
      for (const [seat, hand] of list(revealed(sleeper.cards)).entries()) {
        this.#hands[seat]?.push(...came(hand, { type: "sleeper-phase" }));
      }
    } else if (sleeper.type === "sympathizer-passed" && this.#hands.length > 0) {
      this.#handOn(sleeper, (card) => card === "sympathizer");
    }
  }

  #handOn(given: JsonObject, goes: (card: string, at: number) => boolean): void {
    const [from, to] = [whole(given.from), whole(given.to)];
    const held = this.#of(from);
    this.#hands[from] = held.filter(({ card }, at) => !goes(card, at));
    const handed = held.filter(({ card }, at) => goes(card, at));
    this.#of(to).push(...handed.map(({ card }) => ({ card, came: { by: from, type: "handed-on" } })));
  }

  #of(seat: number): Held[] {
    const hand = this.#hands[seat];
    if (hand === undefined) throw new NotInOrder();
    return hand;
  }

  /** Whether Dradis keeps the cards, and has dealt them. */
  get kept(): boolean {
    return this.dealt && !this.withTable;
  }

  holds(seat: number, cards: readonly string[]): boolean {
    return (this.#hands[seat] ?? []).some(({ card }) => cards.includes(card));
  }

  isRevealed(seat: number): boolean {
    return this.#cylons.has(seat);
  }

  hasShown(seat: number): boolean {
    return this.#shown.has(seat);
  }

  /** Where among a revealed Cylon's cards the one lies that made them one. */
  #openCard(seat: number): number {
    const cards = this.#of(seat).map(({ card }) => card);
    const shown = cards.indexOf(this.#shown.get(seat) ?? "");
    if (shown >= 0) return shown;
    const side = this.#sympathizer === seat ? (card: string) => card === "sympathizer" : isCylon;
    return Math.max(0, cards.findIndex(side));
  }

  /** What somebody may look at: the cards of a player without those that lie open, in the order received. */
  unrevealed(seat: number): string[] {
    const open = this.#cylons.has(seat) ? this.#openCard(seat) : -1;
    const cards = this.#of(seat).map(({ card }) => card);
    return cards.filter((card, at) => at !== open && card !== "sympathizer");
  }

  /** What everybody turns up at the end. */
  opened(): Json {
    return this.#hands.map((hand, seat) => ({
      seat,
      cards: hand.map(({ card, came }) => ({ card, came })),
      team: this.#cylons.has(seat) || hand.some(({ card }) => isCylon(card)) ? "cylons" : "humans",
    }));
  }
}

function came(hand: Json, how: JsonObject): Held[] {
  return list(hand).map((card) => ({ card: text(card), came: how }));
}
