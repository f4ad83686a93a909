// Where a phone keeps its keys: the code of a pairing under way in the tab's own storage, the resume
// keys in the browser's. Storage may be full, forbidden or absent; then a key lives as long as the page.

import { hexToBytes } from "@noble/hashes/utils.js";
import { type Bytes, fromBase64url, toBase64url } from "./bytes";
import { encodeFragment, type PairingCode, parseFragment } from "./fragment";

/** The part of the browser's Storage that is used. Every call may throw. */
export interface Store {
  readonly length: number;
  key(at: number): string | null;
  getItem(name: string): string | null;
  setItem(name: string, value: string): void;
  removeItem(name: string): void;
}

/** A browser may refuse the very property, so stores come as functions. */
export interface Stores {
  local: () => Store;
  session: () => Store;
}

/** How long a key lasts: `kept` survives the browser, `tab` the reload, `page` nothing. */
export type Lasting = "kept" | "tab" | "page";

const CODE = "dradis.code";
const SEAT = "dradis.seat.";
const HERE = "dradis.here";
const TAB = "dradis.tab.";
const WITNESS = "dradis.witness.";
const MOST_SEATS = 8;
const MOST_WITNESSED = 4;

function attempt<T>(store: () => Store, use: (store: Store) => T): T | null {
  try {
    return use(store());
  } catch {
    return null;
  }
}

export interface SavedSeat {
  /** Table id and seat number; stable over all keys of the seat. */
  name: string;
  key: Bytes;
  /** When it was kept, in milliseconds of the browser's clock. Only orders seats by age. */
  at: number;
}

/** The stable name of a seat at a table. */
export function seatName(table: Uint8Array, number: number): string {
  return `${toBase64url(table)}.${number}`;
}

/** The table part of a seat's name. */
export function tableOf(name: string): string {
  return name.slice(0, name.lastIndexOf("."));
}

export function keepCode(stores: Stores, code: PairingCode): void {
  attempt(stores.session, (store) => store.setItem(CODE, encodeFragment(code)));
}

/** The code of a pairing that a reload interrupted. */
export function keptCode(stores: Stores): PairingCode | null {
  const text = attempt(stores.session, (store) => store.getItem(CODE));
  const code = text === null ? "missing" : parseFragment(text);
  return typeof code === "string" ? null : code;
}

export function burnCode(stores: Stores): void {
  attempt(stores.session, (store) => store.removeItem(CODE));
}

function readSeat(store: Store, name: string): SavedSeat | null {
  const [key, at] = (store.getItem(SEAT + name) ?? "").split("@");
  const bytes = fromBase64url(key ?? "");
  return bytes?.length === 32 ? { name, key: bytes, at: Number(at) || 0 } : null;
}

function allSeats(store: Store): SavedSeat[] {
  const names = Array.from({ length: store.length }, (_, at) => store.key(at) ?? "");
  const seats = names.filter((name) => name.startsWith(SEAT)).map((name) => readSeat(store, name.slice(SEAT.length)));
  return seats.filter((seat) => seat !== null).sort((one, other) => other.at - one.at);
}

/** The seats this browser may come back to, the latest first. */
export function savedSeats(stores: Stores): SavedSeat[] {
  const kept = attempt(stores.local, allSeats) ?? [];
  const tab = attempt(stores.session, allSeats) ?? [];
  const names = new Set(kept.map((seat) => seat.name));
  return [...kept, ...tab.filter((seat) => !names.has(seat.name))].sort((one, other) => other.at - one.at);
}

/** The seat's key as it is stored now: another tab may have replaced it. */
export function savedSeat(stores: Stores, name: string): SavedSeat | null {
  return attempt(stores.local, (store) => readSeat(store, name)) ?? attempt(stores.session, (store) => readSeat(store, name));
}

/** The seat kept last of those at a table, by the table's id in hexadecimal. */
export function savedSeatAt(stores: Stores, table: string): SavedSeat | null {
  const here = toBase64url(hexToBytes(table));
  return savedSeats(stores).find((seat) => tableOf(seat.name) === here) ?? null;
}

/** The seat this tab comes back to: its own, when the phone holds several, else the one kept last. */
export function seatHere(stores: Stores): SavedSeat | null {
  const own = attempt(stores.session, (store) => store.getItem(HERE));
  return (own === null ? null : savedSeat(stores, own)) ?? savedSeats(stores)[0] ?? null;
}

/** Stores a seat's newest key and says how long it will last. The oldest of many seats are let go. */
export function keepSeat(stores: Stores, seat: SavedSeat): Lasting {
  attempt(stores.session, (store) => store.setItem(HERE, seat.name));
  const write = (store: Store): true => {
    store.setItem(SEAT + seat.name, `${toBase64url(seat.key)}@${seat.at}`);
    for (const old of allSeats(store).slice(MOST_SEATS)) store.removeItem(SEAT + old.name);
    return true;
  };
  if (attempt(stores.local, write)) {
    attempt(stores.session, (store) => store.removeItem(SEAT + seat.name));
    return "kept";
  }
  return attempt(stores.session, write) ? "tab" : "page";
}

/** Names of all seats of this one's table that this browser holds, itself among them. */
export function seatsBeside(stores: Stores, name: string): string[] {
  return savedSeats(stores)
    .map((seat) => seat.name)
    .filter((other) => tableOf(other) === tableOf(name));
}

const same = (one: Bytes, other: Bytes) => toBase64url(one) === toBase64url(other);

/**
 * The phone's seat has changed: its key stands under the new name, and no longer under the old one. Where this
 * phone held the new seat too, the two have changed places, and what stood there goes where this one came from.
 */
export function moveSeat(stores: Stores, from: string, to: SavedSeat): Lasting {
  const displaced = savedSeat(stores, to.name);
  const left = savedSeat(stores, from);
  if (displaced !== null && !same(displaced.key, to.key)) keepSeat(stores, { ...displaced, name: from });
  else if (left !== null && same(left.key, to.key)) forgetSeat(stores, from);
  return keepSeat(stores, to);
}

/** What this phone witnessed of a table; nothing of it is secret. */
export function keptWitness(stores: Stores, table: string): string | null {
  return attempt(stores.local, (store) => store.getItem(WITNESS + table));
}

/** The tables witnessed before make room, when there are many. */
export function keepWitness(stores: Stores, table: string, text: string): void {
  attempt(stores.local, (store) => {
    const names = Array.from({ length: store.length }, (_, at) => store.key(at) ?? "");
    const others = names.filter((name) => name.startsWith(WITNESS) && name !== WITNESS + table);
    const seated = new Set(allSeats(store).map((seat) => tableOf(seat.name)));
    const past = others.filter((name) => !seated.has(name.slice(WITNESS.length)));
    for (const name of past.slice(0, Math.max(0, others.length + 1 - MOST_WITNESSED))) store.removeItem(name);
    store.setItem(WITNESS + table, text);
  });
}

/** Writes down which tab of this browser has a table's seats; the newest one does. */
export function claimTab(stores: Stores, table: string, tab: string): void {
  attempt(stores.local, (store) => store.setItem(TAB + table, tab));
}

/** Whether another tab has taken the table's seats since. */
export function isElsewhere(stores: Stores, table: string, tab: string): boolean {
  return (attempt(stores.local, (store) => store.getItem(TAB + table)) ?? tab) !== tab;
}

export function forgetSeat(stores: Stores, name: string): void {
  attempt(stores.local, (store) => store.removeItem(SEAT + name));
  attempt(stores.session, (store) => store.removeItem(SEAT + name));
}
