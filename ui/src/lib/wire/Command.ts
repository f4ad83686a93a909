import type { Correction } from "./Correction";
import type { FirstPlayer } from "./FirstPlayer";
import type { Options } from "./Options";
import type { Player } from "./Player";
import type { Reason } from "./Reason";
import type { Resource } from "./Resource";
import type { SeatId } from "./SeatId";
export type Command = { type: "begin"; players: Player[]; options: Options; first: FirstPlayer } | { type: "answer"; prompt: string; option: string } | { type: "change-resource"; resource: Resource; by: number } | { type: "correct"; correction: Correction; reason: Reason; repairs: number | null } | { type: "show-loyalty"; seats: SeatId[] };
