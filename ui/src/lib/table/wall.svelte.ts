/** What the wall display knows: the table as everybody sees it. It says nothing itself. */
import type { TableFrame } from "../wire/TableFrame";
import type { ToWall } from "../wire/ToWall";
import { openFrames } from "./frames";
import { keepConnected, socketAddress, webSocket } from "./socket";

export interface WallSession {
  /** `null` while no table is open. */
  readonly frame: TableFrame | null;
  readonly connected: boolean;
  /** The address by which this device came is not good any more. */
  readonly spent: boolean;
}

/** The path at which another device than the host shows the wall; its code is the fragment, which stays, so that the
 *  device may reload: what it opens is what everybody at the table sees. */
const ELSEWHERE = "/wall";

export function openWall(): WallSession {
  let frame = $state.raw<TableFrame | null>(null);
  let connected = $state(false);

  let spent = $state(false);

  const frames = openFrames();
  const line = keepConnected({
    connect: webSocket(socketAddress("/ws/wall")),
    onopen() {
      connected = true;
      if (location.pathname === ELSEWHERE) line.send(location.hash.slice(1));
    },
    onlost: () => (connected = false),
    onmessage(text) {
      const message = frames.hear(JSON.parse(text) as ToWall);
      if (message === null) return line.again();
      switch (message.type) {
        case "waiting":
          frame = null;
          return;
        case "code-spent":
          frame = null;
          spent = true;
          line.close();
          return;
        case "table":
          frame = message.frame;
          return;
      }
    },
  });

  return {
    get frame() {
      return frame;
    },
    get connected() {
      return connected;
    },
    get spent() {
      return spent;
    },
  };
}
