// Where the Super Crisis cards lie, where Dradis keeps them (docs/PROTOCOL.md, the Super Crisis deck).

import { type Cursor, shuffled } from "../fairness";
import { type Json, type JsonObject, list, NotInOrder, object, revealed, same, text, whole } from "./canonical";

const ALL = ["bomb-on-colonial-1", "cylon-intruders", "fleet-mobilization", "inbound-nukes", "massive-assault"];

/** An event about Super Crisis cards. */
export const superCrisis = (event: JsonObject): JsonObject | null =>
  event.type === "super-crisis" ? object(event.super_crisis) : null;

/** The cards after some events. */
export class SuperCrises {
  #pile = ALL.length;
  #deck: Json[] = [];
  readonly #hands = new Map<number, Json[]>();
  #discarded: Json[] = [];
  #resolving: { card: Json; stays: boolean; removed: boolean }[] = [];
  #inPlay: Json[] = [];

  constructor(events: readonly JsonObject[]) {
    for (const event of events) {
      const moved = superCrisis(event);
      if (moved !== null) this.#move(moved);
      else if (event.type === "crisis") this.#lie(object(event.crisis));
      else if (event.type === "corrected") this.#correct(object(event.correction));
      else if (event.type === "position-laid") this.#lay(object(event.laid).super_crises ?? null);
      else if (event.type === "game-ended") this.#resolving = [];
    }
  }

  #lay(laid: Json): void {
    if (laid === null) return;
    const { deck, hands, discarded, crises } = object(laid);
    this.#deck = [...list(revealed(deck))];
    for (const [seat, hand] of Object.entries(object(revealed(hands)))) this.#hands.set(Number(seat), [...list(hand as Json)]);
    this.#discarded = [...list(revealed(discarded))];
    this.#inPlay = [...list(crises as Json)];
  }

  /** Whether no card lies in two places, and each is one of the game. */
  get areInTheBox(): boolean {
    const cards = [...this.#deck, ...this.#discarded, ...[...this.#hands.values()].flat()];
    return cards.every((card, at) => ALL.includes(text(card)) && cards.indexOf(card) === at);
  }

  #move(event: JsonObject): void {
    if (event.type === "deck-built") {
      this.#deck = [...list(revealed(event.deck))];
      this.#pile = whole(event.cards);
      this.#discarded = this.#discarded.filter((card) => !this.#deck.includes(card));
      return;
    }
    const seat = whole(event.seat);
    const hand = this.#hands.get(seat) ?? [];
    this.#hands.set(seat, hand);
    switch (event.type) {
      case "dealt":
        hand.push(out(this.#deck, 0));
        this.#pile -= 1;
        return;
      case "discarded":
        this.#discarded.push(out(hand, whole(event.at)));
        return;
      case "played":
        this.#discarded.push(out(hand, hand.indexOf(text(event.card))));
        return;
      case "returned":
        this.#pile += hand.length;
        this.#hands.set(seat, []);
        this.#deck = [];
        return;
      default:
        throw new NotInOrder();
    }
  }

  #lie(event: JsonObject): void {
    const top = this.#resolving.at(-1);
    switch (event.type) {
      case "opened":
        this.#resolving.push({ card: object(event.crisis).card ?? null, stays: false, removed: false });
        return;
      case "replaced":
        this.#resolving.pop();
        return;
      case "stays":
      case "removed":
        if (top !== undefined) top[event.type] = true;
        return;
      case "closed":
        this.#resolving.pop();
        if (top?.stays === true && !top.removed) this.#inPlay.push(top.card);
    }
  }

  #correct(now: JsonObject): void {
    if (now.type === "crisis-in-play") {
      this.#inPlay = this.#inPlay.filter((card) => card !== now.card);
      if (now.in_play === true) this.#inPlay.push(now.card ?? null);
    } else if (now.type === "pile" && now.pile === "super-crisis") {
      this.#pile = whole(now.cards);
    }
  }

  /** Whether these are the cards of a new deck. */
  repeats(cursor: Cursor, built: JsonObject): boolean {
    const away = [...[...this.#hands.values()].flat(), ...this.#inPlay, ...this.#resolving.map(({ card }) => card)];
    const free = ALL.filter((card) => !away.includes(card));
    const fresh = free.filter((card) => !this.#discarded.includes(card));
    const laid = this.#pile === 0 || fresh.length < this.#pile ? free : fresh;
    const deck = shuffled(cursor, laid);
    const kept = this.#pile > 0 ? deck.slice(0, this.#pile) : deck;
    return same(revealed(built.deck), kept) && built.cards === kept.length;
  }
}

function out(cards: Json[], at: number): Json {
  const [card] = at < 0 ? [] : cards.splice(at, 1);
  if (card === undefined) throw new NotInOrder();
  return card;
}
