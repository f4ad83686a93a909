// The browser as a seat connection sees it.

import { NOTHING } from "./bytes";
import { type Link, openSeat, type SeatConnection, type SeatEvents, type Surroundings, takeStart } from "./seat";

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
  return () => {
    document.removeEventListener("visibilitychange", shown);
    window.removeEventListener("pageshow", run);
    window.removeEventListener("online", run);
  };
}

const surroundings: Surroundings = {
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

/** Connects this page to its seat: by the code in the address, which is removed at once, or by a kept key. */
export function openSeatHere(events: SeatEvents): SeatConnection {
  const page = {
    hash: location.hash,
    clear: () => history.replaceState(history.state, "", location.pathname + location.search),
  };
  return openSeat(takeStart(page, surroundings.stores), surroundings, events);
}
