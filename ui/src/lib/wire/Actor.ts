import type { SeatId } from "./SeatId";
export type Actor = { type: "referee" } | { type: "seat"; seat: SeatId } | { type: "host" };
