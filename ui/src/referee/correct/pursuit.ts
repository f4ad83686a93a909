/** What waits beyond the space areas, and the track that says when it comes. */
import type { PublicView } from "../../lib/wire/PublicView";
import type { Zone } from "../../lib/wire/Zone";
import { say, t } from "../../lib/words/words";
import type { CorrectionSheet } from "./correctable";
import { basestarsPart, shipsPart, tokensPart } from "./space";

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
  const outside = view.board.outer?.find(({ zone }) => zone === id);
  if (!outside) return null;
  const there = { ...outside, area: outside.zone };
  const several = outside.basestars.length > 1;
  return {
    what: zoneName(id),
    parts: [
      shipsPart(view, there, "raider"),
      shipsPart(view, there, "heavy-raider"),
      basestarsPart(view, there),
      ...outside.basestars.map((_, index) => tokensPart(view, there, index, t(several ? "basestar-number" : "basestar-damage", { number: index + 1 }))),
    ],
  };
}
