import { render } from "svelte/server";
import { beforeAll, expect, test } from "vitest";
import { english } from "../../../dev/catalogues";
import type { Hit } from "../wire/Hit";
import type { Prompt } from "../wire/Prompt";
import { learn } from "../words/words";
import Roll from "./Roll.svelte";
import { facesText, faceText, numberOf, rollPad, waysOf } from "./roll";

beforeAll(() => learn(english("common", "core", "board", "combined", "referee")));

const label = { id: "option-roll", args: {} };
const prompt: Prompt = {
  id: "4.0",
  kind: "roll",
  decider: { type: "seat", seat: 0 },
  ask: { id: "attack-raider-galactica", args: {} },
  choices: ["roll", "1", "2", "3", "4", "5", "6", "7", "8", "plan:2"].map((id) => ({ id, label })),
  not_allowed: [],
  odds: [
    { from: 1, to: 7, hit: "nothing" },
    { from: 8, to: 8, hit: "galactica-damaged" },
  ],
  cause: "ATTACK-1",
};

test("a roll has eight numbers, Dradis's own die, and those who may change it", () => {
  const pad = rollPad(prompt);
  expect(pad?.faces.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(pad?.faces.map(({ hit }) => hit)).toEqual([...Array<Hit>(7).fill("nothing"), "galactica-damaged"]);
  expect(pad?.roll?.option).toBe("roll");
  expect(pad?.before.map(({ option }) => option)).toEqual(["plan:2"]);
  expect(rollPad({ ...prompt, kind: "react" })).toBeNull();
});

test("what changes a roll before it is made has a button of its own name for each way", () => {
  const ways = ["plan:2", "longshot:1", "longshot:8", "hotshot:0", "hotshot:6"].map((id) => ({ id, label }));
  const pad = rollPad({ ...prompt, choices: [...prompt.choices.filter(({ id }) => id !== "plan:2"), ...ways] })!;
  expect(waysOf(pad).map(({ name, sign, choices }) => [name, sign, choices.length])).toEqual([
    ["Strategic Planning: +2", "+2", 1],
    ["Longshot", "Longshot", 2],
    ["Hotshot", "Hotshot", 2],
  ]);
  const { body } = render(Roll, { props: { pad, names: ["Ana"], byHand: false, onanswer: () => {} } });
  for (const name of ["Strategic Planning: +2", "Longshot", "Hotshot"]) expect(body).toContain(`aria-label="${name}"`);
  // A number is told from the others by itself.
  expect(numberOf({ id: "option-longshot", args: { player: { seat: 0 }, face: { number: 3 } } })).toBe(3);
  expect(numberOf({ id: "option-plan", args: { player: { seat: 0 } } })).toBeNull();
});

test("numbers say what they do, and nothing where that is not known", () => {
  const [one] = rollPad(prompt)?.faces ?? [];
  expect(one && faceText(one)).toBe("1: no effect");
  const { odds: _, ...unknown } = prompt;
  const [bare] = rollPad(unknown)?.faces ?? [];
  expect(bare && faceText(bare)).toBe("1");
  expect(prompt.odds?.map(facesText)).toEqual(["1–7", "8"]);
});

test("a number that decides for a card is a number alone", () => {
  const odds: Prompt["odds"] = [
    { from: 1, to: 6, hit: "low" },
    { from: 7, to: 8, hit: "high" },
  ];
  expect(rollPad({ ...prompt, odds })?.faces.map(faceText)).toEqual(["1", "2", "3", "4", "5", "6", "7", "8"]);
});

test("a number that places a ship says where, and is neither good nor bad", () => {
  const odds: Prompt["odds"] = [
    { from: 1, to: 1, hit: "placed", area: "stern" },
    { from: 2, to: 8, hit: "placed", area: "bow" },
  ];
  const faces = rollPad({ ...prompt, odds })?.faces ?? [];
  expect(faces.map(({ hit, area }) => [hit, area])).toEqual([[null, "stern"], ...Array<unknown>(7).fill([null, "bow"])]);
  expect(faces[1] && faceText(faces[1])).toBe("2: bow");
});
