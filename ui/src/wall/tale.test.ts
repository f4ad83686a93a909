import { expect, test } from "vitest";
import type { Happened } from "../lib/table/latest";
import type { LogEntry } from "../lib/wire/LogEntry";
import { ofTurn, rollsBefore } from "./Tale.svelte";

const rolled = (row: number): Happened => ({ row, roll: { number: row, hit: "hit", title: "Raider" } as NonNullable<Happened["roll"]>, sentences: [], weights: [] });
const told = (row: number): Happened => ({ row, roll: null, sentences: ["something"], weights: [1] });

const rows = (happened: Happened[], large: "open" | "told" | null, asked = false) => rollsBefore(happened, large, asked).map(({ row }) => row);

test("beside the large result stand the two before it, whatever was told between them", () => {
  const happened = [rolled(9), told(8), rolled(7), rolled(6), told(5), rolled(4)];
  expect(rows(happened, "told")).toEqual([7, 6]);
  // The large one may still be rolled again: it is in no entry yet.
  expect(rows(happened, "open", true)).toEqual([9, 7]);
  expect(rows([rolled(3)], "told")).toEqual([]);
  expect(rows([told(2)], "open", true)).toEqual([]);
});

test("where none stands large, the newest ones stand beside a roll that is asked for, and what else happens stands without any", () => {
  const happened = [told(9), rolled(8), rolled(7), rolled(6)];
  expect(rows(happened, null, true)).toEqual([8, 7]);
  expect(rows(happened, null)).toEqual([]);
});

test("rolls of earlier turns are gone", () => {
  const entry = (row: number, id: string, undone = false): LogEntry => ({ row, at: "", actor: { type: "host" }, lines: [{ id, args: {} }], kind: { type: "done" }, undone, known: false });
  const log = [entry(1, "log-turn-began"), entry(2, "log-die-rolled"), entry(3, "log-turn-began"), entry(4, "log-die-rolled"), entry(5, "log-turn-began", true)];
  expect(ofTurn(log).map(({ row }) => row)).toEqual([3, 4]);
  expect(ofTurn([entry(2, "log-die-rolled")]).map(({ row }) => row)).toEqual([2]);
});
