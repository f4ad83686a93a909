import type { SeatId } from "./SeatId";
import type { Title } from "./Title";
export type SeatView = { seat: SeatId; name: string; character: string | null; titles: Title[]; loyalty_cards: number };
