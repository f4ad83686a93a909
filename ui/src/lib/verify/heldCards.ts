// Where cards lie that players hold, by kind, where Dradis keeps them (docs/PROTOCOL.md, held cards).

import { type Cursor, shuffled } from "../fairness";
import { isCombined } from "./loyalty";
import { isObject, type Json, type JsonObject, list, listed, NotInOrder, object, revealed, same, text, whole } from "./canonical";

/** Super Crises that both games have. */
const SHARED = "bomb-on-colonial-1 cylon-intruders fleet-mobilization inbound-nukes ";

/** The decks, one card of each, by kind, whose name its stream and its pile have too. */
const DECKS: Readonly<Record<string, readonly string[]>> = { "super-crisis": `${SHARED}massive-assault`.split(" ") };

/** With all boxes: without the Cylon attack card, and with more behind the others. */
const COMBINED: Readonly<Record<string, readonly string[]>> = {
  "super-crisis": (
    `${SHARED}demand-peace-manifesto footage-transmitted psychological-warfare the-farm fighting-blind ` +
    "fire-all-missiles human-prisoner"
  ).split(" "),
  mutiny: (
    "armed-resistance assume-command bait-and-switch betrayal-of-trust blackmail clipped-wings controversial-speech " +
    "feed-the-people impeachment make-a-deal necessary-risk panic peaceful-resistance ruined-reputation " +
    "scavenging-for-parts selfish-act send-a-message set-the-agenda the-strong-survive unauthorized-usage " +
    "violent-protest weapons-armed"
  ).split(" "),
  motive: (
    "keep-them-docile pressure-their-leaders learn-to-cherish improve-efficiency remove-the-threat end-the-chase " +
    "make-an-ally harvest-their-resources a-false-sense-of-security subjects-for-study fight-with-honor " +
    "savor-their-demise no-unnecessary-force a-justified-response"
  ).split(" "),
  crossroads: "disturbing-vision miraculous-return perjury scanned strange-music testimony the-opera-house".split(" "),
  trauma: [
    ...Array<string>(18).fill("trauma-benevolent"),
    ...Array<string>(18).fill("trauma-antagonistic"),
    ...Array<string>(2).fill("trauma-disaster"),
  ],
};
/** The stream of a kind, where its name is not the kind's. */
const STREAMS: Readonly<Record<string, string>> = { trauma: "loyalty", crossroads: "motive" };
export const streamOf = (kind: string): string => STREAMS[kind] ?? kind;

/** The first Motive cards, so many, speak for the humans, the others for the Cylons. */
const FOR_HUMANS = 7;

/** Who keeps a kind, by its option; every other kind goes with the Super Crises. */
const KEPT_WITH: Readonly<Record<string, string>> = { motive: "loyalty", crossroads: "loyalty", trauma: "loyalty" };

/** Whether the table keeps the cards of a kind itself. */
export function heldByTable(kind: Json | undefined, game: JsonObject): boolean {
  const modes = object(game.options).modes;
  return isObject(modes) && modes[KEPT_WITH[text(kind)] ?? "super_crises"] === "table";
}

/** Whether a Leader wins with a side: one Motive card hidden at most, and two shown that speak for it. */
export function winsWith(seat: number, side: string, events: readonly JsonObject[]): boolean {
  const cards = new HeldCards("motive", events);
  const all = COMBINED.motive ?? [];
  const speak = cards.shownBy(seat).filter((card) => all.indexOf(card) < FOR_HUMANS === (side === "humans"));
  return cards.heldBy(seat) <= 1 && speak.length >= 2;
}

/** The cards of a kind after some events. */
export class HeldCards {
  readonly #all: readonly string[];
  #pile: number;
  #deck: Json[] = [];
  readonly #hands = new Map<number, Json[]>();
  #discarded: Json[] = [];
  #resolving: { card: Json; stays: boolean; removed: boolean }[] = [];
  #inPlay: Json[] = [];
  readonly #open: { seat: number; card: string }[] = [];
  readonly #removed: Json[] = [];
  /** Trauma tokens that nobody holds: where each lies, and which it is. */
  readonly #spots: { spot: Json; card: Json }[] = [];
  /** Those that lie beside the players' Crossroads cards, by player. */
  readonly #laid = new Map<number, Json>();
  /** Whether a pile counts the deck, which the table may correct. */
  readonly #hasPile: boolean;
  readonly #withTable: boolean;

  constructor(kind: Json | undefined, events: readonly JsonObject[]) {
    const began = events.findLast((event) => event.type === "game-began");
    this.#all = (began !== undefined && isCombined(began) ? COMBINED : DECKS)[text(kind)] ?? [];
    this.#pile = this.#all.length;
    this.#hasPile = kind === "super-crisis";
    this.#withTable = began !== undefined && heldByTable(kind, began);
    for (const event of events) {
      if (event.type === "held" && event.kind === kind) this.#move(object(event.held));
      else if (event.type === "ionian" && kind === "trauma") this.#token(object(event.ionian));
      else if (event.type === "crossroads" && kind === "trauma") this.#crossroads(object(event.crossroads));
      else if (event.type === "crisis") this.#lie(object(event.crisis));
      else if (event.type === "corrected") this.#correct(object(event.correction), kind);
      else if (event.type === "position-laid") {
        const { held, crises, ionian } = object(event.laid);
        if (kind === "trauma" && isObject(ionian)) {
          const cards = list(revealed(ionian.tokens));
          list(ionian.spots as Json).forEach((spot, at) => this.#spots.push({ spot, card: cards[at] ?? null }));
        }
        this.#inPlay.push(...list(crises as Json));
        for (const laid of list(held as Json).map(object)) if (laid.kind === kind) this.#lay(laid);
      } else if (event.type === "game-ended") this.#resolving = [];
    }
  }

  #lay({ deck, hands, discarded, open, removed }: JsonObject): void {
    this.#deck = [...list(revealed(deck))];
    for (const [seat, hand] of Object.entries(object(revealed(hands)))) this.#hands.set(Number(seat), [...list(hand as Json)]);
    this.#discarded = [...list(revealed(discarded))];
    for (const [seat, card] of listed(open).map(list)) this.#open.push({ seat: whole(seat), card: text(card) });
    this.#removed.push(...listed(removed));
  }

  /** The cards that lie open before a player. */
  shownBy(seat: number): string[] {
    return this.#open.filter((open) => open.seat === seat).map(({ card }) => card);
  }

  /** How many cards a player holds. */
  heldBy(seat: number): number {
    return this.#hands.get(seat)?.length ?? 0;
  }

  /** Whether no card lies in two places, and each is one of the game. */
  get areInTheBox(): boolean {
    const open = this.#open.map(({ card }) => card);
    const cards = [...this.#deck, ...this.#discarded, ...this.#removed, ...open, ...[...this.#hands.values()].flat()];
    return without(cards, this.#all).length === 0;
  }

  /** The cards of a player, to be changed. */
  #handOf(seat: number): Json[] {
    const hand = this.#hands.get(seat) ?? [];
    this.#hands.set(seat, hand);
    return hand;
  }

  /** What happens to trauma tokens beside what happens to held cards. */
  #token(event: JsonObject): void {
    if (this.#withTable) return;
    const away = (spot: Json): Json[] => {
      const at = this.#spots.findIndex((other) => same(other.spot, spot));
      return at < 0 ? [] : this.#spots.splice(at, 1).map(({ card }) => card);
    };
    switch (event.type) {
      case "token-placed":
        this.#spots.push({ spot: event.spot as Json, card: out(this.#deck, 0) });
        this.#pile -= 1;
        return;
      case "token-taken":
        this.#handOf(whole(event.seat)).push(...away({ location: event.location as Json }));
        return;
      case "token-laid":
        this.#spots.push({ spot: { ally: event.ally as Json }, card: out(this.#handOf(whole(event.seat)), whole(event.at)) });
        return;
      case "token-lost":
        this.#discarded.push(out(this.#handOf(whole(event.seat)), whole(event.at)));
        return;
      case "token-gone":
        this.#discarded.push(...away(event.spot as Json));
        return;
      case "met": {
        const there = away({ ally: event.ally as Json });
        if (there.some((card) => card !== `trauma-${text(event.trauma)}`)) throw new NotInOrder();
        this.#discarded.push(...there);
        return;
      }
      case "disaster": {
        const hand = this.#handOf(whole(event.seat));
        this.#discarded.push(out(hand, hand.indexOf("trauma-disaster")));
        return;
      }
      case "mixed":
        this.#deck = [];
    }
  }

  /** What the Crossroads phase does with trauma tokens: beside a card, shown there, counted, out of the game. */
  #crossroads(event: JsonObject): void {
    if (this.#withTable) return;
    if (event.type === "cleared") {
      this.#removed.push(...this.#laid.values());
      this.#laid.clear();
      return;
    }
    const token = `trauma-${text(event.side ?? "")}`;
    if (event.type === "laid") {
      const seat = whole(event.seat);
      if (this.#laid.has(seat)) throw new NotInOrder();
      this.#laid.set(seat, out(this.#handOf(seat), whole(event.at)));
    } else if (event.type === "selected") {
      if ((this.#laid.get(whole(event.seat)) ?? token) !== token) throw new NotInOrder();
    } else if (event.type === "counted") {
      const seat = whole(event.seat);
      const hand = this.#handOf(seat);
      const counting = hand.filter((card) => card === token);
      const left = whole(event.left);
      if (counting.length !== event.shown || (left !== 0 && left !== counting.length)) throw new NotInOrder();
      const kept = counting.slice(0, left);
      this.#discarded.push(...without(hand, kept));
      this.#hands.set(seat, kept);
    }
  }

  #move(event: JsonObject): void {
    if (event.type === "deck-built") {
      this.#deck = [...list(revealed(event.deck))];
      this.#pile = whole(event.cards);
      this.#discarded = without(this.#discarded, this.#deck);
      return;
    }
    if (event.type === "removed") {
      this.#discarded = this.#discarded.filter((card) => card !== event.card);
      this.#removed.push(event.card ?? null);
      return;
    }
    const seat = whole(event.type === "given" ? event.from : event.seat);
    const hand = this.#hands.get(seat) ?? [];
    this.#hands.set(seat, hand);
    // The table has named a card that Dradis does not keep.
    if (this.#withTable && (event.type === "played" || event.type === "shown")) hand.push(text(event.card));
    switch (event.type) {
      case "dealt":
        hand.push(out(this.#deck, 0));
        this.#pile -= 1;
        return;
      case "given": {
        const to = whole(event.to);
        this.#hands.set(to, [...(this.#hands.get(to) ?? []), out(hand, whole(event.at))]);
        return;
      }
      case "under":
        this.#deck.push(out(hand, whole(event.at)));
        this.#pile += 1;
        return;
      case "discarded":
        this.#discarded.push(out(hand, whole(event.at)));
        return;
      case "played":
        this.#discarded.push(out(hand, hand.indexOf(text(event.card))));
        return;
      case "shown":
        this.#open.push({ seat, card: text(out(hand, hand.indexOf(text(event.card)))) });
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
    const open = [...this.#open, ...this.#resolving].map(({ card }) => card);
    const away = [...[...this.#hands.values()].flat(), ...this.#inPlay, ...open, ...this.#removed];
    const free = without(this.#all, [...away, ...this.#laid.values(), ...this.#spots.map(({ card }) => card)]);
    const fresh = without(free, this.#discarded);
    const counted = this.#hasPile ? this.#pile : this.#deck.length;
    const laid = counted === 0 || fresh.length < counted ? free : fresh;
    const deck = shuffled(cursor, laid);
    const kept = counted > 0 ? deck.slice(0, counted) : deck;
    return same(revealed(built.deck), kept) && built.cards === kept.length;
  }
}

/** What is left of some cards without others; equal ones are taken out as often as they are there. */
function without<T extends Json>(of: readonly T[], others: readonly Json[]): T[] {
  const left = [...of];
  for (const card of others) {
    const at = left.findIndex((other) => other === card);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

function out(cards: Json[], at: number): Json {
  const [card] = at < 0 ? [] : cards.splice(at, 1);
  if (card === undefined) throw new NotInOrder();
  return card;
}
