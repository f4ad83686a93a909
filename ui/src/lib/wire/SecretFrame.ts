import type { SeatSecret } from "./SeatSecret";
export type SecretFrame = { row: number; secret: SeatSecret };
