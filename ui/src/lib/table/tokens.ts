/** The damage tokens of basestars that a table plays with. */
import type { BasestarDamage } from "../wire/BasestarDamage";
import type { Options } from "../wire/Options";

const BASE: readonly BasestarDamage[] = ["critical-hit", "disabled-hangar", "disabled-weapons", "structural-damage"];

/** On the way to the Ionian Nebula there are two kinds more (XDMGB-3). */
export function basestarTokens({ game }: Pick<Options, "game">): readonly BasestarDamage[] {
  const nebula = typeof game === "object" && game.combined.objective === "ionian-nebula";
  return nebula ? [...BASE, "collateral-damage", "damage-to-personnel"] : BASE;
}
