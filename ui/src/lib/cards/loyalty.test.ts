import { expect, test } from "vitest";
import content from "../../../../crates/facts/content/base/loyalty.json";
import type { Choice } from "../wire/Choice";
import type { Prompt } from "../wire/Prompt";
import { asksForCylonCard, isCylonCard, revealOf } from "./loyalty";

const label = { id: "option-next", args: {} };
const choice = (id: string): Choice => ({ id, label });
const prompt = (more: Partial<Prompt>): Prompt => ({
  id: "1.0",
  kind: "take-turn",
  decider: { type: "seat", seat: 0 },
  ask: label,
  choices: [],
  not_allowed: [],
  cause: "TURN-2",
  ...more,
});

test("the cards that can be shown are those of the Cylons", () => {
  expect(content.cards.filter(({ id }) => isCylonCard(id))).toEqual(content.cards.filter(({ side }) => side === "cylon"));
  expect(content.cards.filter(({ id }) => isCylonCard(id))).not.toEqual([]);
});

test("to reveal oneself is drawn apart from the other actions", () => {
  const asked = prompt({ choices: [choice("act:location:armory"), choice("act:reveal"), choice("next")] });
  const { reveal, others } = revealOf(asked);
  expect(reveal?.id).toBe("act:reveal");
  expect(others.choices.map(({ id }) => id)).toEqual(["act:location:armory", "next"]);
  expect(revealOf(others).reveal).toBe(undefined);
});

test("so are a Personal Goal and a Mutiny card, which are held too, whatever the phone knows", () => {
  const asked = prompt({ choices: [choice("act:mutiny"), choice("act:personal-goal"), choice("next")] });
  const { goal, mutiny, others } = revealOf(asked);
  expect([goal?.id, mutiny?.id]).toEqual(["act:personal-goal", "act:mutiny"]);
  expect(others.choices.map(({ id }) => id)).toEqual(["next"]);
});

test("which Cylon card is shown is asked apart from other courses", () => {
  const cards = ["cylon-damage-galactica", "cylon-reduce-morale"].map((id) => choice(id));
  expect(asksForCylonCard(prompt({ kind: "choose-course", choices: cards }))).toBe(true);
  expect(asksForCylonCard(prompt({ kind: "choose-course", choices: [choice("course:0"), choice("course:1")] }))).toBe(false);
  expect(asksForCylonCard(prompt({ kind: "take-turn", choices: cards }))).toBe(false);
});
