/** The turning point that the whole table hears of while it plays on; the Sleeper phase is told while everybody reads. */
import type { LogEntry } from "../lib/wire/LogEntry";

/** How many entries it stands, unless somebody puts it away before. */
const STANDS = 8;

/** The row that tells of the last leg, of late; `null` where none came after `seen`. */
export function lastLegAt(log: readonly LogEntry[], seen: number): number | null {
  const entry = log
    .slice(-STANDS)
    .findLast(({ undone, kind, lines }) => !undone && kind.type === "done" && lines.some(({ id }) => id === "log-last-leg"));
  return entry && entry.row > seen ? entry.row : null;
}
