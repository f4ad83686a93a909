// A whole game against what this phone kept of it (docs/PROTOCOL.md, sections 4 to 6), in the order of section 5.4.

import type { Cursor } from "../fairness";
import { isObject, type Json, list, NotInOrder, object, revealed, text, whole } from "./canonical";
import { followChain, readHeader } from "./chain";
import { type Difference, Differs, differ, type Repeated, type Sound, type Told } from "./difference";
import { differing, drawOf, type Event, typeOf, undrawn } from "./draws";
import { held, seatsExist } from "./held";
import { Streams } from "./streams";
import type { Witness } from "./witness";

export type Verdict = { sound: Sound } | { difference: Difference };

/**
 * Checks the lines of a game in the full edition. Comes back with the rows checked so far and their number, twice
 * around: first the chain, then the draws. So whoever runs it can let the page breathe.
 */
export function* verifyGame(
  lines: readonly string[],
  table: string,
  witness: Witness,
): Generator<{ done: number; of: number }, Verdict> {
  try {
    return { sound: yield* follow(lines, table, witness) };
  } catch (error) {
    if (error instanceof Differs) return { difference: error.difference };
    throw error;
  }
}

/** All at once. */
export function verifyAtOnce(lines: readonly string[], table: string, witness: Witness): Verdict {
  const work = verifyGame(lines, table, witness);
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
  }
}

interface Step {
  row: number;
  events: readonly Event[];
}

function* follow(
  lines: readonly string[],
  table: string,
  witness: Witness,
): Generator<{ done: number; of: number }, Sound> {
  const of = 2 * (lines.length - 1);
  const rows: { row: number; body: Json; actor: Json }[] = [];
  const hashes = new Map<number, string>();
  for (const { row, hash, body, actor } of followChain(lines)) {
    rows.push({ row, body, actor });
    hashes.set(row, hash);
    yield { done: row, of };
  }
  const { game } = readHeader(lines[0] as string);
  if (game !== table) differ({ kind: "game" });

  const streams = new Streams(game, witness);
  const fairness = rows.map(({ row, body }) => inRow(row, () => fairnessOf(body)));
  let seats = 0;
  for (const [at, { row, body }] of rows.entries()) {
    inRow(row, () => {
      const step = object(body).record;
      if (step !== undefined) seats = playersOf(eventsOf(object(step))) ?? seats;
      for (const record of fairness[at] ?? []) streams.add(record, row, seats);
      if (step !== undefined) streams.rounds.step();
    });
  }
  if (!streams.committed) differ({ kind: "row", row: 1 });
  streams.witnessed();
  for (const { row, head } of witness.heads) {
    if (hashes.get(row)?.startsWith(head) !== true) differ({ kind: "witnessed", row });
  }

  const steps: Step[] = [];
  const undone: Step[] = [];
  const open = new Set<string>();
  const byHand = new Map<Told, number>();
  const counted: Counted = { deals: 0, rolls: 0, byHand };
  let players = 0;
  let notReplayed = 0;
  for (const [at, { row, body, actor }] of rows.entries()) {
    inRow(row, () => {
      const opened = openedIn(fairness[at] ?? []);
      const held = object(body).record;
      const record = held === undefined ? null : object(held);
      const events = record === null ? [] : eventsOf(record);
      players = playersOf(events) ?? players;
      if (!seatsExist(events, players)) differ({ kind: "nobody", row });
      // A stream is opened by the step that draws from it first, and by no other.
      const first = new Set(events.flatMap(streamsOf).filter((stream) => !open.has(stream)));
      for (const stream of opened) open.add(stream);
      if (record !== null) {
        notReplayed += 1;
        const referee = isObject(actor) && actor.type === "referee";
        followStep(record, row, steps, undone, (events) => repeatDraws(events, row, referee));
      }
      if (first.size !== opened.length || opened.some((stream) => !first.has(stream))) differ({ kind: "row", row });
    });
    yield { done: rows.length + row, of };
  }

  function repeatDraws(events: readonly Event[], row: number, referee: boolean): void {
    let flat: readonly Event[] | null = null;
    const past = () => (flat ??= steps.flatMap((step) => step.events));
    const cursor = (stream: string, from: number): Cursor => {
      if (!open.has(stream)) throw new NotInOrder();
      return streams.cursor(stream, from) ?? broken();
    };
    repeatStep(past, events, row, referee, cursor, counted);
  }

  const own = witness.own.filter((sent) => streams.uses(sent)).map(({ seat }) => seat);
  const opened = [...streams.opened.values()];
  return {
    ...counted,
    rows: rows.length,
    streams: opened.length,
    ownStreams: opened.filter(({ seats }) => own.some((seat) => seats.includes(seat))).length,
    voidRounds: streams.rounds.void,
    witnessed: witness.heads.length,
    committed: witness.commitments !== null,
    isOver: isOver(steps.flatMap((step) => step.events)),
    notReplayed,
  };
}

const broken = (): never => {
  throw new NotInOrder();
};

/** What does not read within a row makes it one that cannot stand there. */
function inRow<T>(row: number, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof NotInOrder) differ({ kind: "row", row });
    throw error;
  }
}

/** The fairness records of a row: one, several, or none. */
function fairnessOf(body: Json) {
  const held = object(body).fairness;
  if (held === undefined) return [];
  return (isObject(held) ? [held] : list(held)).map(object);
}

/** How many seats there are from this step on, where it begins a game. */
function seatsBegun(record: Event): number | null {
  const began = record.events === undefined ? [] : list(record.events).map(object);
  const names = began.findLast((event) => event.type === "game-began")?.names;
  return names === undefined ? null : list(names).length;
}

/** The streams that the records of a row open. */
const openedIn = (records: readonly Event[]): string[] =>
  records.filter((record) => record.fairness === "stream-opened").map((record) => text(record.stream));

/** The streams that an event says were drawn from. */
const streamsOf = (event: Event): string[] =>
  typeOf(event) === "drew" ? list(revealed(event.drawn)).map((drawn) => text(object(drawn).stream)) : [];

const eventsOf = (record: Event): readonly Event[] => (record.events === undefined ? [] : list(record.events).map(object));

/** How many players a game that begins in these events has. */
function playersOf(events: readonly Event[]): number | null {
  const began = events.findLast((event) => event.type === "game-began");
  return began === undefined ? null : list(began.names).length;
}

/** Whether the game has ended and was not played on. */
const isOver = (events: readonly Event[]): boolean =>
  events.findLast((event) => event.type === "game-ended" || event.type === "played-on")?.type === "game-ended";

interface Counted extends Repeated {
  byHand: Map<Told, number>;
}

function followStep(record: Event, row: number, steps: Step[], undone: Step[], repeat: (events: readonly Event[]) => void): void {
  /** The last of these, which must be the step that the row names. */
  const take = (from: Step[]): Step => {
    if (from.at(-1)?.row !== record.step) throw new NotInOrder();
    return from.pop() ?? broken();
  };
  switch (text(record.type)) {
    case "did-instead":
    case "did": {
      if (record.type === "did-instead") take(steps);
      const events = list(record.events).map(object);
      repeat(events);
      steps.push({ row, events });
      undone.length = 0;
      return;
    }
    case "undid":
      undone.push(take(steps));
      return;
    case "redid":
      steps.push(take(undone));
      return;
    case "undid-back": {
      if (!steps.some((step) => step.row === record.step)) throw new NotInOrder();
      while (undone.at(-1)?.row !== record.step || steps.some((step) => step.row === record.step)) {
        undone.push(steps.pop() ?? broken());
      }
      return;
    }
    default:
      throw new NotInOrder();
  }
}

/** Only keep the list of unfinished work; they may stand between a draw and its result. */
const AGENDA = ["step-done", "scheduled"];

/** Follows a step, with the events before it. */
function repeatStep(
  past: () => readonly Event[],
  events: readonly Event[],
  row: number,
  referee: boolean,
  cursorAt: (stream: string, from: number) => Cursor,
  counted: Counted,
): void {
  let drew: { at: number; drawn: readonly Json[] } | null = null;
  for (const [at, event] of events.entries()) {
    if (AGENDA.includes(typeOf(event))) continue;
    let flat: readonly Event[] | null = null;
    const before = () => (flat ??= [...past(), ...events.slice(0, at)]);
    const found = held(event, { step: events.slice(0, at), past: before, drawn: drew !== null, referee });
    if (found !== null && "wrong" in found) differ({ kind: "held", row, what: found.wrong });
    if (found !== null) counted.byHand.set(found.told, (counted.byHand.get(found.told) ?? 0) + 1);
    if (drew !== null) {
      repeatDraw([...past(), ...events.slice(0, drew.at)], drew.drawn, event, row, cursorAt);
      if (typeOf(event) !== "die-rolled") counted.deals += 1;
      else if (event.source !== "corrected") counted.rolls += 1;
    } else {
      const missing = undrawn(event, before);
      if (missing !== null) differ({ kind: "undrawn", row, what: missing });
      const what = differing(event, before);
      if (what !== null) differ({ kind: "drawn", row, what });
    }
    drew = typeOf(event) === "drew" ? { at, drawn: list(revealed(event.drawn)) } : null;
  }
  if (drew !== null) differ({ kind: "unknown-draw", row });
}

function repeatDraw(
  before: readonly Event[],
  drawn: readonly Json[],
  result: Event,
  row: number,
  cursorAt: (stream: string, from: number) => Cursor,
): void {
  const draw = drawOf(result);
  if (draw === null) differ({ kind: "unknown-draw", row });
  const [first, ...more] = drawn.map(object);
  const what = draw.what;
  if (first === undefined || more.length > 0 || first.stream !== draw.stream) differ({ kind: "drawn", row, what });
  if (whole(first.from) !== position(draw.stream, before)) differ({ kind: "drawn", row, what });
  const cursor = cursorAt(draw.stream, whole(first.from));
  if (!draw.repeat(cursor, before, result) || cursor.position !== first.to) differ({ kind: "drawn", row, what });
}

/** Where a stream stands after these events. */
function position(stream: string, events: readonly Event[]): number {
  let at = 0;
  for (const event of events) {
    if (typeOf(event) !== "drew") continue;
    for (const drawn of list(revealed(event.drawn)).map(object)) if (drawn.stream === stream) at = whole(drawn.to);
  }
  return at;
}
