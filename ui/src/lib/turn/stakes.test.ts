import { expect, test } from "vitest";
import type { Consequence } from "../wire/Consequence";
import { stakesOf, withoutEmpty } from "./stakes";

const says = (id: string, depth = 0): Consequence => ({ line: { id, args: {} }, depth, by_hand: false });
const all = [says("effect-on-pass"), says("effect-no-effect", 1), says("effect-on-fail"), says("effect-lose", 1), says("effect-damage", 1)];
const ids = (groups: Consequence[][]) => groups.map((group) => group.map(({ line }) => line.id));

test("each result stands apart with its head, and alone without it once it is known", () => {
  expect(ids(stakesOf(all, null))).toEqual([["effect-on-pass", "effect-no-effect"], ["effect-on-fail", "effect-lose", "effect-damage"]]);
  expect(ids(stakesOf(all, "fail"))).toEqual([["effect-lose", "effect-damage"]]);
  expect(ids(stakesOf(all, "pass"))).toEqual([["effect-no-effect"]]);
  expect(stakesOf([], null)).toEqual([]);
});

test("an option that brings nothing has no head, and a single one that is left is no choice", () => {
  const shape = (follows: Consequence[]) => withoutEmpty(follows).map(({ line, depth }) => [line.id, depth]);
  const either = (brings: Consequence[]) => [says("effect-choose"), says("effect-either", 1), ...brings, says("effect-or", 1), says("effect-pass-title", 2), says("effect-damage")];
  const both = either([says("effect-end-lasting", 2)]);
  expect(shape(both)).toEqual(both.map(({ line, depth }) => [line.id, depth]));
  expect(shape(either([]))).toEqual([["effect-pass-title", 0], ["effect-damage", 0]]);
  // That one may stop is an option too.
  const stops = [says("effect-choose"), says("effect-either", 1), says("effect-or", 1), says("effect-draw", 2), says("effect-or-nothing", 1)];
  expect(shape(stops)).toEqual([["effect-choose", 0], ["effect-either", 1], ["effect-draw", 2], ["effect-or-nothing", 1]]);
});
