import type { Dial } from "./Dial";
import type { Options } from "./Options";
import type { Outcome } from "./Outcome";
import type { Prompt } from "./Prompt";
import type { SeatId } from "./SeatId";
import type { SeatView } from "./SeatView";
import type { Stage } from "./Stage";
import type { TurnView } from "./TurnView";
export type PublicView = { stage: Stage; options: Options; seats: SeatView[]; dials: Dial[]; first: SeatId | null; turn: TurnView | null; loyalty_deck: number; still_reading: number | null; prompts: Prompt[]; outcome: Outcome | null };
