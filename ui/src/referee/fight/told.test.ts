import { beforeAll, expect, test } from "vitest";
import { english } from "../../../dev/catalogues";
import { view as fixture } from "../../../dev/fixtures";
import { latest } from "../../lib/table/latest";
import { learn } from "../../lib/words/words";
import type { Line } from "../../lib/wire/Line";
import type { LogEntry } from "../../lib/wire/LogEntry";
import { areasOf, lastRollIn, taleOf } from "./told";

beforeAll(() => learn(english("common", "core", "board", "combined", "referee", "setup")));

const { board } = fixture("playing", 4);
const words = (...ids: string[]) => ({ words: ids });
const began: Line = { id: "log-icon-began", args: { icon: words("icon-raiders") } };
const attack = (area: string): Line => ({ id: "attack-raider-viper", args: { area: words(area) } });
const rolled = (area: string, face: number): Line => ({
  id: "log-die-rolled",
  args: {
    attack: { line: attack(area) },
    face: { number: face },
    result: { number: face },
    change: { number: 0 },
    hit: words("hit-viper-damaged"),
  },
});
const moved: Line = { id: "log-ship-moved", args: { ship: words("one-raider"), from: words("area-bow"), area: words("area-fore-port") } };
const fuel: Line = { id: "log-resource-changed", args: {} };
const entry = (row: number, lines: Line[], more: Partial<LogEntry> = {}): LogEntry => ({
  row,
  at: "2026-01-01T20:00:00Z",
  actor: { type: "host" },
  lines,
  kind: { type: "done" },
  undone: false,
  known: false,
  ...more,
});

test("the tale goes back to where the fight began, the latest step apart", () => {
  const log = [entry(1, [fuel]), entry(2, [began]), entry(3, [rolled("area-bow", 6), moved]), entry(4, [rolled("area-stern", 1)])];
  const tale = taleOf(log, [], board);
  expect(tale?.last.map(({ row, areas, roll }) => [row, areas, roll])).toEqual([[4, ["stern"], true]]);
  expect(tale?.before.map(({ row }) => row)).toEqual([3, 3, 2]);
  expect(tale?.before[0]?.areas).toEqual(["bow", "fore-port"]);
});

test("what was undone is not told, what was done in its place is, and nothing of it once something else has happened", () => {
  const log = [
    entry(2, [began]),
    entry(3, [rolled("area-bow", 6)], { undone: true }),
    entry(4, [rolled("area-bow", 8)], { kind: { type: "did-instead", row: 3 } }),
  ];
  expect(taleOf(log, [], board)?.last.map(({ row }) => row)).toEqual([4]);
  expect(taleOf(log, [], board)?.before.map(({ row }) => row)).toEqual([2]);
  const after = taleOf([...log, entry(5, [fuel])], [], board);
  expect([after?.last.map(({ row }) => row), after?.before, after?.fight]).toEqual([[5], [], false]);
  expect(taleOf([], [], board)).toBeNull();
});

const told: [what: string, line: Line, text: string][] = [
  ["an execution", { id: "log-executed", args: { player: { seat: 0 }, character: words("character-boomer") } }, "is executed"],
  ["lost morale", { id: "log-resource-lost", args: { resource: words("resource-morale"), by: { number: 1 }, from: { number: 9 }, to: { number: 8 } } }, "Morale −1: 9 → 8"],
  ["a title that passes", { id: "log-title-passed", args: { player: { seat: 0 }, title: words("title-president") } }, "Ana becomes President"],
  ["a Loyalty card that passes", { id: "log-loyalty-card-passed", args: { card: words("mutineer"), from: { seat: 0 }, player: { seat: 1 } } }, "Ana → Ben"],
  ["occupation forces that move", { id: "log-forces-moved", args: { count: { number: 2 }, location: words("location-shipyard") } }, "Occupation forces move"],
  ["a Motive", { id: "log-held-shown", args: { player: { seat: 0 }, kind: words("held-motive"), card: words("motive-1") } }, "Ana: motive-1 (Motive)"],
  ["a damage token for fuel", { id: "log-resource-damaged", args: { resource: words("resource-fuel") } }, "Galactica is damaged: Fuel"],
];
test.each(told)("where no fight runs, what happened last is told as on the phones: %s", (_, line, text) => {
  const step: Line = { id: "log-step-began", args: { step: words("step-action") } };
  const log = [entry(2, [began]), entry(3, [rolled("area-bow", 6)]), entry(4, [step, line]), entry(5, [step])];
  const tale = taleOf(log, ["Ana", "Ben"], board);
  expect(tale?.last).toHaveLength(1);
  expect(tale?.last[0]?.text).toContain(text);
  expect(tale?.last.map(({ text }) => text)).toEqual(latest(log, ["Ana", "Ben"], 1)[0]?.sentences);
});

test("damage in the midst of a fight does not part its tale, and is none of a fight by itself", () => {
  const damage: Line = { id: "log-location-damaged", args: { location: words("location-command") } };
  const log = [entry(2, [began]), entry(3, [rolled("area-bow", 8)]), entry(4, [damage]), entry(5, [rolled("area-stern", 1)])];
  expect(taleOf(log, [], board)?.before.map(({ row }) => row)).toEqual([4, 3, 2]);
  expect(taleOf([entry(1, [fuel]), entry(2, [damage])], [], board)).toMatchObject({ before: [], fight: false });
});

test("what was taken back is said, too", () => {
  const log = [entry(2, [fuel]), entry(3, [moved], { undone: true }), entry(4, [], { kind: { type: "undid", row: 3 } })];
  expect(taleOf(log, [], board)?.last.map(({ text }) => text)).toEqual([expect.stringContaining("Undone: ")]);
});

test("the roll that can be put right is the last one, wherever it is told", () => {
  const tale = taleOf([entry(2, [began]), entry(3, [rolled("area-bow", 6)]), entry(4, [moved])], [], board);
  expect(tale && lastRollIn(tale)?.row).toBe(3);
  const none = taleOf([entry(2, [began])], [], board);
  expect(none && lastRollIn(none)).toBeNull();
});

test("a sentence names the areas of the sentences within it", () => {
  expect(areasOf(rolled("area-aft-port", 2), board)).toEqual(["aft-port"]);
  expect(areasOf(began, board)).toEqual([]);
});

test.each(["log-fleet-pursued", "log-ships-moved-in", "log-pursuit"])("what happens beyond the areas is part of the tale: %s", (id) => {
  const beyond: Line = { id, args: { area: words("area-bow"), space: { number: 2 } } };
  const tale = taleOf([entry(1, [fuel]), entry(2, [began]), entry(3, [beyond])], [], board);
  expect(tale?.last).toHaveLength(1);
  expect(tale?.before).toHaveLength(1);
});
