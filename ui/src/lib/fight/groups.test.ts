import { beforeAll, expect, test } from "vitest";
import { english } from "../../../dev/catalogues";
import type { Choice } from "../wire/Choice";
import type { Prompt } from "../wire/Prompt";
import type { TurnStep } from "../wire/TurnStep";
import { learn, t } from "../words/words";
import { groupsOf, isOneViper } from "./groups";

beforeAll(() => learn(english("core", "seat")));

const prompt = (choices: Partial<Choice>[]): Prompt => ({
  id: "1.0",
  kind: "activate-viper",
  decider: { type: "seat", seat: 0 },
  ask: { id: "ask-own-viper", args: {} },
  choices: choices.map((choice) => ({ id: "", label: { id: "option-no-more", args: {} }, ...choice })),
  not_allowed: [],
  cause: "VIPER-1",
});
const at = (area: "bow" | "stern") => ({ type: "viper", area, pilot: null }) as const;
const groups = (choices: Partial<Choice>[], step: TurnStep = "action") => groupsOf(prompt(choices), step).map(([title, all]) => [title, all.map(({ id }) => id)]);

test("what each viper can do is folded under the viper; launches and the end stand open", () => {
  expect(groups([{ id: "launch:aft-port" }, { id: "a", piece: at("bow") }, { id: "b", piece: at("stern") }, { id: "c", piece: at("bow") }, { id: "done" }])).toEqual([
    ["", ["launch:aft-port", "done"]],
    ["Viper, bow", ["a", "c"]],
    ["Viper, stern", ["b"]],
  ]);
});

test("where a character may go is one folded group", () => {
  expect(groups([{ id: "next" }, { id: "go:armory" }, { id: "fly:bow" }])).toEqual([
    ["", ["next"]],
    ["Move", ["go:armory", "fly:bow"]],
  ]);
});

test("where nothing is folded, all answers stand open in their order", () => {
  expect(groups([{ id: "1" }, { id: "2" }])).toEqual([["", ["1", "2"]]]);
});

test("a single viper is not folded away, for there is none to be found first", () => {
  const one = [{ id: "a", piece: at("bow") }, { id: "b", piece: at("bow") }, { id: "done" }];
  expect(isOneViper(groupsOf(prompt(one), "action"))).toBe(true);
  expect(isOneViper(groupsOf(prompt([...one, { id: "c", piece: at("stern") }]), "action"))).toBe(false);
  expect(isOneViper(groupsOf(prompt([{ id: "go:armory" }]), "action"))).toBe(false);
});

test("what is done in the place of a move stands under Movement", () => {
  const instead = [{ id: "act:full-throttle" }, { id: "go:armory" }];
  expect(groups(instead, "movement").map(([title]) => title)).toEqual([t("step-movement"), t("group-travel")]);
  expect(groups(instead).map(([title]) => title)).toEqual([t("group-action"), t("group-travel")]);
});
