/** The log in words. */
import type { Line } from "../wire/Line";
import type { LogEntry } from "../wire/LogEntry";
import type { SeatId } from "../wire/SeatId";
import { knows, language, t } from "../words/words";
import { lineText, listed, nameOf } from "./text";

/**
 * What an entry says, one sentence per line. A page to which the words of corrections have not come yet, which is a phone, says
 * that there was a correction: its dials and its table show how they stand. An undo names what it took back, as far as the page knows it.
 */
export function entryLines(entry: LogEntry, all: readonly LogEntry[], names: readonly string[]): string[] {
  switch (entry.kind.type) {
    case "done":
    case "did-instead":
      return entry.lines.every((line) => knows(line.id))
        ? entry.lines.map((line) => lineText(line, names))
        : [t("log-correction")];
    case "undid":
      return [t("log-undid", { what: labelOf(entry.kind.row, entry.lines, all, names) })];
    case "redid":
      return [t("log-redid", { what: labelOf(entry.kind.row, entry.lines, all, names) })];
    case "undid-back":
      return [t("log-undid-back", { what: labelOf(entry.kind.row, entry.lines, all, names) })];
    case "paused":
      return [t("log-paused")];
    case "resumed":
      return [t("log-resumed")];
    case "round-void": {
      const { round, seats } = entry.kind;
      return [seats.length === 0 ? t("log-round-void-table", { round }) : t("log-round-void", { round, names: named(seats, names) })];
    }
    case "mixed": {
      const { seats, without } = entry.kind;
      if (seats.length === 0) return [t("log-mixed-nobody")];
      const mixed = { names: named(seats, names) };
      return [without.length === 0 ? t("log-mixed", mixed) : t("log-mixed-without", { ...mixed, without: named(without, names) })];
    }
  }
}

/** The sentences of one happening without the names of the steps that it went through, unless it did nothing else. */
export function deeds(lines: readonly Line[]): readonly Line[] {
  const done = lines.filter(({ id }) => id !== "log-step-began");
  return done.length > 0 ? done : lines;
}

/** Whether an entry tells of more than the next step of a turn. */
export const isDeed = ({ kind, lines }: LogEntry) =>
  (kind.type !== "done" && kind.type !== "did-instead") || lines.some(({ id }) => id !== "log-step-began");

/** The same sentence several times in a row, as one that says how often. */
export function counted<T extends { text: string }>(sentences: readonly T[]): T[] {
  const runs: { first: T; times: number }[] = [];
  for (const sentence of sentences) {
    const run = runs.at(-1);
    if (run?.first.text === sentence.text) run.times += 1;
    else runs.push({ first: sentence, times: 1 });
  }
  return runs.map(({ first, times }) => (times === 1 ? first : { ...first, text: t("told-times", { count: times, what: first.text }) }));
}

const named = (seats: readonly SeatId[], names: readonly string[]) => listed(seats.map((seat) => nameOf(seat, names)));

function labelOf(row: number, own: readonly Line[], all: readonly LogEntry[], names: readonly string[]): string {
  const line = own[0] ?? all.find((entry) => entry.row === row)?.lines[0];
  if (!line) return t("log-step");
  return knows(line.id) ? lineText(line, names) : t("log-correction");
}

/** Whether an entry tells of a player: they did it, or it is about them. */
export function concerns(entry: LogEntry, seat: SeatId): boolean {
  if (entry.actor.type === "seat" && entry.actor.seat === seat) return true;
  return entry.lines.some((line) =>
    Object.values(line.args).some(
      (arg) => arg && (("seat" in arg && arg.seat === seat) || ("seats" in arg && arg.seats.includes(seat))),
    ),
  );
}

/** Entries that say something, without those that only move books; undos and redos always do. */
export function speaking(entries: readonly LogEntry[]): LogEntry[] {
  return entries.filter((entry) => entry.kind.type !== "done" || entry.lines.length > 0);
}

/** Whether the row did something that can be undone. */
function isStep(entry: LogEntry): boolean {
  return entry.kind.type === "done" || entry.kind.type === "did-instead";
}

/** The sentences of the last entry that stands, for "what happened just now?". */
export function lastEntry(entries: readonly LogEntry[], names: readonly string[]): string[] {
  const entry = speaking(entries).findLast((entry) => !entry.undone);
  return entry ? entryLines(entry, entries, names) : [];
}

/** The last of them. */
export function lastSentence(entries: readonly LogEntry[], names: readonly string[]): string | null {
  return lastEntry(entries, names).at(-1) ?? null;
}

/** The last things that stand, the oldest first. */
export function lastSentences(entries: readonly LogEntry[], names: readonly string[], count: number): string[] {
  const standing = speaking(entries).filter((entry) => !entry.undone);
  return standing.flatMap((entry) => entryLines(entry, entries, names)).slice(-count);
}

/** Two stretches of the log in one, ascending and without doubles; the newer one knows what was undone, also of
 * rows that it does not hold any more: a whole fight may be longer than it is. */
export function joined(older: readonly LogEntry[], newer: readonly LogEntry[]): LogEntry[] {
  const rows = new Map(older.map((entry) => [entry.row, entry]));
  const mark = (row: number, undone: boolean): void => {
    const entry = rows.get(row);
    if (entry && isStep(entry)) rows.set(row, { ...entry, undone });
  };
  for (const { kind, row } of newer) {
    if (kind.type === "undid" || kind.type === "did-instead") mark(kind.row, true);
    if (kind.type === "redid") mark(kind.row, false);
    if (kind.type === "undid-back") [...rows.keys()].forEach((at) => at >= kind.row && at < row && mark(at, true));
  }
  for (const entry of newer) rows.set(entry.row, entry);
  return [...rows.values()].sort((a, b) => a.row - b.row);
}

/** A UTC time in the time zone of the device and the habits of the language of the page. */
export function clockText(utc: string): string {
  return new Intl.DateTimeFormat(language(), { hour: "2-digit", minute: "2-digit" }).format(new Date(utc));
}

/** A UTC time as a day and time, likewise. */
export function dayText(utc: string): string {
  return new Intl.DateTimeFormat(language(), { dateStyle: "medium", timeStyle: "short" }).format(new Date(utc));
}

/** A stretch of time as a clock shows it: "2:14", "1:02:14". */
export function spanText(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (number: number) => String(number).padStart(2, "0");
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}
