import { render } from "svelte/server";
import { beforeAll, expect, test } from "vitest";
import { english } from "../../dev/catalogues";
import type { TableSummary } from "../lib/wire/TableSummary";
import { learn } from "../lib/words/words";
import { gameName, gameState, importParts } from "./games";
import Start from "./Start.svelte";

beforeAll(() => learn(english("common", "core", "board", "table", "refusals", "referee")));

const game = (change: Partial<TableSummary> = {}): TableSummary => ({
  table: "00ff",
  played: "2026-11-20T20:15:00Z",
  turn: 7,
  players: ["Ana", "Ben", "Cem"],
  over: false,
  winner: null,
  trouble: null,
  ...change,
});

test("the list says who won, and how far the other games are", () => {
  const cases = { humans: 0, cylons: 0, shut: 0, over: 0, turn: 0, begun: 0 };
  for (const [change, said, kind] of [
    [{ over: true, winner: "humans" }, "Humans won", "humans"],
    [{ over: true, winner: "cylons" }, "Cylons won", "cylons"],
    [{ over: true }, "Game over", "over"],
    [{ turn: null, trouble: "trouble-table-newer" }, "Won’t open", "shut"],
    [{}, "Turn 7", "turn"],
    [{ turn: null }, "Setting up", "begun"],
  ] as const) {
    expect(gameState(game(change)), kind).toBe(said);
    cases[kind]++;
  }
  expect(Object.values(cases).every((count) => count > 0), JSON.stringify(cases)).toBe(true);
});

test("every game of the list has its players, its day and what can be done with it", () => {
  const nothing = () => {};
  const props = { tables: [game({ over: true, winner: "cylons" })], onnew: nothing, onrunning: nothing, onresume: nothing, onsalvage: nothing, onexport: nothing, onimport: nothing, ondelete: nothing };
  const { body } = render(Start, { props });
  expect(gameName(game())).toMatch(/^Ana, Ben(,)? and Cem, .*2026/);
  for (const said of ["Cylons won", "Save, share or delete: Ana", "Open a game file", "2026"]) expect(body).toContain(said);
});

test("a file goes out in parts that together are the file", () => {
  for (const length of [0, 1, 32_768, 32_769, 200_000]) {
    const content = "ab\n".repeat(length).slice(0, length);
    const parts = importParts(content);
    expect(parts.map(({ part }) => part).join(""), String(length)).toBe(content);
    expect(parts.filter(({ first }) => first)).toEqual([parts[0]]);
    expect(parts.filter(({ last }) => last)).toEqual([parts.at(-1)]);
    for (const part of parts) expect(JSON.stringify(part).length).toBeLessThan(128 << 10);
  }
});

test("a letter of two halves is never cut, wherever the parts end", () => {
  const isWhole = (text: string) => !/[\ud800-\udbff]$|^[\udc00-\udfff]/.test(text);
  let cut = 0;
  for (const before of [32_766, 32_767, 32_768, 65_534, 65_535]) {
    const content = `${"a".repeat(before)}${"😀".repeat(3)}b`;
    if ([32_768, 65_536].some((end) => !isWhole(content.slice(0, end)))) cut++;
    const parts = importParts(content);
    expect(parts.map(({ part }) => part).join(""), String(before)).toBe(content);
    for (const { part } of parts) expect(isWhole(part), String(before)).toBe(true);
  }
  expect(cut).toBeGreaterThan(0);
});
