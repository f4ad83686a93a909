import type { Resource } from "./Resource";
import type { SeatId } from "./SeatId";
import type { Title } from "./Title";
export type Correction = { type: "resource"; resource: Resource; value: number } | { type: "title"; title: Title; seat: SeatId } | { type: "active-player"; seat: SeatId } | { type: "turn-number"; number: number };
