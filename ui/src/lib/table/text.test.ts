import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import base from "../../../../crates/facts/content/base/loyalty.json";
import combined from "../../../../crates/facts/content/combined/loyalty.json";
import { catalogues, english } from "../../../dev/catalogues";
import { cataloguesOf, languages } from "../../../scripts/languages.mjs";
import type { LogEntry } from "../wire/LogEntry";
import { learn } from "../words/words";
import { actorText } from "./actor";
import { entryLines, joined, lastSentence, speaking } from "./log";
import { answered, commandId, posted } from "./outbox";
import { lineText, listed, nameOf } from "./text";
import { charactersOf, initialsOf, lookOf } from "./characters";

const names = ["Ana", "Ben", "Cem"];

beforeAll(async () => {
  await learn(english("common", "core", "referee", "refusals", "table"));
});

test("civilian ships are counted from 1", () => {
  const area = { words: ["area-bow"] };
  expect(lineText({ id: "option-civilian-at", args: { ship: { number: 0 }, area } }, names)).toBe("Ship 1: bow");
});

test("a line takes names, numbers and other messages", () => {
  expect(
    lineText(
      {
        id: "log-title-given",
        args: { player: { seat: 1 }, title: { words: ["title-admiral"] } },
      },
      names,
    ),
  ).toBe("Ben becomes Admiral");
});

test("each Cylon card that may be shown is another answer, though all have one name", async () => {
  await learn(english("combined"));
  const cards = [...base.cards, ...combined.cards].filter(({ side }) => side === "cylon").map(({ id }) => `loyalty-${id}-option`);
  const labels = cards.map((card) => lineText({ id: "option-loyalty-card", args: { card: { words: [card] } } }, names));
  expect(labels).toContain("You are a Cylon: send to the Brig");
  expect([cards.length, new Set(labels).size]).toEqual([7, 7]);
  for (const language of languages()) {
    const { core, combined } = cataloguesOf(language);
    const said = cards.map((card) => ({ ...core, ...combined })[card]);
    expect(new Set(said).size, language).toBe(7);
  }
  const asked = { id: "ask-executed-shows", args: { player: { seat: 0 } } };
  expect(lineText(asked, names)).toBe("Which Loyalty card does Ana show?");
  expect(lineText(asked, names, 0)).toBe("Which Loyalty card do you show?");
});

test("a sentence about its reader says so, and to everybody else who it is about", () => {
  const seat = (seat: number) => ({ seat });
  const asked = { id: "ask-choose-option", args: { player: seat(1) } };
  expect(lineText(asked, names, 1)).toBe("Which option do you choose?");
  expect(lineText(asked, names, 0)).toBe("Ben: which option?");
  expect(lineText(asked, names)).toBe("Ben: which option?");
  const who = { line: { id: "who-player", args: { player: seat(1) } } };
  const follows = { id: "effect-discard", args: { who, count: { number: 2 } } };
  expect(lineText(follows, names, 1)).toBe("You discard 2 skill cards");
  expect(lineText(follows, names, 2)).toBe("Ben discards 2 skill cards");
});

test("whatever has words for its reader names them in an argument that the rules send", () => {
  const [core] = catalogues("core");
  const personal = Object.entries(core!).filter(([, pattern]) => pattern.includes("{you|"));
  expect(personal.length).toBeGreaterThan(30);
  for (const [id, pattern] of personal) expect(/\{you\|(\w+)\|/.exec(pattern)![1], id).toBe(/^(ask|option)-/.test(id) ? "player" : "who");
});

test("a reason in the referee's own words stands inside its line", () => {
  const line = {
    id: "log-corrected-resource",
    args: {
      resource: { words: ["resource-fuel"] },
      from: { number: 7 },
      to: { number: 6 },
      reason: { words: ["reason-other"] },
      text: { text: "the card said 2" },
    },
  };
  expect(lineText(line, names)).toBe("Fuel corrected: 7 → 6 (the card said 2)");
});

test("what was insisted on stands inside its line, with words of its own", () => {
  const line = {
    id: "log-insisted",
    args: {
      count: { number: 17 },
      most: { number: 16 },
      piece: { words: ["piece-raider"] },
      what: { words: ["impossible-too-many"] },
    },
  };
  expect(lineText(line, names)).toBe("Insisted on: 17 raiders, and the box holds 16");
});

test("several dials or players become a list", () => {
  const line = {
    id: "log-cylons-win-resources",
    args: { resources: { words: ["resource-fuel", "resource-food"] } },
  };
  expect(lineText(line, names)).toBe("The Cylons win: Fuel and Food at 0");
  expect(listed([])).toBe("");
});

test("counting words follow the number", () => {
  const waiting = (value: number) =>
    lineText({ id: "ask-close-reading", args: { waiting: { number: value } } }, names);
  expect([0, 1, 3].map(waiting)).toEqual([
    "Everybody has read",
    "1 player is still reading",
    "3 players are still reading",
  ]);
});

test("a message of a newer table shows its id instead of nothing", () => {
  expect(lineText({ id: "log-of-tomorrow", args: {} }, names)).toBe("log-of-tomorrow");
});

test("a seat without a name is its number, counted from 1", () => {
  expect(nameOf(4, names)).toBe("5");
});

test("typed words are never read as messages", () => {
  const line = { id: "refused-name-twice", args: { name: { text: "{ title-admiral } <b>" } } };
  expect(lineText(line, names)).toContain("{ title-admiral } <b>");
});

const done = (row: number, by: number, undone = false): LogEntry => ({
  row,
  at: "2026-11-20T20:00:00Z",
  actor: { type: "seat", seat: 0 },
  kind: { type: "done" },
  undone,
  known: false,
  lines: [
    {
      id: "log-resource-lost",
      args: {
        resource: { words: ["resource-fuel"] },
        by: { number: by },
        from: { number: 8 },
        to: { number: 8 - by },
      },
    },
  ],
});
const silent: LogEntry = { ...done(3, 1), row: 3, lines: [] };
const undid: LogEntry = { ...done(4, 1), lines: [], kind: { type: "undid", row: 2 } };

test("an undo says what it took back", () => {
  const log = [done(1, 1), done(2, 2, true), silent, undid];
  expect(entryLines(undid, log, names)).toEqual(["Undone: Fuel −2: 8 → 6"]);
  expect(entryLines(undid, [undid], names)).toEqual(["Undone: a step"]);
  expect(entryLines({ ...undid, kind: { type: "redid", row: 2 } }, log, names)).toEqual(["Redone: Fuel −2: 8 → 6"]);
});

test("what was done in the place of a row says what a step says, and an undone fight how it began", () => {
  expect(entryLines({ ...done(5, 2), kind: { type: "did-instead", row: 1 } }, [], names)).toEqual(["Fuel −2: 8 → 6"]);
  const back: LogEntry = { ...undid, kind: { type: "undid-back", row: 1 } };
  expect(entryLines(back, [done(1, 1)], names)).toEqual(["Undone as a whole: Fuel −1: 8 → 7"]);
});

test("rows that have left the latest stretch are undone and redone with it", () => {
  const older = [done(1, 1), done(2, 1), undid, done(5, 1)];
  const undone = (newer: LogEntry[]) => joined(older, newer).filter((entry) => entry.undone).map(({ row }) => row);
  const back: LogEntry = { ...undid, row: 6, kind: { type: "undid-back", row: 2 } };
  expect(undone([back])).toEqual([2, 5]);
  const again: LogEntry = { ...undid, row: 7, kind: { type: "redid", row: 2 } };
  expect(undone([back, again])).toEqual([5]);
  expect(undone([{ ...done(6, 2), kind: { type: "did-instead", row: 5 } }])).toEqual([5]);
});

test("silent rows are left out, undos never are", () => {
  expect(speaking([done(1, 1), silent, undid]).map((entry) => entry.row)).toEqual([1, 4]);
});

test("the last sentence is the last that stands", () => {
  expect(lastSentence([done(1, 1), done(2, 2, true), silent], names)).toBe("Fuel −1: 8 → 7");
  expect(lastSentence([], names)).toBeNull();
});

test("who did it has a name", () => {
  expect(
    [{ type: "referee" as const }, { type: "host" as const }, { type: "seat" as const, seat: 2 }].map((actor) =>
      actorText(actor, names),
    ),
  ).toEqual(["Referee", "Dradis", "Cem"]);
});

test("initials come from at most two words and survive any alphabet", () => {
  expect(["Ana", "ana maria lópez", "  Żaneta ", "李 雷", "😀"].map(initialsOf)).toEqual([
    "A",
    "AM",
    "Ż",
    "李雷",
    "😀",
  ]);
});

test("every character of the rules has a look of its own, and one person on two sheets the same", () => {
  const rows = (box: string) => {
    const file = new URL(`../../../../crates/facts/content/${box}/characters.json`, import.meta.url);
    return (JSON.parse(readFileSync(file, "utf8")) as { characters: { id: string; person?: string }[] }).characters;
  };
  const all = [...rows("base"), ...rows("combined")];
  expect(charactersOf(true)).toEqual(all.map(({ id }) => id));
  expect(charactersOf(false)).toEqual(rows("base").map(({ id }) => id));
  const looks = new Map(all.map(({ id, person }) => [person ?? id, lookOf(id)]));
  for (const { id, person } of all) expect(lookOf(id), id).toEqual(looks.get(person ?? id));
  expect([...looks.values()]).not.toContain(undefined);
  expect(new Set([...looks.values()].map((look) => look?.initials)).size).toBe(looks.size);
  expect(new Set([...looks.values()].map((look) => look?.colour)).size).toBe(looks.size);
});

test("the outbox keeps a command until its own reply", () => {
  let outbox = posted(posted({ waiting: [] }, { id: "a" }), { id: "b" });
  outbox = answered(outbox, "c");
  expect(outbox.waiting.map(({ id }) => id)).toEqual(["a", "b"]);
  expect(answered(outbox, "a").waiting.map(({ id }) => id)).toEqual(["b"]);
});

test("command ids are 32 hexadecimal digits and differ", () => {
  const ids = new Set(Array.from({ length: 50 }, commandId));
  expect(ids.size).toBe(50);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{32}$/);
});
