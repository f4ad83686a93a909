import { expect, test } from "vitest";
import { below, shuffled } from "../fairness";
import type { JsonObject } from "./canonical";
import { differing, drawOf, undrawn } from "./draws";
import { held } from "./held";
import { LoyaltyCards } from "./loyalty";
import { HeldCards } from "./heldCards";

const HUMAN = "not-a-cylon";
const BRIG = "cylon-send-to-brig";
const dealt = (...hands: string[][]): JsonObject => ({ type: "loyalty-dealt", deal: { $secret: { hands, deck: [], unused: [] } } });
const slept = (...cards: string[][]): JsonObject => ({ type: "sleeper", sleeper: { type: "dealt", cards: { $secret: cards } } });
const given = (from: number, to: number, more: JsonObject = {}): JsonObject => ({ type: "effect", effect: { type: "loyalty-given", from, to, ...more } });
const look = (at: number, all: boolean, ...cards: string[]): JsonObject => ({ type: "effect", effect: { type: "loyalty-looked", seat: 9, at, all, cards: { $secret: cards } } });
const cursor = () => ({ key: new Uint8Array(32).fill(7), position: 0 });

test("cards are followed from the deal to the end", () => {
  const events = [
    dealt([HUMAN], [BRIG], [HUMAN, HUMAN]),
    slept([HUMAN], ["sympathizer"], ["cylon-reduce-morale"]),
    { type: "cylon-revealed", seat: 1 },
    given(1, 0),
    { type: "sleeper", sleeper: { type: "sympathizer-passed", from: 0, to: 2 } },
  ];
  const first = { type: "first-deal" };
  const sleeper = { type: "sleeper-phase" };
  const card = (name: string, came: JsonObject) => ({ card: name, came });
  expect(new LoyaltyCards(events).opened(null)).toEqual([
    { seat: 0, team: "humans", cards: [card(HUMAN, first), card(HUMAN, sleeper)] },
    { seat: 1, team: "cylons", cards: [card(BRIG, first)] },
    {
      seat: 2,
      team: "cylons",
      cards: [card(HUMAN, first), card(HUMAN, first), card("cylon-reduce-morale", sleeper), card("sympathizer", { type: "handed-on", by: 0 })],
    },
  ]);
  const turned = { type: "loyalty-opened", hands: new LoyaltyCards(events).opened(null) };
  expect(differing(turned, () => events)).toBeNull();
  expect(differing(turned, () => events.slice(0, 3))).toBe("opened");
});

test("the card that made a Cylon lies open, and so does the Sympathizer; a Cylon may keep it", () => {
  const events = [dealt([BRIG, "cylon-reduce-morale", "sympathizer", HUMAN], [HUMAN]), { type: "cylon-revealed", seat: 0 }];
  expect(new LoyaltyCards(events).unrevealed(0)).toEqual(["cylon-reduce-morale", HUMAN]);
  const shown = [...events, { type: "action", action: { type: "cylon-card-shown", seat: 0, card: "cylon-reduce-morale" } }];
  expect(new LoyaltyCards(shown).unrevealed(0)).toEqual([BRIG, HUMAN]);
  const corrected = { type: "corrected", correction: { type: "revealed-cylon", seat: 0, revealed: false } };
  expect(new LoyaltyCards([...shown, corrected]).unrevealed(0)).toHaveLength(3);
  expect(new LoyaltyCards([...shown, given(0, 1)]).unrevealed(1)).toEqual([HUMAN, BRIG, HUMAN]);
  const kept = new LoyaltyCards([...shown, given(0, 1, { keeps_sympathizer: true })]).opened(null);
  expect(kept).toMatchObject([{ cards: [{ card: "cylon-reduce-morale" }, { card: "sympathizer" }] }, {}]);
});

test("a look at one of several cards is drawn; at all of them, or at the only one, it is not", () => {
  const before = [dealt([HUMAN, BRIG, HUMAN], [BRIG])];
  const drawn = [HUMAN, BRIG, HUMAN][below(cursor(), 3)] as string;
  const other = drawn === BRIG ? HUMAN : BRIG;
  const draw = drawOf(look(0, false, drawn));
  expect(draw).toMatchObject({ what: "look", stream: "looks-at-loyalty" });
  expect(draw?.repeat(cursor(), before, look(0, false, drawn))).toBe(true);
  expect(draw?.repeat(cursor(), before, look(0, false, other))).toBe(false);
  expect(undrawn(look(0, false, drawn), () => before)).toBe("look");
  for (const sound of [look(0, true, HUMAN, BRIG, HUMAN), look(1, false, BRIG)]) {
    expect(undrawn(sound, () => before)).toBeNull();
    expect(differing(sound, () => before)).toBeNull();
    expect(draw?.repeat(cursor(), before, sound)).toBe(false);
  }
  expect(differing(look(1, false, HUMAN), () => before)).toBe("look");
  // Where the table keeps the cards, Dradis has nothing to say of them.
  const told = { type: "effect", effect: { type: "loyalty-looked", seat: 0, at: 1, all: false } };
  expect([undrawn(told, () => []), differing(told, () => [])]).toEqual([null, null]);
});

const ALL = ["bomb-on-colonial-1", "cylon-intruders", "fleet-mobilization", "inbound-nukes", "massive-assault"];
const supers = (type: string, more: JsonObject): JsonObject => ({ type: "held", kind: "super-crisis", held: { type, ...more } });

test("Super Crisis decks are built of what is in no hand, not open and not discarded", () => {
  const first = shuffled(cursor(), ALL);
  const built = (deck: string[]): JsonObject => supers("deck-built", { cards: deck.length, deck: { $secret: deck } });
  const draw = drawOf(built(first));
  expect(draw).toMatchObject({ what: "held", stream: "super-crisis" });
  expect(draw?.repeat(cursor(), [], built(first))).toBe(true);
  expect(draw?.repeat(cursor(), [], built([...first].reverse()))).toBe(false);
  expect(undrawn(built(first), () => [])).toBe("held");

  const played = supers("played", { seat: 1, card: first[0] as string });
  const events = [built(first), supers("dealt", { seat: 1 }), supers("dealt", { seat: 2 }), played];
  const pile = { type: "corrected", correction: { type: "pile", pile: "super-crisis", cards: 2 } };
  const left = ALL.filter((card) => card !== first[0] && card !== first[1]);
  expect(draw?.repeat(cursor(), [...events, pile], built(shuffled(cursor(), left).slice(0, 2)))).toBe(true);
  // A card that nobody holds cannot be played.
  const at = (past: JsonObject[]) => ({ step: [], past: () => past, drawn: false, referee: true });
  expect(held(played, at(events.slice(0, 3)))).toBeNull();
  expect(() => held(played, at(events))).toThrow();
  expect(() => new HeldCards("super-crisis", [supers("dealt", { seat: 1 })])).toThrow();
});

test("tokens of a basestar that was destroyed or went back beside the board are drawn again", () => {
  const damaged = (token: string): JsonObject => ({ type: "basestar-damaged", basestar: { area: "bow", index: 0 }, token });
  const tokens = ["critical-hit", "disabled-hangar", "disabled-weapons", "structural-damage"];
  const placed: JsonObject = { type: "basestars-placed", area: "bow", count: 1 };
  const hit = [placed, damaged("critical-hit"), damaged("disabled-hangar")];
  const basestar = { area: "bow", index: 0 };
  const drawn = (events: JsonObject[]) => tokens.filter((token) => drawOf(damaged(token))?.repeat(cursor(), events, damaged(token)));
  const [fresh] = drawn([placed]);
  expect(fresh).toBe(tokens[below(cursor(), 4)]);
  expect(drawn(hit)).toEqual([tokens.slice(2)[below(cursor(), 2)]]);
  for (const gone of [{ type: "basestar-destroyed", basestar }, { type: "effect", effect: { type: "basestar-removed", basestar } }])
    expect(drawn([...hit, gone, placed])).toEqual([fresh]);
});

test("basestars of the Cylon Fleet board come undamaged, keep their tokens while they fly, and lose them at a jump", () => {
  const damaged = (token: string, area = "bow"): JsonObject => ({ type: "basestar-damaged", basestar: { area, index: 0 }, token });
  const tokens = ["critical-hit", "disabled-hangar", "disabled-weapons", "structural-damage"];
  const pursuit = (type: string, more: JsonObject = {}): JsonObject => ({ type: "pursuit", pursuit: { type, ...more } });
  const drawn = (events: JsonObject[], area = "bow") =>
    tokens.filter((token) => drawOf(damaged(token, area))?.repeat(cursor(), events, damaged(token, area)));
  const waits = pursuit("placed", { ship: "basestar", area: "stern" });
  const came = [waits, pursuit("moved-in", { area: "stern" })];
  const fresh = tokens[below(cursor(), 4)];
  expect(drawn(came, "stern")).toEqual([fresh]);
  const hit = [...came, damaged("critical-hit", "stern")];
  expect(drawn(hit, "stern")).toEqual([tokens.slice(1)[below(cursor(), 3)]]);
  // After the jump it waits there again, with no token, and comes once more.
  expect(drawn([...hit, pursuit("withdrew"), pursuit("moved-in", { area: "stern" })], "stern")).toEqual([fresh]);
  // One that is taken from there is placed as one from beside the boards.
  const taken = pursuit("taken", { ship: "basestar", area: "stern", count: 1 });
  expect(drawn([waits, taken, { type: "basestars-placed", area: "bow", count: 1 }])).toEqual([fresh]);
});

test("a civilian ship that was escorted off the board is drawn again", () => {
  const brings = (kind: string, handle: number): JsonObject => ({
    type: "civilian-ships-placed",
    ships: [{ handle, area: "bow", kind: { $secret: kind } }],
  });
  const kinds = ["population-1", "population-2", "population-and-fuel", "population-and-morale", "nothing"];
  const came = (events: JsonObject[], handle: number) =>
    kinds.filter((kind) => drawOf(brings(kind, handle))?.repeat(cursor(), events, brings(kind, handle)));
  const [first] = came([], 0);
  const escorted: JsonObject = { type: "civilian-escorted", handle: 0, area: "bow" };
  expect(came([brings(first as string, 0), escorted], 1)).toEqual([first]);
  // It was there, and is there no more.
  const at = (past: JsonObject[]) => ({ step: [], past: () => past, drawn: false, referee: true });
  const there = [brings(first as string, 0)];
  expect(held(escorted, at(there))).toBeNull();
  expect(held({ ...escorted, area: "stern" }, at(there))).toEqual({ wrong: "civilians" });
  expect(held(escorted, at([...there, escorted]))).toEqual({ wrong: "civilians" });
});

test("of cards drawn to choose from one is given on, and the others go under the deck", () => {
  const mutiny = (type: string, more: JsonObject = {}): JsonObject => ({ type: "held", kind: "mutiny", held: { type, ...more } });
  const deck = ["panic", "impeachment", "blackmail"];
  const drawn = [
    { type: "game-began", options: { game: { type: "combined" } } },
    mutiny("deck-built", { cards: 3, deck: { $secret: deck } }),
    mutiny("dealt", { seat: 0 }),
    mutiny("dealt", { seat: 0 }),
  ];
  const under = mutiny("under", { seat: 0, at: 0 });
  const given = mutiny("given", { from: 0, to: 1, at: 0 });
  const cards = new HeldCards("mutiny", [...drawn, under, given]);
  expect([cards.heldBy(0), cards.heldBy(1), cards.areInTheBox]).toEqual([0, 1, true]);
  // The one that was given is played from where it is now, and no other.
  const played = (seat: number, card: string) => new HeldCards("mutiny", [...drawn, under, given, mutiny("played", { seat, card })]);
  expect(played(1, "impeachment").heldBy(1)).toBe(0);
  expect(() => played(1, "panic")).toThrow();
  expect(() => played(0, "impeachment")).toThrow();
  expect(() => new HeldCards("mutiny", [...drawn, mutiny("given", { from: 0, to: 1, at: 2 })])).toThrow();
  expect(() => new HeldCards("mutiny", [...drawn, mutiny("under", { seat: 1, at: 0 })])).toThrow();
});

test("of two destinations that were scouted each goes back by itself", () => {
  const jump = (type: string, more: JsonObject = {}): JsonObject => ({ type: "jump", jump: { type, ...more } });
  const scouted = [
    { type: "game-began", options: { modes: { destinations: "app" } } },
    jump("deck-built", { cards: 3, deck: { $secret: ["ice-moon", "deep-space", "remote-planet"] } }),
    jump("dealt", { chooser: 0, cards: 2 }),
  ];
  const at = (past: JsonObject[]) => ({ step: [], past: () => past, drawn: false, referee: true });
  const back = (place: number) => jump("put-back", { top: true, at: place });
  expect(held(back(1), at(scouted))).toBeNull();
  expect(held(back(2), at(scouted))).toEqual({ wrong: "destinations" });
  expect(held(back(1), at([...scouted, back(1)]))).toEqual({ wrong: "destinations" });
  expect(held(jump("put-back", { top: false }), at([...scouted, back(1)]))).toBeNull();
  expect(held(jump("put-back", { top: false }), at([...scouted, back(0), back(0)]))).toEqual({ wrong: "destinations" });
});
