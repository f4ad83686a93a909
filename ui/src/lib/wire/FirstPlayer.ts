import type { SeatId } from "./SeatId";
export type FirstPlayer = { type: "chosen"; seat: SeatId } | { type: "rolled" };
