/** A phone: one seat, or several of one table, each with a sealed conversation of its own. */
import { gatherSeatsHere, hasSeatHere, startHere } from "../channel/browser";
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
    another: (name) => open({ kind: "seat", name }),
    elsewhere() {
      elsewhere = true;
      for (const seat of seats) seat.close();
    },
  });

  function open(start: Start): void {
    const number = conversations++;
    let session: SeatSession | null = null;
    session = openSeatSession(start, {
      named: (name) => gathered.named(number, name),
      said(text, refused) {
        // What one player is told is not for the next one who holds the phone.
        if (seats.length === 1 || inHand === session) notify(text, refused ? "refused" : undefined);
      },
    });
    // Others may have been opened while this one was.
    seats = number === 0 ? [session, ...seats] : [...seats, session];
  }

  open(startHere());
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
    get inHand() {
      return inHand;
    },
    set inHand(seat) {
      inHand = seat;
      notices.length = 0;
    },
  };
}
