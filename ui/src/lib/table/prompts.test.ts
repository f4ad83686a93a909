import { expect, test } from "vitest";
import type { Choice } from "../wire/Choice";
import type { Prompt } from "../wire/Prompt";
import { english } from "../../../dev/catalogues";
import { learn, t } from "../words/words";
import { groupsOf } from "../fight/groups";
import { addingOf, headingOf, ownPrompts, toldElsewhere } from "./prompts";

await learn(english("seat"));
const label = { id: "option-next", args: {} };
const choice = (id: string, more: Partial<Choice> = {}): Choice => ({ id, label, ...more });
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

test("what is read off a card is told on the referee's page, and a phone offers no names", () => {
  expect(toldElsewhere(prompt({ kind: "name-crisis", catalogue: "crisis" }))).toBe(t("told-crisis"));
  expect(toldElsewhere(prompt({ kind: "tell-cards" }))).toBe(t("told-check"));
  expect(toldElsewhere(prompt({ kind: "name-destination", catalogue: "destinations" }))).toBe(t("told-card"));
  expect(toldElsewhere(prompt({ catalogue: "crisis", choices: [choice("next"), choice("end-turn")] }))).toBe(t("told-crisis"));
  expect(toldElsewhere(prompt({ catalogue: "crisis", choices: [choice("end-turn")] })), "a turn that is one question").toBe(null);
  expect(toldElsewhere(prompt({}))).toBe(null);
});

test("a player says how many cards they add, and speaks for nobody else", () => {
  const asked = prompt({
    kind: "add-cards",
    choices: [
      choice("cards:0"),
      choice("cards:1"),
      choice("rest"),
      choice("added:1:2", { decider: { type: "referee" } }),
      choice("skill:scientific-research:0", { decider: { type: "seat", seat: 0 } }),
    ],
  });
  const [own] = ownPrompts([asked], 0);
  const { cards, others } = addingOf(own!);
  expect(cards.map(({ id }) => id)).toEqual(["cards:0", "cards:1"]);
  expect(others.map(({ id }) => id)).toEqual(["skill:scientific-research:0"]);
});

test("where somebody begins is no move", () => {
  const asked = prompt({ kind: "choose-place", ask: { id: "ask-start", args: {} }, choices: [choice("go:command"), choice("go:pegasus-cic")] });
  expect(headingOf(asked)).toBe(t("mine-choose-start"));
  expect(groupsOf(asked, null).map(([title]) => title)).toEqual([""]);
  expect(headingOf({ ...asked, ask: { id: "ask-go", args: {} } })).toBe(t("mine-choose-place"));
});

test("a target that is an area is called one", () => {
  const target = (at: Choice["target"]) => prompt({ kind: "choose-target", choices: [choice("a", at ? { target: at } : {})] });
  expect(headingOf(target({ type: "area", area: "bow" }))).toBe(t("mine-choose-target-area"));
  expect(headingOf(target({ type: "cylon", area: "bow", ship: { type: "raider" } }))).toBe(t("mine-choose-target"));
  expect(headingOf(prompt({ kind: "choose-target" }))).toBe(t("mine-choose-target"));
  expect(headingOf({ ...target({ type: "area", area: "bow" }), kind: "choose-piece" })).toBe(t("mine-choose-target-area"));
});
