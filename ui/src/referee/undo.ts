/** Undo and redo with the words of what they would take back or repeat. */
import { lineText } from "../lib/table/text";
import type { UndoStep } from "../lib/wire/UndoStep";
import { t } from "../lib/words/words";

export interface Undoable {
  possible: boolean;
  /** What would happen, or why nothing can: "Undo: Fuel −1: 6 → 5". */
  label: string;
}

export function undoable(step: UndoStep | null, names: readonly string[]): Undoable {
  if (!step) return { possible: false, label: t("undo-nothing") };
  const what = whatOf(step, names);
  switch (step.class) {
    case "free":
      return { possible: true, label: t("undo-what", { what }) };
    case "sticky":
      return { possible: true, label: t("undo-sticky", { what }) };
    case "barred":
      // Cards that go to phones have no line in the log.
      return { possible: false, label: step.label ? t("undo-barred", { what }) : t("undo-barred-cards") };
  }
}

export function redoable(step: UndoStep | null, names: readonly string[]): Undoable {
  if (!step) return { possible: false, label: t("redo-nothing") };
  return { possible: true, label: t("redo-what", { what: whatOf(step, names) }) };
}

/** A part of a sentence, which has its own full stop. */
function whatOf(step: UndoStep, names: readonly string[]): string {
  return step.label ? lineText(step.label, names).replace(/\.$/, "") : t("log-step");
}
