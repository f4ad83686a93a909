/** What has just happened, in words, each sentence with the areas that it tells of: a fight or a jump from its beginning. */
import { lastDeeds, weightOf } from "../../lib/table/latest";
import { counted, deeds, entryLines } from "../../lib/table/log";
import { lineText } from "../../lib/table/text";
import type { Area } from "../../lib/wire/Area";
import type { BoardView } from "../../lib/wire/BoardView";
import type { Line } from "../../lib/wire/Line";
import type { LogEntry } from "../../lib/wire/LogEntry";
import type { WordId } from "../../lib/words/ids";

export interface Told {
  row: number;
  text: string;
  areas: Area[];
  /** The result of a die. */
  roll: boolean;
  /** How much it matters. */
  weight: number;
}

const BEGINS: ReadonlySet<string> = new Set<WordId>(["log-icon-began", "log-no-ships", "log-attack-card-drawn", "log-action-began"]);
const ROLLS: ReadonlySet<string> = new Set<WordId>(["log-die-rolled", "log-die-corrected"]);
const GOES_ON: ReadonlySet<string> = new Set<WordId>([
  "log-ship-moved",
  "log-launched",
  "log-weapons-disabled",
  "log-hangar-disabled",
  "log-strategic-planning",
  "log-evasive-maneuvers",
  "log-eco-used",
  "log-viper-damaged",
  "log-viper-destroyed",
  "log-viper-of-damaged",
  "log-viper-of-destroyed",
  "log-ships-destroyed",
  "log-basestar-damaged",
  "log-basestar-destroyed",
  "log-civilian-destroyed",
  "log-raptors-destroyed",
  "log-attack-card-discarded",
  "log-attack-card-stays",
  "log-attack-card-reshuffled",
  "log-ships-placed",
  "log-basestars-placed",
  "log-civilians-placed",
  "log-ships-taken",
  "log-ships-moved-in",
  "log-pursuit",
  "log-pursuit-anew",
  "log-pieces-short",
  "log-fleet-token-back",
  "log-reserve-vipers-damaged",
  "log-viper-manned",
  "log-viper-launched",
  "log-viper-recalled",
  "log-vipers-repaired",
  "log-nuke-spent",
  "log-fleet-departs",
  "log-fleet-pursued",
  "log-destination",
  "log-travelled",
  "log-pace-teach",
  "log-pace-steps",
  "log-pace-fast",
]);
/** What comes of a fight in the midst of it, and of much else. */
const COMES_OF: ReadonlySet<string> = new Set<WordId>([
  "log-kind-damaged",
  "log-kind-destroyed",
  "log-location-damaged",
  "log-resource-damaged",
  "log-ship-destroyed",
  "log-centurion-boarded",
]);
const isTold = ({ kind }: LogEntry) => kind.type === "done" || kind.type === "did-instead";
const isOfFight = (entry: LogEntry) => isTold(entry) && entry.lines.some(({ id }) => BEGINS.has(id) || ROLLS.has(id) || GOES_ON.has(id));

const comesOfFight = (entry: LogEntry) => isOfFight(entry) || (isTold(entry) && entry.lines.some(({ id }) => COMES_OF.has(id)));

/** The sentences of the last thing that happened and, in a fight, those before it back to where it began, the latest first. */
export interface Tale {
  last: Told[];
  before: Told[];
  /** Whether it is of a fight or a jump. */
  fight: boolean;
}

/** The sentence that tells of the die rolled last; `null` where none does. */
export function lastRollIn({ last, before }: Tale): Told | null {
  return last.findLast(({ roll }) => roll) ?? before.find(({ roll }) => roll) ?? null;
}

/** The tale of the last thing that happened, which the phones tell of as well; `null` where nothing has. */
export function taleOf(log: readonly LogEntry[], names: readonly string[], board: BoardView): Tale | null {
  const [newest, ...older] = lastDeeds(log, log.length);
  if (!newest) return null;
  const steps = [newest];
  for (const entry of isOfFight(newest) ? older : []) {
    if (!comesOfFight(entry) || steps.at(-1)?.lines.some(({ id }) => BEGINS.has(id))) break;
    steps.push(entry);
  }
  const [last = [], ...before] = steps.map((entry) => toldOf(entry, log, names, board));
  return { last, before: before.flatMap((step) => step.toReversed()), fight: isOfFight(newest) };
}

function toldOf(entry: LogEntry, log: readonly LogEntry[], names: readonly string[], board: BoardView): Told[] {
  const { row, lines } = entry;
  if (!isTold(entry)) return entryLines(entry, log, names).map((text) => ({ row, text, areas: [], roll: false, weight: 1 }));
  return counted(deeds(lines).map((line) => ({ row, text: lineText(line, names), areas: areasOf(line, board), roll: ROLLS.has(line.id), weight: ROLLS.has(line.id) ? 3 : weightOf(line) })));
}

/** The areas that a sentence names, in its own words or in those within it. */
export function areasOf(line: Line, board: BoardView): Area[] {
  const ids = wordsOf(line);
  return board.areas.map(({ area }) => area).filter((area) => ids.includes(`area-${area}`));
}

function wordsOf(line: Line): string[] {
  return Object.values(line.args).flatMap((arg) => {
    if (arg === undefined) return [];
    if ("words" in arg) return arg.words;
    return "line" in arg ? wordsOf(arg.line) : [];
  });
}
