// The browser as a seat connection sees it.

import { NOTHING } from "./bytes";
import { savedSeatAt, savedSeats, type Stores } from "./keep";
import { type Link, openSeat, type SeatConnection, type SeatEvents, type Start, type Surroundings, takeStart } from "./seat";
import { gatherSeats, type Seats, type SeatsEvents } from "./seats";

function connect(): Link {
  const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws/seat`);
  socket.binaryType = "arraybuffer";
  return {
    listen({ opened, message, closed }) {
      socket.onopen = opened;
      // Text is not part of the protocol: it reads as an empty message and ends the conversation.
      socket.onmessage = ({ data }: MessageEvent<ArrayBuffer | string>) =>
        message(typeof data === "string" ? NOTHING : new Uint8Array(data));
      socket.onclose = closed;
    },
    send(bytes) {
      if (socket.readyState === WebSocket.OPEN) socket.send(bytes);
    },
    close() {
      socket.onopen = socket.onmessage = socket.onclose = null;
      socket.close();
    },
  };
}

function onWake(run: () => void): () => void {
  const shown = () => {
    if (document.visibilityState === "visible") run();
  };
  document.addEventListener("visibilitychange", shown);
  window.addEventListener("pageshow", run);
  window.addEventListener("online", run);
  window.addEventListener("offline", run);
  return () => {
    document.removeEventListener("visibilitychange", shown);
    window.removeEventListener("pageshow", run);
    window.removeEventListener("online", run);
    window.removeEventListener("offline", run);
  };
}

export const surroundings: Surroundings = {
  stores: { local: () => localStorage, session: () => sessionStorage },
  connect,
  now: () => performance.now(),
  date: () => Date.now(),
  later(milliseconds, run) {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
  onWake,
};

/** What this page begins with: the code in the address, which is removed at once, or a kept key. */
export function startHere(stores: Stores = surroundings.stores): Start {
  const page = {
    hash: location.hash,
    clear: () => history.replaceState(history.state, "", location.pathname + location.search),
  };
  return takeStart(page, stores);
}

/** The same with a code that came in words of the table. */
export function startWith(fragment: string): Start {
  return takeStart({ hash: fragment, clear: () => {} }, surroundings.stores);
}

export function openSeatHere(start: Start, events: SeatEvents): SeatConnection {
  return openSeat(start, surroundings, events);
}

/** Gathers the seats of this page's table. A page that slept may have missed that another one took them. */
export function gatherSeatsHere(tab: string, events: SeatsEvents): Seats {
  const watch = (run: () => void) => {
    addEventListener("storage", run);
    onWake(run);
  };
  return gatherSeats(tab, surroundings.stores, watch, events);
}

/** The name of a seat that this browser may come back to at a table, by the table's id in hexadecimal. */
export function seatHereAt(table: string): string | null {
  return savedSeatAt(surroundings.stores, table)?.name ?? null;
}

/** Whether a page that begins anew would come back to a seat. */
export function hasSeatHere(): boolean {
  return savedSeats(surroundings.stores).length > 0;
}
