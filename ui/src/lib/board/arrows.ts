/** Where an arrow key leads on the board: to what lies next in its direction, as the eye sees it. */
import type { Box } from "./geometry";

export type Arrow = "ArrowUp" | "ArrowDown" | "ArrowLeft" | "ArrowRight";

const WAYS: Record<Arrow, { x: number; y: number }> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

export const isArrow = (key: string): key is Arrow => Object.hasOwn(WAYS, key);

const middle = ({ x, y, width, height }: Box) => ({ x: x + width / 2, y: y + height / 2 });

/**
 * The index of the box that lies next in that direction, by the middles of the boxes; `null` where none does. What lies
 * straight ahead comes before what lies aside, and what lies more aside than ahead only where nothing else is left: so
 * every box can be gone to.
 */
export function next(from: Box, key: Arrow, boxes: readonly Box[]): number | null {
  const way = WAYS[key];
  const start = middle(from);
  let best: { index: number; cost: number } | null = null;
  for (const [index, box] of boxes.entries()) {
    const to = middle(box);
    const [dx, dy] = [to.x - start.x, to.y - start.y];
    const ahead = dx * way.x + dy * way.y;
    const aside = Math.abs(dx * way.y) + Math.abs(dy * way.x);
    if (ahead < 1) continue;
    const cost = ahead + 2 * aside + (aside > ahead ? 100_000 : 0);
    if (best === null || cost < best.cost) best = { index, cost };
  }
  return best?.index ?? null;
}
