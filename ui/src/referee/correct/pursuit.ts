/** What waits beyond the space areas, and the track that says when it comes. */
import type { Correction } from "../../lib/wire/Correction";
import type { OuterView } from "../../lib/wire/OuterView";
import type { PublicView } from "../../lib/wire/PublicView";
import type { Zone } from "../../lib/wire/Zone";
import { say, t } from "../../lib/words/words";
import type { CorrectionSheet, Part } from "./correctable";

/** A space of the Pursuit track in words: "Start", "2 civilian ships", "Auto Attack". */
export function pursuitSpaceName(view: PublicView, space: number): string {
  const ships = view.board.pursuit?.civilian_ships ?? [];
  if (space === 0) return t("track-start");
  return space === ships.length - 1 ? t("pursuit-attack") : t("pursuit-brings", { count: ships[space] ?? 0 });
}

export function pursuitSheet(view: PublicView): CorrectionSheet | null {
  const { pursuit, outer } = view.board;
  if (!pursuit) return null;
  return {
    what: t("pursuit-track"),
    parts: [
      {
        type: "choices",
        legend: t("pursuit-token"),
        // The token never rests on the last space: everything comes, and it goes back to Start.
        options: pursuit.civilian_ships.slice(0, -1).map((_, space) => ({
          label: pursuitSpaceName(view, space),
          now: pursuit.token === space,
          corrections: [{ type: "pursuit", space }],
        })),
      },
      {
        type: "others",
        legend: t("board-outside"),
        things: (outer ?? []).map(({ zone }) => ({ label: zoneName(zone), thing: { type: "outside", zone } })),
      },
    ],
  };
}

const zoneName = (zone: Zone) => say(`area-${zone}`, {});

export function outsideSheet(id: Zone, view: PublicView): CorrectionSheet | null {
  const there = view.board.outer?.find(({ zone }) => zone === id);
  if (!there) return null;
  return { what: zoneName(id), parts: [alikePart(view, there, "raider"), alikePart(view, there, "heavy-raider"), basestarsPart(view, there)] };
}

function alikePart(view: PublicView, { zone, ships }: OuterView, kind: "raider" | "heavy-raider"): Part {
  const value = ships[kind] ?? 0;
  return {
    type: "number",
    legend: t(`ship-${kind}`),
    value,
    least: 0,
    most: value + (view.board.supply.ships[kind] ?? 0),
    set: (count): Correction[] => [{ type: "ships", area: zone, kind, count }],
  };
}

/** What waits has no damage: it was forgotten on the way there (XJUMP-7). */
function basestarsPart(view: PublicView, { zone, basestars }: OuterView): Part {
  return {
    type: "number",
    legend: t("basestars"),
    value: basestars.length,
    least: 0,
    most: basestars.length + (view.board.supply.ships.basestar ?? 0),
    set: (count): Correction[] => [{ type: "basestars", area: zone, basestars: Array.from({ length: count }, () => ({ damage: [] })) }],
  };
}
