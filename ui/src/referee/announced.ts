/** Turning points of the game, which the whole table hears of. */
import type { LogEntry } from "../lib/wire/LogEntry";

export type TurningPoint = "sleeper-phase" | "last-leg";

const POINTS: Readonly<Record<string, TurningPoint>> = {
  "log-sleeper-phase": "sleeper-phase",
  "log-last-leg": "last-leg",
};

/** How many entries it stands, unless somebody puts it away before. */
const STANDS = 8;

/** The last turning point of late, and the row that tells it; `null` where none came after `seen`. */
export function announced(log: readonly LogEntry[], seen: number): { point: TurningPoint; row: number } | null {
  for (const entry of log.slice(-STANDS).reverse()) {
    if (entry.row <= seen) return null;
    if (entry.undone || entry.kind.type !== "done") continue;
    const point = entry.lines.map(({ id }) => POINTS[id]).findLast((point) => point !== undefined);
    if (point) return { point, row: entry.row };
  }
  return null;
}
