import type { Line } from "./Line";
import type { UndoClass } from "./UndoClass";
export type UndoStep = { step: number; label: Line | null; class: UndoClass };
