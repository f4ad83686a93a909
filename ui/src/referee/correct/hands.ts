/** All hands counted again, at one time. */
import type { Correction } from "../../lib/wire/Correction";
import type { PublicView } from "../../lib/wire/PublicView";
import type { SeatId } from "../../lib/wire/SeatId";

/** The corrections of the hands that hold other numbers of skill cards than the books say; none where all are as written. */
export function handsCounted(seats: PublicView["seats"], counted: ReadonlyMap<SeatId, number>): Correction[] {
  return seats.flatMap(({ seat, hand }) => {
    const cards = counted.get(seat) ?? hand;
    return cards === hand ? [] : [{ type: "hand", seat, cards }];
  });
}
