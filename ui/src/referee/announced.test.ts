import { expect, test } from "vitest";
import { log } from "../../dev/fixtures";
import { lastLegAt } from "./announced";

const told = (row: number, id: string, undone = false) => ({ ...log[0]!, row, undone, lines: [{ id, args: {} }] });

test("the last leg is announced until somebody has seen it, and not when it was undone", () => {
  const entries = [...log, told(50, "log-last-leg"), told(51, "log-turn-began")];
  expect(lastLegAt(entries, 0)).toBe(50);
  expect(lastLegAt(entries, 50)).toBeNull();
  expect(lastLegAt([...log, told(50, "log-last-leg", true)], 0)).toBeNull();
  expect(lastLegAt(log, 0)).toBeNull();
});

test("it stands for a while", () => {
  const later = Array.from({ length: 9 }, (_, at) => told(60 + at, "log-turn-began"));
  expect(lastLegAt([told(50, "log-last-leg"), ...later], 0)).toBeNull();
  expect(lastLegAt([...later, told(80, "log-last-leg")], 0)).toBe(80);
});
