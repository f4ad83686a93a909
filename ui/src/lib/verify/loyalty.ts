// Who holds which Loyalty cards, and how they came (docs/PROTOCOL.md, section 4.12).

import { isObject, type Json, type JsonObject, list, listed, NotInOrder, object, revealed, text, whole } from "./canonical";

interface Held {
  card: string;
  came: JsonObject;
}

const repeated = (count: number, card: string): string[] => Array.from({ length: count }, () => card);

const named = (kind: string, names: string): string[] => names.split(" ").map((name) => kind + name);

/** The Cylon cards of the base game, in the order in which the pile is laid. */
export const CYLON = named("cylon-", "damage-galactica reduce-morale send-to-sickbay send-to-brig");
/** Those of all boxes together. */
export const ALL_CYLON = [...CYLON, ...named("cylon-", "draw-treachery place-centurion lower-jump-track")];
/** The cards of humans of all boxes together. */
export const ALL_HUMAN = [
  ...repeated(18, "not-a-cylon"),
  ...named("goal-", "acquire-power devastation political-intrigue sacrifice self-destruction selfish stand-and-fight use-caution"),
  ...named("final-five-", "execute-looker activate-ships damage-galactica execute-owner brig-looker"),
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
  /** Who is out of the game. */
  readonly #out = new Set<number>();
  readonly #shown = new Map<number, string>();
  #sympathizer: number | null = null;
  /** All boxes: the deck, the cards left over, those that left with a character, and what lies open. */
  #deck: Json[] = [];
  #spare: Json[] = [];
  #gone: Json[] = [];
  #open: { seat: number; card: string }[] = [];
  /** How many cards the table says that the deck has, where it keeps them. */
  #left = 0;
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
        this.#left = whole(event.deck);
        return;
      case "loyalty-dealt": {
        const { hands, deck, spare, discarded } = object(revealed(event.deal));
        this.dealt = true;
        this.#hands = list(hands).map((hand) => came(hand, { type: "first-deal" }));
        this.#deck = [...list(deck)];
        this.#spare = [...listed(spare)];
        this.#gone = [...listed(discarded)];
        return;
      }
      case "passing":
        return this.#pass(object(event.passing));
      case "sleeper":
        return this.#slept(object(event.sleeper));
      case "effect": {
        const effect = object(event.effect);
        if (effect.type !== "loyalty-given" || this.#hands.length === 0) return;
        const from = whole(effect.from);
        const open = [this.#openCard(from), ...this.#openAt(from)];
        const keeps = effect.keeps_sympathizer === true;
        return this.#handOn(effect, (card, at) => !open.includes(at) && !(keeps && card === "sympathizer"));
      }
      case "cylon-revealed":
        this.#cylons.add(whole(event.seat));
        if (event.sympathizer === true) this.#sympathizer = whole(event.seat);
        return;
      case "crossroads": {
        const crossroads = object(event.crossroads);
        if (crossroads.type === "eliminated") this.#out.add(whole(crossroads.seat));
        return;
      }
      case "action": {
        const action = object(event.action);
        if (action.type === "cylon-card-shown") this.#shown.set(whole(action.seat), text(action.card));
        return;
      }
      case "position-laid": {
        const { sympathizer, turned_up, eliminated, open_loyalty } = object(event.laid);
        this.#sympathizer = sympathizer === null ? null : whole(sympathizer);
        for (const [seat, card] of Object.entries(object(turned_up))) this.#shown.set(Number(seat), text(card));
        for (const seat of listed(eliminated)) this.#out.add(whole(seat));
        for (const [seat, card] of listed(open_loyalty).map(list)) this.#open.push({ seat: whole(seat), card: text(card) });
        return;
      }
      case "corrected": {
        const now = object(event.correction);
        if (now.type === "eliminated") {
          if (now.out === true) this.#out.add(whole(now.seat));
          else this.#out.delete(whole(now.seat));
        }
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
        const fresh = came(hand, { type: "sleeper-phase" });
        this.#hands[seat]?.push(...fresh);
        this.#deck.splice(0, fresh.length);
      }
    } else if (sleeper.type === "dealt-by-hand") {
      const dealt = list(sleeper.counts).map(whole);
      this.#left = Math.max(0, this.#left - dealt.reduce((all, cards) => all + cards, 0));
    } else if (sleeper.type === "sympathizer-passed" && this.#hands.length > 0) {
      this.#handOn(sleeper, (card) => card === "sympathizer");
    }
  }

  /** All boxes: cards that are drawn, shown and handed on while the game is played. */
  #pass(event: JsonObject): void {
    const card = event.card;
    switch (event.type) {
      case "drew": {
        if (this.withTable) this.#left = Math.max(0, this.#left - 1);
        const drawn = this.#deck.shift();
        if (drawn !== undefined) this.#of(whole(event.seat)).push({ card: text(drawn), came: { type: "drawn" } });
        return;
      }
      case "joined":
        if (this.withTable) {
          this.#left += 1;
          return;
        }
        if (this.#spare.length === 0) [this.#spare, this.#gone] = [this.#gone, []];
        this.#spare.shift();
        this.#deck = [...list(revealed(event.deck))];
        return;
      case "shown":
        this.#open.push({ seat: whole(event.seat), card: text(card) });
        return;
      case "passed": {
        const [from, to] = [whole(event.from), whole(event.to)];
        for (const open of this.#open) if (open.seat === from && open.card === card) open.seat = to;
        const first = this.kept ? this.#of(from).findIndex((held) => held.card === card) : -1;
        if (first >= 0) this.#handOn(event, (_, at) => at === first);
        return;
      }
      case "left-with": {
        const seat = whole(event.seat);
        this.#open = this.#open.filter((open) => open.seat !== seat || open.card === "mutineer");
        if (!this.kept) return;
        for (const left of list(event.cards).map(text)) {
          const hand = this.#of(seat);
          const at = hand.findIndex((held) => held.card === left);
          if (at < 0) throw new NotInOrder();
          hand.splice(at, 1);
          if (!left.startsWith("final-five-")) this.#gone.push(left);
        }
      }
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

  /** Whether there is a card to draw. */
  get hasDeck(): boolean {
    return this.withTable ? this.#left > 0 : this.#deck.length > 0;
  }

  /** The cards of the deck, its top first. */
  get deck(): readonly Json[] {
    return this.#deck;
  }

  /** The card that joins the deck next; none where there is none. */
  get joins(): readonly Json[] {
    return (this.#spare.length > 0 ? this.#spare : this.#gone).slice(0, 1);
  }

  /** What leaves with a player's character: all but the Mutineer. */
  leaves(seat: number): string[] {
    return (this.#hands[seat] ?? []).map(({ card }) => card).filter((card) => card !== "mutineer");
  }

  isRevealed(seat: number): boolean {
    return this.#cylons.has(seat);
  }

  hasShown(seat: number): boolean {
    return this.#shown.has(seat);
  }

  /** Which of a player's cards lie open beside the one that made them a Cylon, by their places. */
  #openAt(seat: number): number[] {
    const left = this.#open.filter((open) => open.seat === seat).map(({ card }) => card);
    return this.#of(seat).flatMap(({ card }, at) => {
      const found = left.indexOf(card);
      if (found >= 0) left.splice(found, 1);
      return found >= 0 ? [at] : [];
    });
  }

  /** Where among a revealed Cylon's cards the one lies that made them one. */
  #openCard(seat: number): number {
    const cards = this.#of(seat).map(({ card }) => card);
    const shown = cards.indexOf(this.#shown.get(seat) ?? "");
    if (shown >= 0) return shown;
    const side = this.#sympathizer === seat ? (card: string) => card === "sympathizer" : isCylon;
    const at = cards.findIndex(side);
    if (at >= 0) return at;
    const beside = this.#openAt(seat);
    return Math.max(0, cards.findIndex((_, other) => !beside.includes(other)));
  }

  /** What somebody may look at: the cards of a player without those that lie open, in the order received. */
  unrevealed(seat: number): string[] {
    const open = this.#cylons.has(seat) ? [this.#openCard(seat)] : [];
    open.push(...this.#openAt(seat));
    const cards = this.#of(seat).map(({ card }) => card);
    return cards.filter((card, at) => !open.includes(at) && card !== "sympathizer");
  }

  /** What everybody turns up at the end; with the team of a Leader, which their Motive cards say. */
  opened(leader: { seat: number; team: string } | null): Json {
    return this.#hands.map((hand, seat) => {
      const cylon = this.#cylons.has(seat) || hand.some(({ card }) => isCylon(card));
      return {
        seat,
        cards: hand.map(({ card, came }) => ({ card, came })),
        team: leader?.seat === seat ? leader.team : cylon ? "cylons" : "humans",
        ...(this.#out.has(seat) ? { lost: true } : {}),
      };
    });
  }
}

function came(hand: Json, how: JsonObject): Held[] {
  return list(hand).map((card) => ({ card: text(card), came: how }));
}
