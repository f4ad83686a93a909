/** The kinds of vipers, which count as vipers for everything (XRAPTOR-1). */
import { playsCombined } from "../rules/combined";
import type { Counts } from "../wire/Counts";
import type { PublicView } from "../wire/PublicView";
import type { SeatView } from "../wire/SeatView";
import type { ViperKind } from "../wire/ViperKind";

/** Every kind, the ordinary one first. */
export const viperKinds = ["viper", "mark-vii", "assault-raptor"] as const satisfies readonly ViperKind[];

/** How many vipers of all kinds. */
export const vipersOf = (counts: Counts): number => viperKinds.reduce((sum, kind) => sum + (counts[kind] ?? 0), 0);

/** What a character pilots; the ordinary viper for one who pilots nothing. */
export const pilots = (seat?: Pick<SeatView, "place">): ViperKind => (seat?.place?.type === "viper" && seat.place.kind) || "viper";

/** The kinds that the table plays with. */
export const kindsInPlay = ({ options }: Pick<PublicView, "options">): readonly ViperKind[] =>
  playsCombined(options) ? viperKinds : viperKinds.slice(0, 1);

/** How a correction names a kind: the ordinary one is not named. */
export const ofKind = (kind: ViperKind): { kind?: ViperKind } => (kind === "viper" ? {} : { kind });
