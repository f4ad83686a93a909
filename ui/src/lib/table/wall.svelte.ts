/** What the wall display knows: the table as everybody sees it. It says nothing itself. */
import type { TableFrame } from "../wire/TableFrame";
import type { ToWall } from "../wire/ToWall";
import { keepConnected, socketAddress, webSocket } from "./socket";

export interface WallSession {
  /** `null` while no table is open. */
  readonly frame: TableFrame | null;
  readonly connected: boolean;
}

export function openWall(): WallSession {
  let frame = $state.raw<TableFrame | null>(null);
  let connected = $state(false);

  keepConnected({
    connect: webSocket(socketAddress("/ws/wall")),
    onopen: () => (connected = true),
    onlost: () => (connected = false),
    onmessage(text) {
      const message = JSON.parse(text) as ToWall;
      switch (message.type) {
        case "waiting":
          frame = null;
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
  };
}
