/** What a page makes of the table as it hears it: the whole of it once, and from then on what has changed. */
import type { Changed } from "../wire/Changed";
import type { LogEntry } from "../wire/LogEntry";
import type { TableFrame } from "../wire/TableFrame";

type Word = { type: string };
type Whole = { type: "table"; number: number; frame: TableFrame };
type Change = { type: "changed" } & Changed;

/** Entries of the log that a frame keeps: the latest. */
const TAIL = 40;

export interface Frames {
  /** A message with every change made into the whole frame; `null` where the frame before was not heard: then the page
   *  comes anew. */
  hear<M extends Word>(message: M | Change): Exclude<M, Change> | Whole | null;
}

/** The frames of one connection after another: each begins with a whole one. */
export function openFrames(): Frames {
  let last: Whole | null = null;
  return {
    hear<M extends Word>(message: M | Change) {
      if (isChange(message)) {
        last = last === null ? null : changed(last, message);
        return last;
      }
      if (isWhole(message)) last = message;
      return message as Exclude<M, Change>;
    },
  };
}

const isWhole = (message: Word): message is Whole => message.type === "table";
const isChange = (message: Word): message is Change => message.type === "changed";

/** The frame after a change; `null` if it is one of another frame. */
function changed(last: Whole, { number, head, change, log }: Change): Whole | null {
  if (number !== last.number + 1) return null;
  const frame = made(last.frame, change) as TableFrame;
  return { type: "table", number, frame: { ...frame, head, log: joined(last.frame.log, log) } };
}

/** A value after a change of it (docs/PROTOCOL.md, section 3.2). What the change does not touch stays the same object. */
function made(was: unknown, change: unknown): unknown {
  if (Array.isArray(change)) return change[0];
  const changes = Object.entries(change as Record<string, unknown>);
  if (Array.isArray(was)) {
    const all: unknown[] = [...was];
    for (const [at, change] of changes) {
      if (at === "#") all.length = change as number;
      else all[Number(at)] = typeof change === "number" ? was[change] : made(was[Number(at)], change);
    }
    return all;
  }
  const all = { ...(was as Record<string, unknown>) };
  for (const [key, change] of changes) {
    if (change === 0) delete all[key];
    else all[key] = made(all[key], change);
  }
  return all;
}

/** The log with entries that are new, or stand in the place of the one with their number. */
function joined(log: readonly LogEntry[], entries: readonly LogEntry[]): LogEntry[] {
  const rows = new Map([...log, ...entries].map((entry) => [entry.row, entry]));
  return [...rows.values()].sort((one, other) => one.row - other.row).slice(-TAIL);
}
