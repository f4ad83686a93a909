import { expect, test } from "vitest";
import { onBoard, view as fixture } from "../../../dev/fixtures";
import { areaOf, keysOf, offeredAt } from "./marks";

const { board } = onBoard(fixture("playing", 4), "busy");
const [bow] = board.areas;

test("a piece is shown by itself, by its stack, or by its area", () => {
  expect(keysOf({ type: "cylon", area: "bow", ship: { type: "raider" } }, board)).toEqual(["ships bow raider", "area bow"]);
  expect(keysOf({ type: "cylon", area: "bow", ship: { type: "basestar", index: 1 } }, board)).toEqual([
    "basestar bow 1",
    "basestars bow",
    "area bow",
  ]);
  expect(keysOf({ type: "viper", area: "stern", pilot: 2 }, board)).toEqual(["pilot 2", "pilots stern", "area stern"]);
  expect(keysOf({ type: "viper", area: "stern", pilot: null }, board)).toEqual(["ships stern viper", "area stern"]);
  expect(keysOf({ type: "seat", seat: 1 }, board)).toEqual([]);
});

test("a civilian ship is looked for where it flies", () => {
  const area = board.areas.find(({ civilian_ships }) => civilian_ships.includes(3))?.area;
  expect(areaOf({ type: "civilian", handle: 3 }, board)).toBe(area);
  expect(keysOf({ type: "civilian", handle: 3 }, board)).toEqual(["civilian 3", `civilians ${area}`, `area ${area}`]);
  expect(keysOf({ type: "civilian", handle: 99 }, board)).toEqual([]);
});

test("pieces that are drawn as one are offered as one", () => {
  expect(bow?.area).toBe("bow");
  const offers = [0, 1].map((index) => ({ at: { type: "cylon", area: "bow", ship: { type: "basestar", index } } as const }));
  const drawn = (...keys: string[]) => (key: string) => keys.includes(key);
  expect([...offeredAt(offers, board, drawn("basestar bow 0", "basestar bow 1", "area bow")).keys()]).toEqual([
    "basestar bow 0",
    "basestar bow 1",
  ]);
  expect(offeredAt(offers, board, drawn("basestars bow", "area bow")).get("basestars bow")).toHaveLength(2);
  expect(offeredAt(offers, board, () => false).size).toBe(0);
});
