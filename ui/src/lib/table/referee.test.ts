import { board, options } from "../../../dev/fixtures";
import { expect, test } from "vitest";
import type { LogEntry } from "../wire/LogEntry";
import type { TableFrame } from "../wire/TableFrame";
import { door, hear, type Place, unwatched } from "./referee";

function entry(row: number, undone = false): LogEntry {
  return {
    row,
    at: "2026-11-20T20:00:00Z",
    actor: { type: "referee" },
    lines: [],
    kind: { type: "done" },
    undone,
    known: false,
  };
}

function frame(table: string, log: LogEntry[] = []): TableFrame {
  return {
    table,
    row: log.at(-1)?.row ?? 1,
    head: "0123456789abcdef",
    view: {
      stage: "playing",
      kit: { players: { fewest: 3, most: 6 }, boards: [], titles: [], skill_types: [], skill_faces: [], goals: [] },
      options,
      seats: [],
      order: [],
      dials: [],
      first: null,
      turn: null,
      loyalty_deck: 0,
      still_reading: null,
      laying_out: false,
      battle: { pace: "steps", running: false, in_play: [] },
      lying_open: [],
      reminders: [],
      muted: [],
      visited: [],
      used: [],
      prompts: [],
      outcome: null,
      winner: null,
      board: board(true, 2),
    },
    log,
    undo: null,
    undo_fight: null,
    attended: true,
    next: null,
    last_roll: null,
    redo: null,
    devices: [],
    tablet: "none",
    mix: { round: 1, stage: { type: "gathering" }, void: [] },
    paused: false,
    reading: null,
    clock: null,
  };
}

const at = (place: Place) => {
  if (place.at !== "table") throw new Error(`at ${place.at}, not at a table`);
  return place;
};
const heard = (place: Place, table: string, log: LogEntry[] = []) =>
  at(hear(place, { type: "table", number: 1, frame: frame(table, log) }, 0));

test("a page goes from the door to the list to a table and back", () => {
  const list = hear(door, { type: "tables", tables: [] }, 0);
  expect(list).toEqual({ at: "tables", tables: [] });
  const table = heard(list, "a");
  expect(table.frame.table).toBe("a");
  expect(hear(table, { type: "tables", tables: [] }, 0).at).toBe("tables");
  expect(hear(table, { type: "turned-away", reason: "token-spent" }, 0)).toEqual({
    at: "turned-away",
    reason: "token-spent",
  });
});

test("welcome, replies and trouble change no place", () => {
  const table = heard(door, "a");
  expect(hear(table, { type: "welcome", version: "1", key: "k" }, 0)).toBe(table);
  expect(hear(table, { type: "reply", reply: { id: "1", outcome: { type: "accepted", row: 2 } } }, 0)).toBe(table);
  expect(hear(table, { type: "trouble", line: { id: "trouble-inside", detail: null } }, 0)).toBe(table);
});

test("the log grows by later frames and by older stretches, without doubles", () => {
  let table = heard(door, "a", [entry(5), entry(6)]);
  table = heard(table, "a", [entry(6, true), entry(7)]);
  table = at(hear(table, { type: "log", entries: [entry(3), entry(4), entry(5)] }, 0));
  expect(table.log.map(({ row, undone }) => [row, undone])).toEqual([
    [3, false],
    [4, false],
    [5, false],
    [6, true],
    [7, false],
  ]);
});

test("an older stretch read late does not bring back what was undone since", () => {
  const table = heard(door, "a", [entry(5, true)]);
  expect(at(hear(table, { type: "log", entries: [entry(5)] }, 0)).log).toEqual([entry(5, true)]);
});

test("another table begins with its own log and no pairing", () => {
  let table = heard(door, "a", [entry(5)]);
  table = at(hear(table, { type: "pairing", seat: 0, sheet: { type: "expired" } }, 7));
  const other = heard(table, "b", [entry(1)]);
  expect(other.log).toEqual([entry(1)]);
  expect(other.pairings.size).toBe(0);
});

test("a pairing sheet stays over frames, keeps the moment it came, and goes when it is over", () => {
  let table = at(hear(heard(door, "a"), { type: "pairing", seat: 2, sheet: { type: "expired" } }, 1234));
  table = heard(table, "a");
  expect(table.pairings.get(2)).toEqual({ sheet: { type: "expired" }, since: 1234 });
  table = at(hear(table, { type: "pairing", seat: 2, sheet: null }, 2000));
  expect(table.pairings.has(2)).toBe(false);
});

test("what is known of the network stays over frames, and nothing of it when nobody looks any more", () => {
  const report = { port: 20_000, addresses: [], in_code: null, chosen: null, visits: [], phones: [], wifi: true };
  const card = { wifi: { name: "Raptor One", security: { type: "wpa" as const, password: "so say we all" }, hidden: false }, svg: "" };
  let table = at(hear(heard(door, "a"), { type: "network", report }, 1234));
  table = heard(at(hear(table, { type: "wifi", card }, 1300)), "a");
  expect(table.network).toEqual({ report, since: 1234 });
  expect(table.wifi).toEqual({ card });
  expect(at(hear(table, { type: "wifi", card: null }, 1400)).wifi).toEqual({ card: null });
  expect(JSON.stringify(unwatched(table))).not.toContain("so say");
  expect(at(unwatched(table)).network).toBeNull();
  expect(heard(table, "b").wifi).toBeNull();
});
