import type { SeatId } from "./SeatId";
export type Arg = { type: "number"; value: number } | { type: "seat"; seat: SeatId } | { type: "seats"; seats: SeatId[] } | { type: "text"; text: string } | { type: "words"; ids: string[] };
