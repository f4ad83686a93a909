import { expect, test } from "vitest";
import type { Consequence } from "../wire/Consequence";
import { stakesOf } from "./stakes";

const says = (id: string, depth = 0): Consequence => ({ line: { id, args: {} }, depth, by_hand: false });
const all = [says("effect-on-pass"), says("effect-no-effect", 1), says("effect-on-fail"), says("effect-lose", 1), says("effect-damage", 1)];
const ids = (groups: Consequence[][]) => groups.map((group) => group.map(({ line }) => line.id));

test("each result stands apart with its head, and alone without it once it is known", () => {
  expect(ids(stakesOf(all, null))).toEqual([["effect-on-pass", "effect-no-effect"], ["effect-on-fail", "effect-lose", "effect-damage"]]);
  expect(ids(stakesOf(all, "fail"))).toEqual([["effect-lose", "effect-damage"]]);
  expect(ids(stakesOf(all, "pass"))).toEqual([["effect-no-effect"]]);
  expect(stakesOf([], null)).toEqual([]);
});
