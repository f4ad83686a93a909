import { beforeAll, expect, test } from "vitest";
import { english } from "../../../dev/catalogues";
import type { Prompt } from "../../lib/wire/Prompt";
import { learn } from "../../lib/words/words";
import { nowOf } from "../now";
import { bringsOf, changeText, checkPad, extrasOf, sourceName, TOTALS } from "./check";

beforeAll(async () => {
  await learn(english("common", "core", "table", "board", "names", "referee"));
});

const asked = (kind: Prompt["kind"], ids: string[]): Prompt => ({
  id: "12.0",
  kind,
  decider: { type: "seat", seat: 1 },
  ask: { id: "ask-add-cards", args: { player: { seat: 1 } } },
  choices: ids.map((id) => ({ id, label: { id: "option-nobody-else", args: {} } })),
  not_allowed: [],
  cause: "CHECK-4",
});

test("numbers of cards are keys, what is beside them stands beside", () => {
  const prompt = asked("add-cards", ["cards:0", "cards:1", "cards:2", "rest", "play:scientific-research:0"]);
  expect(checkPad(prompt, [])?.counts.map(({ cards }) => cards)).toEqual([0, 1, 2]);
  expect(nowOf([prompt], ["Ana", "Ben"])?.choices.map(({ option }) => option)).toEqual(["rest", "play:scientific-research:0"]);
});

test("another player's number and the printed difficulty are told on the board too", () => {
  const prompt = asked("add-cards", ["cards:0", "added:2:0", "added:2:1", "told:1", "told:-1", "rest"]);
  const pad = checkPad(prompt, []);
  expect(pad?.others.get(2)?.map(({ cards }) => cards)).toEqual([0, 1]);
  expect(pad?.difficulty.map(({ by }) => by)).toEqual([1, -1]);
  expect(nowOf([prompt], ["Ana", "Ben"])?.choices.map(({ option, weight }) => [option, weight])).toEqual([["rest", "usual"]]);
});

test("the types that count stand first, and a told card can be taken back", () => {
  const ids = ["politics", "tactics", "piloting"].flatMap((skill) => [1, 2].map((strength) => `card:${skill}:${strength}`));
  const pad = checkPad(asked("tell-cards", [...ids, "back:tactics:2", "done"]), ["piloting"]);
  expect(pad?.rows.map(({ skill, counts, keys }) => [skill, counts, keys.length])).toEqual([
    ["piloting", true, 2],
    ["politics", false, 2],
    ["tactics", false, 2],
  ]);
  expect(pad?.back({ skill: "tactics", strength: 2 })?.option).toBe("back:tactics:2");
  expect(pad?.back({ skill: "tactics", strength: 1 })).toBeNull();
});

test("cards with an ability have keys of their own, and so have abilities that were there", () => {
  const ids = ["card:politics:0:red-tape", "card:politics:1", "back:politics:0:red-tape", "there:iron-will", "not-there:bait", "done"];
  const prompt = asked("tell-cards", ids);
  const pad = checkPad(prompt, ["politics"]);
  expect(pad?.rows[0]?.keys.map(({ strength, named }) => [strength, named])).toEqual([
    [0, true],
    [1, false],
  ]);
  expect(pad?.back({ skill: "politics", strength: 0, card: "red-tape" })?.option).toBe("back:politics:0:red-tape");
  expect(pad?.back({ skill: "politics", strength: 0, card: "force-their-hand" })).toBeNull();
  expect(pad?.abilities.map(({ option, there }) => [option, there])).toEqual([
    ["there:iron-will", false],
    ["not-there:bait", true],
  ]);
  expect(nowOf([prompt], ["Ana", "Ben"])?.choices.map(({ option }) => option)).toEqual(["done"]);
});

test("a type that was told wrongly is turned where its cards stand", () => {
  const ids = ["card:politics:1", "card:tactics:1", "type:politics:counts", "done"];
  const prompt = asked("tell-cards", ids);
  const pad = checkPad(prompt, ["tactics"]);
  expect(pad?.rows.map(({ skill, turn }) => [skill, turn?.option ?? null])).toEqual([
    ["tactics", null],
    ["politics", "type:politics:counts"],
  ]);
  expect(nowOf([prompt], ["Ana", "Ben"])?.choices.map(({ option }) => option)).toEqual(["done"]);
});

test("other questions have no such keys", () => {
  expect(checkPad(asked("take-turn", ["next"]), [])).toBeNull();
  expect(checkPad(null, [])).toBeNull();
});

test("what a check is of has its name, and what changed it says whose it was", () => {
  expect(sourceName({ type: "crisis", card: "bomb-threat" })).toBe("Bomb Threat");
  expect(sourceName({ type: "crisis", card: null })).toBe("Crisis card");
  expect(sourceName({ type: "location", location: "brig" })).toBe("Brig");
  expect(changeText({ type: "card", card: "scientific-research", seat: 1 }, ["Ana", "Ben"])).toBe("Scientific Research (Ben)");
  expect(changeText({ type: "told", by: -2 }, [])).toContain("−2");
});

test("each total on the pad says what it would bring, and one row holds ten", () => {
  const counts = { fail: 0, partial: 0, pass: 0 };
  for (const total of TOTALS) counts[bringsOf({ difficulty: 12, partial_difficulty: 7 }, total)] += 1;
  expect(counts).toEqual({ fail: 17, partial: 5, pass: 18 });
  expect(bringsOf({ difficulty: 9, partial_difficulty: null }, 8)).toBe("fail");
  expect(TOTALS.length % 10).toBe(0);
});

test("twelve extras of a check are rows of names, not twelve buttons in a list", () => {
  const option = (id: string) => ({ prompt: "1.0", option: id, label: { id: "option-play-card", args: {} }, weight: "aside" as const, follows: [], asks: null });
  const cards = ["scientific-research", "investigative-committee"].flatMap((card) => [0, 1, 2, 3, 4, 5].map((seat) => option(`play:${card}:${seat}`)));
  const rows = extrasOf([...cards, option("devotion:tactics"), option("ability:cylon-hatred:-3"), option("intuition:pass")]);
  expect(rows.map(({ each }) => each.length)).toEqual([6, 6, 1, 2]);
  expect(rows[0]?.each.map(({ seat }) => seat)).toEqual([0, 1, 2, 3, 4, 5]);
  expect(rows[2]?.each[0]?.skill).toBe("tactics");
});
