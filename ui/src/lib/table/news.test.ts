import { beforeAll, expect, test } from "vitest";
import { english } from "../../../dev/catalogues";
import type { Line } from "../wire/Line";
import type { LogEntry } from "../wire/LogEntry";
import { learn } from "../words/words";
import { News, sentences } from "./news";

beforeAll(() => learn(english("common", "core", "seat")));

const NAMES = ["Ana", "Ben"];
const line = (id: string): Line => ({ id, args: { player: { seat: 0 }, location: { words: ["location-command"] } } });
const entry = (row: number, id: string, undone = false): LogEntry => ({
  row,
  at: "2026-01-01T20:00:00Z",
  actor: { type: "referee" },
  lines: [line(id)],
  kind: { type: "done" },
  undone,
  known: false,
});

test("sentences end as sentences do, and what is empty is none", () => {
  expect(sentences(["Ana rolls", "", null, "Who is next?", " Go on… "])).toBe("Ana rolls. Who is next? Go on…");
});

test("what happened before the first look is past; the question is said once", () => {
  const news = new News();
  const log = [entry(1, "log-moved")];
  expect(news.since(log, NAMES, { id: "a", text: "Ana takes a turn" })).toBe("Ana takes a turn.");
  expect(news.since(log, NAMES, { id: "a", text: "Ana takes a turn" })).toBe("");
});

test("each thing that happens is said once, before the question it leads to", () => {
  const news = new News();
  const log = [entry(1, "log-moved")];
  news.since(log, NAMES, { id: "a", text: "Ana takes a turn" });
  log.push(entry(2, "log-moved"));
  const asked = { id: "b", text: "Ben decides" };
  expect(news.since(log, NAMES, asked)).toBe("Ana moves to Command. Ben decides.");
  expect(news.since(log, NAMES, asked)).toBe("");
  // Older rows that are read from the file later are no news, nor is what was undone meanwhile.
  expect(news.since([entry(0, "log-moved"), ...log, entry(3, "log-moved", true)], NAMES, asked)).toBe("");
});

test("the same question in another prompt is said again only when something has happened", () => {
  const news = new News();
  const log = [entry(1, "log-moved")];
  news.since(log, NAMES, { id: "a", text: "Ana rolls" });
  expect(news.since(log, NAMES, { id: "b", text: "Ana rolls" })).toBe("");
  log.push(entry(2, "log-moved"));
  expect(news.since(log, NAMES, { id: "c", text: "Ana rolls" })).toBe("Ana moves to Command. Ana rolls.");
  // The next step of a turn alone is no news.
  log.push(entry(3, "log-step-began"));
  expect(news.since(log, NAMES, { id: "d", text: "Ana rolls" })).toBe("");
});
