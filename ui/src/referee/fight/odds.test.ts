import { beforeAll, expect, test } from "vitest";
import { english } from "../../../dev/catalogues";
import type { IconOdds } from "../../lib/wire/IconOdds";
import { learn } from "../../lib/words/words";
import { chanceText, figuresOf, meanText, someOf, spreadOf } from "./odds";

beforeAll(() => learn(english("common", "core", "board", "referee")));

const nothing: IconOdds = { icon: "raiders", launched: 0, boarded: 0, cylons_win: 0 };

test("what can be lost stands in the short form, and nothing where nothing can", () => {
  expect(figuresOf(nothing)).toEqual([]);
  const odds: IconOdds = {
    ...nothing,
    civilian_ships: { mean: 1250, chances: [250_000, 250_000, 500_000] },
    vipers_damaged: { mean: 375, chances: [625_000, 375_000] },
    vipers_destroyed: { mean: 125, chances: [875_000, 125_000] },
    galactica_hits: { mean: 125, chances: [875_000, 125_000] },
    cylons_win: 400,
  };
  expect(figuresOf(odds).map(({ of, text }) => [of, text])).toEqual([
    ["civilian-ship", "−1.3"],
    ["viper", "−0.5"],
    ["galactica", "13%"],
    ["cylons", "< 1%"],
  ]);
});

test("ships that come for certain are counted", () => {
  expect(figuresOf({ ...nothing, icon: "launch-raiders", launched: 6 })).toMatchObject([{ of: "raider", text: "+6" }]);
  expect(figuresOf({ ...nothing, icon: "heavy-raiders", boarded: 2 })).toMatchObject([{ of: "heavy-raider", text: "+2" }]);
});

test("what is rare is not never, and what is nearly certain not always", () => {
  expect(chanceText(0)).toBe("0%");
  expect(chanceText(1)).toBe("< 1%");
  expect(chanceText(499_000)).toBe("50%");
  expect(chanceText(999_999)).toBe("> 99%");
  expect(chanceText(1_000_000)).toBe("100%");
  expect(meanText(2000)).toBe("2");
});

test("a spread names what can happen", () => {
  const hits = { mean: 1500, chances: [0, 500_000, 500_000] };
  expect(spreadOf(hits)).toEqual([
    { count: 1, chance: 500_000 },
    { count: 2, chance: 500_000 },
  ]);
  expect(someOf(hits)).toBe(1_000_000);
});
