import { beforeAll, expect, test } from "vitest";
import { english } from "../../../dev/catalogues";
import { view as fixture } from "../../../dev/fixtures";
import type { Board } from "../../lib/wire/Board";
import type { Correction } from "../../lib/wire/Correction";
import type { PublicView } from "../../lib/wire/PublicView";
import { learn } from "../../lib/words/words";
import { jumpSpaceName } from "./books";
import type { Correctable, Part } from "./correctable";
import { moved } from "./moves";
import { numbers } from "./numbers";
import { behind } from "./people";
import { reach } from "./reach";
import { REASON_LENGTH, reasonOf } from "./reason";
import { sheetOf } from "./sheets";

beforeAll(async () => {
  await learn(english("about", "board", "combined", "common", "core", "referee"));
});

/** A table that keeps its Loyalty cards itself, with everything that can be tapped. */
function full(): PublicView {
  const view = fixture("playing", 5);
  view.options = { ...view.options, game: { combined: { objective: "kobol" } }, modes: { ...view.options.modes, loyalty: "table" } };
  const [bow] = view.board.areas;
  if (bow) bow.pilots = [0];
  view.seats[2]!.revealed_cylon = true;
  // Where the combined game is played.
  view.seats[2]!.leader = { infiltrating: false };
  view.seats[2]!.miracles = 1;
  view.board.damaged_vipers = { "mark-vii": 3 };
  view.board.supply.ships["assault-raptor"] = 1;
  view.board.assault_raptors_beside = 3;
  view.board.pursuit = { civilian_ships: [0, 1, 0, 2, 0], token: 1 };
  const at = (location: string, board: Board) => ({ location, board, hazardous: false, damageable: false, damaged: false, characters: [] });
  view.board.locations.push(at("demetrius-bridge", "demetrius"), at("hybrid-tank", "rebel-basestar"), at("hub-destroyed", "cylon"));
  const track = ["occupation-authority", "breeders-canyon", "shipyard"];
  view.board.new_caprica = { back: false, track: track.map((location) => ({ location, forces: 1 })), beside: 1, locked: [4, 5], prepared: [6] };
  view.board.ionian = { allies: [{ ally: "aaron-kelly-ally", name: "Aaron Kelly", location: "command", trauma: true }], trauma: ["sickbay"], boxed: ["elosha-ally"] };
  view.board.outer = [{ zone: "cylon-fleet-stern", area: "stern", die: [1, 1], ships: { raider: 2 }, basestars: [{ damage: [] }] }];
  return view;
}

/** The thing of each kind that the fixture has. */
const things: Record<Correctable["type"], Correctable> = {
  ships: { type: "ships", area: "bow", kind: "raider" },
  basestar: { type: "basestar", area: "bow", index: 0 },
  basestars: { type: "basestars", area: "bow" },
  civilian: { type: "civilian", area: "stern", handle: 0 },
  civilians: { type: "civilians", area: "stern" },
  pilot: { type: "pilot", seat: 0 },
  pilots: { type: "pilots", area: "bow" },
  character: { type: "character", seat: 1 },
  ally: { type: "ally", ally: "aaron-kelly-ally" },
  location: { type: "location", location: "armory" },
  area: { type: "area", area: "stern" },
  dial: { type: "dial", resource: "fuel" },
  "jump-track": { type: "jump-track" },
  "boarding-track": { type: "boarding-track" },
  distance: { type: "distance" },
  vipers: { type: "vipers" },
  raptors: { type: "raptors" },
  nukes: { type: "nukes" },
  "civilian-pile": { type: "civilian-pile" },
  "damage-tokens": { type: "damage-tokens" },
  pile: { type: "pile", pile: "destiny" },
  decks: { type: "decks" },
  turn: { type: "turn" },
  "pursuit-track": { type: "pursuit-track" },
  planet: { type: "planet", part: "stacks" },
  earth: { type: "earth", part: "mission" },
  outside: { type: "outside", zone: "cylon-fleet-stern" },
  seat: { type: "seat", seat: 2 },
  hand: { type: "hand", seat: 2 },
};

/** Everything that a part of a sheet can write. */
function written(part: Part): Correction[] {
  switch (part.type) {
    case "choices":
      return part.options.flatMap((option) => option.corrections);
    case "number":
      return numbers(part.value, part.least, part.most, !part.far).flatMap(part.set);
    case "ticked":
    case "others":
      return [];
  }
}

const corrections = (thing: Correctable, view = full()) => (sheetOf(thing, view)?.parts ?? []).flatMap(written);

test("every correction is reached by tapping its thing and one value", () => {
  expect(Object.keys(reach)).toHaveLength(41);
  for (const [type, by] of Object.entries(reach)) {
    expect(corrections(things[by]).map((one) => one.type), `${type} by ${by}`).toContain(type);
  }
});

test("vipers of each kind are corrected by their kind, and an assault raptor is never damaged", () => {
  const written = corrections(things.vipers);
  expect(written).toContainEqual({ type: "damaged-vipers", count: 2, kind: "mark-vii" });
  expect(written).toContainEqual({ type: "damaged-vipers", count: 1 });
  expect(written).toContainEqual({ type: "destroyed-vipers", count: 1, kind: "assault-raptor" });
  expect(written).not.toContainEqual(expect.objectContaining({ type: "damaged-vipers", kind: "assault-raptor" }));
  const base = fixture("playing", 5);
  expect(corrections(things.vipers, base).filter((one) => "kind" in one || one.type === "assault-raptors-gained")).toEqual([]);
});

test("every thing has a sheet with words, and none offers what is so already twice", () => {
  for (const thing of Object.values(things)) {
    const sheet = sheetOf(thing, full());
    expect(sheet?.parts.length, thing.type).toBeGreaterThan(0);
    for (const part of sheet?.parts ?? []) {
      if (part.type === "choices") {
        const labels = part.options.map((option) => option.label);
        expect(new Set(labels).size, thing.type).toBe(labels.length);
      }
    }
  }
});

test("a thing that is gone has no sheet", () => {
  expect(sheetOf({ type: "civilian", area: "stern", handle: 77 }, full())).toBeNull();
  expect(sheetOf({ type: "basestar", area: "bow", index: 1 }, full())).toBeNull();
  expect(sheetOf({ type: "seat", seat: 9 }, full())).toBeNull();
});

test("a ship that is dragged leaves one place and comes to the other", () => {
  const view = full();
  expect(moved({ type: "ships", area: "bow", kind: "raider" }, { type: "area", area: "stern" }, view)).toEqual([
    { type: "ships", area: "bow", kind: "raider", count: 2 },
    { type: "ships", area: "stern", kind: "raider", count: 1 },
  ]);
  expect(moved({ type: "ships", area: "stern", kind: "raider" }, { type: "area", area: "bow" }, view)).toEqual([]);
  expect(moved({ type: "ships", area: "bow", kind: "raider" }, { type: "area", area: "bow" }, view)).toEqual([]);
  expect(moved({ type: "basestar", area: "bow", index: 0 }, { type: "area", area: "stern" }, view)).toEqual([
    { type: "basestars", area: "bow", basestars: [] },
    { type: "basestars", area: "stern", basestars: [{ damage: [] }] },
  ]);
});

test("characters go to locations, vipers, and beside the board", () => {
  const view = full();
  expect(moved({ type: "character", seat: 1 }, { type: "location", location: "brig" }, view)).toEqual([
    { type: "place", seat: 1, place: { type: "location", location: "brig" } },
  ]);
  expect(moved({ type: "character", seat: 0 }, { type: "area", area: "stern" }, view)).toEqual([
    { type: "place", seat: 0, place: { type: "viper", area: "stern" } },
  ]);
  expect(moved({ type: "pilot", seat: 0 }, { type: "off-board" }, view)).toEqual([
    { type: "place", seat: 0, place: { type: "off-board" } },
  ]);
});

test("a viper that was hit goes into its box in the same entry", () => {
  const view = full();
  const sheet = sheetOf({ type: "ships", area: "fore-port", kind: "viper" }, view);
  const hit = sheet?.parts.find((part) => part.type === "choices");
  expect(hit?.type === "choices" ? hit.options[0]?.corrections : null).toEqual([
    { type: "ships", area: "fore-port", kind: "viper", count: 0 },
    { type: "damaged-vipers", count: 1 },
  ]);
});

test("the numbers round the present one are shown, and all where they are few", () => {
  expect(numbers(3, 0, 4, true)).toEqual([0, 1, 2, 3, 4]);
  expect(numbers(6, 0, 15, false)).toHaveLength(16);
  expect(numbers(70, 0, 70, true)).toEqual([63, 64, 65, 66, 67, 68, 69, 70]);
  expect(numbers(30, 0, 70, true)).toContain(30);
  expect(numbers(0, 0, 70, true)[0]).toBe(0);
  expect(numbers(1, 1, 999, false)[0]).toBe(1);
});

test("a seat goes behind another one, round a table without a first", () => {
  expect(behind([0, 1, 2, 3], 0, 2)).toEqual([1, 2, 0, 3]);
  expect(behind([0, 1, 2, 3], 3, 0)).toEqual([0, 3, 1, 2]);
});

test("a reason in words needs words, at most 120 characters of them", () => {
  expect(reasonOf("misread", "ignored")).toEqual({ type: "misread" });
  expect(reasonOf("other", " the card said 2 ")).toEqual({ type: "other", text: "the card said 2" });
  expect(reasonOf("other", "  ")).toBeNull();
  expect(reasonOf("other", "x".repeat(121))).toEqual({ type: "other", text: "x".repeat(REASON_LENGTH) });
});

test("what waits beyond the areas is put right, and the pursuit token, but not onto its last space", () => {
  const view = full();
  expect(corrections(things.outside, view)).toContainEqual({ type: "ships", area: "cylon-fleet-stern", kind: "raider", count: 3 });
  expect(corrections(things.outside, view)).toContainEqual({ type: "basestars", area: "cylon-fleet-stern", basestars: [] });
  const token = corrections(things.outside, view).filter((one) => one.type === "basestars" && one.basestars[0]?.damage.length === 1);
  expect(token).toContainEqual({ type: "basestars", area: "cylon-fleet-stern", basestars: [{ damage: ["disabled-hangar"] }] });
  expect(corrections(things["pursuit-track"], view)).toEqual([0, 1, 2, 3].map((space) => ({ type: "pursuit", space })));
  delete view.board.pursuit;
  expect(sheetOf(things["pursuit-track"], view)).toBeNull();
  expect(sheetOf({ type: "outside", zone: "cylon-fleet-bow" }, view)).toBeNull();
});

test("forces are corrected at their location too, ships are prepared in one, and a Leader on New Caprica stays what they are", () => {
  const view = full();
  const shipyard = { location: "shipyard", board: "new-caprica", hazardous: false, damageable: false, damaged: false, characters: [] };
  view.board.locations.push(shipyard);
  expect(corrections({ type: "location", location: "shipyard" }, view)).toContainEqual({ type: "occupation-forces", space: 2, count: 2 });
  expect(corrections({ type: "planet", part: "stacks" }, view)).toContainEqual({ type: "stacked-ships", locked: 1, prepared: 2 });
  // Ships leave by the dozen: every number of them is there.
  const table = { ...view.options, modes: { ...view.options.modes, civilian_ships: "table" as const } };
  const eleven = { ...full(), options: table, board: { ...full().board, new_caprica: { ...full().board.new_caprica!, locked: Array.from({ length: 11 }, (_, ship) => ship), prepared: [] } } };
  expect(corrections({ type: "planet", part: "stacks" }, eleven)).toContainEqual({ type: "stacked-ships", locked: 1, prepared: 0 });
  expect(corrections({ type: "planet", part: "stacks" }, eleven)).toContainEqual({ type: "stacked-ships", locked: 0, prepared: 11 });
  // How many there are is Dradis's to know where it keeps them.
  view.options = { ...view.options, modes: { ...view.options.modes, civilian_ships: "app" } };
  const kept = corrections({ type: "planet", part: "stacks" }, view).filter((one) => one.type === "stacked-ships");
  expect(new Set(kept.map(({ locked, prepared }) => locked + prepared))).toEqual(new Set([3]));
  expect(moved({ type: "character", seat: 2 }, { type: "location", location: "shipyard" }, view)).toEqual([
    { type: "place", seat: 2, place: { type: "location", location: "shipyard" } },
  ]);
  // The track leads Galactica back, and nobody jumps from it.
  const last = view.board.jump_track.length - 1;
  const names = () => [last - 1, last].map((space) => jumpSpaceName(view.board, space));
  expect(names()).toEqual([`Space ${last}`, "Back"]);
  delete view.board.new_caprica;
  expect(names()).toEqual(["jump at −1 population", "the fleet jumps"]);
  expect(sheetOf({ type: "planet", part: "forces" }, view)).toBeNull();
});

test("missions, the Rebel Basestar, the Hub and what is out of the game are corrected where they are drawn", () => {
  const view = full();
  view.board.earth = { active: "the-search-for-home", beside: ["digging-up-the-past"], discarded: ["rescue-hera"], rebel: "humans", hub_destroyed: true, ships_out: { "heavy-raider": 2 } };
  const earths = (thing: Correctable) => corrections(thing, view).flatMap((one) => (one.type === "earth" ? [one.earth] : []));
  const mission = earths({ type: "earth", part: "mission" });
  // What lay elsewhere lies there no more, and what lies nowhere is in the deck.
  expect(mission).toContainEqual(expect.objectContaining({ active: "rescue-hera", discarded: [], beside: ["digging-up-the-past"] }));
  expect(mission).toContainEqual(expect.objectContaining({ active: "the-search-for-home", down: true }));
  expect(mission).toContainEqual(expect.objectContaining({ discarded: ["rescue-hera", "cylon-civil-war"] }));
  expect(mission).toContainEqual(expect.objectContaining({ beside: [], discarded: ["rescue-hera"] }));
  expect(mission.find((one) => one.beside?.includes("the-search-for-home"))).not.toHaveProperty("active");
  expect(mission.find((one) => !("active" in one) && one.beside?.length === 1)).toMatchObject({ down: false });
  expect(mission).toContainEqual(expect.objectContaining({ ships_out: { "heavy-raider": 1 }, rebel: "humans" }));
  expect(mission).toContainEqual(expect.objectContaining({ centurions_out: 1 }));
  expect(earths({ type: "location", location: "hybrid-tank" }).map(({ rebel }) => rebel)).toEqual([undefined, "humans", "cylons"]);
  expect(earths({ type: "location", location: "hub-destroyed" }).map(({ hub_destroyed }) => hub_destroyed)).toEqual([false, true]);
  expect(earths({ type: "location", location: "demetrius-bridge" })).toEqual([]);
  expect(sheetOf({ type: "earth", part: "rebel" }, view)?.what).toBe("Rebel Basestar");
  expect(sheetOf({ type: "earth", part: "mission" }, fixture("playing", 5))).toBeNull();
});

test("an Ally is corrected as what is on the board, in the box and on the cards, all at once", () => {
  const view = full();
  const nebula = (thing: Correctable) => corrections(thing, view).filter((one) => one.type === "ionian").map((one) => one.nebula);
  const [kelly, elosha] = ["aaron-kelly-ally", "elosha-ally"];
  const written = nebula(things.ally);
  expect(written).toContainEqual({ allies: [], boxed: [elosha, kelly], spots: [{ location: "sickbay" }] });
  expect(written).toContainEqual({ allies: [], boxed: [elosha], spots: [{ location: "sickbay" }] });
  expect(written).toContainEqual({ allies: [kelly], boxed: [elosha], spots: [{ location: "sickbay" }] });
  expect(written).toContainEqual({ allies: ["boomer-ally"], boxed: [elosha, kelly], spots: [{ location: "sickbay" }, { ally: "boomer-ally" }] });
  // Nor does whom somebody plays.
  expect(written.filter(({ allies }) => allies.includes("william-adama-ally"))).toEqual([]);
  // Whose card is in the box does not come instead.
  expect(written.filter(({ allies }) => allies.includes(elosha!))).toEqual([]);

  // A location of the game with Allies says who comes there, and whether a token lies where one does.
  view.options = { ...view.options, game: { combined: { objective: "ionian-nebula" } } };
  const sickbay = nebula({ type: "location", location: "sickbay" });
  expect(sickbay).toContainEqual({ allies: [kelly], boxed: [elosha], spots: [{ ally: kelly }] });
  expect(sickbay).toContainEqual({ allies: [kelly, "doc-cottle-ally"], boxed: [elosha], spots: [{ location: "sickbay" }, { ally: kelly }, { ally: "doc-cottle-ally" }] });
  const [printed] = view.board.locations.filter(({ location }) => location === "presidents-office");
  view.board.locations.push({ ...printed!, location: "presidents-office-overlay" });
  const office = nebula({ type: "location", location: "presidents-office-overlay" });
  expect(office).toContainEqual(expect.objectContaining({ allies: [kelly, elosha], boxed: [] }));
  expect(nebula({ type: "location", location: "armory" }).every(({ spots }) => !spots.some((spot) => "location" in spot && spot.location === "armory"))).toBe(true);
});

test("a player who is out of the game can be put back into it", () => {
  const view = full();
  const seat = view.seats[3]!;
  Object.assign(seat, { character: null, place: null, eliminated: true });
  expect(corrections({ type: "seat", seat: 3 }, view)).toContainEqual({ type: "eliminated", seat: 3, out: false });
});
