import type { LogEntry } from "./LogEntry";
import type { PublicView } from "./PublicView";
import type { SeatDevice } from "./SeatDevice";
import type { UndoStep } from "./UndoStep";
export type TableFrame = { table: string; row: number; head: string; view: PublicView; log: LogEntry[]; undo: UndoStep | null; redo: UndoStep | null; devices: SeatDevice[] };
