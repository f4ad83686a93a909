import { expect, test } from "vitest";
import { view as fixture } from "../../../dev/fixtures";
import type { Thing } from "../../lib/board/thing";
import type { Prompt } from "../../lib/wire/Prompt";
import { actionsOf } from "./actions";

test("a location offers its own action alone, and only while the question does", () => {
  const view = fixture("playing", 5);
  const label = { id: "option-act-location", args: {} };
  const asked = { id: "p", kind: "take-turn", decider: { type: "seat", seat: 0 }, choices: [{ id: "act:armory", label }, { id: "act:own-viper", label }, { id: "end", label }], not_allowed: [], cause: "", ask: label } as unknown as Prompt;
  const ids = (thing: Thing, prompt: Prompt | null) => actionsOf(thing, view, prompt).map(({ id }) => id);
  expect(ids({ type: "location", location: "armory" }, asked)).toEqual(["act:armory"]);
  expect(ids({ type: "location", location: "command" }, asked)).toEqual([]);
  expect(ids({ type: "character", seat: 0 }, asked)).toEqual(["act:armory", "act:own-viper"]);
  expect(ids({ type: "character", seat: 1 }, asked)).toEqual([]);
  expect(ids({ type: "location", location: "armory" }, null)).toEqual([]);
});
