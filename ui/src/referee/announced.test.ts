import { expect, test } from "vitest";
import { log } from "../../dev/fixtures";
import { announced } from "./announced";

const told = (row: number, id: string, undone = false) => ({ ...log[0]!, row, undone, lines: [{ id, args: {} }] });

test("the Sleeper phase is announced until somebody has seen it, and not when it was undone", () => {
  const entries = [...log, told(50, "log-sleeper-phase"), told(51, "log-turn-began")];
  expect(announced(entries, 0)).toEqual({ point: "sleeper-phase", row: 50 });
  expect(announced(entries, 50)).toBeNull();
  expect(announced([...log, told(50, "log-sleeper-phase", true)], 0)).toBeNull();
  expect(announced(log, 0)).toBeNull();
});

test("it stands for a while", () => {
  const later = Array.from({ length: 9 }, (_, at) => told(60 + at, "log-turn-began"));
  expect(announced([told(50, "log-last-leg"), ...later], 0)).toBeNull();
  expect(announced([...later, told(80, "log-last-leg")], 0)?.point).toBe("last-leg");
});
