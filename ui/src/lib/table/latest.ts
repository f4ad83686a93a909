/** What has just happened, to be read at leisure: it stays until the next thing happens. */
import { type Result, rollIn } from "../fight/question";
import type { Line } from "../wire/Line";
import type { LogEntry } from "../wire/LogEntry";
import type { SeatId } from "../wire/SeatId";
import type { WordId } from "../words/ids";
import { concerns, counted, deeds, entryLines, isDeed, speaking } from "./log";

export interface Happened {
  row: number;
  /** What the die showed, with what it was rolled for; `null` where none was rolled. */
  roll: (Result & { title: string }) | null;
  /** What came of it, and all else that the step brought. */
  sentences: string[];
  /** How much each of them matters. */
  weights: number[];
}

/** The last things that stand, the newest first. That a turn goes on to its next step is none. */
export function lastDeeds(log: readonly LogEntry[], count: number): LogEntry[] {
  return speaking(log)
    .filter((entry) => !entry.undone && isDeed(entry))
    .slice(-count)
    .reverse();
}

/** The same in words. */
export function latest(log: readonly LogEntry[], names: readonly string[], count: number): Happened[] {
  return lastDeeds(log, count).map((entry) => {
    const roll = rollIn(entry, names);
    const lines = entry.lines.filter((line) => line !== roll?.line);
    const rest = { ...entry, lines: deeds(lines) as Line[] };
    const texts = lines.length > 0 || !roll ? entryLines(rest, log, names) : [];
    const sentences = counted(texts.map((text, at) => ({ text, weight: weightOf(rest.lines[at]) })));
    return { row: entry.row, roll: roll?.result ?? null, sentences: sentences.map(({ text }) => text), weights: sentences.map(({ weight }) => weight) };
  });
}

/** What nobody may miss: who somebody is or was, where the fleet has come, and the end. */
const FOREMOST: ReadonlySet<string> = new Set<WordId>([
  "log-executed",
  "log-eliminated",
  "log-cylon-revealed",
  "log-sympathizer-shown",
  "log-loyalty-card-shown",
  "log-loyalty-cards-shown",
  "log-held-shown",
  "log-travelled",
  "log-new-caprica",
  "log-return",
  "log-last-jump",
  "log-sleeper-phase",
  "log-crossroads",
]);
/** What the table moves without a thought. */
const ROUTINE: ReadonlySet<string> = new Set<WordId>([
  "log-step-began",
  "log-turn-ended",
  "log-moved",
  "log-moved-viper",
  "log-ship-moved",
  "log-forces-moved",
  "log-ship-under",
  "log-boarding-advanced",
  "log-destinations-dealt",
  "log-destinations-shuffled",
  "log-destiny-shuffled",
  "log-held-shuffled",
]);
/** Dials and titles that change, what is damaged or lost, who lands. */
const CHANGES = /^log-(resource-(gained|lost|damaged)|.*(destroyed|-lost|-damaged)|title-.*|landed|jailed|hurt|resurrected|distance-grew|fleet-departs|loyalty-card-passed|loyalty-drawn|check-(passed|partial|failed).*|centurion-boarded|rebel-.*|cylons-win.*|humans-win.*)$/;

/** How much a sentence matters beside the others of its step. */
export function weightOf(line: Line | undefined): number {
  if (!line) return 1;
  if (FOREMOST.has(line.id)) return 3;
  if (CHANGES.test(line.id)) return 2;
  return ROUTINE.has(line.id) || line.id.startsWith("log-hand-") ? 0 : 1;
}

/** The sentences that stand in sight where there are more than find room, in their order: what matters most, of equals the newest. */
export function foremost(weights: readonly number[], most: number): ReadonlySet<number> {
  const places = weights.map((weight, at) => ({ weight, at })).sort((one, other) => other.weight - one.weight || other.at - one.at);
  return new Set(places.slice(0, most).map(({ at }) => at));
}

/** A player who has revealed themselves, and all that came of it so far. */
export interface Revealed {
  row: number;
  seat: SeatId;
  /** What has changed, from the reveal on, without the sentence that tells of it. */
  sentences: string[];
  /** Whether what is asked now is still of it. */
  goesOn: boolean;
  /** Whether it has struck one player, who may be the reader. */
  strikes: (seat: SeatId) => boolean;
}

/** How many entries it stands at most, unless something else begins before, or somebody puts it away. */
const STANDS = 8;

/** Where the game goes on with something else: what follows is not of the reveal any more. */
const GOES_ON: ReadonlySet<string> = new Set<WordId>([
  "log-turn-ended",
  "log-turn-began",
  "log-step-began",
  "log-stepped-back",
  "log-crisis-opened",
  "log-crisis-described",
  "log-another-crisis",
  "log-attack-card-drawn",
  "log-icon-began",
  "log-no-ships",
  "log-action-began",
  "log-acts",
  "log-another-action",
  "log-quorum-played",
  "log-check-began",
  "log-check-at",
  "log-check-about",
  "log-moved",
  "log-moved-viper",
  "log-fleet-departs",
  "log-fleet-token",
]);

/** The reveal that the table still looks at; `null` where there is none. */
export function revealed(log: readonly LogEntry[], names: readonly string[]): Revealed | null {
  const standing = speaking(log).filter(({ undone, kind }) => !undone && (kind.type === "done" || kind.type === "did-instead"));
  const at = standing.findLastIndex(({ lines }) => lines.some(({ id }) => id === "log-cylon-revealed"));
  const first = standing[at];
  if (!first || standing.length - at > STANDS) return null;
  const told = first.lines.findIndex(({ id }) => id === "log-cylon-revealed");
  const who = first.lines[told]?.args["player"];
  if (!who || !("seat" in who)) return null;
  const since = [{ ...first, lines: first.lines.slice(told + 1) }, ...standing.slice(at + 1)];
  const ends = since.findIndex(({ lines }) => lines.some(({ id }) => GOES_ON.has(id)));
  const last = since[ends];
  // The step in which it comes to its end may begin the next turn as well: what it brought stands until something else happens.
  const own = last?.lines.slice(0, last.lines.findIndex(({ id }) => GOES_ON.has(id))) ?? [];
  const begins = ends > 0 && own.length === 0 ? ends : ends + 1;
  if (last && since.slice(begins).some(isDeed)) return null;
  const all = last ? [...since.slice(0, ends), { ...last, lines: own }] : since;
  const after = all.filter(({ lines }) => lines.length > 0);
  return {
    row: first.row,
    seat: who.seat,
    sentences: after.flatMap((entry) => entryLines(entry, log, names)),
    goesOn: last === undefined,
    strikes: (seat) => seat !== who.seat && after.some((entry) => concerns({ ...entry, actor: { type: "host" } }, seat)),
  };
}
