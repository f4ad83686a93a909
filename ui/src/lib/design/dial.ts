/** The geometry of a dial: an arc of equal segments, one per unit, open at the bottom. */

const SWEEP = 264;
const GAP = 3.2;

/** SVG path of segment `index` (from 0) of `count` on a circle of `radius` around (50, 50). */
export function segmentPath(index: number, count: number, radius: number): string {
  const step = SWEEP / count;
  const from = 180 + (360 - SWEEP) / 2 + index * step + GAP / 2;
  return arc(from, from + step - GAP, radius);
}

/** SVG path over the first `units` segments without gaps: the line that marks the red zone. */
export function zonePath(units: number, count: number, radius: number): string {
  const from = 180 + (360 - SWEEP) / 2 + GAP / 2;
  return arc(from, from + (units * SWEEP) / count - GAP, radius);
}

/** Angles in degrees, clockwise from the top. */
function arc(from: number, to: number, radius: number): string {
  const [x1, y1] = point(from, radius);
  const [x2, y2] = point(to, radius);
  return `M${x1} ${y1}A${radius} ${radius} 0 ${to - from > 180 ? 1 : 0} 1 ${x2} ${y2}`;
}

function point(angle: number, radius: number): [string, string] {
  const turn = (angle * Math.PI) / 180;
  return [(50 + radius * Math.sin(turn)).toFixed(2), (50 - radius * Math.cos(turn)).toFixed(2)];
}
