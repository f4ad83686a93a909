/** The kinds of vipers, which count as vipers for everything (XRAPTOR-1). */
import type { Counts } from "../wire/Counts";
import type { PublicView } from "../wire/PublicView";
import type { SeatView } from "../wire/SeatView";
import type { ViperKind } from "../wire/ViperKind";

/** Every kind, the ordinary one first. */
export const viperKinds = ["viper", "mark-vii", "assault-raptor"] as const satisfies readonly ViperKind[];

/** How many vipers of all kinds. */
export const vipersOf = (counts: Counts): number => viperKinds.reduce((sum, kind) => sum + (counts[kind] ?? 0), 0);

/** What a character pilots; the ordinary viper for one who pilots nothing. */
export const pilots = ({ place }: Pick<SeatView, "place">): ViperKind => (place?.type === "viper" && place.kind) || "viper";

/** The kinds that this game has: of the others there is none anywhere. */
export function kindsInPlay({ board, seats }: PublicView): ViperKind[] {
  const counts = [board.supply.ships, board.damaged_vipers, board.destroyed_ships, ...board.areas.map(({ ships }) => ships)];
  return viperKinds.filter(
    (kind) => kind === "viper" || counts.some((ships) => (ships[kind] ?? 0) > 0) || seats.some((seat) => pilots(seat) === kind),
  );
}

/** How a correction names a kind: the ordinary one is not named. */
export const ofKind = (kind: ViperKind): { kind?: ViperKind } => (kind === "viper" ? {} : { kind });
