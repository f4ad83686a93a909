import type { SeatId } from "./SeatId";
export type SeatSecret = { seat: SeatId; loyalty: string[]; has_read: boolean };
