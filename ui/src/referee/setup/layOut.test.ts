import { beforeAll, expect, test } from "vitest";
import { english } from "../../../dev/catalogues";
import { onBoard, view } from "../../../dev/fixtures";
import { learn } from "../../lib/words/words";
import { layOut } from "./layOut";

beforeAll(async () => {
  await learn(english("board", "core", "setup"));
});

const words = (of: ReturnType<typeof view>) =>
  Object.fromEntries(layOut(of).map((group) => [group.id, group.items.map((item) => item.words)]));

test("every thing that lies somewhere has its line, and only those", () => {
  const playing = view("playing", 5);
  const lines = words(playing);
  expect(lines["dials"]).toEqual(["Fuel 6", "Food 4", "Morale 8", "Population 12"]);
  expect(lines["tracks"]![0]).toMatch(/^Fleet token/);
  expect(lines["people"]).toContain("President: Ben");
  expect(lines["people"]).toContain("Admiral: Cem, with 2 nukes");
  expect(lines["people"]).toContain("Current player token: Ana");
  expect(lines["people"]).toContain("Ben (Laura Roslin): President’s Office");
  expect(lines["cards"]).toContain("President: 1 Quorum card");
  const ships = layOut(playing).find((group) => group.id === "space")!.items;
  const count = (kind: string) => ships.filter((item) => item.ship === kind).length;
  const basestars = playing.board.areas.flatMap((area) => area.basestars).length;
  expect(count("basestar")).toBe(basestars);
  expect(count("raider")).toBe(playing.board.areas.filter((area) => area.ships.raider).length);
  expect(ships.every((item) => item.ship !== null)).toBe(true);
});

test("what Dradis keeps stays in the box, what the table keeps is laid out", () => {
  const usual = view("playing", 5);
  const app = { ...usual, options: { ...usual.options, modes: { ...usual.options.modes, destiny: "app" as const } } };
  expect(words(app)["box"]).toHaveLength(3);
  expect(words(app)["cards"]!.some((line) => line.includes("Loyalty") || line.includes("Destiny"))).toBe(false);
  const modes = { loyalty: "table", destiny: "table", damage: "table", civilian_ships: "table", dice: "app", destinations: "table", super_crises: "table" } as const;
  const table = { ...app, options: { ...app.options, modes } };
  expect(words(table)["box"]).toBeUndefined();
  expect(words(table)["cards"]).toContain("Destiny deck: 10 cards");
  expect(words(table)["cards"]).toContain("Ana: 1 Loyalty card");
});

test("with all boxes the rules that say what comes and goes stand first, where their words are there", async () => {
  const { kit, ...base } = view("playing", 5);
  const boxes = { ...base, kit: { ...kit, lay_out: ["XSETUP-3", "XCOMP-1"] } };
  expect(layOut(view("playing", 5))[0]!.id).toBe("dials");
  expect(layOut(boxes)[0]!.id).toBe("dials");
  await learn(english("board", "core", "setup", "rules-combined"));
  const [first] = layOut(boxes);
  expect([first!.id, first!.title, first!.items.length]).toEqual(["boxes", "All expansions", 2]);
  expect(first!.items[1]!.words).toContain("Mining Asteroid");
});

test("a tick belongs to what the line says", () => {
  const before = layOut(view("playing"))[0]!.items[0]!;
  const changed = view("playing");
  changed.dials[0]!.value = 3;
  expect(layOut(changed)[0]!.items[0]!.id).not.toBe(before.id);
});

test("on New Caprica forces, stacks and Galactica have lines of their own", async () => {
  expect(words(view("playing"))["planet"]).toBeUndefined();
  await learn(english("board", "combined", "core", "setup"));
  expect(words(onBoard(view("playing"), "planet"))["planet"]).toEqual([
    "Galactica is away",
    "Occupation forces, Occupation Authority: 2",
    "Occupation forces, Shipyard: 1",
    "Civilian ships on New Caprica: 7 Locked, 2 Prepared",
  ]);
  expect(words(onBoard(view("playing"), "orbit"))["planet"]![0]).toBe("Galactica is in orbit");
});

test("missions, the Rebel Basestar, the Hub and pieces out of the game have lines of their own", async () => {
  expect(words(onBoard(view("playing"), "demetrius"))["earth"]).toBeUndefined();
  await learn(english("about", "board", "combined", "core", "setup"));
  expect(words(onBoard(view("playing"), "earth"))["earth"]).toEqual([
    "Active mission: The Search for Home, Face down",
    "Beside the objective: Digging Up the Past +1",
    "Mission discard pile: Rescue Hera, Cylon Civil War",
    "Rebel Basestar: Humans",
    "Hub Destroyed",
    "Out of the game: Heavy raiders 2",
    "Out of the game: Centurions 2",
  ]);
});
