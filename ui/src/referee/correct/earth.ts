/** A game for Earth: where missions lie, whose the Rebel Basestar is, the Hub, and Cylon pieces out of the game. */
import { distanceOf, earthOf, MISSIONS, missionName, missionTitle } from "../../lib/board/earth";
import type { EarthPart } from "../../lib/board/thing";
import type { Earth } from "../../lib/wire/Earth";
import type { LocationView } from "../../lib/wire/LocationView";
import type { PublicView } from "../../lib/wire/PublicView";
import { say, t } from "../../lib/words/words";
import type { CorrectionSheet, Option, Part } from "./correctable";

/** Both are corrected as a whole: what is left out is not so any more. */
type Changed = { [Key in keyof Earth]?: Earth[Key] | undefined };

const PARTS = ["mission", "rebel", "hub", "out"] as const;
type Corrected = (typeof PARTS)[number];

/** What was tapped comes first. */
export function earthSheet(tapped: EarthPart, view: PublicView): CorrectionSheet | null {
  const earth = earthOf(view.board);
  if (!earth) return null;
  const others = PARTS.filter((part) => part !== tapped);
  const what = tapped === "rebel" ? say("board-rebel-basestar", {}) : missionTitle(earth);
  return { what, parts: [tapped, ...others].flatMap((part) => partsOf(part, earth, view)) };
}

/** What of it is corrected at a location too: the Hub where it stands, and whose the Rebel Basestar is aboard her. */
export function earthAt({ location, board }: LocationView, view: PublicView): Part[] {
  const earth = earthOf(view.board);
  if (!earth) return [];
  if (board === "rebel-basestar") return partsOf("rebel", earth, view);
  return location === "hub-destroyed" || location === "resurrection-ship-overlay" ? partsOf("hub", earth, view) : [];
}

function partsOf(part: Corrected, earth: Earth, view: PublicView): Part[] {
  const option = (label: string, now: boolean, changed: Changed): Option => ({ label, now, corrections: [corrected(earth, changed)] });
  switch (part) {
    case "mission":
      return missionParts(earth, option);
    case "rebel":
      return [
        {
          type: "choices",
          legend: say("board-rebel-basestar", {}),
          options: ([undefined, "humans", "cylons"] as const).map((rebel) => option(t(`rebel-${rebel ?? "none"}`), earth.rebel === rebel, { rebel })),
        },
      ];
    case "hub":
      return [
        {
          type: "choices",
          legend: t("hub"),
          options: [false, true].map((gone) => option(t(gone ? "hub-destroyed" : "hub-there"), (earth.hub_destroyed ?? false) === gone, { hub_destroyed: gone })),
        },
      ];
    case "out":
      return outParts(earth, view);
  }
}

function corrected(earth: Earth, changed: Changed) {
  const { active, rebel, ...rest } = { ...earth, ...changed } as Partial<Earth>;
  return { type: "earth" as const, earth: { ...rest, ...(active ? { active } : { down: false }), ...(rebel ? { rebel } : {}) } };
}

function missionParts(earth: Earth, option: (label: string, now: boolean, changed: Changed) => Option): Part[] {
  const { active, beside = [], discarded = [] } = earth;
  /** Each lies in one place. */
  const nowhere = (mission: string): Changed => ({
    beside: beside.filter((other) => other !== mission),
    discarded: discarded.filter((other) => other !== mission),
    ...(active === mission ? { active: undefined, down: false } : {}),
  });
  const which = [
    option(t("mission-none"), !active, { active: undefined, down: false }),
    ...MISSIONS.map((mission) => option(missionName(mission), active === mission, { ...nowhere(mission), active: mission, down: false })),
  ];
  const sides = [false, true].map((down) => option(t(down ? "mission-down" : "mission-up"), (earth.down ?? false) === down, { down }));
  const pile = (pile: "beside" | "discarded", there: readonly string[], missions: readonly string[]): Option[] =>
    missions.map((mission) => {
      const lies = there.includes(mission);
      const elsewhere = nowhere(mission);
      const label = lies ? t("mission-there", { mission: missionName(mission) }) : missionName(mission);
      return option(label, false, lies ? elsewhere : { ...elsewhere, [pile]: [...(elsewhere[pile] ?? []), mission] });
    });
  return [
    { type: "choices", legend: t("mission-active"), options: which },
    ...(active ? [{ type: "choices" as const, legend: t("mission-side"), options: sides }] : []),
    { type: "choices", legend: t("mission-beside"), options: pile("beside", beside, MISSIONS.filter((mission) => distanceOf(mission) > 0)) },
    { type: "choices", legend: t("mission-discard"), options: pile("discarded", discarded, MISSIONS.filter((mission) => distanceOf(mission) === 0)) },
  ];
}

function outParts(earth: Earth, { board: { supply, boarding, boarded, areas, outer = [] } }: PublicView): Part[] {
  const ships = (["basestar", "heavy-raider"] as const).map((ship): Part => {
    const out = earth.ships_out?.[ship] ?? 0;
    const there = [...areas, ...outer].reduce((sum, area) => sum + (ship === "basestar" ? area.basestars.length : (area.ships[ship] ?? 0)), 0);
    return {
      type: "number",
      legend: t("out-of-game-kind", { kind: t(`kind-${ship}`) }),
      value: out,
      least: 0,
      most: out + there + (supply.ships[ship] ?? 0),
      set: (count) => [corrected(earth, { ships_out: { ...earth.ships_out, [ship]: count } })],
    };
  });
  const out = earth.centurions_out ?? 0;
  const aboard = boarding.reduce((sum, count) => sum + count, boarded);
  return [
    ...ships,
    {
      type: "number",
      legend: t("out-of-game-kind", { kind: t("kind-centurion") }),
      value: out,
      least: 0,
      most: out + aboard + supply.centurions,
      set: (count) => [corrected(earth, { centurions_out: count })],
    },
  ];
}
