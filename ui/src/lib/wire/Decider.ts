import type { SeatId } from "./SeatId";
export type Decider = { type: "seat"; seat: SeatId } | { type: "referee" };
