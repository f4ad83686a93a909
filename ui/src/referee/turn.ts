/** The steps of a turn. */
import type { TurnStep } from "../lib/wire/TurnStep";
import type { TurnView } from "../lib/wire/TurnView";

/** All steps, in their order. */
export const steps = [
  "receive-skills",
  "movement",
  "action",
  "crisis",
  "activate-cylon-ships",
  "prepare-for-jump",
] as const satisfies readonly TurnStep[];

/** The steps of this turn. Where it stands at another one, because it was corrected, that one is among them. */
export function shapeOf(turn: TurnView): TurnStep[] {
  return steps.filter((step) => step === turn.step || turn.steps.includes(step));
}
