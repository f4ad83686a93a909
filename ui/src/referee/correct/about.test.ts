import { beforeAll, expect, test } from "vitest";
import { catalogues } from "../../../dev/catalogues";
import { view as fixture } from "../../../dev/fixtures";
import facts from "../../../../crates/facts/content/base/characters.json";
import type { Thing } from "../../lib/board/thing";
import type { Prompt } from "../../lib/wire/Prompt";
import { knows, speak } from "../../lib/words/words";
import { ONCE } from "../../lib/table/abilities";
import { aboutOf, actionsOf } from "./about";

beforeAll(() => {
  speak("en", catalogues("common", "core", "board", "table", "referee"));
});

test("every location, character and kind of ship says what it does", () => {
  const view = fixture("playing", 5);
  const met = { locations: 0, characters: 0, ships: 0 };
  for (const { location } of view.board.locations) {
    expect(knows(`does-location-${location}`), location).toBe(true);
    expect(aboutOf({ type: "location", location }, view).facts.length).toBeGreaterThan(0);
    met.locations += 1;
  }
  const seat = view.seats[0]!;
  for (const { id, abilities } of facts.characters) {
    seat.character = id;
    const { facts: said } = aboutOf({ type: "character", seat: seat.seat }, view);
    expect(said.map(({ name }) => name)).toHaveLength(abilities.length);
    for (const { name, text } of said) for (const words of [name, text]) expect(words).not.toMatch(/^(does-)?ability-/);
    expect(said.filter(({ once }) => once !== null), id).toHaveLength(1);
    met.characters += 1;
  }
  const ships: Thing[] = [
    ...(["raider", "heavy-raider", "viper"] as const).map((kind): Thing => ({ type: "ships", area: "bow", kind })),
    { type: "basestar", area: "bow", index: 0 },
    { type: "basestars", area: "bow" },
    { type: "civilian", area: "bow", handle: 0 },
    { type: "civilians", area: "bow" },
    { type: "pilots", area: "bow" },
  ];
  for (const thing of ships) {
    expect(aboutOf(thing, view).facts).toHaveLength(2);
    for (const { text } of aboutOf(thing, view).facts) expect(text).not.toMatch(/^(does|destroyed)-/);
    met.ships += 1;
  }
  console.info(met);
  expect(met).toEqual({ locations: 17, characters: 10, ships: 8 });
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

test("a location offers its own action alone, and only while the question does", () => {
  const view = fixture("playing", 5);
  const label = { id: "option-act-location", args: {} };
  const asked = { id: "p", kind: "take-turn", decider: { type: "seat", seat: 0 }, choices: [{ id: "act:armory", label }, { id: "act:own-viper", label }, { id: "end", label }], not_allowed: [], cause: "", ask: label } as unknown as Prompt;
  const ids = (thing: Thing, prompt: Prompt | null) => actionsOf(thing, view, prompt).map(({ id }) => id);
  expect(ids({ type: "location", location: "armory" }, asked)).toEqual(["act:armory"]);
  expect(ids({ type: "location", location: "command" }, asked)).toEqual([]);
  expect(ids({ type: "character", seat: 0 }, asked)).toEqual(["act:armory", "act:own-viper"]);
  expect(ids({ type: "character", seat: 1 }, asked)).toEqual([]);
  expect(ids({ type: "location", location: "armory" }, null)).toEqual([]);
});
