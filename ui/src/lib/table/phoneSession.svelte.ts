/** A phone: one seat, or several of one table, each with a sealed conversation of its own. */
import { gatherSeatsHere, hasSeatHere, seatHereAt, startHere, startWith } from "../channel/browser";
import type { Start } from "../channel/seat";
import { notices, notify } from "../design/notices.svelte";
import { hex } from "./outbox";
import { openSeatSession, type SeatSession } from "./seatSession.svelte";

export interface PhoneSession {
  /** The seat with which the page began comes first. */
  readonly seats: readonly SeatSession[];
  /** Another tab of this browser has the seats now. */
  readonly elsewhere: boolean;
  /** Whether a page that begins anew would come back to a seat. */
  readonly hasSeat: boolean;
  /** The name of a seat that this phone has at another table, by the table's id. */
  seatAt(table: string): string | null;
  /** Leaves the table for the seat of this name. */
  goTo(name: string): void;
  /** The seat whose player holds the phone; `null` while it is covered. */
  inHand: SeatSession | null;
}

/** Opens the conversations. Called once, when the page begins. */
export function openPhone(): PhoneSession {
  let seats = $state.raw<SeatSession[]>([]);
  let elsewhere = $state(false);
  let inHand = $state.raw<SeatSession | null>(null);
  let conversations = 0;

  const gathered = gatherSeatsHere(hex(crypto.getRandomValues(new Uint8Array(8))), {
    another: (name) => open({ kind: "seat", name }, false),
    elsewhere() {
      elsewhere = true;
      for (const seat of seats) seat.close();
    },
  });

  /** Leaves the seats of this page for others, as a page does that begins anew. */
  function begin(start: Start): void {
    for (const seat of seats) seat.close();
    gathered.leave();
    inHand = null;
    seats = [];
    open(start, true);
  }

  function open(start: Start, leads: boolean): void {
    const number = conversations++;
    let session: SeatSession | null = null;
    session = openSeatSession(start, {
      named: (name) => gathered.named(number, name),
      said(text, refused) {
        // What one player is told is not for the next one who holds the phone.
        if (seats.length === 1 || inHand === session) notify(text, refused ? "refused" : undefined);
      },
      code: (fragment) => begin(startWith(fragment)),
    });
    // Others may have been opened while this one was.
    seats = leads ? [session, ...seats] : [...seats, session];
  }

  open(startHere(), true);
  return {
    get seats() {
      return seats;
    },
    get elsewhere() {
      return elsewhere;
    },
    get hasSeat() {
      return hasSeatHere();
    },
    seatAt: seatHereAt,
    goTo: (name) => begin({ kind: "seat", name }),
    get inHand() {
      return inHand;
    },
    set inHand(seat) {
      inHand = seat;
      notices.length = 0;
    },
  };
}
