/** Sheets of what is in space: areas, ships, basestars, civilian ships, pilots. */
import type { Fleet } from "../../lib/board/thing";
import { nameOf } from "../../lib/table/text";
import { basestarTokens } from "../../lib/table/tokens";
import { kindsInPlay, ofKind, pilots, viperKinds } from "../../lib/table/vipers";
import type { Area } from "../../lib/wire/Area";
import type { AreaView } from "../../lib/wire/AreaView";
import type { Basestar } from "../../lib/wire/Basestar";
import type { BasestarDamage } from "../../lib/wire/BasestarDamage";
import type { Correction } from "../../lib/wire/Correction";
import type { PublicView } from "../../lib/wire/PublicView";
import type { Zone } from "../../lib/wire/Zone";
import type { ViperKind } from "../../lib/wire/ViperKind";
import { say, t } from "../../lib/words/words";
import { civilianKinds } from "./books";
import type { CorrectionSheet, Option, Part } from "./correctable";

export function areaOf(view: PublicView, area: Area): AreaView | undefined {
  return view.board.areas.find((known) => known.area === area);
}

/** What stands in an area, or in another place for ships. */
type Standing = Pick<AreaView, "ships" | "basestars"> & { area: Zone };

/** How many of a kind there are in an area. */
export function shipsIn(area: Pick<AreaView, "ships">, kind: Fleet): number {
  return area.ships[kind] ?? 0;
}

/** As many of a kind as an area could hold: what is there and what is in reserve. */
function mostShips(view: PublicView, area: Standing, kind: Fleet): number {
  return shipsIn(area, kind) + (view.board.supply.ships[kind] ?? 0);
}

export function shipsPart(view: PublicView, area: Standing, kind: Fleet): Part {
  return {
    type: "number",
    legend: t(`ship-${kind}`),
    value: shipsIn(area, kind),
    least: 0,
    most: mostShips(view, area, kind),
    set: (count) => [{ type: "ships", area: area.area, kind, count }],
  };
}

/** Every area but one, as places to go to. */
function elsewhere(view: PublicView, from: Area, there: (area: AreaView) => Correction[]): Option[] {
  return view.board.areas
    .filter((area) => area.area !== from)
    .map((area) => ({ label: t(`area-${area.area}`), now: false, corrections: there(area) }));
}

export function shipsSheet({ area: id, kind }: { area: Area; kind: Fleet }, view: PublicView): CorrectionSheet | null {
  const area = areaOf(view, id);
  if (!area) return null;
  const count = shipsIn(area, kind);
  const parts: Part[] = [{ ...shipsPart(view, area, kind), legend: t("correct-count") } as Part];
  if (count > 0) {
    const fewer: Correction = { type: "ships", area: id, kind, count: count - 1 };
    const viper = viperKinds.find((other) => other === kind);
    if (viper) parts.push(lostOne(view, viper, fewer));
    parts.push({
      type: "choices",
      legend: t("correct-move-one"),
      options: elsewhere(view, id, (to) => [
        fewer,
        { type: "ships", area: to.area, kind, count: shipsIn(to, kind) + 1 },
      ]),
    });
  }
  return { what: t("correct-in-area", { what: t(`ship-${kind}`), area: t(`area-${id}`) }), parts };
}

/** What became of a viper; an assault raptor is never damaged (XRAPTOR-3). */
function lostOne({ board }: PublicView, kind: ViperKind, fewer: Correction): Part {
  const [damaged, destroyed] = [(board.damaged_vipers[kind] ?? 0) + 1, (board.destroyed_ships[kind] ?? 0) + 1];
  const damage: Option = {
    label: t("viper-damaged"),
    now: false,
    corrections: [fewer, { type: "damaged-vipers", count: damaged, ...ofKind(kind) }],
  };
  const destroy: Option = {
    label: t("viper-destroyed"),
    now: false,
    corrections: [fewer, { type: "destroyed-vipers", count: destroyed, ...ofKind(kind) }],
  };
  const options = kind === "assault-raptor" ? [destroy] : [damage, destroy];
  return { type: "choices", legend: t("correct-one-of-them"), options };
}

/** The damage tokens of a basestar, each to be put on or taken off. */
export function tokensPart(view: PublicView, { area, basestars }: Standing, index: number, legend: string): Part {
  const { damage } = basestars[index] ?? { damage: [] };
  const options = basestarTokens(view.options).map((token): Option => {
    const has = damage.includes(token);
    const changed: Basestar = { damage: has ? damage.filter((other) => other !== token) : [...damage, token] };
    return {
      label: t(has ? "without-token" : "with-token", { token: t(`basestar-tag-${token}`) }),
      now: false,
      corrections: [{ type: "basestars", area, basestars: basestars.map((other, at) => (at === index ? changed : other)) }],
    };
  });
  return { type: "choices", legend, options };
}

export function basestarSheet(
  { area: id, index }: { area: Area; index: number },
  view: PublicView,
): CorrectionSheet | null {
  const area = areaOf(view, id);
  const basestar = area?.basestars[index];
  if (!area || !basestar) return null;
  const others = area.basestars.filter((_, other) => other !== index);
  return {
    what: t("correct-in-area", { what: t("basestar"), area: t(`area-${id}`) }),
    parts: [
      tokensPart(view, area, index, t("basestar-damage")),
      {
        type: "choices",
        legend: t("correct-move"),
        options: elsewhere(view, id, (to) => [
          { type: "basestars", area: id, basestars: others },
          { type: "basestars", area: to.area, basestars: [...to.basestars, basestar] },
        ]),
      },
      {
        type: "choices",
        legend: t("correct-not-there"),
        options: [
          {
            label: t("correct-take-away"),
            now: false,
            corrections: [{ type: "basestars", area: id, basestars: others }],
          },
        ],
      },
    ],
  };
}

export function basestarsPart(view: PublicView, area: Standing): Part {
  return {
    type: "number",
    legend: t("basestars"),
    value: area.basestars.length,
    least: 0,
    most: area.basestars.length + (view.board.supply.ships.basestar ?? 0),
    // The ones that came last go first; a new one has no damage.
    set: (count) => [
      {
        type: "basestars",
        area: area.area,
        basestars: Array.from({ length: count }, (_, index) => area.basestars[index] ?? { damage: [] }),
      },
    ],
  };
}

export function basestarsSheet(id: Area, view: PublicView): CorrectionSheet | null {
  const area = areaOf(view, id);
  if (!area) return null;
  return {
    what: t("correct-in-area", { what: t("basestars"), area: t(`area-${id}`) }),
    parts: [
      { ...basestarsPart(view, area), legend: t("correct-count") } as Part,
      {
        type: "others",
        legend: t("correct-which"),
        things: area.basestars.map((_, index) => ({
          label: t("basestar-number", { number: index + 1 }),
          thing: { type: "basestar", area: id, index },
        })),
      },
    ],
  };
}

export function civilianSheet(
  { area: id, handle }: { area: Area; handle: number },
  view: PublicView,
): CorrectionSheet | null {
  const area = areaOf(view, id);
  if (!area?.civilian_ships.includes(handle)) return null;
  const fewer: Correction = { type: "civilian-ships", area: id, count: area.civilian_ships.length - 1 };
  return {
    what: t("correct-in-area", { what: t("civilian-ship"), area: t(`area-${id}`) }),
    parts: [
      {
        type: "choices",
        legend: t("correct-move"),
        options: elsewhere(view, id, (to) => [{ type: "civilian-ship-at", handle, area: to.area }]),
      },
      {
        type: "choices",
        legend: t("civilian-destroyed"),
        options: civilianKinds.map((kind) => ({
          label: t(`civilian-${kind}`),
          now: false,
          corrections: [fewer, { type: "destroyed-civilian-ships", kinds: [...view.board.destroyed_civilians, kind] }],
        })),
      },
      {
        type: "choices",
        legend: t("correct-not-there"),
        options: [{ label: t("correct-back-to-pile"), now: false, corrections: [fewer] }],
      },
    ],
  };
}

function civiliansPart(view: PublicView, area: AreaView): Part {
  return {
    type: "number",
    legend: t("civilian-ships"),
    value: area.civilian_ships.length,
    least: 0,
    most: area.civilian_ships.length + (view.board.supply.ships["civilian-ship"] ?? 0),
    set: (count) => [{ type: "civilian-ships", area: area.area, count }],
  };
}

export function civiliansSheet(id: Area, view: PublicView): CorrectionSheet | null {
  const area = areaOf(view, id);
  if (!area) return null;
  return {
    what: t("correct-in-area", { what: t("civilian-ships"), area: t(`area-${id}`) }),
    parts: [
      { ...civiliansPart(view, area), legend: t("correct-count") } as Part,
      {
        type: "others",
        legend: t("correct-which"),
        things: area.civilian_ships.map((handle, index) => ({
          label: t("civilian-number", { number: index + 1 }),
          thing: { type: "civilian", area: id, handle },
        })),
      },
    ],
  };
}

export function pilotsSheet(id: Area, view: PublicView): CorrectionSheet | null {
  const area = areaOf(view, id);
  if (!area) return null;
  const names = view.seats.map((seat) => seat.name);
  return {
    what: t("correct-in-area", { what: t("pilots"), area: t(`area-${id}`) }),
    parts: [
      {
        type: "others",
        legend: t("correct-which"),
        things: area.pilots.map((seat) => ({ label: nameOf(seat, names), thing: { type: "pilot", seat } })),
      },
    ],
  };
}

export function areaSheet(id: Area, view: PublicView): CorrectionSheet | null {
  const area = areaOf(view, id);
  if (!area) return null;
  const kinds = kindsInPlay(view);
  return {
    what: t(`area-${id}`),
    parts: [
      shipsPart(view, area, "raider"),
      shipsPart(view, area, "heavy-raider"),
      basestarsPart(view, area),
      ...kinds.map((kind) => shipsPart(view, area, kind)),
      civiliansPart(view, area),
      ...kinds.map((kind): Part => ({
        type: "choices",
        legend: kind === "viper" ? t("pilot-here") : t("pilot-here-kind", { kind: say(`craft-${kind}`, {}) }),
        options: view.seats
          .filter((seat) => seat.place !== null)
          .map((seat) => ({
            label: seat.name,
            now: area.pilots.includes(seat.seat) && pilots(seat) === kind,
            corrections: [{ type: "place", seat: seat.seat, place: { type: "viper", area: id, ...ofKind(kind) } }],
          })),
      })),
    ],
  };
}
