// A phone's connection to its seat: it connects, comes back after sleep and reload, keeps the keys and
// says in what state it is. The browser is passed in, so that all of it runs without one in tests.

import type { Bytes } from "./bytes";
import { type Conversation, converse, type Credential } from "./conversation";
import { type FragmentError, type PairingCode, parseFragment } from "./fragment";
import { type Goodbye, MAX_SECRET } from "./frame";
import type { Refusal, Role } from "./greeting";
import {
  burnCode,
  forgetSeat,
  keepCode,
  keepSeat,
  keptCode,
  type Lasting,
  moveSeat,
  savedSeat,
  seatHere,
  seatName,
  type Stores,
} from "./keep";
import type { Pictogram } from "./pictograms";

/** Why a phone is not let in. Each has its own words on the page that say what to do. */
export type Refused =
  | "no-code"
  | "malformed-code"
  | "unknown-code"
  | "used-code"
  | "expired-code"
  | "handshake-failed"
  /** The seat's device is connected elsewhere; this one keeps trying. */
  | "seat-in-use"
  /** Two devices claim the seat and the referee decides; this one keeps trying. */
  | "contested"
  /** The referee saw other pictures. */
  | "different"
  /** The referee took the seat back. */
  | "revoked"
  /** The seat's own device came back while this one was being compared. */
  | "seat-returned"
  /** Another device holds the seat by now; the referee has been told. */
  | "replaced";

export type SeatStatus =
  /** `stuck`: the table has not answered for so long that waiting alone may not help. */
  | { kind: "connecting"; stuck: boolean }
  | { kind: "comparing"; pictograms: Pictogram[] }
  /** `seat` is the number of the seat at its table. */
  | { kind: "open"; seat: number; lasting: Lasting }
  /** Was open, is coming back. */
  | { kind: "reconnecting"; stuck: boolean }
  | { kind: "refused"; reason: Refused }
  /** The host is of another version: reload the page. */
  | { kind: "reload" };

/** The part of a WebSocket that is used. `listen` is called once, before anything can happen. */
export interface Link {
  listen(events: { opened(): void; message(bytes: Bytes): void; closed(): void }): void;
  send(bytes: Bytes): void;
  close(): void;
}

/** What a seat connection needs of its surroundings. */
export interface Surroundings {
  stores: Stores;
  /** Opens a new link to the host's seat address. */
  connect(): Link;
  /** Milliseconds that never go back. */
  now(): number;
  /** Milliseconds since 1970, which go on while the device sleeps. They may jump; nothing depends on it. */
  date(): number;
  /** Runs something later; the answer cancels it. */
  later(milliseconds: number, run: () => void): () => void;
  /** Calls back whenever the page may have been away, or its line cut: shown again, restored, offline, online again. */
  onWake(run: () => void): () => void;
}

export interface SeatEvents {
  status(status: SeatStatus): void;
  /** The seat's name, before anything else of it is known; again when the phone's seat has changed. */
  named(name: string): void;
  /** The same for everybody. */
  public(bytes: Bytes): void;
  /** For this seat alone. */
  secret(bytes: Bytes): void;
}

export interface SeatConnection {
  /**
   * Sends an answer of at most 1,020 bytes. `false`: not connected, nothing was sent. What is sent may
   * still be lost with the connection, so answers carry ids and are sent again.
   */
  send(bytes: Uint8Array): boolean;
  /** The same for a referee's screen: words of any length. */
  say(bytes: Uint8Array): boolean;
  /** Gives this conversation up for the next one, which begins with everything anew. */
  again(): void;
  /** Ends the connection for good; the keys stay. */
  close(): void;
}

/** What a page begins with: a code, a seat to come back to, or why neither. */
export type Start = { kind: "code"; code: PairingCode } | { kind: "seat"; name: string } | { kind: "none"; error: FragmentError };

const CONNECT_TIMEOUT = 5_000;
const PING_EVERY = 10_000;
const PONG_TIMEOUT = 5_000;
const TICK = 1_000;
/** A tick that comes this late means that the device slept. */
const SLEPT = 4_000;
const FIRST_RETRY = 500;
const SLOWEST_RETRY = 8_000;
/** A silence this long is no hiccup: the Wi-Fi is another one, or the table has a new address. */
const STUCK = 15_000;

/** Sealed words of the host, so these are believed and the key is forgotten. */
const AFTER_GOODBYE: Record<Goodbye, Refused> = {
  different: "different",
  revoked: "revoked",
  "seat-in-use": "seat-returned",
  contested: "replaced",
};

/**
 * Reads the pairing code from the address and removes it at once, whatever it is, so that it stays in
 * no history, bookmark or screenshot. Without one: a code that a reload interrupted, else this tab's seat, else the one kept last.
 */
export function takeStart(page: { hash: string; clear(): void }, stores: Stores): Start {
  const parsed = parseFragment(page.hash);
  if (page.hash !== "") page.clear();
  if (typeof parsed !== "string") {
    keepCode(stores, parsed);
    return { kind: "code", code: parsed };
  }
  if (parsed !== "missing") return { kind: "none", error: parsed };
  const code = keptCode(stores);
  if (code !== null) return { kind: "code", code };
  const seat = seatHere(stores);
  return seat === null ? { kind: "none", error: "missing" } : { kind: "seat", name: seat.name };
}

/** One link to the host and how far its conversation has come. */
interface Talk {
  link: Link;
  conversation: Conversation;
  /** The pictures of this handshake; before it is done, none. */
  pictograms: Pictogram[] | null;
  /** The seat's number, which comes with this conversation's key; before that, nothing. */
  seat: number | null;
  confirmed: boolean;
  /** When the link last spoke. */
  heardAt: number;
  /** When it was asked whether it is still there, and has not answered. */
  askedAt: number | null;
}

/** Connects a phone to its seat and keeps it connected until it is closed or turned away for good. */
export function openSeat(start: Start, around: Surroundings, events: SeatEvents, role: Role = "seat"): SeatConnection {
  let from = start;
  /** The newest key, for browsers that store nothing. */
  let held: { name: string; key: Bytes } | null = null;
  let lasting: Lasting = "page";
  let talk: Talk | null = null;
  let wasOpen = false;
  let passing: Refused | null = null;
  let over = false;
  let retryIn = FIRST_RETRY;
  /** Since when the table has not let this device in, in attempts that the device was awake for. */
  let tryingSince = around.now();
  let tokens = 0;
  let tickedAt = around.date();
  let cancelRetry = () => {};
  let cancelTimeout = () => {};
  let cancelTick = () => {};

  function credential(): Credential | null {
    if (from.kind === "none") return null;
    if (from.kind === "code") return from;
    const key = savedSeat(around.stores, from.name)?.key ?? (held?.name === from.name ? held.key : null);
    return key === null ? null : { kind: "resume", key };
  }

  function sayTrying(): void {
    if (passing !== null) events.status({ kind: "refused", reason: passing });
    else events.status({ kind: wasOpen ? "reconnecting" : "connecting", stuck: around.now() - tryingSince > STUCK });
  }

  function connect(): void {
    cancelRetry();
    if (over || talk !== null) return;
    const shown = credential();
    if (shown === null) {
      const malformed = from.kind === "none" && from.error !== "missing";
      stop({ kind: "refused", reason: malformed ? "malformed-code" : "no-code" });
      return;
    }
    sayTrying();
    const mine: Talk = {
      link: around.connect(),
      conversation: converse(shown, role),
      pictograms: null,
      seat: null,
      confirmed: false,
      heardAt: around.now(),
      askedAt: null,
    };
    talk = mine;
    cancelTimeout = around.later(CONNECT_TIMEOUT, () => drop(mine));
    mine.link.listen({
      opened: () => {
        if (talk === mine) mine.link.send(mine.conversation.hello);
      },
      message: (bytes) => {
        if (talk === mine) hear(mine, bytes);
      },
      closed: () => drop(mine),
    });
  }

  /** Gives a link up and plans the next one. */
  function drop(mine: Talk): void {
    if (talk !== mine) return;
    talk = null;
    cancelTimeout();
    mine.link.close();
    // A conversation that had come as far as the seat ends here; the attempts to come back begin.
    if (mine.seat !== null) tryingSince = around.now();
    sayTrying();
    cancelRetry();
    cancelRetry = around.later(retryIn, connect);
    retryIn = Math.min(retryIn * 2, SLOWEST_RETRY);
  }

  /** Ends it: nothing more happens until the player does something. */
  function stop(status: SeatStatus | null): void {
    over = true;
    cancelRetry();
    cancelTimeout();
    cancelTick();
    cancelWake();
    talk?.link.close();
    talk = null;
    if (status !== null) events.status(status);
  }

  function hear(mine: Talk, bytes: Bytes): void {
    mine.heardAt = around.now();
    mine.askedAt = null;
    const heard = mine.conversation.receive(bytes);
    switch (heard.kind) {
      case "nothing":
      case "pong":
        return;
      case "send":
        mine.link.send(heard.bytes);
        return;
      case "agreed":
        mine.pictograms = heard.pictograms;
        return;
      case "key":
        keep(seatName(heard.table, heard.number), heard.key);
        mine.link.send(mine.conversation.keyKept());
        mine.seat = heard.number;
        settle(mine);
        return;
      case "confirmed":
        mine.confirmed = true;
        settle(mine);
        return;
      case "public":
        events.public(heard.bytes);
        return;
      case "secret":
        events.secret(heard.bytes);
        return;
      case "refused":
        turnedAway(mine, heard.refusal);
        return;
      case "goodbye":
        if (from.kind === "seat") forgetSeat(around.stores, from.name);
        if (from.kind === "code") burnCode(around.stores);
        stop({ kind: "refused", reason: AFTER_GOODBYE[heard.reason] });
        return;
      case "broken":
        drop(mine);
        return;
    }
  }

  /** From now on the resume key is what counts; that it was kept uses the code up at the host. */
  function keep(name: string, key: Bytes): void {
    const before = from.kind === "seat" ? from.name : name;
    held = { name, key };
    const seat = { name, key, at: around.date() };
    lasting = before === name ? keepSeat(around.stores, seat) : moveSeat(around.stores, before, seat);
    // Of several seats only one came by the code.
    if (from.kind === "code") burnCode(around.stores);
    const known = from.kind === "seat" && before === name;
    from = { kind: "seat", name };
    if (!known) events.named(name);
  }

  /** A device that is known hears "confirmed" before its key, so it never shows pictures again. */
  function settle(mine: Talk): void {
    if (mine.seat === null || mine.pictograms === null) return;
    cancelTimeout();
    passing = null;
    retryIn = FIRST_RETRY;
    wasOpen ||= mine.confirmed;
    events.status(mine.confirmed ? { kind: "open", seat: mine.seat, lasting } : { kind: "comparing", pictograms: mine.pictograms });
  }

  function turnedAway(mine: Talk, refusal: Refusal): void {
    switch (refusal) {
      case "reload":
        stop({ kind: "reload" });
        return;
      case "seat-in-use":
      case "contested":
        passing = refusal;
        drop(mine);
        return;
      case "unknown-code":
      case "used-code":
      case "expired-code":
      case "handshake-failed":
        if (from.kind === "code") burnCode(around.stores);
        stop({ kind: "refused", reason: refusal });
        return;
    }
  }

  /** Asks the host whether it is still there; a link that slept may be dead without knowing. */
  function ask(mine: Talk): void {
    if (mine.pictograms === null || mine.askedAt !== null) return;
    tokens += 1;
    mine.askedAt = around.now();
    mine.link.send(mine.conversation.ping(tokens));
  }

  function tick(): void {
    const slept = around.date() - tickedAt > SLEPT;
    tickedAt = around.date();
    cancelTick = around.later(TICK, tick);
    if (slept) wake();
    else if (talk !== null && talk.askedAt !== null && around.now() - talk.askedAt > PONG_TIMEOUT) drop(talk);
    else if (talk !== null && around.now() - talk.heardAt > PING_EVERY) ask(talk);
  }

  function wake(): void {
    if (over) return;
    retryIn = FIRST_RETRY;
    tryingSince = around.now();
    if (talk === null) connect();
    else ask(talk);
  }

  const cancelWake = around.onWake(wake);
  cancelTick = around.later(TICK, tick);
  if (from.kind === "seat") events.named(from.name);
  connect();
  const isOpen = (mine: Talk | null): mine is Talk => mine !== null && mine.seat !== null && mine.confirmed;
  return {
    say(bytes) {
      if (!isOpen(talk)) return false;
      for (const frame of talk.conversation.words(bytes)) talk.link.send(frame);
      return true;
    },
    send(bytes) {
      if (bytes.length === 0 || bytes.length > MAX_SECRET) throw new RangeError(`an answer has 1 to ${MAX_SECRET} bytes`);
      if (!isOpen(talk)) return false;
      talk.link.send(talk.conversation.answer(bytes));
      // A line that died without a word would keep the player waiting until the next silence is noticed.
      ask(talk);
      return true;
    },
    again() {
      if (talk !== null) drop(talk);
    },
    close: () => stop(null),
  };
}
