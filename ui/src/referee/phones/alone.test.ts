import { expect, test } from "vitest";
import type { Prompt } from "../../lib/wire/Prompt";
import type { PromptKind } from "../../lib/wire/PromptKind";
import { answersAlone } from "./alone";

const label = { id: "option-next", args: {} };
const asked = (kind: PromptKind, options: string[], decider: Prompt["decider"] = { type: "seat", seat: 2 }): Prompt => ({
  id: "1.0",
  kind,
  decider,
  ask: label,
  choices: options.map((id) => ({ id, label })),
  not_allowed: [],
  cause: "REVEAL-1",
});

test("which of several Cylon cards is shown is asked in its player's hands alone", () => {
  const cards = asked("choose-course", ["cylon-damage-galactica", "cylon-reduce-morale"]);
  expect(answersAlone(cards, "app")).toBe(2);
  expect(answersAlone(cards, "table")).toBe(null);
  expect(answersAlone(asked("choose-course", ["branch:0", "branch:1"]), "app")).toBe(null);
});

test("which Personal Goal is shown is asked in its player's hands alone, where Dradis keeps it", () => {
  const goals = { ...asked("choose-course", ["goal-selfish", "nothing"]), ask: { id: "ask-goal" as const, args: {} } };
  expect(answersAlone(goals, "app")).toBe(2);
  expect(answersAlone(goals, "table")).toBe(null);
});

test("destinations and Super Crises are chosen by whoever sees them, however the Loyalty cards are kept", () => {
  for (const kind of ["choose-destination", "place-destination", "choose-held"] as const) {
    for (const loyalty of ["app", "table"] as const) expect(answersAlone(asked(kind, ["0", "1"]), loyalty)).toBe(2);
    expect(answersAlone(asked(kind, ["0"], { type: "referee" }), "app")).toBe(null);
  }
  expect(answersAlone(asked("take-turn", ["act:reveal"]), "app")).toBe(null);
});
