/** The phone's conversation with the table, over its sealed channel. */
import { openSeatHere, surroundings } from "../channel/browser";
import { tableOf } from "../channel/keep";
import type { SeatStatus, Start } from "../channel/seat";
import { nothingWitnessed, type Witness, witnessCommitments, witnessHead, witnessKept } from "../verify/witness";
import type { FromSeat } from "../wire/FromSeat";
import type { Reply } from "../wire/Reply";
import type { SecretFrame } from "../wire/SecretFrame";
import type { TableFrame } from "../wire/TableFrame";
import type { StreamCommitment } from "../wire/StreamCommitment";
import type { ToSeat } from "../wire/ToSeat";
import { say, t } from "../words/words";
import { openFrames } from "./frames";
import { answered, commandId, hex, posted, type Outbox } from "./outbox";
import { hearMix, type MixNotice } from "./mix";
import { hearPublic, hearSecret, nothingYet, type SeatKnowledge } from "./seat";
import { lineText } from "./text";
import { openWitness, type Witnessed } from "./witnessed";

type Answer = Extract<FromSeat, { type: "answer" }>;
export type Rows = Extract<ToSeat, { type: "rows" }>;

export interface SeatSession {
  readonly status: SeatStatus;
  readonly known: SeatKnowledge;
  /** The seat this phone holds; `null` until it is paired. */
  readonly seat: number | null;
  /** Whether an answer has not been replied to yet. */
  readonly waiting: boolean;
  answer(prompt: string, option: string): void;
  /** The seat that was asked for at the table where the referee is, until the answer comes. */
  readonly asking: number | null;
  /** Asks for a seat there. */
  join(seat: number): void;
  /** Lines of the opened game, from one on. What is asked while the table is away is asked again when it is back. */
  rows(from: number): Promise<Rows>;
  /** What this phone has kept of the game. */
  readonly witness: Witness;
  /** What is wrong with the phone's own part of chance, if anything. */
  readonly notice: MixNotice | null;
  close(): void;
}

export interface SeatEars {
  named(name: string): void;
  /** A sentence for the player of this seat. */
  said(text: string, refused: boolean): void;
  /** The code for a seat at another table that was asked for. */
  code(fragment: string): void;
}

/** Opens the conversation of one seat. */
export function openSeatSession(start: Start, ears: SeatEars): SeatSession {
  let status = $state.raw<SeatStatus>({ kind: "connecting", stuck: false });
  let known = $state.raw<SeatKnowledge>(nothingYet);
  let seat = $state<number | null>(null);
  let outbox = $state.raw<Outbox<Answer>>({ waiting: [] });
  let witnessed: Witnessed | null = null;
  let wasAway = true;
  let notice = $state.raw<MixNotice | null>(null);
  /** What was said of the phone's numbers in this connection. */
  let said = new Set<string>();
  let asking = $state<number | null>(null);
  let asked: { from: number; heard: (rows: Rows) => void } | null = null;
  const text = new TextDecoder("utf-8", { fatal: true });

  const frames = openFrames();
  const channel = openSeatHere(start, {
    named(name) {
      witnessed = openWitness(surroundings.stores, tableOf(name));
      ears.named(name);
    },
    status(now) {
      if (now.kind === "open") {
        // What another seat's cards were is over.
        if (seat !== null && seat !== now.seat) forget();
        seat = now.seat;
      }
      if (now.kind === "open" && status.kind !== "open") {
        said = new Set();
        if (now.lasting === "page") ears.said(t("keeps-nothing"), false);
        status = now;
        for (const word of outbox.waiting) send(word);
        if (asked) send({ type: "rows", from: asked.from });
        return;
      }
      // Whoever holds a phone that was sent away has nothing left to uncover.
      if (now.kind === "refused") forget();
      if (now.kind !== "open") wasAway = true;
      asking = null;
      status = now;
    },
    public(bytes) {
      const message = frames.hear(JSON.parse(text.decode(bytes)) as ToSeat);
      if (message === null) channel.again();
      else take(message);
    },
    secret(bytes) {
      known = hearSecret(known, JSON.parse(text.decode(bytes)) as SecretFrame);
    },
  });

  function forget(): void {
    known = { ...known, secret: null };
  }

  function send(message: FromSeat): void {
    channel.send(new TextEncoder().encode(JSON.stringify(message)));
  }

  function take(message: Exclude<ToSeat, { type: "changed" }>): void {
    switch (message.type) {
      case "commitments":
        committed(message.commitments);
        break;
      case "entropy-kept":
        witnessed?.change((kept) => (seat === null ? kept : witnessKept(kept, seat, message.round, message.row)));
        break;
      case "table": {
        const { view, row, head } = message.frame;
        witnessed?.change((kept) => witnessHead(kept, view.turn?.number ?? 0, row, head, wasAway));
        wasAway = false;
        mix(message.frame);
        break;
      }
      case "rows":
        if (asked?.from === message.from) {
          const { heard } = asked;
          asked = null;
          heard(message);
        }
        break;
      case "join":
        asking = null;
        if (message.code === null) ears.said(t("next-taken"), true);
        else ears.code(message.code);
        break;
      case "reply":
        replied(message.reply);
        break;
    }
    known = hearPublic(known, message);
  }

  /** The host has bound itself: what it said is kept first, and only then does the phone bind itself. */
  function committed(commitments: readonly StreamCommitment[]): void {
    const streams = Object.fromEntries(commitments.map(({ stream, commitment }) => [stream, commitment]));
    witnessed?.change((kept) => witnessCommitments(kept, streams));
    if (known.frame !== null) mix(known.frame);
  }

  /** The phone's own part of chance. What it says is kept before it is said. */
  function mix(frame: TableFrame): void {
    if (witnessed === null || seat === null) return;
    const heard = hearMix(witnessed.witness, frame, seat, () => hex(crypto.getRandomValues(new Uint8Array(32))));
    witnessed.change(() => heard.witness);
    notice = heard.notice;
    if (heard.say === null) return;
    const mark = JSON.stringify(heard.say);
    if (said.has(mark)) return;
    said.add(mark);
    send(heard.say);
  }

  function replied(reply: Reply): void {
    outbox = answered(outbox, reply.id);
    switch (reply.outcome.type) {
      case "accepted":
        return;
      case "rejected":
        ears.said(lineText(reply.outcome.line, names()), true);
        return;
      case "failed":
        ears.said(say(reply.outcome.line.id, {}), true);
        return;
    }
  }

  function names(): string[] {
    return known.frame?.view.seats.map((seat) => seat.name) ?? [];
  }

  return {
    get status() {
      return status;
    },
    get known() {
      return known;
    },
    get seat() {
      return seat;
    },
    get waiting() {
      return outbox.waiting.length > 0;
    },
    answer(prompt, option) {
      const word: Answer = { type: "answer", id: commandId(), prompt, option };
      outbox = posted(outbox, word);
      send(word);
    },
    get asking() {
      return asking;
    },
    join(seat) {
      const table = known.frame?.next?.table;
      if (table === undefined) return;
      asking = seat;
      send({ type: "join", table, seat });
    },
    rows(from) {
      return new Promise((heard) => {
        asked = { from, heard };
        send({ type: "rows", from });
      });
    },
    get notice() {
      return notice;
    },
    get witness() {
      return witnessed?.witness ?? nothingWitnessed;
    },
    close() {
      channel.close();
      forget();
    },
  };
}
