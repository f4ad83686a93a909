/** What a Cylon attack card puts on the board: Dradis has written it down, people put the pieces there. */
import { speaking } from "../../lib/table/log";
import { lineText } from "../../lib/table/text";
import type { Area } from "../../lib/wire/Area";
import type { BoardView } from "../../lib/wire/BoardView";
import type { LogEntry } from "../../lib/wire/LogEntry";
import type { WordId } from "../../lib/words/ids";
import { areasOf } from "./told";

export interface Placing {
  /** The row of the card. */
  row: number;
  card: string;
  pieces: { text: string; areas: Area[] }[];
}

const PIECES: readonly string[] = ["log-basestars-placed", "log-ships-placed", "log-civilians-placed"] satisfies WordId[];

/** The pieces of the last attack card of the turn that runs; `null` where none came. */
export function placingOf(log: readonly LogEntry[], names: readonly string[], board: BoardView): Placing | null {
  const standing = speaking(log).filter(({ undone, kind }) => !undone && (kind.type === "done" || kind.type === "did-instead"));
  const has = (entry: LogEntry, id: WordId) => entry.lines.some((line) => line.id === id);
  const at = standing.findLastIndex((entry) => has(entry, "log-attack-card-drawn"));
  const since = standing.slice(Math.max(at, 0));
  const [first] = since;
  if (at < 0 || !first || since.slice(1).some((entry) => has(entry, "log-turn-began"))) return null;
  const lines = since.flatMap((entry) => entry.lines);
  const card = lines.find(({ id }) => id === "log-attack-card-drawn");
  const pieces = lines.filter(({ id }) => PIECES.includes(id)).map((line) => ({ text: lineText(line, names), areas: areasOf(line, board) }));
  return card && pieces.length > 0 ? { row: first.row, card: lineText(card, names), pieces } : null;
}
