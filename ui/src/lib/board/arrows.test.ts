import { expect, test } from "vitest";
import { type Arrow, isArrow, next } from "./arrows";
import type { Box } from "./geometry";

const at = (x: number, y: number, size = 40): Box => ({ x: x - size / 2, y: y - size / 2, width: size, height: size });

/** Six areas round a ship of three rows, and ships in two of them: as on the board, large boxes round small ones. */
const BOXES: Box[] = [
  at(600, 90, 180), at(600, 510, 180), at(180, 300, 200), at(1020, 300, 200), at(260, 110, 220), at(940, 490, 220),
  ...[200, 300, 400].flatMap((y) => [480, 600, 720].map((x) => at(x, y, 90))),
  at(180, 250), at(180, 350), at(230, 300), at(1000, 280),
];
const KEYS: Arrow[] = ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"];

test("an arrow leads to what lies next in its direction", () => {
  const [up, down, left, right] = [at(100, 50), at(100, 150), at(50, 100), at(150, 100)];
  const boxes = [up, down, left, right];
  expect(KEYS.map((key) => next(at(100, 100), key, boxes))).toEqual([0, 1, 2, 3]);
});

test("the nearer one first, and straight ahead before aside", () => {
  const boxes = [at(300, 100), at(200, 100), at(150, 190)];
  expect(next(at(100, 100), "ArrowRight", boxes)).toBe(1);
  expect(next(at(100, 100), "ArrowRight", [at(150, 190), at(240, 110)])).toBe(1);
});

test("where nothing lies ahead it leads to what lies aside, and at the edge nowhere", () => {
  expect(next(at(100, 100), "ArrowRight", [at(120, 300)])).toBe(0);
  expect(next(at(100, 100), "ArrowLeft", [at(120, 300), at(100, 200)])).toBe(null);
});

test("every box can be gone to from every other one", () => {
  const reached = new Set([0]);
  for (const from of reached) {
    for (const key of KEYS) {
      const others = BOXES.map((_, index) => index).filter((index) => index !== from);
      const found = next(BOXES[from]!, key, others.map((index) => BOXES[index]!));
      if (found !== null) reached.add(others[found]!);
    }
  }
  expect([...reached].sort((a, b) => a - b)).toEqual(BOXES.map((_, index) => index));
});

test("other keys are none", () => {
  expect(KEYS.every(isArrow)).toBe(true);
  for (const key of ["Enter", "Tab", "a", "toString"]) expect(isArrow(key)).toBe(false);
});
