import type { Reply } from "./Reply";
import type { StreamCommitment } from "./StreamCommitment";
import type { TableFrame } from "./TableFrame";
export type ToSeat = { type: "table"; frame: TableFrame } | { type: "commitments"; commitments: StreamCommitment[] } | { type: "reply"; reply: Reply };
