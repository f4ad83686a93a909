/** Sheets of the books round the board: dials, tracks, boxes, piles. */
import facts from "../../lib/wire/cards.json";
import { kindsInPlay, ofKind } from "../../lib/table/vipers";
import type { BoardView } from "../../lib/wire/BoardView";
import type { Pile } from "../../lib/wire/Pile";
import type { PublicView } from "../../lib/wire/PublicView";
import type { Resource } from "../../lib/wire/Resource";
import type { ViperKind } from "../../lib/wire/ViperKind";
import { say, t } from "../../lib/words/words";
import { playsCombined } from "../../lib/rules/combined";
import { inPlay, nameOfCard } from "../crisis/cards";
import type { CorrectionSheet, Option, Part } from "./correctable";

/** The farthest that the fleet's distance is written; the game is won long before. */
const FARTHEST = 20;

export function dialSheet(resource: Resource, view: PublicView): CorrectionSheet | null {
  const dial = view.dials.find((dial) => dial.resource === resource);
  if (!dial) return null;
  return {
    what: t(`resource-${resource}`),
    parts: [
      {
        type: "number",
        legend: t("correct-value"),
        value: dial.value,
        least: 0,
        most: dial.maximum,
        set: (value) => [{ type: "resource", resource, value }],
      },
    ],
  };
}

/**
 * A space of the Jump Preparation track in words: "Start", "−3 population", "automatic jump". On New Caprica it is a way back:
 * nobody jumps from its spaces, and on the last one Galactica returns (NC-29, NC-54).
 */
export function jumpSpaceName(board: BoardView, space: number): string {
  const on = board.jump_track[space];
  if (!on) return String(space);
  if (space === 0) return t("track-start");
  if (board.new_caprica) return on.kind === "auto-jump" ? say("planet-mark", {}) : t("boarding-space", { number: space + 1 });
  switch (on.kind) {
    case "red":
      // Spaces are counted from 1 for people, Start being the first.
      return t("jump-space-red", { number: space + 1 });
    case "blue":
      return t("jump-space-blue", { loss: on.loss });
    case "auto-jump":
      return t("jump-space-auto");
  }
}

export function jumpSheet({ board }: PublicView): CorrectionSheet {
  return {
    what: t("jump-track"),
    parts: [
      {
        type: "choices",
        legend: t("jump-fleet"),
        options: board.jump_track.map((_, space) => ({
          label: jumpSpaceName(board, space),
          now: board.fleet === space,
          corrections: [{ type: "fleet", space }],
        })),
      },
    ],
  };
}

export function boardingSheet({ board }: PublicView): CorrectionSheet {
  const most = board.supply.centurions + board.boarded + board.boarding.reduce((sum, count) => sum + count, 0);
  const spaces = [...board.boarding, board.boarded];
  return {
    what: t("boarding-track"),
    parts: spaces.map((count, space) => ({
      type: "number",
      legend:
        space === 0
          ? t("boarding-start")
          : space === board.boarding.length
            ? t("boarding-end")
            : t("boarding-space", { number: space + 1 }),
      value: count,
      least: 0,
      most,
      set: (to) => [{ type: "centurions", space, count: to }],
    })),
  };
}

export function distanceSheet({ board }: PublicView): CorrectionSheet {
  return {
    what: t("distance"),
    parts: [
      {
        type: "number",
        legend: t("correct-value"),
        value: board.distance,
        least: 0,
        most: FARTHEST,
        set: (distance) => [{ type: "distance", distance }],
      },
    ],
  };
}

export function vipersSheet(view: PublicView): CorrectionSheet {
  const kinds = kindsInPlay(view);
  const { gained_assault_raptors: now = 0, assault_raptors_beside: beside = 0 } = view.board;
  const parts: CorrectionSheet["parts"] = kinds.flatMap((kind) => vipersParts(view, kind, kinds.length > 1));
  const gained: CorrectionSheet["parts"] = kinds.includes("assault-raptor")
    ? [
        {
          type: "number",
          legend: t("vipers-gained"),
          value: now,
          least: 0,
          most: now + beside,
          set: (count) => [{ type: "assault-raptors-gained", count }],
        },
      ]
    : [];
  return { what: t("vipers"), parts: [...parts, ...gained] };
}

/** Of one kind; it is named where there are several. */
function vipersParts({ board }: PublicView, kind: ViperKind, named: boolean): CorrectionSheet["parts"] {
  const damaged = board.damaged_vipers[kind] ?? 0;
  const destroyed = board.destroyed_ships[kind] ?? 0;
  const most = (board.supply.ships[kind] ?? 0) + damaged + destroyed;
  const name = say(`craft-${kind}`, {});
  const lost: CorrectionSheet["parts"][number] = {
    type: "number",
    legend: named ? t("vipers-destroyed-kind", { kind: name }) : t("vipers-destroyed"),
    value: destroyed,
    least: 0,
    most,
    set: (count) => [{ type: "destroyed-vipers", count, ...ofKind(kind) }],
  };
  // It is never damaged (XRAPTOR-3).
  if (kind === "assault-raptor") return [lost];
  return [
    {
      type: "number",
      legend: named ? t("vipers-damaged-kind", { kind: name }) : t("vipers-damaged"),
      value: damaged,
      least: 0,
      most,
      set: (count) => [{ type: "damaged-vipers", count, ...ofKind(kind) }],
    },
    lost,
  ];
}

export function raptorsSheet({ board }: PublicView): CorrectionSheet {
  const destroyed = board.destroyed_ships.raptor ?? 0;
  return {
    what: t("raptors"),
    parts: [
      {
        type: "number",
        legend: t("raptors-destroyed"),
        value: destroyed,
        least: 0,
        most: (board.supply.ships.raptor ?? 0) + destroyed,
        set: (count) => [{ type: "destroyed-raptors", count }],
      },
    ],
  };
}

export function nukesSheet({ board }: PublicView): CorrectionSheet {
  return {
    what: t("nukes"),
    parts: [
      {
        type: "number",
        legend: t("correct-value"),
        value: board.nukes,
        least: 0,
        most: 2,
        set: (count) => [{ type: "nukes", count }],
      },
    ],
  };
}

/** Fronts of civilian ships, as the facts name them. */
export const civilianKinds = [
  "population-1",
  "population-2",
  "population-and-fuel",
  "population-and-morale",
  "nothing",
] as const;

export function civilianPileSheet({ board }: PublicView): CorrectionSheet {
  const gone: string[] = board.destroyed_civilians;
  return {
    what: t("civilian-ships"),
    parts: civilianKinds.map((kind): Part => {
      const others = gone.filter((other) => other !== kind);
      return {
        type: "number",
        legend: t("civilian-lost", { kind: t(`civilian-${kind}`) }),
        value: gone.length - others.length,
        least: 0,
        most: kind === "population-1" ? 6 : kind === "population-2" || kind === "nothing" ? 2 : 1,
        set: (to) => [
          { type: "destroyed-civilian-ships", kinds: [...others, ...Array.from({ length: to }, () => kind)] },
        ],
      };
    }),
  };
}

export function damageSheet({ board }: PublicView): CorrectionSheet {
  const dials = ["food", "fuel"] as const;
  return {
    what: t("damage-tokens"),
    parts: [
      {
        type: "choices",
        legend: t("damage-locations"),
        options: board.locations
          .filter((location) => location.damageable || location.damaged)
          .map(({ location, damaged }) => ({
            label: t(damaged ? "damage-is" : "damage-none", { what: say(`location-${location}`, {}) }),
            now: false,
            corrections: [{ type: "location-damage", location, damaged: !damaged }],
          })),
      },
      {
        type: "choices",
        legend: t("damage-dials"),
        options: dials.map((resource): Option => {
          const spent = board.spent_damage.includes(resource);
          return {
            label: t(spent ? "damage-spent" : "damage-none", { what: t(`resource-${resource}`) }),
            now: false,
            corrections: [{ type: "spent-damage", resource, spent: !spent }],
          };
        }),
      },
    ],
  };
}

/** Cards in the box, for each pile. */
const whole: Record<Pile, number> = {
  destiny: 10,
  "quorum-hand": 17,
  quorum: 17,
  crisis: 70,
  "super-crisis": 5,
  destinations: 22,
};

export function pileSheet(pile: Pile, view: PublicView): CorrectionSheet | null {
  const part = pilePart(pile, view);
  return part && { what: t(`pile-${pile}`), parts: [{ ...part, legend: t("correct-cards") }] };
}

function pilePart(pile: Pile, { board }: PublicView): Extract<Part, { type: "number" }> | null {
  const there = board.piles.find((known) => known.pile === pile);
  if (!there) return null;
  return {
    type: "number",
    legend: t(`pile-${pile}`),
    value: there.cards,
    least: 0,
    most: whole[pile],
    set: (cards) => [{ type: "pile", pile, cards }],
  };
}

/** The Cylon attack cards that stay in play. */
const LASTING_CARDS = ["ambush", "cylon-swarm", "jammed-assault", "thirty-three"] as const;

/** The piles that have no place of their own on the page. */
export function decksSheet(view: PublicView): CorrectionSheet {
  const piles = (["quorum", "crisis", "super-crisis", "destinations"] as const).map((pile) => pilePart(pile, view));
  const parts: Part[] = piles.filter((part) => part !== null);
  if (view.options.modes.loyalty === "table") {
    parts.push({
      type: "number",
      legend: t("deck-name"),
      value: view.loyalty_deck,
      least: 0,
      most: 12,
      set: (cards) => [{ type: "loyalty-deck", cards }],
    });
  }
  parts.push({
    type: "choices",
    legend: t("attack-cards-open"),
    options: LASTING_CARDS.map((card): Option => {
      const open = view.battle.in_play.includes(card);
      return {
        label: t(open ? "attack-is-open" : "attack-is-not-open", { card: t(`attack-card-${card}`) }),
        now: false,
        corrections: [{ type: "attack-card", card, in_play: !open }],
      };
    }),
  });
  parts.push({ type: "choices", legend: t("cards-open"), options: [...crisesInPlay(view), ...quorumInPlay(view)] });
  return { what: t("decks"), parts };
}

function crisesInPlay(view: PublicView): Option[] {
  return inPlay(facts.crises, playsCombined(view.options))
    .filter(({ stays }) => stays)
    .map(({ id }) => {
      const open = view.lying_open.some(({ card }) => card === id);
      return {
        label: t(open ? "attack-is-open" : "attack-is-not-open", { card: nameOfCard("crises", id) }),
        now: false,
        corrections: [{ type: "crisis-in-play", card: id, in_play: !open }],
      };
    });
}

/** Those that are given to a player can lie before each of them. */
function quorumInPlay(view: PublicView): Option[] {
  return inPlay(facts.quorum, playsCombined(view.options))
    .filter(({ stays }) => stays !== null)
    .flatMap(({ id, stays }): Option[] => {
      const name = nameOfCard("quorum", id);
      const lying = view.lying_open.find(({ card }) => card === id);
      const out: Option = {
        label: t("attack-is-not-open", { card: name }),
        now: !lying,
        corrections: [{ type: "quorum-in-play", card: id, in_play: false, seat: null }],
      };
      const before = stays === "alone" ? [null] : view.seats.map((_, seat) => seat);
      const open = before.map((seat): Option => ({
        label: seat === null ? t("attack-is-open", { card: name }) : t("card-is-with", { card: name, player: view.seats[seat]?.name ?? "" }),
        now: lying !== undefined && lying.with === seat,
        corrections: [{ type: "quorum-in-play", card: id, in_play: true, seat }],
      }));
      return [out, ...open];
    });
}
