import { readFileSync } from "node:fs";
import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";
import { expect, test, vi } from "vitest";
import forgeries from "../../../../tests/vectors/forgeries.json";
import { commitment } from "../fairness";
import { canonical, join, type Json, list, object, readCanonical, split } from "./canonical";
import { genesisHash, rowCommitment, rowHash } from "./chain";
import { TOLD } from "./difference";
import { verifyAtOnce } from "./game";
import { nothingWitnessed } from "./witness";

// The list of forgeries is shared with the other verifiers, which judge each as this one must.
vi.setConfig({ testTimeout: 120_000 });

/** Altered in place, whatever it is. */
type Any = any;
interface Row {
  body: Any;
  row: Any;
  blind: string;
}
interface Forgery {
  name: string;
  game: string;
  /** What is altered in an event; without it, a stream in the first row. */
  find?: Json;
  stream?: string;
  commitment?: "added" | "removed";
  seed?: "added" | "removed";
  verdict: string;
  nth?: number;
  set?: Record<string, Json[]>;
  replace?: Json;
  insert?: Json;
  twice?: boolean;
  undrawn?: boolean;
  remove?: boolean;
  opened?: string;
  actor?: Json;
}

const read = (game: string): string[] =>
  readFileSync(new URL(`../../../../tests/fixtures/${game}.full.jsonl`, import.meta.url), "utf8").trimEnd().split("\n");

/** The rows of a game with their secrets in place, to be altered. */
function rowsOf(lines: readonly string[]): Row[] {
  return lines.slice(1).map((line) => {
    const { row, secrets, blind } = structuredClone(readCanonical(line)) as Any;
    return { body: join(row.body, [...secrets]), row, blind };
  });
}

/** The game with its commitments and its chain made anew. */
function rewritten(header: string, rows: readonly Row[]): string[] {
  const first = structuredClone(readCanonical(header)) as Any;
  let previous = genesisHash(first.genesis);
  const lines = rows.map(({ body, row, blind }) => {
    const secrets: Json[] = [];
    const open = split(body, secrets);
    const written = { ...row, body: open, commitment: rowCommitment(hexToBytes(blind), secrets) };
    previous = rowHash(previous, written);
    return canonical({ blind, row: { ...written, hash: bytesToHex(previous) }, secrets });
  });
  return [canonical({ ...first, head: { hash: bytesToHex(previous), seq: rows.length } }), ...lines];
}

/** Whether a value is as wanted, as far as it says. */
function fits(value: Any, wanted: Any): boolean {
  if (wanted === null || typeof wanted !== "object") return value === wanted;
  return Object.entries(wanted).every(([key, inner]) => value !== null && typeof value === "object" && fits(value[key], inner));
}

/** The first row with a stream more or less than the game was begun with. */
function forgeStream({ body }: Row, stream: string, forgery: Forgery): void {
  const { commitments, seeds } = body.fairness;
  const seed = new Uint8Array(32).fill(7);
  const alter = (streams: Any, how: "added" | "removed" | undefined, value: Uint8Array): void => {
    if (how === undefined) return;
    if (Object.hasOwn(streams, stream) !== (how === "removed")) throw new Error(`nothing is altered: ${forgery.name}`);
    if (how === "added") streams[stream] = bytesToHex(value);
    else delete streams[stream];
  };
  alter(commitments.streams, forgery.commitment, commitment(hexToBytes(commitments.game), stream, seed));
  alter(seeds.$secret, forgery.seed, seed);
}

function forge(rows: Row[], forgery: Forgery): void {
  if (forgery.stream !== undefined) {
    forgeStream(rows[0] as Row, forgery.stream, forgery);
    return;
  }
  const places = rows.flatMap(({ body }, row) =>
    ((body.record?.events ?? []) as Any[]).flatMap((event, at) => (fits(event, forgery.find as Json) ? [{ row, at }] : [])),
  );
  const place = places.at(forgery.nth ?? 0);
  if (place === undefined) throw new Error(`no such event: ${forgery.name}`);
  const { body, row } = rows[place.row] as Row;
  let at = place.at;
  const events = body.record.events as Any[];
  for (const [path, others] of Object.entries(forgery.set ?? {})) {
    const keys = path.split("/");
    const last = keys.pop() as string;
    const parent = keys.reduce((value, key) => value[key], events[at]);
    parent[last] = others.find((other) => canonical(other) !== canonical(parent[last]));
  }
  if (forgery.replace !== undefined) events[at] = forgery.replace;
  if (forgery.twice === true) events.splice(at + 1, 0, structuredClone(events[at]));
  if (forgery.insert !== undefined) events.splice(at + 1, 0, forgery.insert);
  if (forgery.undrawn === true) {
    const drew = events.slice(0, at).findLastIndex((event) => event.type === "drew");
    const [removed] = events.splice(drew, 1);
    at -= 1;
    const { stream } = removed.drawn.$secret[0];
    const isRead = events.some((event) => event.type === "drew" && event.drawn.$secret[0].stream === stream);
    if (!isRead) body.fairness = body.fairness.filter((record: Any) => record.stream !== stream);
  }
  if (forgery.remove === true) events.splice(at, 1);
  if (forgery.opened !== undefined) {
    const sent = rows.slice(0, place.row + 1).findLast(({ body }) => Array.isArray(body.fairness) && body.fairness.some((one: Any) => one.seats));
    const seats = sent?.body.fairness.find((one: Any) => one.seats).seats;
    body.fairness.push({ fairness: "stream-opened", stream: forgery.opened, seats });
  }
  if (forgery.actor !== undefined) row.actor = forgery.actor;
}

test("every forgery of the list is judged as the other verifiers judge it", () => {
  const judged = new Map<string, number>();
  const wrong: string[] = [];
  for (const forgery of forgeries as unknown as Forgery[]) {
    const lines = read(forgery.game);
    const table = String(object(object(readCanonical(lines[0] as string)).genesis).game);
    const honest = verifyAtOnce(lines, table, nothingWitnessed);
    if (!("sound" in honest)) throw new Error(JSON.stringify(honest));
    const rows = rowsOf(lines);
    forge(rows, forgery);
    const verdict = verifyAtOnce(rewritten(lines[0] as string, rows), table, nothingWitnessed);
    const found =
      "difference" in verdict
        ? "refused"
        : (TOLD.find((told) => (verdict.sound.byHand.get(told) ?? 0) === (honest.sound.byHand.get(told) ?? 0) + 1) ?? "not seen");
    judged.set(found, (judged.get(found) ?? 0) + 1);
    if (found !== forgery.verdict) wrong.push(`${forgery.name}: ${found}, ${JSON.stringify(verdict)}`);
  }
  console.info("forgeries by verdict:", Object.fromEntries(judged));
  expect(wrong).toEqual([]);
  for (const verdict of ["refused", "not seen", "first-player", "die", "cylon"]) expect(judged.has(verdict), verdict).toBe(true);
});

test("the recorded games are accepted within the time a player waits", () => {
  const frozen = ["kobol", "new-caprica", "ionian-nebula", "earth"].map((game) => `frozen-2/${game}`);
  for (const game of ["evening", "looks", "cylons", "laid", "laid-earth", "laid-new-caprica", "combined", ...frozen]) {
    const lines = read(game);
    const table = String(object(object(readCanonical(lines[0] as string)).genesis).game);
    const began = performance.now();
    const verdict = verifyAtOnce(lines, table, nothingWitnessed);
    console.info(game, lines.length, "lines in", Math.round(performance.now() - began), "ms");
    expect(verdict).toHaveProperty("sound");
    expect(list(lines).length).toBeGreaterThan(5);
  }
});
