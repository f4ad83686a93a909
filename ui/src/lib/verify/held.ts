// What is dealt, held or shown was there, and what people put in by hand is named (docs/PROTOCOL.md, section 6.7).

import { isObject, type Json, type JsonObject, list, listed, NotInOrder, object, revealed, same, text, whole } from "./canonical";
import type { Drawing, Told } from "./difference";
import { destinyCards, isDestroyed, isInPool, isInTheBox, stacked } from "./draws";
import { ALL_CYLON, LoyaltyCards, loyaltyBox } from "./loyalty";
import { heldByTable, HeldCards } from "./heldCards";

type Event = JsonObject;

/** What a step's event was found to be: wrong in something, put in by hand, or neither. */
export type Held = { wrong: Drawing } | { told: Told } | null;

const inner = (event: Event, family: string): JsonObject | null =>
  event.type === family ? object(event[family.replaceAll("-", "_")]) : null;

const isKind = (event: Event, family: string, kind: string) => inner(event, family)?.type === kind;

/** Keys under which an event names players. */
const SEATS = ["seat", "seats", "without", "waiting", "chooser", "pilot", "here"];

/** Whether an event names only players that there are. */
export function seatsExist(value: Json, players: number): boolean {
  if (Array.isArray(value)) return list(value).every((item) => seatsExist(item, players));
  if (!isObject(value)) return true;
  return Object.entries(value).every(([key, inner]) => {
    const named = Array.isArray(inner) ? list(inner) : [inner];
    const there = !SEATS.includes(key) || named.every((seat) => typeof seat !== "number" || (seat >= 0 && seat < players));
    return there && seatsExist(inner as Json, players);
  });
}

const gameOf = (before: readonly Event[]): Event => {
  const began = before.findLast((event) => event.type === "game-began");
  if (began === undefined) throw new NotInOrder();
  return began;
};

/** Whether the table keeps a component itself. */
function byTable(component: string, before: readonly Event[]): boolean {
  const modes = object(gameOf(before).options).modes;
  return isObject(modes) && modes[component] === "table";
}

/** Whether somebody looks the Destiny deck through after these events. */
function looksAtDestiny(events: readonly Event[]): boolean {
  const last = events.findLast(
    (event) => event.type === "game-ended" || isKind(event, "effect", "destiny-looked") || isKind(event, "effect", "destiny-seen"),
  );
  return last !== undefined && isKind(last, "effect", "destiny-looked");
}

function destinationCards(events: readonly Event[]): { deck: readonly Json[]; drawn: readonly Json[] } {
  let deck: readonly Json[] = [];
  let drawn: readonly Json[] = [];
  for (const event of events) {
    if (event.type === "game-ended") drawn = [];
    if (event.type === "position-laid") {
      const { destinations } = object(event.laid);
      if (destinations !== null) deck = list(revealed(destinations));
    }
    const jump = inner(event, "jump");
    if (jump?.type === "deck-built") deck = list(revealed(jump.deck));
    else if (jump?.type === "dealt") {
      const cards = whole(jump.cards);
      [drawn, deck] = [deck.slice(0, cards), deck.slice(cards)];
    } else if (jump?.type === "put-back") {
      const at = jump.at === undefined ? null : whole(jump.at);
      const back = at === null ? drawn : drawn.slice(at, at + 1);
      drawn = at === null ? [] : drawn.filter((_, other) => other !== at);
      deck = jump.top === true ? [...back, ...deck] : [...deck, ...back];
    } else if (jump?.type === "chosen") {
      const at = drawn.indexOf(jump.card as Json);
      [deck, drawn] = [[...deck, ...drawn.filter((_, other) => other !== at)], []];
    }
  }
  return { deck, drawn };
}

/** Civilian ships on New Caprica lie in no area until they are evacuated. */
function onThePlanet(there: Map<number, { area: Json; front: Json }>, event: JsonObject): void {
  if (event.type === "began") {
    there.clear();
    for (const ship of list(event.ships).map(object)) there.set(whole(ship.handle), { area: null, front: revealed(ship.kind) });
  } else if (event.type === "ship-lost") there.delete(whole(event.handle));
  else if (event.type === "evacuated") {
    const handle = whole(event.handle);
    there.set(handle, { area: event.area ?? null, front: there.get(handle)?.front ?? null });
  }
}

/** Where the civilian ships lie, and what is on their fronts. */
function shipsThere(events: readonly Event[]): Map<number, { area: Json; front: Json }> {
  const there = new Map<number, { area: Json; front: Json }>();
  const moved = (handle: number, area: Json) => {
    const ship = there.get(handle);
    if (ship !== undefined) there.set(handle, { ...ship, area });
  };
  for (const event of events) {
    if (event.type === "board-laid-out" || event.type === "civilian-ships-placed") {
      for (const ship of list(event.type === "board-laid-out" ? event.civilians : event.ships).map(object)) {
        there.set(whole(ship.handle), { area: ship.area as Json, front: revealed(ship.kind) });
      }
    } else if (event.type === "position-laid") {
      const { civilians } = object(event.laid);
      if (civilians !== null) there.clear();
      const ships = [...(civilians === null ? [] : list(civilians as Json).map(object)), ...stacked(object(event.laid))];
      for (const ship of ships) there.set(whole(ship.handle), { area: ship.area ?? null, front: revealed(ship.kind) });
    } else if (event.type === "civilian-ships-returned") for (const handle of list(event.handles)) there.delete(whole(handle));
    else if (event.type === "civilian-destroyed" || event.type === "civilian-escorted") there.delete(whole(event.handle));
    else if (event.type === "civilian-moved") moved(whole(event.handle), event.to as Json);
    else if (event.type === "corrected") {
      const now = object(event.correction);
      if (now.type === "civilian-ship-at") moved(whole(now.handle), now.area as Json);
    } else if (isKind(event, "jump", "departed")) there.clear();
    else if (event.type === "new-caprica") onThePlanet(there, object(event.new_caprica));
  }
  return there;
}

/** Whether a token is one of those that were drawn to choose from, with none taken since. */
function isChosen(token: Json, before: readonly Event[]): boolean {
  const last = before.findLast((event) => event.type === "galactica-damaged" || isKind(event, "effect", "tokens-drawn"));
  const tokens = last === undefined ? null : inner(last, "effect")?.tokens;
  return tokens !== null && tokens !== undefined && list(tokens).some((other) => same(other, token));
}

const wrong = (holds: boolean, what: Drawing): Held => (holds ? null : { wrong: what });

export interface At {
  /** The step's events up to this one. */
  step: readonly Event[];
  /** All events up to this one. */
  past: () => readonly Event[];
  /** Whether a draw stands before it. */
  drawn: boolean;
  /** Whether the referee has said so. */
  referee: boolean;
}

/** What is dealt, held or shown must have been there. */
export function held(event: Event, { step, past, drawn, referee }: At): Held {
  switch (event.type) {
    case "game-began":
      if (past().some((before) => before.type === "game-began")) return { wrong: "first-player" };
      if (event.rolled === true) return null;
      return whole(event.first) < list(event.names).length ? { told: "first-player" } : { wrong: "first-player" };
    case "loyalty-dealt":
      return dealt(event, step, past, drawn);
    case "loyalty-dealt-by-hand":
      return new LoyaltyCards(past()).dealt || !byTable("loyalty", past()) ? { wrong: "loyalty" } : { told: "loyalty" };
    case "destiny-drawn":
      return wrong(byTable("destiny", past()) || whole(event.cards) <= destinyCards(past()).deck.length, "destiny");
    case "destiny-shown": {
      const { drawn: waiting } = destinyCards(past());
      // One pile with the cards from the hands; of a told total no card is shown.
      const shown = list(event.cards as Json);
      const copies = (pile: readonly Json[], card: Json) => pile.filter((other) => same(other, card)).length;
      const there = shown.length === 0 || waiting.every((card) => copies(shown, card) >= copies(waiting, card));
      return wrong(waiting.length > 0 && there, "destiny");
    }
    case "jump":
      return jumped(object(event.jump), past);
    case "civilian-destroyed": {
      const ship = shipsThere(past()).get(whole(event.handle));
      if (ship === undefined || !same(ship.area, event.area as Json)) return { wrong: "civilians" };
      return ship.front === null ? { told: "civilian-ship" } : wrong(same(ship.front, event.kind as Json), "civilians");
    }
    case "new-caprica": {
      const lost = object(event.new_caprica);
      if (lost.type !== "ship-lost") return null;
      const ship = shipsThere(past()).get(whole(lost.handle));
      // A table that keeps the ships itself may have counted more of them into the stacks.
      if (ship === undefined && !byTable("civilian_ships", past())) return { wrong: "civilians" };
      const front = ship?.front ?? null;
      return front === null ? { told: "civilian-ship" } : wrong(same(front, lost.kind as Json), "civilians");
    }
    case "civilian-escorted":
      return wrong(same(shipsThere(past()).get(whole(event.handle))?.area ?? null, event.area as Json), "civilians");
    case "civilian-moved":
      return wrong(same(shipsThere(past()).get(whole(event.handle))?.area ?? null, event.from as Json), "civilians");
    case "civilians-seen":
    case "civilian-ships-returned": {
      const there = shipsThere(past());
      return wrong(list(event.handles).every((handle) => there.has(whole(handle))), "civilians");
    }
    case "effect":
      return effectHeld(object(event.effect), past, drawn);
    case "sleeper":
      return slept(object(event.sleeper), past);
    case "action":
      return shown(object(event.action), past, referee);
    case "cylon-revealed": {
      const cards = new LoyaltyCards(past());
      const seat = whole(event.seat);
      if (cards.isRevealed(seat)) return { wrong: "revealed" };
      if (cards.kept && cards.holds(seat, event.sympathizer === true ? ["sympathizer"] : ALL_CYLON)) return null;
      return referee || !cards.kept || cards.hasShown(seat) ? { told: "cylon" } : { wrong: "revealed" };
    }
    case "passing":
      return passed(object(event.passing), past);
    case "held-counted":
      return wrong(heldByTable(event.kind, gameOf(past())), "held");
    case "ionian":
    case "crossroads":
      // So was a token.
      new HeldCards("trauma", [...past(), event]);
      return null;
    case "held":
      // A card that moves was there: each was dealt from the deck.
      new HeldCards(event.kind, [...past(), event]);
      return null;
    case "galactica-damaged": {
      if (drawn) return null;
      if (!isInPool(event.token, past())) return { wrong: "galactica-damage" };
      return isChosen(event.token as Json, past()) ? null : { told: "damage-token" };
    }
    case "ship-destroyed":
      return wrong(isDestroyed(event.ship, past()), "galactica-damage");
    case "basestar-damaged":
      return drawn ? null : { told: "damage-token" };
    case "die-rolled":
      if (event.source === "app") return null;
      return whole(event.face) >= 1 && whole(event.face) <= 8 ? { told: "die" } : { wrong: "die" };
    case "position-laid": {
      const elsewhere = step.some((before) => before.type === "game-began" && before.rolled === false);
      const before = past().filter((event) => event.type === "position-laid");
      const first = before.every((event) => saysBoardsAlone(object(event.laid)));
      return elsewhere && first && isInTheBox(past(), object(event.laid)) ? { told: "position" } : { wrong: "position" };
    }
    case "corrected":
      return { told: object(event.reason).type === "position" ? "position" : "correction" };
    default:
      return null;
  }
}

/** What is drawn, shown and handed on was there. */
function passed(passing: JsonObject, past: () => readonly Event[]): Held {
  const cards = new LoyaltyCards(past());
  switch (passing.type) {
    case "drew":
      return wrong((passing.by_hand === true) === cards.withTable && cards.hasDeck, "loyalty");
    case "shown":
    case "seen":
    case "passed": {
      const seat = whole(passing.type === "passed" ? passing.from : passing.seat);
      return wrong(!cards.kept || cards.holds(seat, [text(passing.card)]), "handed-on");
    }
    case "left-with":
      return wrong(!cards.kept || same(passing.cards as Json, cards.leaves(whole(passing.seat))), "handed-on");
    default:
      return null;
  }
}

/** Whether a position says only which boards are there, on which the rest of it is laid out. */
function saysBoardsAlone({ held, quorum, visited, crises, attack_cards, civilians, destiny, destinations }: JsonObject): boolean {
  const cards = [held, quorum, visited, crises, attack_cards].some((cards) => list(cards as Json).length > 0);
  return !cards && civilians === null && destiny === null && destinations === null;
}

/** The cards are dealt once; only a game that began elsewhere has some that Dradis has not dealt. */
function dealt(event: Event, step: readonly Event[], past: () => readonly Event[], drawn: boolean): Held {
  const deal = object(revealed(event.deal));
  const hands = list(deal.hands).map(list);
  const counts = hands.map((hand) => hand.length);
  if (new LoyaltyCards(past()).dealt || !same(event.counts as Json, counts)) return { wrong: "loyalty" };
  if (drawn) return null;
  const elsewhere = step.some((before) => before.type === "game-began" && before.rolled === false);
  const cards = [...hands.flat(), ...list(deal.deck), ...list(deal.unused), ...listed(deal.spare), ...listed(deal.discarded)].map(text).sort();
  return elsewhere && same(cards, loyaltyBox(gameOf(past()))) ? { told: "loyalty" } : { wrong: "loyalty" };
}

function jumped(jump: JsonObject, past: () => readonly Event[]): Held {
  if (jump.type === "dealt") {
    const { deck, drawn } = destinationCards(past());
    return wrong(drawn.length === 0 && whole(jump.cards) <= deck.length, "destinations");
  }
  if (jump.type === "put-back") {
    const at = jump.at === undefined ? 0 : whole(jump.at);
    return wrong(at < destinationCards(past()).drawn.length, "destinations");
  }
  if (jump.type === "chosen") {
    if (byTable("destinations", past())) return { told: "destination" };
    return wrong(destinationCards(past()).drawn.includes(jump.card as Json), "destinations");
  }
  if (jump.type === "discarded") {
    const chosen = (before: Event) => inner(before, "jump")?.type === "chosen" && object(before.jump).card === jump.card;
    return wrong(past().some(chosen), "destinations");
  }
  if (jump.type !== "sleeper-phase") return null;
  const came = (before: Event) =>
    isKind(before, "jump", "sleeper-phase") || (before.type === "position-laid" && object(before.laid).sleeper_phase === true);
  return wrong(!past().some(came), "sleeper");
}

function effectHeld(effect: JsonObject, past: () => readonly Event[], drawn: boolean): Held {
  if (effect.type === "destiny-looked") return wrong(destinyCards(past()).deck.length > 0 && !looksAtDestiny(past()), "destiny");
  if (effect.type === "destiny-seen") return wrong(looksAtDestiny(past()), "destiny");
  if (effect.type === "destiny-discarded") {
    const there = destinyCards(past()).deck[whole(effect.at)] ?? null;
    return wrong(looksAtDestiny(past()) && same(there, effect.card as Json), "destiny");
  }
  if (effect.type === "civilian-lost") return drawn ? null : { told: "civilian-ship" };
  if (effect.type === "loyalty-given") {
    const players = list(gameOf(past()).names).length;
    const [from, to] = [whole(effect.from), whole(effect.to)];
    return wrong(from < players && to < players && new LoyaltyCards(past()).isRevealed(from), "handed-on");
  }
  if (effect.type !== "loyalty-looked" || effect.cards !== undefined) return null;
  return wrong(!new LoyaltyCards(past()).kept, "look");
}

function slept(sleeper: JsonObject, past: () => readonly Event[]): Held {
  const cards = new LoyaltyCards(past());
  switch (sleeper.type) {
    case "dealt-by-hand":
      return cards.withTable ? { told: "loyalty" } : { wrong: "sleeper" };
    case "dealt": {
      const counts = list(revealed(sleeper.cards)).map((hand) => list(hand).length);
      return wrong(cards.kept && !cards.slept && same(sleeper.counts as Json, counts), "sleeper");
    }
    case "sympathizer-shown":
    case "sympathizer-passed": {
      const seat = whole(sleeper.type === "sympathizer-shown" ? sleeper.seat : sleeper.from);
      return wrong(!cards.kept || cards.holds(seat, ["sympathizer"]), "handed-on");
    }
    default:
      return null;
  }
}

/** A player without a phone names the card to the referee, who cannot know whether they hold it. */
function shown(action: JsonObject, past: () => readonly Event[], referee: boolean): Held {
  if (action.type !== "cylon-card-shown") return null;
  const cards = new LoyaltyCards(past());
  if (!cards.kept || cards.holds(whole(action.seat), [text(action.card)])) return null;
  return referee ? { told: "cylon-card" } : { wrong: "revealed" };
}
