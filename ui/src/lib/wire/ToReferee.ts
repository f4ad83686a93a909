import type { DoorReason } from "./DoorReason";
import type { LogEntry } from "./LogEntry";
import type { PairingSheet } from "./PairingSheet";
import type { Reply } from "./Reply";
import type { SeatId } from "./SeatId";
import type { TableFrame } from "./TableFrame";
import type { TableSummary } from "./TableSummary";
import type { TroubleLine } from "./TroubleLine";
export type ToReferee = { type: "welcome"; version: string; key: string } | { type: "turned-away"; reason: DoorReason } | { type: "tables"; tables: TableSummary[] } | { type: "table"; frame: TableFrame } | { type: "pairing"; seat: SeatId; sheet: PairingSheet | null } | { type: "log"; entries: LogEntry[] } | { type: "reply"; reply: Reply } | { type: "trouble"; line: TroubleLine };
