import { expect, test } from "vitest";
import type { Happened } from "../lib/table/latest";
import { rollsBefore } from "./Tale.svelte";

const rolled = (row: number): Happened => ({ row, roll: { number: row, hit: "hit", title: "Raider" } as NonNullable<Happened["roll"]>, sentences: [] });
const told = (row: number): Happened => ({ row, roll: null, sentences: ["something"] });

test("beside the large result stand the two before it, whatever was told between them", () => {
  const rows = (happened: Happened[], open: boolean) => rollsBefore(happened, open).map(({ row }) => row);
  const happened = [rolled(9), told(8), rolled(7), rolled(6), told(5), rolled(4)];
  expect(rows(happened, false)).toEqual([7, 6]);
  // The large one may still be rolled again: it is in no entry yet.
  expect(rows(happened, true)).toEqual([9, 7]);
  expect(rows([rolled(3)], false)).toEqual([]);
  expect(rows([told(2)], true)).toEqual([]);
});
