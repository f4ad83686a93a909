/** What a game for Earth has beside its boards, as everybody sees it. */
import { say, t } from "../words/words";
import type { BoardView } from "../wire/BoardView";
import type { Earth } from "../wire/Earth";
import type { MissionId } from "../wire/MissionId";

/** How many Mission cards there are: a phone need not know which. */
const CARDS = 8;

/** The Mission cards, in the order of the content. */
export const MISSIONS: readonly MissionId[] = [
  "attack-on-the-colony",
  "cylon-civil-war",
  "destroy-the-hub",
  "digging-up-the-past",
  "needs-of-the-people",
  "rescue-hera",
  "the-red-stripes",
  "the-search-for-home",
];

const DISTANCES: Readonly<Record<MissionId, number>> = { "digging-up-the-past": 1, "the-search-for-home": 2 };

/** How far a mission counts once it has been passed (EARTH-MISSION-6). */
export const distanceOf = (mission: MissionId): number => DISTANCES[mission] ?? 0;

/** `null` where Demetrius is no board of the game. */
export function earthOf({ locations, earth }: Pick<BoardView, "locations" | "earth">): Earth | null {
  return locations.some(({ board }) => board === "demetrius") ? (earth ?? {}) : null;
}

export const missionName = (mission: MissionId): string => say(`mission-${mission}`, {});

/** The active mission, or that there could be one. */
export const missionTitle = (earth: Earth | null): string => (earth?.active ? missionName(earth.active) : t("mission-active"));

/** A mission that counts, with how far: "Digging Up the Past +1". */
export const counted = (mission: MissionId): string => `${missionName(mission)} +${distanceOf(mission)}`;

/** What there is to say of the active mission beside its name. */
export function missionNotes({ active, down }: Earth): string[] {
  if (!active) return [];
  const distance = distanceOf(active);
  return [...(distance > 0 && !down ? [t("mission-counts", { distance })] : []), ...(down ? [t("mission-down")] : [])];
}

/** Cards that lie in the Mission deck: all that lie nowhere else. */
export const deckOf = ({ active, beside, discarded }: Earth): number =>
  CARDS - (active ? 1 : 0) - (beside?.length ?? 0) - (discarded?.length ?? 0);

/** Cylon pieces out of the game, as many as there are of each. */
export function outOf({ ships_out, centurions_out }: Earth): { kind: "basestar" | "heavy-raider" | "centurion"; count: number }[] {
  const count = { ...ships_out, centurion: centurions_out };
  return (["basestar", "heavy-raider", "centurion"] as const).flatMap((kind) => (count[kind] ? [{ kind, count: count[kind] }] : []));
}
