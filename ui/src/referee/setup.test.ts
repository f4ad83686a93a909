import { beforeAll, expect, test } from "vitest";
import { english } from "../../dev/catalogues";
import type { Prompt } from "../lib/wire/Prompt";
import type { UndoStep } from "../lib/wire/UndoStep";
import { learn } from "../lib/words/words";
import { nowOf } from "./now";
import { redoable, undoable } from "./undo";

beforeAll(async () => {
  await learn(english("common", "core", "referee", "refusals"));
});

const step = (over: Partial<UndoStep>): UndoStep => ({
  step: 4,
  label: {
    id: "log-title-given",
    args: { player: { seat: 0 }, title: { words: ["title-admiral"] } },
  },
  class: "free",
  ...over,
});

test("undo says what it takes back, that a draw repeats, or why it cannot", () => {
  expect(undoable(step({}), ["Ana"])).toEqual({ possible: true, label: "Undo: Ana becomes Admiral" });
  expect(undoable(step({ class: "sticky" }), ["Ana"]).label).toContain("gives the same result");
  // A line of two sentences ends as one.
  const first = { id: "log-first-player-rolled", args: { player: { seat: 1 } } };
  expect(undoable(step({ class: "sticky", label: first }), ["Ana", "Ben"]).label).toBe(
    "Undo: The game begins. Dradis rolled: Ben goes first. Doing it again gives the same result.",
  );
  expect(undoable(step({ class: "barred" }), ["Ana"])).toEqual({
    possible: false,
    label: "Cannot be undone: Ana becomes Admiral. Somebody has seen what only they may know. Correct it instead.",
  });
  expect(undoable(step({ class: "barred", label: null }), ["Ana"]).label).toContain("players have seen their cards");
  expect(undoable(null, ["Ana"]).possible).toBe(false);
  expect(undoable(step({ label: null }), ["Ana"]).label).toBe("Undo: a step");
  expect(redoable(step({}), ["Ana"])).toEqual({ possible: true, label: "Redo: Ana becomes Admiral" });
  expect(redoable(null, ["Ana"]).possible).toBe(false);
});

const reading = (seat: number): Prompt => ({
  id: `7.${seat + 1}`,
  kind: "read-loyalty",
  decider: { type: "seat", seat },
  ask: { id: "ask-read-loyalty", args: { player: { seat } } },
  choices: [{ id: "read", label: { id: "option-read", args: {} } }],
  not_allowed: [],
  cause: "LOYDECK-5",
});
const close: Prompt = {
  id: "7.0",
  kind: "close-reading",
  decider: { type: "referee" },
  ask: { id: "ask-close-reading", args: { waiting: { number: 2 } } },
  choices: [{ id: "close-reading", label: { id: "option-close-reading", args: {} } }],
  not_allowed: [],
  cause: "LOYDECK-5",
};

test("while everybody reads, the referee is offered only their own way on", () => {
  const now = nowOf([reading(0), reading(1), close], ["Ana", "Ben"]);
  expect(now?.title).toBe("2 players are still reading");
  expect(now?.choices.map(({ prompt, option }) => [prompt, option])).toEqual([["7.0", "close-reading"]]);
});

test("nothing asked, nothing to do", () => {
  expect(nowOf([], [])).toBeNull();
});
