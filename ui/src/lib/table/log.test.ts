import { expect, test } from "vitest";
import type { LogEntry } from "../wire/LogEntry";
import { concerns, spanText } from "./log";

const entry = (over: Partial<LogEntry>): LogEntry => ({
  row: 3,
  at: "2026-11-21T20:00:00Z",
  actor: { type: "referee" },
  lines: [],
  kind: { type: "done" },
  undone: false,
  known: false,
  ...over,
});

test("an entry tells of those who did it and those it names", () => {
  expect(concerns(entry({ actor: { type: "seat", seat: 2 } }), 2)).toBe(true);
  expect(concerns(entry({ actor: { type: "seat", seat: 2 } }), 1)).toBe(false);
  const named = entry({ lines: [{ id: "x", args: { player: { seat: 1 } } }] });
  expect(concerns(named, 1)).toBe(true);
  expect(concerns(named, 0)).toBe(false);
  const several = entry({ lines: [{ id: "x", args: { players: { seats: [0, 3] } } }] });
  expect(concerns(several, 3)).toBe(true);
});

test("a stretch of time reads like a clock", () => {
  expect(spanText(134_000)).toBe("2:14");
  expect(spanText(59_999)).toBe("0:59");
  expect(spanText(3_734_000)).toBe("1:02:14");
  expect(spanText(-5)).toBe("0:00");
});
