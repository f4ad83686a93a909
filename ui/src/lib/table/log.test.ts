import { expect, test } from "vitest";
import type { LogEntry } from "../wire/LogEntry";
import { languages, wordsOf } from "../../../scripts/languages.mjs";
import { chanceText, meanText } from "../../referee/fight/odds";
import { learn, speak } from "../words/words";
import { clockText, concerns, dayText, spanText } from "./log";

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

/** What each language writes, whatever the browser is set to. */
test.each([
  ["en", "03:07 PM", "Nov 23, 2026, 3:07 PM", "12.5", "25%"],
  ["es", "15:07", "23 nov 2026, 15:07", "12,5", "25 %"],
  ["de", "15:07", "23.11.2026, 15:07", "12,5", "25 %"],
  ["it", "15:07", "23 nov 2026, 15:07", "12,5", "25%"],
  ["pl", "15:07", "23 lis 2026, 15:07", "12,5", "25%"],
])("dates, times and numbers are those of the page's language: %s", async (language, clock, day, decimal, percent) => {
  await learn(Object.fromEntries(languages().map((id) => [id, async () => ({ default: wordsOf("wall", id) })])));
  await speak(language);
  const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");
  const at = new Date(2026, 10, 23, 15, 7).toISOString();
  expect(plain(clockText(at))).toBe(clock);
  expect(plain(dayText(at))).toBe(day);
  expect(plain(meanText(12_500))).toBe(decimal);
  expect(plain(chanceText(250_000))).toBe(percent);
});
