// Repeats what Dradis drew (docs/PROTOCOL.md, sections 4.5 onwards), from the text and not from the core's code.

import { basestarTokens } from "../table/tokens";
import { below, type Cursor, d8, shuffled } from "../fairness";
import { isObject, type Json, type JsonObject, list, NotInOrder, object, revealed, same, text, whole } from "./canonical";
import type { Drawing } from "./difference";
import { ALL_CYLON, ALL_HUMAN, CYLON, isCombined, LoyaltyCards } from "./loyalty";
import { HeldCards, streamOf, winsWith } from "./heldCards";

export type Event = JsonObject;

export const typeOf = (event: Event): string => text(event.type);

/** An event of a family, such as a jump: its inner object and that one's type. */
const inner = (event: Event, family: string): JsonObject | null =>
  typeOf(event) === family ? object(event[family.replaceAll("-", "_")]) : null;

const last = <T>(items: readonly T[]): T => {
  const item = items.at(-1);
  if (item === undefined) throw new NotInOrder();
  return item;
};

/** One card or token less; it must be there. */
function takeOut<T>(items: T[], at: number): T {
  const [taken] = items.splice(at, 1);
  if (taken === undefined) throw new NotInOrder();
  return taken;
}

const began = (before: readonly Event[]): JsonObject => last(before.filter((event) => typeOf(event) === "game-began"));

function clockwise(first: number, seats: number): number[] {
  return Array.from({ length: seats }, (_, step) => (first + step) % seats);
}

const repeated = <T>(count: number, item: T): T[] => Array.from({ length: count }, () => item);

/** What repeats a draw: reads its words and says whether the result is the recorded one. */
type Repeat = (cursor: Cursor, before: readonly Event[], result: Event) => boolean;

export interface Draw {
  what: Drawing;
  stream: string;
  repeat: Repeat;
}

/** The line of section 4.5 for an event behind a `drew`; `null` where there is none. */
export function drawOf(event: Event): Draw | null {
  switch (typeOf(event)) {
    case "game-began":
      return event.rolled === true ? { what: "first-player", stream: "seating", repeat: firstPlayer } : null;
    case "loyalty-dealt":
      return { what: "loyalty", stream: "loyalty", repeat: loyaltyDeal };
    case "passing":
      return inner(event, "passing")?.type === "joined" ? { what: "loyalty", stream: "loyalty", repeat: joined } : null;
    case "board-laid-out":
      return { what: "civilians", stream: "civilians", repeat: openingShips };
    case "civilian-ships-placed":
      return { what: "civilians", stream: "civilians", repeat: placedShips };
    case "new-caprica":
      return inner(event, "new-caprica")?.type === "began" ? { what: "civilians", stream: "civilians", repeat: lockedShips } : null;
    case "destiny-built":
      return { what: "destiny", stream: "destiny", repeat: destinyDeck };
    case "galactica-damaged":
      return { what: "galactica-damage", stream: "galactica-damage", repeat: galacticaDamage };
    case "basestar-damaged":
      return { what: "basestar-damage", stream: "basestar-damage", repeat: basestarDamage };
    case "die-rolled":
      return event.source === "table" ? null : { what: "die", stream: "dice", repeat: die };
    case "jump":
      return inner(event, "jump")?.type === "deck-built"
        ? { what: "destinations", stream: "destinations", repeat: destinationDeck }
        : null;
    case "effect":
      return effectDraw(event);
    case "ionian":
      return inner(event, "ionian")?.type === "token-lost" ? { what: "held", stream: "loyalty", repeat: tokenLost } : null;
    case "held":
      return inner(event, "held")?.type === "deck-built"
        ? { what: "held", stream: streamOf(text(event.kind)), repeat: heldDeck }
        : null;
    default:
      return null;
  }
}

function effectDraw(event: Event): Draw | null {
  switch (inner(event, "effect")?.type) {
    case "destiny-mixed":
    case "destiny-rebuilt":
      return { what: "destiny", stream: "destiny", repeat: destinyMix };
    case "civilian-lost":
      return { what: "civilian-lost", stream: "civilians", repeat: civilianLost };
    case "tokens-drawn":
      return { what: "galactica-damage", stream: "galactica-damage", repeat: tokensDrawn };
    case "loyalty-looked":
      return { what: "look", stream: "looks-at-loyalty", repeat: look };
    default:
      return null;
  }
}

/** What an event without a `drew` in front would have had to draw; `null` when it may stand so. */
export function undrawn(event: Event, before: () => readonly Event[]): Drawing | null {
  switch (typeOf(event)) {
    case "game-began":
      return event.rolled === false ? null : "first-player";
    case "die-rolled":
      return event.source === "table" || event.source === "corrected" ? null : "die";
    case "board-laid-out":
    case "new-caprica":
    case "civilian-ships-placed": {
      const fronts = shipsOf(event).map((ship) => revealed(ship.kind));
      if (fronts.length === 0) return null;
      return fronts.every((front) => front === null) && byHand("civilian_ships", before()) ? null : "civilians";
    }
    case "destiny-built":
      return list(revealed(event.deck)).length === 0 && byHand("destiny", before()) ? null : "destiny";
    case "effect": {
      const effect = inner(event, "effect");
      if (effect?.type === "tokens-drawn") return "galactica-damage";
      if (effect?.type === "destiny-mixed" || effect?.type === "destiny-rebuilt") {
        return list(revealed(effect.deck)).length === 0 && byHand("destiny", before()) ? null : "destiny";
      }
      if (effect?.type === "civilian-lost") return byHand("civilian_ships", before()) ? null : "civilian-lost";
      return effect?.type === "loyalty-looked" && lookDraws(effect, before()) ? "look" : null;
    }
    case "held":
      return inner(event, "held")?.type === "deck-built" ? "held" : null;
    case "passing": {
      const passing = inner(event, "passing");
      if (passing?.type !== "joined") return null;
      return list(revealed(passing.deck)).length === 0 && new LoyaltyCards(before()).withTable ? null : "loyalty";
    }
    case "jump":
      return inner(event, "jump")?.type === "deck-built" ? "destinations" : null;
    default:
      return null;
  }
}

/** What an event says that follows from those before it without a draw, and does not; `null` where it does. */
export function differing(event: Event, before: () => readonly Event[]): Drawing | null {
  switch (typeOf(event)) {
    case "sleeper":
      return inner(event, "sleeper")?.type === "dealt" && !sleeperDeal(event, before()) ? "sleeper" : null;
    case "effect": {
      const effect = inner(event, "effect");
      if (effect?.type !== "loyalty-looked" || effect.cards === undefined) return null;
      const there = new LoyaltyCards(before()).unrevealed(whole(effect.at));
      return same(revealed(effect.cards), there) ? null : "look";
    }
    case "loyalty-opened":
      return same(event.hands ?? null, new LoyaltyCards(before()).opened(leader(before()))) ? null : "opened";
    default:
      return null;
  }
}

/** Whether the table keeps a component itself; the option has a default in older games. */
function byHand(component: string, before: readonly Event[]): boolean {
  const modes = object(began(before).options).modes;
  return isObject(modes) && modes[component] === "table";
}

// ---- the first player and the die ----

function firstPlayer(cursor: Cursor, _: readonly Event[], result: Event): boolean {
  return result.first === below(cursor, list(result.names).length);
}

function die(cursor: Cursor, _: readonly Event[], result: Event): boolean {
  const face = d8(cursor);
  // The table may have put another number in the place of the one that was rolled.
  return result.source === "corrected" || (result.source === "app" && result.face === face);
}

// ---- loyalty ----

/** For each number of players: Cylon cards, cards of humans, and whether the Sympathizer joins. */
const LOYALTY: Readonly<Record<number, readonly [number, number, boolean]>> = {
  3: [1, 5, false],
  4: [1, 6, true],
  5: [2, 8, false],
  6: [2, 9, true],
};
const HUMANS = 11;

/** The same with all expansions, with a Cylon Leader among the players and without; then the Mutineer. */
const ALL_DECKS: Readonly<Record<string, readonly [number, number, number]>> = {
  "3": [1, 6, 0],
  "4": [1, 8, 1],
  "4+": [1, 6, 0],
  "5": [2, 9, 0],
  "5+": [1, 8, 1],
  "6": [2, 11, 1],
  "6+": [2, 9, 0],
  "7+": [2, 11, 1],
};
const LEADERS = ["cavil", "leoben-conoy", "caprica-six", "aaron-doral", "danna-biers", "simon-oneill", "athena"];

/** The deal of the combined game: its human cards differ, and a Cylon Leader is dealt none. */
function combinedDeal(
  cursor: Cursor,
  order: readonly number[],
  characters: ReadonlyMap<number, string>,
  extra: number,
  result: Event,
): boolean {
  const leads = (seat: number) => LEADERS.includes(characters.get(seat) ?? "");
  const counts = ALL_DECKS[`${order.length}${order.some(leads) ? "+" : ""}`];
  if (counts === undefined) throw new NotInOrder();
  const [cylons, plain, mutineer] = counts;
  const humans = plain + extra;
  const pile = shuffled(cursor, ALL_CYLON);
  const human = shuffled(cursor, ALL_HUMAN);
  const deck = shuffled(cursor, [
    ...pile.slice(0, cylons),
    ...human.slice(0, humans),
    ...repeated(mutineer, "mutineer"),
  ]);
  const hands: string[][] = order.map(() => []);
  for (const seat of order) if (!leads(seat)) hands[seat]?.push(takeOut(deck, 0));
  for (const seat of order) if (characters.get(seat) === "gaius-baltar") hands[seat]?.push(takeOut(deck, 0));
  const unused = [...pile.slice(cylons), ...repeated(1 - mutineer, "mutineer")];
  const deal = { hands, deck, unused, spare: human.slice(humans) };
  const counted = hands.map((hand) => hand.length);
  return same(result.counts ?? null, counted) && same(revealed(result.deal), deal);
}

/** The Leader's seat and team when the game is over; `null` without one, or before. */
function leader(before: readonly Event[]): { seat: number; team: string } | null {
  const characters = new Map<number, string>();
  let won: string | null = null;
  for (const event of before) {
    if (typeOf(event) === "character-chosen") characters.set(whole(event.seat), text(event.character));
    if (typeOf(event) === "played-on") won = null;
    if (typeOf(event) === "game-ended") {
      const { type, winner } = object(event.outcome);
      won = winner === undefined ? (type === "kobol-reached" ? "humans" : "cylons") : text(winner);
    }
  }
  const seat = [...characters].find(([, character]) => LEADERS.includes(character))?.[0];
  if (seat === undefined || won === null) return null;
  const lost = won === "humans" ? "cylons" : "humans";
  return { seat, team: winsWith(seat, won, before) ? won : lost };
}

/** The top card left over, shuffled into the Loyalty deck. */
function joined(cursor: Cursor, before: readonly Event[], result: Event): boolean {
  const cards = new LoyaltyCards(before);
  if (!cards.kept) return false;
  return same(revealed(object(result.passing).deck), shuffled(cursor, [...cards.deck, ...cards.joins]));
}

function loyaltyDeal(cursor: Cursor, before: readonly Event[], result: Event): boolean {
  const game = began(before);
  const seats = list(game.names).length;
  const order = clockwise(whole(game.first), seats);
  const characters = new Map<number, string>();
  for (const event of before) {
    if (typeOf(event) === "character-chosen") characters.set(whole(event.seat), text(event.character));
  }
  const extra = [...characters.values()].filter((name) => name === "gaius-baltar" || name === "boomer").length;
  if (isCombined(game)) return combinedDeal(cursor, order, characters, extra, result);
  const counts = LOYALTY[seats];
  if (counts === undefined) throw new NotInOrder();
  const [cylons, plain, joins] = counts;
  const humans = plain + extra;

  const pile = shuffled(cursor, CYLON);
  let deck = shuffled(cursor, [...pile.slice(0, cylons), ...repeated(humans, "not-a-cylon")]);
  let unusedHumans = HUMANS - humans;
  const hands: string[][] = Array.from({ length: seats }, () => []);
  for (const seat of order) hands[seat]?.push(takeOut(deck, 0));
  for (const seat of order) if (characters.get(seat) === "gaius-baltar") hands[seat]?.push(takeOut(deck, 0));
  let sympathizer = 1;
  if (joins) {
    const leftOut = object(game.options).sympathizer === "leave-out";
    if (leftOut) unusedHumans = Math.max(0, unusedHumans - 1);
    else sympathizer = 0;
    deck = shuffled(cursor, [...deck, leftOut ? "not-a-cylon" : "sympathizer"]);
  }
  const unused = [
    ...pile.slice(cylons),
    ...repeated(Math.max(0, unusedHumans), "not-a-cylon"),
    ...repeated(sympathizer, "sympathizer"),
  ];
  const counted = hands.map((hand) => hand.length);
  return same(result.counts ?? null, counted) && same(revealed(result.deal), { hands, deck, unused });
}

/** The Sleeper phase draws from no stream: it takes what the first deal has left. */
function sleeperDeal(event: Event, before: readonly Event[]): boolean {
  const dealt = object(event.sleeper);
  const counts = list(dealt.counts).map(whole);
  const deck = [...new LoyaltyCards(before).deck];
  const order = clockwise(whole(began(before).first), counts.length);
  const hands: Json[][] = counts.map(() => []);
  for (const card of [1, 2]) {
    for (const seat of order) {
      if ((counts[seat] ?? 0) >= card && deck.length > 0) hands[seat]?.push(takeOut(deck, 0));
    }
  }
  return same(revealed(dealt.cards), hands);
}

/** Whether a look must have drawn: one of several cards that Dradis keeps. */
function lookDraws(effect: JsonObject, before: readonly Event[]): boolean {
  if (effect.cards === undefined || effect.all === true) return false;
  return new LoyaltyCards(before).unrevealed(whole(effect.at)).length > 1;
}

function look(cursor: Cursor, before: readonly Event[], result: Event): boolean {
  const effect = object(result.effect);
  const there = new LoyaltyCards(before).unrevealed(whole(effect.at));
  if (effect.all !== false || there.length < 2) return false;
  return same(revealed(effect.cards), [takeOut(there, below(cursor, there.length))]);
}

/** A random trauma token of a player: one place of as many as they have. */
function tokenLost(cursor: Cursor, before: readonly Event[], result: Event): boolean {
  const lost = object(result.ionian);
  return below(cursor, new HeldCards("trauma", before).heldBy(whole(lost.seat))) === lost.at;
}

function heldDeck(cursor: Cursor, before: readonly Event[], result: Event): boolean {
  return new HeldCards(result.kind, before).repeats(cursor, object(result.held));
}

// ---- civilian ships ----

const CIVILIANS = [
  ...repeated(6, "population-1"),
  ...repeated(2, "population-2"),
  "population-and-fuel",
  "population-and-morale",
  ...repeated(2, "nothing"),
];

function shipsOf(event: Event): readonly JsonObject[] {
  switch (typeOf(event)) {
    case "board-laid-out":
      return list(event.civilians).map(object);
    case "civilian-ships-placed":
      return list(event.ships).map(object);
    case "new-caprica": {
      // All that are left, shuffled, in the place of those in space.
      const began = inner(event, "new-caprica");
      return began?.type === "began" ? list(began.ships).map(object) : [];
    }
    default:
      return [];
  }
}

/** The civilian ships that a position lays in the stacks on New Caprica. */
export function stacked({ new_caprica }: JsonObject): JsonObject[] {
  if (new_caprica === undefined) return [];
  const { locked, prepared } = object(new_caprica);
  return [...list(locked), ...list(prepared)].map(object);
}

/** The unused ships after these events, and the next handle. */
function unusedShips(before: readonly Event[]): { pile: string[]; handle: number; destroyed: readonly Json[] } {
  const board = new Map<number, Json>();
  let destroyed: readonly Json[] = [];
  let handle = 0;
  for (const event of before) {
    const planet = inner(event, "new-caprica");
    if (planet?.type === "began") board.clear();
    if (planet?.type === "ship-lost") {
      board.delete(whole(planet.handle));
      destroyed = [...destroyed, planet.kind ?? null];
    }
    for (const ship of shipsOf(event)) {
      board.set(whole(ship.handle), revealed(ship.kind));
      handle = Math.max(handle, whole(ship.handle) + 1);
    }
    const type = typeOf(event);
    if (type === "position-laid") {
      const { civilians, next_handle } = object(event.laid);
      if (civilians !== null) {
        board.clear();
        for (const ship of list(civilians as Json).map(object)) board.set(whole(ship.handle), revealed(ship.kind));
      }
      for (const ship of stacked(object(event.laid))) board.set(whole(ship.handle), revealed(ship.kind));
      handle = Math.max(handle, whole(next_handle), ...[...board.keys()].map((handle) => handle + 1));
    }
    if (type === "civilian-escorted") board.delete(whole(event.handle));
    if (type === "civilian-ships-returned") for (const back of list(event.handles)) board.delete(whole(back));
    if (type === "civilian-destroyed") {
      board.delete(whole(event.handle));
      destroyed = [...destroyed, event.kind ?? null];
    }
    const lost = inner(event, "effect");
    if (lost?.type === "civilian-lost") destroyed = [...destroyed, lost.kind ?? null];
    const corrected = type === "corrected" ? object(event.correction) : null;
    if (corrected?.type === "destroyed-civilian-ships") destroyed = list(corrected.kinds);
  }
  const pile = [...CIVILIANS];
  for (const kind of [...board.values(), ...destroyed]) {
    const at = pile.findIndex((name) => name === kind);
    // A ship that somebody says was destroyed may be one that lies on the board.
    if (at >= 0) pile.splice(at, 1);
  }
  return { pile, handle, destroyed };
}

function drawShips(cursor: Cursor, before: readonly Event[], areas: readonly Json[], recorded: readonly JsonObject[]) {
  const { pile, handle } = unusedShips(before);
  const placed = areas.map((area, at) => ({
    handle: handle + at,
    area,
    kind: { $secret: takeOut(pile, below(cursor, pile.length)) },
  }));
  return same(recorded, placed);
}

/** The ships as they are Locked when the phase on New Caprica begins: all that are not destroyed, shuffled. */
function lockedShips(cursor: Cursor, before: readonly Event[], result: Event): boolean {
  const { handle, destroyed } = unusedShips(before);
  const pile: string[] = [...CIVILIANS];
  for (const kind of destroyed) {
    const at = pile.findIndex((name) => name === kind);
    if (at >= 0) pile.splice(at, 1);
  }
  const placed = shuffled(cursor, pile).map((kind, at) => ({ handle: handle + at, kind: { $secret: kind } }));
  return same(shipsOf(result), placed);
}

function openingShips(cursor: Cursor, before: readonly Event[], result: Event): boolean {
  return drawShips(cursor, before, ["stern", "stern"], shipsOf(result));
}

function placedShips(cursor: Cursor, before: readonly Event[], result: Event): boolean {
  const areas = shipsOf(result).map((ship) => ship.area ?? null);
  return drawShips(cursor, before, areas, shipsOf(result));
}

function civilianLost(cursor: Cursor, before: readonly Event[], result: Event): boolean {
  const { pile } = unusedShips(before);
  return object(result.effect).kind === takeOut(pile, below(cursor, pile.length));
}

// ---- decks ----

const SKILLS = ["politics", "leadership", "tactics", "piloting", "engineering"];
type Face = readonly [strength: number, copies: number, card?: string];
const BASE: readonly Face[] = [[1, 8], [2, 6], [3, 4], [4, 2], [5, 1]];
/** All boxes: strengths without an ability, the same in each of the five types. */
const COMBINED: readonly Face[] = [[1, 9], [2, 7], [3, 6], [4, 4], [5, 3], [6, 1]];
/** Cards with a skill-check ability have their name. */
const NAMED: Readonly<Record<string, readonly Face[]>> = {
  politics: [[0, 2, "force-their-hand"], [0, 3, "red-tape"]],
  leadership: [[0, 2, "all-hands-on-deck"], [0, 3, "iron-will"]],
  tactics: [[0, 2, "quick-thinking"], [0, 3, "trust-instincts"]],
  piloting: [[0, 2, "dogfight"], [0, 3, "protect-the-fleet"]],
  engineering: [[0, 3, "establish-network"], [0, 2, "install-upgrades"]],
  treachery: [
    [0, 6, "bait"],
    [0, 6, "dradis-contact"],
    [3, 4, "a-better-machine"],
    [3, 4, "personal-vices"],
    [4, 3, "violent-outbursts"],
    [5, 3, "exploit-a-weakness"],
  ],
};

/** Every type with its whole deck, in the order in which they are gone through. */
function skillDecks(before: readonly Event[]): Json[][] {
  const combined = isCombined(began(before));
  const faces = (skill: string): readonly Face[] => {
    if (!combined) return BASE;
    return [...(NAMED[skill] ?? []), ...(skill === "treachery" ? [] : COMBINED)];
  };
  const types = combined ? [...SKILLS, "treachery"] : SKILLS;
  return types.map((skill) =>
    faces(skill).flatMap(([strength, copies, card]) =>
      repeated<Json>(copies, card === undefined ? { skill, strength } : { skill, strength, card }),
    ),
  );
}

/** No deck of a game has more; a file that says so is not followed into an endless loop. */
const MOST_CARDS = 1000;

/** Whether a Destiny deck is the one that these words give; for the vectors too. */
export function destinyDeck(cursor: Cursor, before: readonly Event[], result: Event): boolean {
  const cards = whole(result.cards);
  if (cards > MOST_CARDS) throw new NotInOrder();
  const deck: Json[] = [];
  while (deck.length < cards) {
    const sample = skillDecks(before).flatMap((left) => [0, 1].map(() => takeOut(left, below(cursor, left.length))));
    deck.push(...shuffled(cursor, sample));
  }
  return same(revealed(result.deck), deck.slice(0, cards));
}

/** A Destiny deck with so many cards of a type shuffled into it, or shuffled alone; `null` where the type has not so many. For the vectors too. */
export function mixedDestiny(cursor: Cursor, before: readonly Event[], deck: readonly Json[], skill: Json, cards: number): Json[] | null {
  const left = skillDecks(before).find(([card]) => object(card).skill === skill) ?? [];
  if (cards > left.length) return null;
  const all = [...deck];
  for (let card = 0; card < cards; card += 1) all.push(takeOut(left, below(cursor, left.length)));
  return shuffled(cursor, all);
}

function destinyMix(cursor: Cursor, before: readonly Event[], result: Event): boolean {
  const effect = object(result.effect);
  const deck = effect.type === "destiny-mixed" ? destinyCards(before).deck : [];
  const mixed = mixedDestiny(cursor, before, deck, effect.skill ?? null, whole(effect.cards));
  return mixed !== null && same(revealed(effect.deck), mixed);
}

/** The Destiny deck after these events, and what is drawn and not shown. */
export function destinyCards(events: readonly Event[]): { deck: readonly Json[]; drawn: readonly Json[] } {
  let deck: readonly Json[] = [];
  let drawn: readonly Json[] = [];
  for (const event of events) {
    const effect = inner(event, "effect");
    if (event.type === "destiny-built") deck = list(revealed(event.deck));
    else if (effect?.type === "destiny-mixed" || effect?.type === "destiny-rebuilt") deck = list(revealed(effect.deck));
    else if (effect?.type === "destiny-discarded") {
      const at = whole(effect.at);
      deck = deck.filter((_, place) => place !== at);
    } else if (event.type === "position-laid" && object(event.laid).destiny !== null) {
      const laid = object(object(event.laid).destiny);
      [deck, drawn] = [list(revealed(laid.deck)), list(revealed(laid.drawn))];
    } else if (event.type === "destiny-drawn") {
      const cards = whole(event.cards);
      drawn = [...drawn, ...deck.slice(0, cards)];
      deck = deck.slice(cards);
    } else if (event.type === "destiny-shown") drawn = [];
    else if (event.type === "corrected") {
      const now = object(event.correction);
      if (now.type !== "pile" || now.pile !== "destiny") continue;
      const tooMany = deck.length - whole(now.cards);
      deck = tooMany >= 0 ? deck.slice(tooMany) : [];
    }
  }
  return { deck, drawn };
}

/** Whether what a position lays out in Dradis's keeping is in the box, each card and ship as often as there. */
export function isInTheBox(before: readonly Event[], position: JsonObject): boolean {
  const fits = (cards: readonly Json[], box: readonly string[]) =>
    cards.every((card) => cards.filter((other) => other === card).length <= box.filter((other) => other === card).length);
  const ships = position.civilians === null ? [] : list(position.civilians as Json).map((ship) => revealed(object(ship).kind));
  const fronts = [...ships.filter((front) => front !== null), ...unusedShips(before).destroyed];
  const deck = position.destinations === null ? [] : list(revealed(position.destinations));
  const destinations = destinationsOf(before).flatMap(([name, copies]) => repeated(copies, name));
  const held = list(position.held as Json).map(object);
  return fits(fronts, CIVILIANS) && fits(deck, destinations) && held.every(({ kind }) => new HeldCards(kind, [began(before), { type: "position-laid", laid: position }]).areInTheBox);
}

const DESTINATIONS: readonly (readonly [string, number])[] = [
  ["asteroid-field", 2],
  ["barren-planet", 4],
  ["cylon-ambush", 1],
  ["cylon-refinery", 1],
  ["deep-space", 3],
  ["desolate-moon", 1],
  ["icy-moon", 2],
  ["ragnar-anchorage", 1],
  ["remote-planet", 3],
  ["tylium-planet", 4],
];

/** All boxes: these too, once each. */
const FURTHER_DESTINATIONS = [
  "a-civilian-convoy",
  "binary-star",
  "gas-cloud",
  "misjump",
  "algae-planet",
  "cylon-raiders",
  "derelict-basestar",
  "dying-star",
  "gas-giant",
  "lions-head-nebula",
  "radioactive-cloud",
];

const destinationsOf = (before: readonly Event[]): readonly (readonly [string, number])[] =>
  isCombined(began(before)) ? [...DESTINATIONS, ...FURTHER_DESTINATIONS.map((name) => [name, 1] as const)] : DESTINATIONS;

function destinationDeck(cursor: Cursor, before: readonly Event[], result: Event): boolean {
  let visited: string[] = [];
  for (const event of before) {
    const jump = inner(event, "jump");
    if (event.type === "position-laid") visited = list(object(event.laid).visited).map(text);
    else if (jump?.type === "chosen") visited.push(text(jump.card));
    else if (jump?.type === "discarded") {
      // The last of them.
      const at = visited.lastIndexOf(text(jump.card));
      visited = visited.filter((_, other) => other !== at);
    }
  }
  const laid = (without: readonly string[]) =>
    destinationsOf(before).flatMap(([name, copies]) =>
      repeated(Math.max(0, copies - without.filter((card) => card === name).length), name),
    );
  const left = laid(visited);
  const deck = shuffled(cursor, left.length > 0 ? left : laid([]));
  const jump = object(result.jump);
  return same(revealed(jump.deck), deck.slice(0, whole(jump.cards)));
}

// ---- damage ----

const GALACTICA: readonly JsonObject[] = [
  ...["ftl-control", "weapons-control", "command", "admirals-quarters", "hangar-deck", "armory"].map((location) => ({
    type: "location",
    location,
  })),
  ...["food", "fuel"].map((resource) => ({ type: "resource", resource })),
];

const PEGASUS: readonly JsonObject[] = ["pegasus-cic", "airlock", "main-batteries", "engine-room"].map((location) => ({
  type: "location",
  location,
}));

/** The tokens of the ship that a token belongs to: Pegasus is there in the combined game alone. */
function tokensLike(token: Json | undefined, before: readonly Event[]): readonly JsonObject[] {
  const hers = PEGASUS.some((other) => same(other, token ?? null));
  return hers && isCombined(began(before)) ? PEGASUS : GALACTICA;
}

/** The tokens of a ship that are in the pool after these events. */
function damagePool(before: readonly Event[], tokens: readonly JsonObject[]): JsonObject[] {
  const out = new Set<string>();
  const name = (token: JsonObject) => text(token.location ?? token.resource);
  const put = (what: string, isOut: boolean) => {
    if (isOut) out.add(what);
    else out.delete(what);
  };
  for (const event of before) {
    const type = typeOf(event);
    if (type === "galactica-damaged") put(name(object(event.token)), true);
    else if (type === "location-repaired") put(text(event.location), false);
    else if (type === "corrected") {
      const now = object(event.correction);
      if (now.type === "location-damage") put(text(now.location), now.damaged === true);
      else if (now.type === "spent-damage") put(text(now.resource), now.spent === true);
    }
  }
  return tokens.filter((token) => !out.has(name(token)));
}

/** Whether a damage token is in the pool of its ship. */
export function isInPool(token: Json | undefined, before: readonly Event[]): boolean {
  return damagePool(before, tokensLike(token, before)).some((other) => same(other, token ?? null));
}

/** Whether a ship has been destroyed by these events: Pegasus is, with damage everywhere. */
export function isDestroyed(ship: Json | undefined, before: readonly Event[]): boolean {
  return ship === "pegasus" && isCombined(began(before)) && damagePool(before, PEGASUS).length === 0;
}

function galacticaDamage(cursor: Cursor, before: readonly Event[], result: Event): boolean {
  const pool = damagePool(before, tokensLike(result.token, before));
  return same(result.token ?? null, takeOut(pool, below(cursor, pool.length)));
}

/** Tokens to choose from, one after the other; those not taken stay in the pool. */
function tokensDrawn(cursor: Cursor, before: readonly Event[], result: Event): boolean {
  const pool = damagePool(before, GALACTICA);
  const tokens = list(object(result.effect).tokens);
  return tokens.every((token) => same(token, takeOut(pool, below(cursor, pool.length))));
}

/** The tokens of every basestar after these events, by area, in the order in which they came. */
function basestars(before: readonly Event[]): Map<string, Json[][]> {
  const board = new Map<string, Json[][]>();
  const of = (area: Json | undefined): Json[][] => {
    const ships = board.get(text(area)) ?? [];
    board.set(text(area), ships);
    return ships;
  };
  const come = (area: Json | undefined, count: number) => {
    if (count > MOST_CARDS) throw new NotInOrder();
    of(area).push(...Array.from({ length: count }, () => []));
  };
  for (const event of before) {
    const type = typeOf(event);
    if (type === "board-laid-out") {
      for (const ships of list(event.ships).map(object)) come(ships.area, whole(object(ships.ships).basestar ?? 0));
    } else if (type === "basestars-placed") {
      come(event.area, whole(event.count));
    } else if (type === "basestar-damaged") {
      const at = object(event.basestar);
      const ship = of(at.area)[whole(at.index)];
      if (ship === undefined) throw new NotInOrder();
      ship.push(event.token ?? null);
    } else if (type === "basestar-destroyed") {
      const at = object(event.basestar);
      takeOut(of(at.area), whole(at.index));
    } else if (inner(event, "effect")?.type === "basestar-removed") {
      const at = object(object(event.effect).basestar);
      takeOut(of(at.area), whole(at.index));
    } else if (inner(event, "effect")?.type === "area-cleared") {
      board.delete(text(object(event.effect).area));
    } else if (inner(event, "jump")?.type === "departed") {
      board.clear();
    } else if (type === "pursuit") {
      // Some wait beyond the areas: after a jump all do, undamaged.
      const { type: what, ship, area, count } = object(event.pursuit);
      const waiting = (from: string) => of(`cylon-fleet-${from}`);
      if (what === "moved-in") of(area).push(...waiting(text(area)).splice(0));
      else if (what === "withdrew") {
        const areas = [...board.keys()].filter((name) => !name.startsWith("cylon"));
        for (const from of areas) waiting(from).push(...of(from).splice(0).map(() => []));
      } else if (ship === "basestar" && what === "placed") waiting(text(area)).push([]);
      else if (ship === "basestar") waiting(text(area)).splice(-whole(count));
    } else if (type === "corrected" && object(event.correction).type === "basestars") {
      const now = object(event.correction);
      board.set(
        text(now.area),
        list(now.basestars).map((ship) => [...list(object(ship).damage)]),
      );
    }
  }
  return board;
}

function basestarDamage(cursor: Cursor, before: readonly Event[], result: Event): boolean {
  const options = before.find((event) => event.type === "game-began")?.options;
  const pool: string[] = [...basestarTokens(object(options ?? {}))];
  for (const token of [...basestars(before).values()].flat(2)) {
    const at = pool.findIndex((name) => name === token);
    // What lies on a basestar by a correction may be there more often than in the box.
    if (at >= 0) pool.splice(at, 1);
  }
  return result.token === takeOut(pool, below(cursor, pool.length));
}
