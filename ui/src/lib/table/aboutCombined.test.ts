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
import { learn } from "../words/words";
import { aboutOf, titleOf } from "./about";

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
