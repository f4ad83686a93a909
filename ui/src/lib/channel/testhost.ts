// A small host for the tests of this folder: the responder's side of the channel, over fake links.

import { sha256 } from "@noble/hashes/sha2.js";
import { ascii, type Bytes, concat, u16 } from "./bytes";
import { type Sealed, seal } from "./frame";
import { PROTOCOL_VERSION, prologue, type Refusal, REFUSALS } from "./greeting";
import type { Store, Stores } from "./keep";
import { begin, decryptAndHash, encryptAndHash, mixEphemeral, mixKey, split } from "./noise";
import { type Pictogram, pictogramsOf } from "./pictograms";
import type { Link, Surroundings } from "./seat";
import { x25519 } from "./x25519";

export const TABLE: Bytes = new Uint8Array(16).fill(9);

/** One link as the host sees it. */
export interface HostLink {
  /** What the page has sent and nobody has taken yet. */
  sent: Bytes[];
  closedByPage: boolean;
  open(): void;
  say(bytes: Bytes): void;
  hangUp(): void;
}

function fakeLink(): { link: Link; host: HostLink } {
  let events: Parameters<Link["listen"]>[0] | null = null;
  const host: HostLink = {
    sent: [],
    closedByPage: false,
    open: () => events?.opened(),
    say: (bytes) => events?.message(bytes),
    hangUp: () => events?.closed(),
  };
  const link: Link = {
    listen: (given) => {
      events = given;
    },
    send: (bytes) => host.sent.push(bytes),
    close: () => {
      host.closedByPage = true;
    },
  };
  return { link, host };
}

export function memoryStore(): Store & { entries: Map<string, string> } {
  const entries = new Map<string, string>();
  return {
    entries,
    get length() {
      return entries.size;
    },
    key: (at) => [...entries.keys()][at] ?? null,
    getItem: (name) => entries.get(name) ?? null,
    setItem: (name, value) => entries.set(name, value),
    removeItem: (name) => entries.delete(name),
  };
}

export function forbiddenStores(): Stores {
  const refuse = () => {
    throw new Error("storage is forbidden here");
  };
  return { local: refuse, session: refuse };
}

/** A browser whose time passes when the test says so. */
export function fakeBrowser(stores: Stores) {
  let time = 0;
  let timers: { at: number; run: () => void }[] = [];
  const wakes = new Set<() => void>();
  const links: HostLink[] = [];
  let asleep = 0;
  const around: Surroundings = {
    stores,
    connect() {
      const { link, host } = fakeLink();
      links.push(host);
      return link;
    },
    now: () => time,
    date: () => time + asleep,
    later(milliseconds, run) {
      const timer = { at: time + milliseconds, run };
      timers.push(timer);
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
    onWake(run) {
      wakes.add(run);
      return () => wakes.delete(run);
    },
  };
  return {
    around,
    links,
    last: () => links[links.length - 1]!,
    wake: () => {
      for (const run of wakes) run();
    },
    /** The device sleeps: its date moves on, its timers do not. */
    sleep(milliseconds: number) {
      asleep += milliseconds;
    },
    pass(milliseconds: number) {
      const end = time + milliseconds;
      for (;;) {
        const next = timers.filter((timer) => timer.at <= end).sort((one, other) => one.at - other.at)[0];
        if (next === undefined) break;
        timers = timers.filter((timer) => timer !== next);
        time = next.at;
        next.run();
      }
      time = end;
    },
  };
}

export function refusal(reason: Refusal): Bytes {
  return concat(Uint8Array.of(1), u16(PROTOCOL_VERSION), Uint8Array.of(REFUSALS.indexOf(reason) + 1));
}

/** Answers the hello and the handshake of a link that has just opened; with `taken` by a key it was not bound to. */
export function accept(link: HostLink, key: Bytes, taken: Uint8Array | null = null): { session: Sealed; pictograms: Pictogram[]; hello: Bytes } {
  link.open();
  const hello = link.sent.shift()!;
  const bound = x25519.utils.randomSecretKey();
  const challenge = concat(new Uint8Array(16).fill(4), sha256(concat(ascii("dradis-ephemeral-v1"), x25519.getPublicKey(bound))));
  link.say(concat(Uint8Array.of(0), u16(PROTOCOL_VERSION), TABLE, challenge));
  const first = link.sent.shift()!;
  const state = begin(prologue(TABLE, hello.slice(9), "seat", challenge), key);
  const theirs = first.subarray(0, 32);
  mixEphemeral(state, theirs);
  decryptAndHash(state, first.subarray(32));
  const secret = taken ?? bound;
  const own = x25519.getPublicKey(secret);
  mixEphemeral(state, own);
  mixKey(state, x25519.getSharedSecret(secret, theirs));
  const second = concat(own, encryptAndHash(state, new Uint8Array(0)));
  link.say(concat(Uint8Array.of(2), second));
  return { session: seal(split(state, false)), pictograms: pictogramsOf(state.hash), hello };
}
