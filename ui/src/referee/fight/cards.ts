/** The Cylon attack cards as they are printed: which icons, and what comes where. */
import base from "../../../../crates/facts/content/base/attack_cards.json";
import type { Silhouette } from "../../lib/design/silhouettes";
import type { Area } from "../../lib/wire/Area";
import type { AttackCardId } from "../../lib/wire/AttackCardId";
import type { ShipIcon } from "../../lib/wire/ShipIcon";

export interface AttackCard {
  id: AttackCardId;
  icons: ShipIcon[];
  /** The ships that come, by area. */
  ships: { area: Area; kinds: Silhouette[] }[];
}

const KINDS = [
  ["basestars", "basestar"],
  ["heavy_raiders", "heavy-raider"],
  ["raiders", "raider"],
  ["vipers", "viper"],
  ["civilian_ships", "civilian-ship"],
] as const satisfies readonly (readonly [string, Silhouette])[];

type Counts = { area: string } & Partial<Record<(typeof KINDS)[number][0], number>>;

/** The cards of the Crisis deck. */
export const CRISIS_ATTACKS: AttackCard[] = base.cards
  .filter((card) => card.deck === "crisis")
  .map(({ id, icons, places }) => ({
    id,
    icons: icons as ShipIcon[],
    ships: places.map((place: Counts) => ({
      area: place.area as Area,
      kinds: KINDS.flatMap(([count, kind]) => Array.from({ length: place[count] ?? 0 }, () => kind)),
    })),
  }));
