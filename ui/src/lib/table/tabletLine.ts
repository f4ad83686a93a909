/** The tablet's line to the table: what the window says on loopback, inside the sealed channel. */
import type { SeatStatus } from "../channel/seat";
import { openTabletHere } from "../channel/tablet";
import type { Line } from "./socket";

/** The page at which a tablet begins; the code on the window's screen leads there. */
export const TABLET_PAGE = "/tablet";

/** Keeps the channel open. What is said while it is not is dropped; the page's outbox says it again. */
export function keepSealed(options: { onstatus: (status: SeatStatus) => void; onmessage: (text: string) => void }): Line {
  const text = new TextDecoder("utf-8", { fatal: true });
  const channel = openTabletHere({
    status: options.onstatus,
    public: (bytes) => options.onmessage(text.decode(bytes)),
    // A referee's screen has no seat and no secret lane.
    named() {},
    secret() {},
  });
  return {
    send: (words) => void channel.say(new TextEncoder().encode(words)),
    again: () => channel.again(),
    close: () => channel.close(),
  };
}
