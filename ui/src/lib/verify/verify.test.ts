import { readFileSync } from "node:fs";
import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";
import { expect, test, vi } from "vitest";
import chance from "../../../../tests/vectors/chance.json";
import destiny from "../../../../tests/vectors/destiny.json";
import vectors from "../../../../tests/vectors/journal.json";
import { commitment } from "../fairness";
import { canonical, join, type Json, type JsonObject, list, NotInOrder, object, readCanonical, split } from "./canonical";
import { genesisHash, publicPart, rowCommitment, rowHash } from "./chain";
import { destinyDeck, mixedDestiny } from "./draws";
import { verifyAtOnce } from "./game";
import { STREAMS } from "./streams";
import { nothingWitnessed, type Witness, witnessCalled, witnessCommitments, witnessHead, witnessKept, witnessOwn } from "./witness";

// Games are hashed and repeated many times over here; how long that takes is the machine's affair.
vi.setConfig({ testTimeout: 120_000 });

test("canonical texts, and values that have none", () => {
  expect(vectors.canonical.length).toBeGreaterThan(0);
  for (const { text } of vectors.canonical) expect(canonical(readCanonical(text))).toBe(text);
  for (const text of [...vectors.not_canonical, '{"b":1,"a":2}', '{"a":1,"a":1}', "[1, 2]", '"\\ud800"', "", "[1"]) {
    expect(() => readCanonical(text), text).toThrow(NotInOrder);
  }
});

test("bodies split and joined", () => {
  for (const { body, public: open, secrets } of vectors.split as unknown as { body: Json; public: Json; secrets: Json[] }[]) {
    const found: Json[] = [];
    expect(split(body, found)).toEqual(open);
    expect(found).toEqual(secrets);
    expect(join(open, [...secrets])).toEqual(body);
  }
  for (const body of vectors.not_split as unknown as Json[]) expect(() => split(body, [])).toThrow(NotInOrder);
});

test("rows chained", () => {
  const { genesis, chain, head } = vectors as unknown as {
    genesis: { genesis: Json; text: string; hash: string };
    chain: { previous: string; secrets: Json[]; blind: string; public_part: string; row: JsonObject }[];
    head: Json;
  };
  let previous = genesisHash(genesis.genesis);
  expect(bytesToHex(previous)).toBe(genesis.hash);
  for (const { secrets, blind, public_part, row } of chain) {
    expect(rowCommitment(hexToBytes(blind), secrets)).toBe(row.commitment);
    expect(publicPart(row)).toBe(public_part);
    previous = rowHash(previous, row);
    expect(bytesToHex(previous)).toBe(row.hash);
  }
  expect(head).toEqual({ seq: chain.length, hash: bytesToHex(previous) });
});

test("Destiny decks of each game", () => {
  expect(destiny.decks.length).toBeGreaterThan(1);
  for (const { game, key, from, cards, deck, to } of destiny.decks) {
    const before = [{ type: "game-began", options: game === "base" ? {} : { game } }] as unknown as JsonObject[];
    const cursor = { key: hexToBytes(key), position: from };
    const built = (deck: Json) => ({ type: "destiny-built", cards, deck: { $secret: deck } }) as JsonObject;
    expect(destinyDeck(cursor, before, built(deck as unknown as Json))).toBe(true);
    expect(cursor.position).toBe(to);
    const turned = [...deck].reverse() as unknown as Json;
    expect(destinyDeck({ key: hexToBytes(key), position: from }, before, built(turned))).toBe(false);
  }
});

test("Destiny decks with cards shuffled into them", () => {
  expect(destiny.mixed.length).toBeGreaterThan(1);
  for (const { game, key, from, before, skill, cards, deck, to } of destiny.mixed) {
    const began = [{ type: "game-began", options: game === "base" ? {} : { game } }] as unknown as JsonObject[];
    const cursor = { key: hexToBytes(key), position: from };
    expect(mixedDestiny(cursor, began, before as unknown as Json[], skill, cards)).toEqual(deck);
    expect(cursor.position).toBe(to);
    expect(mixedDestiny({ key: hexToBytes(key), position: from }, began, [], skill, 36)).toBeNull();
  }
});

// ---- the recorded evening, and what a host may have done to it ----

const evening = readFileSync(new URL("../../../../tests/fixtures/evening.full.jsonl", import.meta.url), "utf8");
const lines = evening.trimEnd().split("\n");
const table = String(object(object(readCanonical(lines[0] as string)).genesis).game);

type Line = { blind: string; row: { body: Json; hash: string; seq: number; actor: Json }; secrets: Json[] };
const parsed = (line: string): Line => structuredClone(readCanonical(line)) as unknown as Line;
const bodyOf = ({ row, secrets }: Line): JsonObject => object(join(row.body, [...secrets]));
const recordsOf = (line: Line): readonly JsonObject[] => {
  const { fairness } = bodyOf(line);
  return fairness === undefined ? [] : (Array.isArray(fairness) ? list(fairness) : [fairness]).map(object);
};

/** What the phone of a seat would have kept of this evening. */
function witnessOf(seat: number): Witness {
  let witness = nothingWitnessed;
  const bound = new Map<number, number>();
  for (const line of lines.slice(1).map(parsed)) {
    for (const record of recordsOf(line)) {
      if (record.fairness === "committed") {
        witness = witnessCommitments(witness, object(object(record.commitments).streams) as Record<string, string>);
      }
      if (record.fairness === "entropy-committed" && record.seat === seat) {
        const round = Number(record.round);
        bound.set(round, line.row.seq);
      }
      if (record.fairness === "entropy-opened" && record.seat === seat) {
        const round = Number(record.round);
        witness = witnessKept(witnessOwn(witness, seat, round, String(record.entropy)), seat, round, bound.get(round) ?? 0);
      }
    }
    witness = witnessHead(witness, Math.floor(line.row.seq / 20), line.row.seq, line.row.hash.slice(0, 16), false);
  }
  return witness;
}

/** The game with its rows altered, and every commitment and hash made anew: a host that writes what it likes. */
function rewritten(alter: (body: JsonObject, line: Line) => Json): string[] {
  const header = structuredClone(readCanonical(lines[0] as string)) as unknown as { genesis: Json; head: { hash: string; seq: number } };
  let previous = genesisHash(header.genesis);
  const rows = lines.slice(1).map((text) => {
    const line = parsed(text);
    const secrets: Json[] = [];
    const body = split(alter(structuredClone(bodyOf(line)) as JsonObject, line), secrets);
    const row = { ...line.row, body, commitment: rowCommitment(hexToBytes(line.blind), secrets) } as unknown as JsonObject;
    previous = rowHash(previous, row);
    return canonical({ blind: line.blind, row: { ...row, hash: bytesToHex(previous) }, secrets });
  });
  return [canonical({ ...header, head: { hash: bytesToHex(previous), seq: rows.length } } as unknown as Json), ...rows];
}

/** The same with one event altered, the first for which `alter` gives another, and the row it stands in. */
function forged(alter: (event: JsonObject) => JsonObject | null): { row: number; lines: string[] } {
  let row = 0;
  const lines = rewritten((body, line) => {
    const record = body.record === undefined ? null : object(body.record);
    if (record?.events === undefined || row > 0) return body;
    const events = list(record.events).map((event) => {
      const other = row === 0 ? alter(object(event)) : null;
      if (other !== null) row = line.row.seq;
      return other ?? event;
    });
    return { ...body, record: { ...record, events } };
  });
  expect(row).toBeGreaterThan(0);
  return { row, lines };
}

/** A forger whose phone-less friends kept nothing: only what follows from the file is left to find it. */
const bare: Witness = nothingWitnessed;

test("a recorded evening adds up, for a phone that was there and for one that kept nothing", () => {
  const seen = verifyAtOnce(lines, table, witnessOf(1));
  expect(seen).toMatchObject({ sound: { rows: lines.length - 1, committed: true } });
  if (!("sound" in seen)) throw new Error("it adds up");
  const { deals, rolls, streams, ownStreams, voidRounds, witnessed } = seen.sound;
  expect(voidRounds).toBe(1);
  expect(deals).toBeGreaterThan(6);
  expect(rolls).toBeGreaterThan(3);
  // Who begins was rolled before any phone was there.
  expect(ownStreams).toBe(streams - 1);
  expect(witnessed).toBeGreaterThan(4);
  expect(verifyAtOnce(lines, table, bare)).toMatchObject({ sound: { deals, rolls, ownStreams: 0, witnessed: 0, committed: false } });
  expect(rewritten((body) => body)).toEqual(lines);
});

test("a deal that the streams did not give", () => {
  const { row, lines } = forged((event) => {
    if (event.type !== "loyalty-dealt") return null;
    const deal = object(object(event.deal).$secret);
    const hands = list(deal.hands).map((hand) => [...list(hand)]);
    const [first, other] = [hands[0], hands.find((hand) => hand[0] !== hands[0]?.[0])];
    if (first === undefined || other === undefined) throw new Error("two of them differ");
    [first[0], other[0]] = [other[0] as Json, first[0] as Json];
    return { ...event, deal: { $secret: { ...deal, hands } } };
  });
  expect(verifyAtOnce(lines, table, bare)).toEqual({ difference: { kind: "drawn", row, what: "loyalty" } });
});

test("a roll that the dice did not give, and one without a draw", () => {
  const other = forged((event) =>
    event.type === "die-rolled" && event.source === "app" ? { ...event, face: (Number(event.face) % 8) + 1 } : null,
  );
  expect(verifyAtOnce(other.lines, table, bare)).toEqual({ difference: { kind: "drawn", row: other.row, what: "die" } });
  const unrolled = forged((event) =>
    event.type === "drew" && JSON.stringify(event).includes('"dice"') ? { type: "step-done" } : null,
  );
  expect(verifyAtOnce(unrolled.lines, table, bare)).toEqual({ difference: { kind: "undrawn", row: unrolled.row, what: "die" } });
});

/** Every kind of result in the evening, with another in its place. */
const others: [string, (event: JsonObject) => JsonObject | null][] = [
  ["first-player", (event) => (event.type === "game-began" ? { ...event, first: (Number(event.first) + 1) % 5 } : null)],
  [
    "civilians",
    (event) => {
      if (event.type !== "board-laid-out") return null;
      const [one, two] = list(event.civilians).map(object);
      const kind = object(two?.kind).$secret === "nothing" ? "population-1" : "nothing";
      return { ...event, civilians: [one as Json, { ...two, kind: { $secret: kind } }] };
    },
  ],
  [
    "destiny",
    (event) => {
      if (event.type !== "destiny-built") return null;
      const deck = [...list(object(event.deck).$secret)].reverse();
      return { ...event, deck: { $secret: deck } };
    },
  ],
  [
    "destinations",
    (event) => {
      const jump = event.type === "jump" ? object(event.jump) : null;
      if (jump?.type !== "deck-built") return null;
      return { ...event, jump: { ...jump, deck: { $secret: [...list(object(jump.deck).$secret)].reverse() } } };
    },
  ],
  [
    "sleeper",
    (event) => {
      const sleeper = event.type === "sleeper" ? object(event.sleeper) : null;
      if (sleeper?.type !== "dealt") return null;
      // Five players have no Sympathizer in the deck.
      const cards = list(object(sleeper.cards).$secret).map((hand) => list(hand).map(() => "sympathizer"));
      return { ...event, sleeper: { ...sleeper, cards: { $secret: cards } } };
    },
  ],
];
test.each(others)("another result: %s", (what, alter) => {
  const { row, lines } = forged(alter);
  expect(verifyAtOnce(lines, table, bare)).toEqual({ difference: { kind: "drawn", row, what } });
});

test("a row of the log that says something else", () => {
  const row = lines.findIndex((line) => line.includes('"type":"referee"') && line.includes('"events"'));
  const altered = lines.with(row, (lines[row] as string).replace('"type":"referee"', '"seat":0,"type":"seat"'));
  expect(altered[row]).not.toBe(lines[row]);
  const reordered = altered.with(row, canonical(JSON.parse(altered[row] as string) as Json));
  expect(verifyAtOnce(reordered, table, bare)).toEqual({ difference: { kind: "hash", row } });
});

test("a row of the log that says something else in a chain made anew, by the marks that the phone kept", () => {
  const altered = rewritten((body, line) => {
    if (line.row.seq === 30) line.row.actor = { type: "seat", seat: 0 };
    return body;
  });
  expect(verifyAtOnce(altered, table, bare)).toHaveProperty("sound");
  const first = witnessOf(1).heads.find(({ row }) => row >= 30)?.row;
  expect(verifyAtOnce(altered, table, witnessOf(1))).toEqual({ difference: { kind: "witnessed", row: first } });
});

test("a secret that the row was not committed to", () => {
  const row = lines.findIndex((line) => line.includes('"loyalty-dealt"'));
  const altered = lines.with(row, (lines[row] as string).replace(/"not-a-cylon"/, '"sympathizer"'));
  expect(verifyAtOnce(altered, table, bare)).toEqual({ difference: { kind: "secrets", row } });
});

test("a file that is cut off, of another table, or no game", () => {
  expect(verifyAtOnce(lines.slice(0, -1), table, bare)).toEqual({ difference: { kind: "file", line: lines.length } });
  expect(verifyAtOnce([], table, bare)).toEqual({ difference: { kind: "file", line: 1 } });
  expect(verifyAtOnce(["hello"], table, bare)).toEqual({ difference: { kind: "file", line: 1 } });
  expect(verifyAtOnce(lines.with(3, "{}"), table, bare)).toEqual({ difference: { kind: "file", line: 4 } });
  expect(verifyAtOnce(lines, "00".repeat(16), bare)).toEqual({ difference: { kind: "game" } });
});

test("commitments, numbers of the phone's own and rows that are not those it kept", () => {
  const kept = witnessOf(1);
  const commitments = { ...kept.commitments, dice: "00".repeat(32) };
  expect(verifyAtOnce(lines, table, { ...kept, commitments })).toEqual({ difference: { kind: "commitments" } });
  const [own] = kept.own;
  if (own === undefined) throw new Error("the phone sent its numbers");
  const differs = { difference: { kind: "own-entropy", seat: 1 } };
  expect(verifyAtOnce(lines, table, { ...kept, own: [{ ...own, entropy: "22".repeat(32) }] })).toEqual(differs);
  expect(verifyAtOnce(lines, table, { ...kept, own: [{ ...own, row: (own.row ?? 0) - 1 }] })).toEqual(differs);
  const called = [{ round: own.round, seats: [[own.seat, "00".repeat(32)]] as const }];
  expect(verifyAtOnce(lines, table, { ...kept, called })).toEqual({ difference: { kind: "round", round: own.round } });
  const never = { ...kept, own: [{ ...own, seat: 0 }] };
  expect(verifyAtOnce(lines, table, never)).toEqual({ difference: { kind: "own-entropy", seat: 0 } });
});

test("a stream that leaves a phone out, and one with another seed", () => {
  let row = 0;
  const left = rewritten((body, line) => {
    const opened = Array.isArray(body.fairness) ? list(body.fairness).map(object) : [];
    if (!opened.some((record) => record.stream === "loyalty")) return body;
    row = line.row.seq;
    return { ...body, fairness: opened.map((record) => (record.stream === "loyalty" ? { ...record, seats: [] } : record)) };
  });
  expect(verifyAtOnce(left, table, bare)).toEqual({ difference: { kind: "left-out", row, stream: "loyalty" } });

  const seeded = rewritten((body, line) => {
    if (line.row.seq !== 1) return body;
    const fairness = object(body.fairness);
    const seeds = object(object(fairness.seeds).$secret);
    return { ...body, fairness: { ...fairness, seeds: { $secret: { ...seeds, crisis: seeds.quorum as Json } } } };
  });
  expect(verifyAtOnce(seeded, table, bare)).toEqual({ difference: { kind: "seed", stream: "crisis" } });
});

/** The evening with other streams in its first row. */
function withStreams(alter: (streams: JsonObject, seeds: JsonObject) => [JsonObject, JsonObject]): string[] {
  return rewritten((body, line) => {
    if (line.row.seq !== 1) return body;
    const fairness = object(body.fairness);
    const commitments = object(fairness.commitments);
    const [streams, seeds] = alter(object(commitments.streams), object(object(fairness.seeds).$secret));
    return { ...body, fairness: { ...fairness, commitments: { ...commitments, streams }, seeds: { $secret: seeds } } };
  });
}

const without = (values: JsonObject, name: string): JsonObject => Object.fromEntries(Object.entries(values).filter(([key]) => key !== name));

test("a game that was begun before a stream came is as sound, and one with a stream of tomorrow is refused", () => {
  expect([...STREAMS].sort()).toEqual(Object.keys(chance.derive[0]?.keys ?? {}).sort());
  const used = new Set(lines.slice(1).flatMap((line) => recordsOf(parsed(line)).map((record) => record.stream as string | undefined)));
  // The evening was recorded before the streams of the combined game came.
  const committed = Object.keys(recordedCommitments());
  const unused = committed.filter((stream) => !used.has(stream));
  expect(unused).toContain("quorum");
  const honest = verifyAtOnce(lines, table, bare);
  for (const stream of unused) {
    const older = withStreams((streams, seeds) => [without(streams, stream), without(seeds, stream)]);
    expect(verifyAtOnce(older, table, bare), stream).toEqual(honest);
    // A phone that was shown the commitments then was shown these, and not others.
    const kept = { ...bare, commitments: without(recordedCommitments(), stream) as Record<string, string> };
    expect(verifyAtOnce(older, table, kept), stream).toMatchObject({ sound: { committed: true } });
    expect(verifyAtOnce(lines, table, kept), stream).toEqual({ difference: { kind: "commitments" } });
    const all = { ...bare, commitments: recordedCommitments() };
    expect(verifyAtOnce(older, table, all), stream).toEqual({ difference: { kind: "commitments" } });
  }
  const newer = withStreams((streams, seeds) => [
    { ...streams, motives: bytesToHex(commitment(hexToBytes(table), "motives", hexToBytes(String(seeds.dice)))) },
    { ...seeds, motives: seeds.dice as Json },
  ]);
  expect(verifyAtOnce(newer, table, bare)).toEqual({ difference: { kind: "unknown-stream", stream: "motives" } });
});

function recordedCommitments(): Record<string, string> {
  const fairness = object(bodyOf(parsed(lines[1] as string)).fairness);
  return object(object(fairness.commitments).streams) as Record<string, string>;
}

test("a draw from another place, one that nothing comes of, and a step that is not the next", () => {
  const elsewhere = forged((event) => {
    if (event.type !== "drew") return null;
    const [drawn] = list(object(event.drawn).$secret).map(object);
    return { ...event, drawn: { $secret: [{ ...drawn, from: Number(drawn?.from) + 1 }] } };
  });
  expect(verifyAtOnce(elsewhere.lines, table, bare)).toMatchObject({ difference: { kind: "drawn", row: elsewhere.row } });
  const nothing = forged((event) => (event.type === "game-began" ? { ...event, rolled: false } : null));
  expect(verifyAtOnce(nothing.lines, table, bare)).toEqual({ difference: { kind: "unknown-draw", row: nothing.row } });
  let row = 0;
  const undone = rewritten((body, line) => {
    const record = body.record === undefined ? null : object(body.record);
    if (record?.type !== "undid" || row > 0) return body;
    row = line.row.seq;
    return { ...body, record: { ...record, step: Number(record.step) - 1 } };
  });
  expect(verifyAtOnce(undone, table, bare)).toEqual({ difference: { kind: "row", row } });
});

/** Whatever a host writes, the phone ends in a verdict. */
test("an event with fields of another kind ends in a verdict", () => {
  const kinds = ["game-began", "character-chosen", "loyalty-dealt", "board-laid-out", "destiny-built", "die-rolled", "drew", "jump", "sleeper"];
  const broken = (event: JsonObject, value: Json) => Object.fromEntries(Object.keys(event).map((key) => [key, key === "type" ? (event.type as Json) : value]));
  for (const kind of kinds) {
    for (const value of [null, []]) {
      const { lines } = forged((event) => (event.type === kind ? broken(event, value) : null));
      expect(Object.keys(verifyAtOnce(lines, table, bare)), kind).toEqual(["difference"]);
    }
  }
});

test("a phone keeps a mark for each turn and each connection, and what it was told first", () => {
  const mark = (row: number, head: string) => ({ turn: 1, row, head });
  let witness = witnessHead(nothingWitnessed, 1, 5, "a", true);
  witness = witnessHead(witness, 1, 6, "b", false);
  expect(witness.heads).toEqual([mark(6, "b")]);
  expect(witnessHead(witness, 1, 6, "c", true)).toBe(witness);
  expect(witnessHead(witness, 1, 7, "c", true).heads).toEqual([mark(6, "b"), mark(7, "c")]);
  expect(witnessHead(witness, 2, 7, "c", false).heads).toHaveLength(2);
  const first = witnessCommitments(witness, { dice: "1" });
  expect(witnessCommitments(first, { dice: "2" })).toBe(first);
  const sent = witnessOwn(first, 3, 1, "e");
  expect(witnessOwn(sent, 3, 1, "f")).toBe(sent);
  expect(witnessOwn(sent, 3, 2, "f").own).toHaveLength(2);
  expect(witnessKept(witnessKept(sent, 3, 1, 8), 3, 1, 9).own).toEqual([{ seat: 3, round: 1, entropy: "e", row: 9 }]);
  const called = witnessCalled(sent, 1, [[3, "c"]]);
  expect(witnessCalled(called, 1, [[3, "d"]])).toBe(called);
});
