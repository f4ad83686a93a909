import { expect, test } from "vitest";
import { describedOf } from "./described";

test("a card without a check is told by its icons", () => {
  expect(describedOf({ icons: ["raiders"], jump: true, check: null })).toEqual({ icons: ["raiders"], jump: true, check: null });
});

test("a card of New Caprica may have the icon of the occupation forces", () => {
  expect(describedOf({ icons: [], jump: false, forces: true, check: null })).toEqual({ icons: [], jump: false, forces: true, check: null });
  expect(describedOf({ icons: [], jump: false, forces: false, check: null })).not.toHaveProperty("forces");
});

test("a check needs a type, and its partial result is easier", () => {
  const card = (partial: number | null, skills: ("tactics" | "politics")[]) =>
    describedOf({ icons: [], jump: false, check: { difficulty: 8, partial, skills } });
  expect(card(null, [])).toBeNull();
  expect(card(8, ["tactics"])).toBeNull();
  expect(card(5, ["tactics", "politics"])?.check).toEqual({ difficulty: 8, partial_difficulty: 5, skills: ["politics", "tactics"] });
});
