// Where cards lie that players hold, by kind, where Dradis keeps them (docs/PROTOCOL.md, held cards).

import { type Cursor, shuffled } from "../fairness";
import { isCombined } from "./loyalty";
import { type Json, type JsonObject, list, NotInOrder, object, revealed, same, text, whole } from "./canonical";

/** The decks, one card of each, by kind, whose name its stream and its pile have too. */
const DECKS: Readonly<Record<string, readonly string[]>> = {
  "super-crisis": ["bomb-on-colonial-1", "cylon-intruders", "fleet-mobilization", "inbound-nukes", "massive-assault"],
};

/** With all boxes: without the Cylon attack card, and with more behind the others. */
const COMBINED: Readonly<Record<string, readonly string[]>> = {
  "super-crisis": [
    "bomb-on-colonial-1",
    "cylon-intruders",
    "fleet-mobilization",
    "inbound-nukes",
    "demand-peace-manifesto",
    "footage-transmitted",
    "psychological-warfare",
    "the-farm",
    "fighting-blind",
    "fire-all-missiles",
    "human-prisoner",
  ],
};

/** The cards of a kind after some events. */
export class HeldCards {
  readonly #all: readonly string[];
  #pile: number;
  #deck: Json[] = [];
  readonly #hands = new Map<number, Json[]>();
  #discarded: Json[] = [];
  #resolving: { card: Json; stays: boolean; removed: boolean }[] = [];
  #inPlay: Json[] = [];

  constructor(kind: Json | undefined, events: readonly JsonObject[]) {
    const began = events.findLast((event) => event.type === "game-began");
    this.#all = (began !== undefined && isCombined(began) ? COMBINED : DECKS)[text(kind)] ?? [];
    this.#pile = this.#all.length;
    for (const event of events) {
      if (event.type === "held" && event.kind === kind) this.#move(object(event.held));
      else if (event.type === "crisis") this.#lie(object(event.crisis));
      else if (event.type === "corrected") this.#correct(object(event.correction), kind);
      else if (event.type === "position-laid") {
        const { held, crises } = object(event.laid);
        this.#inPlay.push(...list(crises as Json));
        for (const laid of list(held as Json).map(object)) if (laid.kind === kind) this.#lay(laid);
      } else if (event.type === "game-ended") this.#resolving = [];
    }
  }

  #lay({ deck, hands, discarded }: JsonObject): void {
    this.#deck = [...list(revealed(deck))];
    for (const [seat, hand] of Object.entries(object(revealed(hands)))) this.#hands.set(Number(seat), [...list(hand as Json)]);
    this.#discarded = [...list(revealed(discarded))];
  }

  /** Whether no card lies in two places, and each is one of the game. */
  get areInTheBox(): boolean {
    const cards = [...this.#deck, ...this.#discarded, ...[...this.#hands.values()].flat()];
    return cards.every((card, at) => this.#all.includes(text(card)) && cards.indexOf(card) === at);
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

  #correct(now: JsonObject, kind: Json | undefined): void {
    if (now.type === "crisis-in-play") {
      this.#inPlay = this.#inPlay.filter((card) => card !== now.card);
      if (now.in_play === true) this.#inPlay.push(now.card ?? null);
    } else if (now.type === "pile" && now.pile === kind) {
      this.#pile = whole(now.cards);
    }
  }

  /** Whether these are the cards of a new deck. */
  repeats(cursor: Cursor, built: JsonObject): boolean {
    const away = [...[...this.#hands.values()].flat(), ...this.#inPlay, ...this.#resolving.map(({ card }) => card)];
    const free = this.#all.filter((card) => !away.includes(card));
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
