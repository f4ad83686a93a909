import { beforeAll, expect, test } from "vitest";
import { wordsOf } from "../../../scripts/languages.mjs";
import { english } from "../../../dev/catalogues";
import type { Line } from "../wire/Line";
import type { LogEntry } from "../wire/LogEntry";
import { learn } from "../words/words";
import { foremost, latest, revealed } from "./latest";

beforeAll(() => learn(english("common", "core", "combined", "seat")));

const names = ["Ana", "Ben", "Cem"];
const seat = (seat: number) => ({ seat });
const words = (...ids: string[]) => ({ words: ids });
const line = (id: string, args: Line["args"] = {}): Line => ({ id, args });
const entry = (row: number, lines: Line[], undone = false): LogEntry => ({
  row,
  at: "2026-01-01T20:00:00Z",
  actor: { type: "seat", seat: 1 },
  lines,
  kind: { type: "done" },
  undone,
  known: false,
});
const rolled = line("log-die-rolled", {
  attack: { line: line("attack-raider-galactica", { area: words("area-bow") }) },
  change: { number: 0 },
  face: { number: 8 },
  result: { number: 8 },
  hit: words("hit-galactica-damaged"),
});
const damaged = line("log-location-damaged", { location: words("location-command") });

test("what was rolled stands by itself, and what came of it below, until the next thing happens", () => {
  const log = [entry(1, [line("log-moved", { player: seat(0), location: words("location-command") })]), entry(2, [rolled, damaged])];
  const [now, before] = latest(log, names, 6);
  expect(now?.roll?.number).toBe(8);
  expect(now?.roll?.title).toMatch(/^Raider attacks Galactica/);
  expect(now?.sentences).toEqual(["Command is damaged"]);
  expect(before).toMatchObject({ row: 1, roll: null, sentences: ["Ana moves to Command"] });
  // A roll that brought nothing more says nothing twice; what was undone is not told.
  expect(latest([entry(3, [rolled])], names, 1)[0]?.sentences).toEqual([]);
  expect(latest([...log, entry(3, [damaged], true)], names, 1)[0]?.row).toBe(2);
});

test("a reveal stands with all that came of it and whom it struck, until the next turn", () => {
  const strikes = entry(6, [line("log-jailed", { player: seat(2), location: words("location-brig") })]);
  const told = revealed([reveals, strikes], names);
  expect(told?.seat).toBe(1);
  expect(told?.sentences).toEqual(["Ben wakes up: Resurrection Ship", "Cem → Brig"]);
  expect([0, 1, 2].map((seat) => told?.strikes(seat))).toEqual([false, false, true]);
  expect(revealed([reveals, strikes, entry(7, [turn])], names)).toBeNull();
  expect(revealed([{ ...reveals, undone: true }], names)).toBeNull();
  const much = Array.from({ length: 8 }, (_, index) => entry(10 + index, [damaged]));
  expect(revealed([reveals, ...much], names)).toBeNull();
});

const reveals = entry(5, [line("log-cylon-revealed", { player: seat(1) }), line("log-resurrected", { player: seat(1), location: words("location-resurrection-ship") })]);
const turn = line("log-turn-began", { player: seat(2), number: { number: 8 } });
const step = line("log-step-began", { step: words("step-crisis") });
const wakes = "Ben wakes up: Resurrection Ship";

test("a reveal that ends its own turn stands until the next thing happens after the turn began", () => {
  const ends = { ...reveals, lines: [...reveals.lines, line("log-turn-ended", { player: seat(1) }), turn, line("log-hand-drew", { player: seat(2) })] };
  const told = revealed([ends], names);
  expect([told?.seat, told?.sentences, told?.goesOn]).toEqual([1, [wakes], false]);
  expect(revealed([ends, entry(6, [step])], names)?.sentences).toEqual([wakes]);
  expect(revealed([ends, entry(6, [damaged])], names)).toBeNull();
  // What its power does may end the turn as well.
  const strikes = entry(6, [line("log-jailed", { player: seat(2), location: words("location-brig") }), turn]);
  expect(revealed([reveals, strikes], names)?.sentences).toEqual([wakes, "Cem → Brig"]);
  expect(revealed([reveals, strikes], names)?.strikes(2)).toBe(true);
});

test("a reveal in another one's turn collects what came of it, and nothing of what the turn goes on with", () => {
  expect(revealed([reveals], names)?.goesOn).toBe(true);
  const goesOn = revealed([reveals, entry(6, [step])], names);
  expect([goesOn?.sentences, goesOn?.goesOn]).toEqual([[wakes], false]);
  expect(revealed([reveals, entry(6, [step]), entry(7, [line("log-crisis-opened", { player: seat(0), card: { text: "Riots" } })])], names)).toBeNull();
});

test("the same sentence several times is one, and the next step of a turn is nothing that happened", () => {
  const other = line("log-location-damaged", { location: words("location-armory") });
  const [now] = latest([entry(1, [step, damaged, damaged, other, damaged])], names, 1);
  expect(now?.sentences).toEqual(["2 × Command is damaged", "Armory is damaged", "Command is damaged"]);
  expect(latest([entry(1, [damaged]), entry(2, [step])], names, 2).map(({ row }) => row)).toEqual([1]);
});

test("where there is more to say than finds room, what matters most stands in sight, in its order, and the newest of equals", () => {
  const moves = Array.from({ length: 4 }, (_, area) => line("log-forces-moved", { count: { number: area + 1 }, location: words("location-command") }));
  const executed = line("log-executed", { player: seat(1), character: words("character-boomer") });
  const morale = line("log-resource-lost", { resource: words("resource-morale"), by: { number: 1 }, from: { number: 9 }, to: { number: 8 } });
  const landed = line("log-landed", { player: seat(0), location: words("location-command") });
  const [now] = latest([entry(1, [executed, ...moves, morale, line("log-hand-drew", { player: seat(0) }), landed])], names, 1);
  const stand = foremost(now!.weights, 5);
  const shown = now!.sentences.filter((_, at) => stand.has(at));
  expect([...stand].sort()).toEqual([0, 4, 5, 6, 7]);
  expect(shown[0]).toContain("is executed");
  expect(shown.at(-1)).toContain("lands");
  expect(foremost([1, 1], 5).size).toBe(2);
});

test("a phone says what was corrected", async () => {
  const correct = entry(1, [line("log-corrected-resource", { resource: words("resource-fuel"), from: { number: 8 }, to: { number: 7 }, reason: words("reason-misread") })]);
  expect(latest([correct], names, 1)[0]?.sentences).toEqual(["Correction"]);
  await learn({ en: async () => ({ default: wordsOf("explained", "en") }) });
  expect(latest([correct], names, 1)[0]?.sentences).toEqual(["Fuel corrected: 8 → 7 (misread)"]);
});
