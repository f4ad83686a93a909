import type { Line } from "./Line";
import type { TroubleLine } from "./TroubleLine";
export type ReplyOutcome = { type: "accepted"; row: number } | { type: "rejected"; line: Line; rule: string | null } | { type: "failed"; line: TroubleLine };
