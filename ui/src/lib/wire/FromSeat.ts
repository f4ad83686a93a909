import type { CommandId } from "./CommandId";
export type FromSeat = { type: "answer"; id: CommandId; prompt: string; option: string } | { type: "entropy"; bytes: string };
