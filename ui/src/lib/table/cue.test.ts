import { expect, test } from "vitest";
import type { Prompt } from "../wire/Prompt";
import { isAsked, readCue } from "./cue";

const asks = (kind: Prompt["kind"], decider: Prompt["decider"]) => ({ id: kind, kind, decider }) as Prompt;

test("a phone is felt and is silent unless its player wants it otherwise; what is not understood is the usual", () => {
  expect(readCue(null)).toEqual({ vibrates: true, sounds: false });
  expect(readCue('{"vibrates":false,"sounds":true}')).toEqual({ vibrates: false, sounds: true });
  // A device that is told to keep still is felt where that was chosen, and may be chosen.
  expect(readCue(null, true)).toEqual({ vibrates: false, sounds: false });
  expect(readCue('{"vibrates":true}', true)).toEqual({ vibrates: true, sounds: false });
  for (const odd of ["", "7", "[]", '{"sounds":"yes"}', "{"]) expect(readCue(odd)).toEqual({ vibrates: true, sounds: false });
});

test("a seat is asked by its own questions alone, and while everybody reads all are asked alike", () => {
  const one = [asks("roll", { type: "seat", seat: 1 }), asks("close-reading", { type: "referee" })];
  expect([0, 1, 2].map((seat) => isAsked(one, seat))).toEqual([false, true, false]);
  const read = [0, 1, 2].map((seat) => asks("read-loyalty", { type: "seat", seat }));
  expect([0, 1, 2].map((seat) => isAsked(read, seat))).toEqual([true, true, true]);
});
