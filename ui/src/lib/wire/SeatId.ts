export type SeatId = number;
