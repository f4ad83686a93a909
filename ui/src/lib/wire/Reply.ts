import type { CommandId } from "./CommandId";
import type { ReplyOutcome } from "./ReplyOutcome";
export type Reply = { id: CommandId; outcome: ReplyOutcome };
