import { beforeAll, expect, test } from "vitest";
import base from "../../../../crates/facts/content/base/skill_cards.json";
import allies from "../../../../crates/facts/content/combined/allies.json";
import characters from "../../../../crates/facts/content/combined/characters.json";
import locations from "../../../../crates/facts/content/combined/locations.json";
import cards from "../../../../crates/facts/content/combined/skill_cards.json";
import { view as fixture } from "../../../dev/fixtures";
import { PARTS, wordsOf } from "../../../scripts/languages.mjs";
import type { CharacterId } from "../wire/CharacterId";
import type { LocationId } from "../wire/LocationId";
import type { Options } from "../wire/Options";
import games from "../wire/games.json";
import type { Game } from "../wire/Game";
import type { PublicView } from "../wire/PublicView";
import { learn } from "../words/words";
import { aboutOf, type Piece, type Subject, titleOf } from "./about";
import { distanceWords } from "./distance";

beforeAll(async () => {
  for (const part of Object.keys(PARTS).filter((part) => part === "seated" || part === "explained" || part === "combined")) {
    await learn({ en: async () => ({ default: wordsOf(part as keyof typeof PARTS, "en") }) });
  }
});

/** A running table of the combined game. */
function table() {
  const view = fixture("playing", 5);
  view.options = { ...view.options, game: { combined: { objective: "kobol" } } } as unknown as Options;
  return view;
}

/** What a catalogue has no words for is said as its id. */
const ID = /^[a-z]+(-[a-z0-9]+)+$/;

test("a sheet of the combined game tells of each of its abilities", () => {
  const view = table();
  const seat = view.seats[0]!;
  seat.revealed_cylon = false;
  seat.titles = [];
  let met = 0;
  for (const { id, abilities } of characters.characters) {
    seat.character = id as CharacterId;
    const { tags, facts } = aboutOf({ type: "character", seat: seat.seat }, view);
    expect(facts, id).toHaveLength(abilities.length);
    expect(facts.map(({ once }) => once !== null), id).toEqual([false, true, false]);
    for (const words of [...tags, ...facts.flatMap(({ name, text }) => [name, text])]) expect(words, id).not.toMatch(ID);
    met += facts.length;
  }
  expect([characters.characters.length, met]).toEqual([23, 69]);
});

test("a table of the combined game is told of every skill card of its decks, and of none that another replaces", () => {
  const skills = aboutOf({ type: "skill-cards" }, table()).facts.slice(1);
  const replaced = cards.cards.flatMap((card) => ("replaces" in card ? [card.replaces] : []));
  expect(replaced).toEqual(["investigative-committee"]);
  expect(skills).toHaveLength(base.cards.length + cards.cards.length - replaced.length);
  for (const { name, text } of skills) for (const words of [name, text]) expect(words).not.toMatch(ID);
  expect(skills.filter(({ name }) => name === "Investigative Committee").map(({ text }) => text)).toEqual([expect.stringContaining("but not the Destiny cards")]);
  expect(aboutOf({ type: "skill-cards" }, fixture("playing", 5)).facts.slice(1)).toHaveLength(base.cards.length);
});

test("what lies on a printed place has its name and says what it does now", () => {
  const view = table();
  for (const { id } of locations.locations) {
    const subject = { type: "location" as const, location: id as LocationId };
    for (const words of [titleOf(subject, view), ...aboutOf(subject, view).facts.map(({ text }) => text)]) expect(words, id).not.toMatch(ID);
  }
  const shown = (location: string) => titleOf({ type: "location", location: location as LocationId }, view);
  const overlays = locations.locations.flatMap((row) => ("replaces" in row && row.replaces ? [[row.id, row.replaces]] : []));
  expect(overlays).toHaveLength(6);
  for (const [overlay, place] of overlays) expect(shown(overlay!)).toBe(shown(place!));
});

test("pieces that more boxes have other rules for are told of by those, and by the base rules in the base game", () => {
  const said = (subject: Subject, view: PublicView) => aboutOf(subject, view).facts.map(({ text }) => text).join(" ");
  const piece = (piece: Piece): Subject => ({ type: "piece", piece });
  // XNUKE-1, XNUKE-2, XNUKE-4; XDMG-1, XDMG-6, XBOARD-6; XATTACK-1; XVIPER-1, XVIPER-3; XVIPER-4; XJUMP-1.
  const own: [Subject, RegExp][] = [
    [piece("nuke"), /space area.* 7 also up to 3 raiders, 8 every ship there.* bring it back/],
    [{ type: "nukes" }, /space area/],
    [piece("damage"), /Pegasus.* instead\. With 6 locations on Galactica/],
    [piece("basestar"), /assault raptor on 7–8/],
    [{ type: "basestar", area: "bow", index: 0 }, /assault raptor on 7–8/],
    [piece("viper"), /launch.* escort a civilian ship/],
    [{ type: "vipers" }, /escort a civilian ship/],
    [{ type: "pilots", area: "bow" }, /escort a civilian ship/],
    [{ type: "pilot", seat: 0 }, /escort a civilian ship/],
    [piece("civilian"), /stays in space.* escort it/],
  ];
  const base = fixture("playing", 5);
  for (const [subject, words] of own) {
    expect(said(subject, table())).toMatch(words);
    expect(said(subject, base)).not.toMatch(words);
  }
  expect(said(piece("civilian"), table())).not.toContain("are safe");
  expect(said(piece("nuke"), base)).toContain("7–8 destroys it and up to 3 raiders");
  expect(said(piece("raider"), table())).toBe(said(piece("raider"), base));
});

test("a sheet tells what each Ally brings, by what the token on the card shows", () => {
  const view = table();
  for (const { id, name, location } of allies.cards) {
    view.board.ionian = { allies: [{ ally: id, name, location: location as LocationId, trauma: true }], trauma: [] };
    const { tags, facts } = aboutOf({ type: "ally", ally: id }, view);
    expect(facts.map(({ name }) => name), id).toEqual([null, "Benevolent", "Antagonistic", "Disaster", null]);
    for (const words of [...tags, ...facts.map(({ text }) => text)]) expect(words, id).not.toMatch(ID);
    expect(facts[1]!.text, id).not.toBe(facts[2]!.text);
  }
});

test("the distance is told by the goals of the objective, and what the fleet comes to there", () => {
  const view = fixture("playing", 5);
  const told = (game: Game) => {
    const { kit } = games.find((known) => JSON.stringify(known.game) === JSON.stringify(game))!;
    return aboutOf({ type: "distance" }, { ...view, options: { ...view.options, game }, kit: { ...view.kit, goals: kit.goals } }).facts[0]?.text;
  };
  const last = (distance: number) => `At 4, the Sleeper phase begins. From ${distance} on, the next jump is the last: humans win if every dial is above 0.`;
  expect(told("base")).toBe(last(8));
  expect(told({ combined: { objective: "kobol" } })).toBe(last(8));
  expect(told({ combined: { objective: "earth" } })).toBe(last(10));
  expect(told({ combined: { objective: "new-caprica" } })).toBe("At 4, the Sleeper phase begins. From 7 on, the fleet is on New Caprica.");
  expect(told({ combined: { objective: "ionian-nebula" } })).toMatch(/^At 4, .* At 8, the Crossroads phase begins\. The next jump after it is the last/);
});

test("one jump is left until it was made, and not while the Crossroads phase runs", () => {
  const view = fixture("playing", 5);
  const words = (changes: Partial<PublicView>) => distanceWords({ ...view, board: { ...view.board, distance: 9, final_jump: true }, ...changes }, "one jump left", ({ distance, goal }) => `${distance} of ${goal}`);
  expect(words({})).toBe("one jump left");
  expect(words({ crossroads: { part: "battle" } })).toBe("Crossroads");
  expect(words({ outcome: { type: "kobol-reached" } })).toBe("9");
  expect(words({ board: { ...view.board, distance: 5 } })).toBe("5 of 8");
});
