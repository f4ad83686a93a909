/** The Cylon attack cards as they are printed: which icons, and what comes where. */
import base from "../../../../crates/facts/content/base/attack_cards.json";
import type { Silhouette } from "../../lib/design/silhouettes";
import type { Area } from "../../lib/wire/Area";
import type { AttackCardId } from "../../lib/wire/AttackCardId";
import type { Counts } from "../../lib/wire/Counts";
import type { Craft } from "../../lib/wire/Craft";
import type { ShipIcon } from "../../lib/wire/ShipIcon";

export interface AttackCard {
  id: AttackCardId;
  icons: ShipIcon[];
  /** The ships that come, by area. */
  ships: { area: Area; kinds: Silhouette[] }[];
}

const KINDS = ["basestar", "heavy-raider", "raider", "viper", "civilian-ship"] as const satisfies readonly (Silhouette & Craft)[];

/** The cards of the Crisis deck. */
export const CRISIS_ATTACKS: AttackCard[] = base.cards
  .filter((card) => card.deck === "crisis")
  .map(({ id, icons, places }) => ({
    id,
    icons: icons as ShipIcon[],
    ships: places.map((place: { area: string; ships: Counts }) => ({
      area: place.area as Area,
      kinds: KINDS.flatMap((kind) => Array.from({ length: place.ships[kind] ?? 0 }, () => kind)),
    })),
  }));
