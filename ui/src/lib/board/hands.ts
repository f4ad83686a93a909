/** What the parts of a board tell it, when it has hands at all: a wall has none. */
import type { Movable, Target, Thing } from "./thing";

export interface BoardHands {
  tap(thing: Thing | "off-board"): void;
  press(thing: Movable, event: PointerEvent): void;
  /** Whether this is what is picked up or dragged. */
  holds(thing: Thing): boolean;
  /** Whether what is held could be put there. */
  takes(target: Target): boolean;
  /** What the question of the moment makes of a thing: who acts, or what a tap answers with. */
  mark(thing: Thing): "acts" | "offered" | null;
  /** Id of the words that say so. */
  describes(thing: Thing): string | undefined;
}
