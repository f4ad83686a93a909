/** The ship that stands for an icon. */
import type { Silhouette } from "../../lib/design/silhouettes";
import type { ShipIcon } from "../../lib/wire/ShipIcon";

export const iconShips = {
  raiders: "raider",
  "launch-raiders": "basestar",
  "heavy-raiders": "heavy-raider",
  basestars: "basestar",
} as const satisfies Record<ShipIcon, Silhouette>;
