import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { english } from "../../../dev/catalogues";
import { onBoard, view } from "../../../dev/fixtures";
import { learn } from "../words/words";
import { counted, deckOf, distanceOf, earthOf, MISSIONS, missionNotes, outOf } from "./earth";

test("the missions are those of the content, with their distances", () => {
  const { cards } = JSON.parse(readFileSync(new URL("../../../../crates/facts/content/combined/missions.json", import.meta.url), "utf8"));
  expect(MISSIONS.map((id) => [id, distanceOf(id)])).toEqual(cards.map(({ id, distance = 0 }: { id: string; distance?: number }) => [id, distance]));
});

test("a game for another objective has no missions, and one for Earth has an empty space at first", () => {
  expect(earthOf(view("playing").board)).toBeNull();
  expect(earthOf(onBoard(view("playing"), "demetrius").board)).toEqual({});
  expect(deckOf({})).toBe(8);
});

test("what a mission counts is said until it lies face down, and cards that lie nowhere are in the deck", async () => {
  await learn(english("combined", "core"));
  const earth = earthOf(onBoard(view("playing"), "earth").board)!;
  expect(deckOf(earth)).toBe(4);
  expect(missionNotes(earth)).toEqual(["Face down"]);
  expect(missionNotes({ ...earth, down: false })).toEqual(["Distance +2"]);
  expect(missionNotes({ active: "rescue-hera" })).toEqual([]);
  expect(counted("digging-up-the-past")).toBe("Digging Up the Past +1");
  expect(outOf(earth)).toEqual([
    { kind: "heavy-raider", count: 2 },
    { kind: "centurion", count: 2 },
  ]);
});
