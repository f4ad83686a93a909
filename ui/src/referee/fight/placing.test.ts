import { beforeAll, expect, test } from "vitest";
import { english } from "../../../dev/catalogues";
import { view } from "../../../dev/fixtures";
import type { Line } from "../../lib/wire/Line";
import type { LogEntry } from "../../lib/wire/LogEntry";
import { learn } from "../../lib/words/words";
import { placingOf } from "./placing";

beforeAll(() => learn(english("common", "core")));

const words = (...ids: string[]) => ({ words: ids });
const count = (value: number) => ({ number: value });
const entry = (row: number, ids: [string, Line["args"]?][], undone = false): LogEntry => ({
  row,
  at: "2026-01-01T20:00:00Z",
  actor: { type: "referee" },
  lines: ids.map(([id, args = {}]) => ({ id, args })),
  kind: { type: "done" },
  undone,
  known: false,
});

test("an attack card lists what people put on the board, civilian ships with it, until the next turn", () => {
  const board = view("playing").board;
  const card = entry(4, [
    ["log-attack-card-drawn", { card: words("attack-card-thirty-three") }],
    ["log-basestars-placed", { count: count(1), area: words("area-bow") }],
    ["log-civilians-placed", { count: count(4), areas: words("area-stern", "area-bow") }],
    ["log-die-rolled"],
  ]);
  const placing = placingOf([card], [], board);
  expect(placing?.pieces).toEqual([
    { text: "Basestar placed, bow", areas: ["bow"] },
    { text: expect.stringMatching(/^4 civilian ships placed, stern and bow$/), areas: expect.arrayContaining(["stern", "bow"]) },
  ]);
  expect(placingOf([{ ...card, undone: true }], [], board)).toBeNull();
  expect(placingOf([card, entry(5, [["log-turn-began"]])], [], board)).toBeNull();
  expect(placingOf([entry(3, [["log-moved"]])], [], board)).toBeNull();
});
