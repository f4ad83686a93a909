import type { SeatId } from "./SeatId";
export type TurnView = { number: number; active: SeatId };
