import type { Actor } from "./Actor";
import type { Line } from "./Line";
import type { LogKind } from "./LogKind";
export type LogEntry = { row: number; at: string; actor: Actor; lines: Line[]; kind: LogKind; undone: boolean; known: boolean };
