/** The phone's conversation with the table, over its sealed channel. */
import { openSeatHere } from "../channel/browser";
import type { SeatStatus, Start } from "../channel/seat";
import type { FromSeat } from "../wire/FromSeat";
import type { Reply } from "../wire/Reply";
import type { SecretFrame } from "../wire/SecretFrame";
import type { ToSeat } from "../wire/ToSeat";
import { say, t } from "../words/words";
import { answered, commandId, hex, posted, type Outbox } from "./outbox";
import { hearPublic, hearSecret, nothingYet, type SeatKnowledge } from "./seat";
import { lineText } from "./text";

type Answer = Extract<FromSeat, { type: "answer" }>;

export interface SeatSession {
  readonly status: SeatStatus;
  readonly known: SeatKnowledge;
  /** The seat this phone holds; `null` until it is paired. */
  readonly seat: number | null;
  /** Whether an answer has not been replied to yet. */
  readonly waiting: boolean;
  answer(prompt: string, option: string): void;
  close(): void;
}

export interface SeatEars {
  named(name: string): void;
  /** A sentence for the player of this seat. */
  said(text: string, refused: boolean): void;
}

/** Opens the conversation of one seat. */
export function openSeatSession(start: Start, ears: SeatEars): SeatSession {
  let status = $state.raw<SeatStatus>({ kind: "connecting", stuck: false });
  let known = $state.raw<SeatKnowledge>(nothingYet);
  let seat = $state<number | null>(null);
  let outbox = $state.raw<Outbox<Answer>>({ waiting: [] });
  // The phone's own randomness for this table: one value, however often it is asked for.
  const entropy = hex(crypto.getRandomValues(new Uint8Array(32)));
  const text = new TextDecoder("utf-8", { fatal: true });

  const channel = openSeatHere(start, {
    named: ears.named,
    status(now) {
      if (now.kind === "open") {
        // What another seat's cards were is over.
        if (seat !== null && seat !== now.seat) forget();
        seat = now.seat;
      }
      if (now.kind === "open" && status.kind !== "open") {
        if (now.lasting === "page") ears.said(t("keeps-nothing"), false);
        status = now;
        for (const asked of outbox.waiting) send(asked);
        return;
      }
      // Whoever holds a phone that was sent away has nothing left to uncover.
      if (now.kind === "refused") forget();
      status = now;
    },
    public: (bytes) => take(JSON.parse(text.decode(bytes)) as ToSeat),
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

  function take(message: ToSeat): void {
    if (message.type === "commitments") send({ type: "entropy", bytes: entropy });
    if (message.type === "reply") replied(message.reply);
    known = hearPublic(known, message);
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
      const asked: Answer = { type: "answer", id: commandId(), prompt, option };
      outbox = posted(outbox, asked);
      send(asked);
    },
    close() {
      channel.close();
      forget();
    },
  };
}
