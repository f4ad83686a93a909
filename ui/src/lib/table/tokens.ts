/** The damage tokens of basestars that a table plays with. */
import type { BasestarDamage } from "../wire/BasestarDamage";
import type { Game } from "../wire/Game";
import type { Objective } from "../wire/Objective";

const BASE: readonly BasestarDamage[] = ["critical-hit", "disabled-hangar", "disabled-weapons", "structural-damage"];

/** On the way to the Ionian Nebula there are two kinds more (XDMGB-3). */
export const basestarTokens = ({ game }: { game?: Game }): readonly BasestarDamage[] =>
  (game as { combined?: { objective: Objective } } | undefined)?.combined?.objective === "ionian-nebula"
    ? [...BASE, "collateral-damage", "damage-to-personnel"]
    : BASE;
