/** How far the fleet has come, beside what the objective asks for next. */
import type { PublicView } from "../wire/PublicView";
import { say } from "../words/words";

/** In the words of a page. A single jump is left only while there is one to make: not in the Crossroads phase (ION-18), nor after the end. */
export function distanceWords(view: PublicView, lastLeg: string, of: (numbers: { distance: number; goal: number }) => string): string {
  const { board, kit } = view;
  if (board.new_caprica) return say("board-new-caprica", {});
  if (view.outcome && board.final_jump) return String(board.distance);
  if (view.crossroads) return say("crossroads-phase", {});
  if (board.final_jump) return lastLeg;
  return of({ distance: board.distance, goal: kit.goals.find((goal) => board.distance < goal) ?? kit.goals.at(-1) ?? 0 });
}
