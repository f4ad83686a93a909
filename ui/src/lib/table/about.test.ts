import { beforeAll, expect, test } from "vitest";
import attacks from "../../../../crates/facts/content/base/attack_cards.json";
import facts from "../../../../crates/facts/content/base/characters.json";
import crises from "../../../../crates/facts/content/base/crises.json";
import cards from "../../../../crates/facts/content/base/skill_cards.json";
import quorum from "../../../../crates/facts/content/base/quorum.json";
import { english } from "../../../dev/catalogues";
import { view as fixture } from "../../../dev/fixtures";
import type { PublicView } from "../wire/PublicView";
import ids from "../wire/message-ids.json";
import { learn, say, t } from "../words/words";
import { ONCE } from "./abilities";
import { aboutOf, pieces, type Subject, titleOf } from "./about";

beforeAll(async () => {
  await learn(english("common", "core", "about", "quorum"));
});

/** Everything that a page lets people tap to be told of it. */
function subjects(view: PublicView): Record<string, Subject[]> {
  const area = "bow";
  return {
    locations: view.board.locations.map(({ location }) => ({ type: "location", location })),
    ships: [
      ...(["raider", "heavy-raider", "viper"] as const).map((kind): Subject => ({ type: "ships", area, kind })),
      { type: "basestar", area, index: 0 },
      { type: "basestars", area },
      { type: "civilian", area, handle: 0 },
      { type: "civilians", area },
      { type: "pilots", area },
      { type: "pilot", seat: 0 },
    ],
    pieces: pieces.map((piece) => ({ type: "piece", piece })),
    books: [
      ...(["fuel", "food", "morale", "population"] as const).map((resource): Subject => ({ type: "dial", resource })),
      ...(["jump-track", "pursuit-track", "boarding-track", "distance", "vipers", "raptors", "nukes", "civilian-pile", "damage-tokens", "decks"] as const).map(
        (type): Subject => ({ type }),
      ),
    ],
    cards: [{ type: "skill-cards" }],
    piles: (["destiny", "quorum-hand", "quorum", "crisis", "super-crisis", "destinations"] as const).map((pile) => ({ type: "pile", pile })),
    titles: [{ type: "title", title: "president" }, { type: "title", title: "admiral" }],
    crises: [{ type: "crisis" }],
    attacks: view.battle.in_play.map((card) => ({ type: "attack-card", card })),
    open: view.lying_open.map(({ card }) => ({ type: "open-card", card })),
  };
}

/** What a catalogue has no words for is said as its id. */
const ID = /^[a-z]+(-[a-z0-9]+)+$/;

test("everything that can be tapped has a name and says what it does", () => {
  const view = fixture("playing", 5);
  const stays = [...crises.cards, ...quorum.cards].filter((card) => JSON.stringify(card).includes("stays-in-play"));
  view.lying_open = stays.map(({ id, name }) => ({ card: id, name, with: null }));
  view.battle.in_play = attacks.cards.flatMap((card) => ("lasting" in card ? card.id : []));
  view.crisis = { card: "Riots", current: 0, from: "turn", icons: ["raiders", "launch-raiders", "heavy-raiders", "basestars"], jump: true, chosen: null };
  view.board.areas.find(({ area }) => area === "bow")!.basestars = [
    { damage: ["critical-hit", "disabled-hangar", "disabled-weapons", "structural-damage"] },
  ];
  const met: Record<string, number> = {};
  for (const [kind, all] of Object.entries(subjects(view))) {
    for (const subject of all) {
      const name = `${kind} ${JSON.stringify(subject)}`;
      const said = aboutOf(subject, view);
      expect(said.facts.length, name).toBeGreaterThan(0);
      const words = [titleOf(subject, view), ...said.tags, ...said.facts.flatMap(({ name, text }) => [name ?? "–", text])];
      for (const word of words) {
        expect(word, name).not.toMatch(ID);
        expect(word, name).not.toBe("");
      }
      if (subject.type === "open-card") expect(said.facts[0]?.text, name).not.toBe(t("about-on-card"));
      met[kind] = (met[kind] ?? 0) + 1;
    }
  }
  console.info(met);
  expect(met).toEqual({ locations: 17, ships: 9, pieces: 12, books: 14, cards: 1, piles: 6, titles: 2, crises: 1, attacks: 4, open: 6 });
});

test("what a hand holds is told card by card: every named skill card, and every Quorum card", () => {
  const view = fixture("playing", 5);
  const named = cards.cards.map(({ id }) => `skill-card-${id}`);
  expect(named).toHaveLength(10);
  expect(ids).toEqual(expect.arrayContaining(named));
  const skills = aboutOf({ type: "skill-cards" }, view).facts.slice(1);
  expect(skills.map(({ name }) => name).sort()).toEqual(named.map((id) => say(id, {})).sort());
  const held = aboutOf({ type: "pile", pile: "quorum-hand" }, view).facts.slice(1);
  expect(held.map(({ name }) => name)).toEqual(quorum.cards.map(({ name }) => name));
  // What one goes on doing is told as it is told while it lies open.
  const lasting = quorum.cards.filter((card) => "lasting" in card);
  for (const { id, name } of lasting) expect(held.find((fact) => fact.name === name)?.text).toContain(say(`does-open-${id}`, {}));
  console.info({ skills: skills.length, quorum: held.length, lasting: lasting.length });
  expect([skills.length, held.length, lasting.length]).toEqual([10, 11, 4]);
});

test("a basestar tells of its own damage tokens, and of all where none is meant", () => {
  const view = fixture("playing", 5);
  view.board.areas.find(({ area }) => area === "bow")!.basestars = [{ damage: ["disabled-hangar"] }, { damage: [] }];
  const tokens = (subject: Subject) => aboutOf(subject, view).facts.flatMap(({ name }) => name ?? []);
  expect(tokens({ type: "basestar", area: "bow", index: 0 })).toEqual(["Disabled hangar"]);
  expect(tokens({ type: "basestar", area: "bow", index: 1 })).toEqual([]);
  expect(tokens({ type: "piece", piece: "basestar" })).toHaveLength(4);
});

test("a character tells of every ability, one of them once per game, and of the titles they hold", () => {
  const view = fixture("playing", 5);
  const seat = view.seats[0]!;
  let met = 0;
  for (const { id, abilities } of facts.characters) {
    seat.character = id;
    seat.titles = [];
    const { facts: said } = aboutOf({ type: "character", seat: seat.seat }, view);
    expect(said.map(({ name }) => name)).toHaveLength(abilities.length);
    for (const { name, text } of said) for (const words of [name, text]) expect(words).not.toMatch(ID);
    expect(said.filter(({ once }) => once !== null), id).toHaveLength(1);
    seat.titles = ["president", "admiral"];
    const titled = aboutOf({ type: "character", seat: seat.seat }, view);
    expect(titled.facts.slice(abilities.length).map(({ name }) => name)).toEqual(["President", "Admiral"]);
    expect(titled.tags).toHaveLength(3);
    met += 1;
  }
  console.info({ characters: met });
  expect(met).toBe(10);
  seat.character = null;
  expect(aboutOf({ type: "character", seat: seat.seat }, view).facts.map(({ text }) => text)).toEqual(["No character yet."]);
});

test("what works once per game is told as used, and a revealed Cylon's sheet says that it works no more", () => {
  const view = fixture("playing", 5);
  const seat = view.seats[0]!;
  seat.character = "starbuck";
  seat.revealed_cylon = false;
  const states = () => aboutOf({ type: "character", seat: seat.seat }, view).facts.map(({ once }) => once);
  view.used = [];
  expect(states()).toEqual([null, "ready", null]);
  view.used = ["secret-destiny"];
  expect(states()).toEqual([null, "used", null]);
  expect(new Set(ONCE).size).toBe(10);
  seat.revealed_cylon = true;
  expect(states()).toEqual([null]);
});
