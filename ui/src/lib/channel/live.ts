// A phone page without a browser, driven over pipes: JSON lines in, JSON lines out. The host's tests
// talk to the page's own code through it. Started by scripts/channel-live.mjs.

import { createInterface } from "node:readline";
import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";
import type { Bytes } from "./bytes";
import { type Link, openSeat, type SeatConnection, takeStart } from "./seat";
import { memoryStore } from "./testhost";

type Order =
  /** Open the page by a scanned address, or reload it without one. */
  | { do: "open"; fragment: string }
  | { do: "answer"; hex: string }
  | { do: "opened"; link: number }
  | { do: "message"; link: number; hex: string }
  | { do: "closed"; link: number };

export function run(): void {
  const say = (report: object) => process.stdout.write(`${JSON.stringify(report)}\n`);
  const kept = memoryStore();
  const tab = memoryStore();
  const stores = { local: () => kept, session: () => tab };
  const links: Parameters<Link["listen"]>[0][] = [];
  let seat: SeatConnection | null = null;

  function connect(): Link {
    let number = -1;
    return {
      listen(events) {
        number = links.push(events) - 1;
        say({ said: "connect", link: number });
      },
      send: (bytes) => say({ said: "message", link: number, hex: bytesToHex(bytes) }),
      close: () => say({ said: "close", link: number }),
    };
  }

  function open(fragment: string): void {
    seat?.close();
    let hash = fragment;
    const page = {
      get hash() {
        return hash;
      },
      clear: () => {
        hash = "";
      },
    };
    const start = takeStart(page, stores);
    say({ said: "address", hash });
    seat = openSeat(
      start,
      {
        stores,
        connect,
        now: () => performance.now(),
        date: () => Date.now(),
        later(milliseconds, run) {
          const timer = setTimeout(run, milliseconds);
          return () => clearTimeout(timer);
        },
        onWake: () => () => {},
      },
      {
        status: (status) => say({ said: "status", ...status }),
        named: () => {},
        public: (bytes) => say({ said: "public", hex: bytesToHex(bytes) }),
        secret: (bytes) => say({ said: "secret", hex: bytesToHex(bytes) }),
      },
    );
  }

  const lines = createInterface({ input: process.stdin });
  lines.on("line", (line) => {
    const order = JSON.parse(line) as Order;
    if (order.do === "open") open(order.fragment);
    else if (order.do === "answer") say({ said: "sent", done: seat?.send(hexToBytes(order.hex)) ?? false });
    else if (order.do === "opened") links[order.link]?.opened();
    else if (order.do === "message") links[order.link]?.message(hexToBytes(order.hex) as Bytes);
    else links[order.link]?.closed();
  });
  lines.on("close", () => process.exit(0));
}
