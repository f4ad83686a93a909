/** Sheets of the people: players, their characters, where they stand, hands, titles, the turn. */
import { abilitiesOf } from "../../lib/table/abilities";
import { playsCombined } from "../../lib/rules/combined";
import { charactersOf } from "../../lib/table/characters";
import { countOf } from "../../lib/table/held";
import { sentTo } from "../../lib/table/places";
import { nameOf } from "../../lib/table/text";
import { kindsInPlay, ofKind } from "../../lib/table/vipers";
import type { Correction } from "../../lib/wire/Correction";
import type { LocationView } from "../../lib/wire/LocationView";
import type { Place } from "../../lib/wire/Place";
import type { PublicView } from "../../lib/wire/PublicView";
import type { SeatId } from "../../lib/wire/SeatId";
import type { SeatView } from "../../lib/wire/SeatView";
import { say, t } from "../../lib/words/words";
import type { CorrectionSheet, Option, Part } from "./correctable";
import { steps } from "../turn";
import { earthAt } from "./earth";
import { metParts } from "./ionian";
import { forcesAt } from "./planet";

/** More cards than this nobody has ever held. */
export const FULL_HAND = 19;


function seatAt(view: PublicView, seat: SeatId): SeatView | undefined {
  return view.seats.find((known) => known.seat === seat);
}

/** Where a Cylon Leader stands who is not among the humans, and where both kinds of them do (NC-4). */
const CYLONS = "cylon";
const BOTH = "new-caprica";

/**
 * What puts somebody there. A Cylon Leader is among the humans or not by where they stand (XINF-2): one goes with the
 * other, because the board could not be so in between.
 */
export function placing(view: PublicView, at: SeatId, place: Place): Correction[] {
  const put: Correction = { type: "place", seat: at, place };
  const { leader } = seatAt(view, at) ?? {};
  const on = place.type === "location" && view.board.locations.find(({ location }) => location === place.location)?.board;
  if (!leader || !on || on === BOTH) return [put];
  const infiltrating = on !== CYLONS;
  return infiltrating === leader.infiltrating ? [put] : [{ type: "infiltrating", seat: at, infiltrating }, put];
}

function placeParts(seat: SeatView, view: PublicView): Part[] {
  const { place } = seat;
  const at = seat.seat;
  return [
    ...view.kit.boards.map(
      (board): Part => ({
        type: "choices",
        legend: t("place-on", { board: say(`board-${board}`, {}) }),
        options: view.board.locations
          .filter((location) => location.board === board)
          .map(({ location }) => ({
            label: say(`location-${location}`, {}),
            now: place?.type === "location" && place.location === location,
            corrections: placing(view, at, { type: "location", location }),
          })),
      }),
    ),
    ...kindsInPlay(view).map((kind): Part => ({
      type: "choices",
      legend: kind === "viper" ? t("place-viper") : t("place-kind", { kind: say(`craft-${kind}`, {}) }),
      options: view.board.areas.map(({ area }) => ({
        label: t(`area-${area}`),
        now: place?.type === "viper" && place.area === area && (place.kind ?? "viper") === kind,
        corrections: [{ type: "place", seat: at, place: { type: "viper", area, ...ofKind(kind) } }],
      })),
    })),
    {
      type: "choices",
      legend: t("place-nowhere"),
      options: [
        {
          label: t("place-off-board"),
          now: place?.type === "off-board",
          corrections: [{ type: "place", seat: at, place: { type: "off-board" } }],
        },
      ],
    },
  ];
}

function characterPart(seat: SeatView, view: PublicView): Part {
  const taken = view.seats.filter((other) => other.seat !== seat.seat).map((other) => other.character);
  return {
    type: "choices",
    legend: t("plays"),
    options: charactersOf(playsCombined(view.options))
      .filter((character) => !taken.includes(character))
      .map((character) => ({
        label: say(`character-${character}`, {}),
        now: seat.character === character,
        corrections: [{ type: "character", seat: seat.seat, character }],
      })),
  };
}

/** Where a character stands, and who plays it. */
export function personSheet(at: SeatId, view: PublicView): CorrectionSheet | null {
  const seat = seatAt(view, at);
  if (!seat?.character) return null;
  return { what: seat.name, parts: [...placeParts(seat, view), characterPart(seat, view)] };
}

function handPart(seat: SeatView): Part {
  return {
    type: "number",
    legend: t("hand"),
    value: seat.hand,
    least: 0,
    most: Math.max(FULL_HAND, seat.hand),
    set: (cards) => [{ type: "hand", seat: seat.seat, cards }],
  };
}

export function handSheet(at: SeatId, view: PublicView): CorrectionSheet | null {
  const seat = seatAt(view, at);
  if (!seat) return null;
  const parts: Part[] = [handPart(seat)];
  if (view.options.modes.loyalty === "table") parts.push(loyaltyPart(seat));
  return { what: t("hand-of", { player: seat.name }), parts };
}

function superCrisisPart(seat: SeatView): Part {
  return {
    type: "number",
    legend: t("correct-super-crises"),
    value: countOf(seat, "super-crisis"),
    least: 0,
    most: 5,
    set: (cards) => [{ type: "held", kind: "super-crisis", seat: seat.seat, cards }],
  };
}

function loyaltyPart(seat: SeatView): Part {
  return {
    type: "number",
    legend: t("correct-loyalty-cards"),
    value: countOf(seat, "loyalty"),
    least: 0,
    most: 8,
    set: (cards) => [{ type: "loyalty-cards", seat: seat.seat, cards }],
  };
}

/** The order with a player behind another one. */
export function behind(order: readonly SeatId[], seat: SeatId, other: SeatId): SeatId[] {
  const without = order.filter((known) => known !== seat);
  const at = without.indexOf(other);
  return [...without.slice(0, at + 1), seat, ...without.slice(at + 1)];
}

/** Where a player sits: to the left of whom. The table is round, so nobody is first. */
function orderPart(seat: SeatView, view: PublicView): Part {
  const names = view.seats.map((known) => known.name);
  const { order } = view;
  const before = order[(order.indexOf(seat.seat) + order.length - 1) % order.length];
  return {
    type: "choices",
    legend: t("sits-after"),
    options: order
      .filter((other) => other !== seat.seat)
      .map((other) => ({
        label: nameOf(other, names),
        now: other === before,
        corrections: [{ type: "seat-order", order: behind(order, seat.seat, other) }],
      })),
  };
}

export function seatSheet(at: SeatId, view: PublicView): CorrectionSheet | null {
  const seat = seatAt(view, at);
  if (!seat) return null;
  const parts: Part[] = [];
  const used = abilitiesOf(seat.character, view.used);
  if (used.length > 0) {
    parts.push({ type: "ticked", legend: t("abilities-used"), things: used.map((ability) => say(`ability-${ability}`, {})) });
  }
  if (view.seats.some((other) => other.titles.length > 0)) {
    parts.push({
      type: "choices",
      legend: t("titles"),
      options: view.kit.titles.map((title) => ({
        label: t(`title-${title}`),
        now: seat.titles.includes(title),
        corrections: [{ type: "title", title, seat: at }],
      })),
    });
  }
  if (seat.place) {
    const place = seat.place;
    parts.push({
      type: "choices",
      legend: t("revealed-legend"),
      options: [
        { label: t("revealed-no"), now: !seat.revealed_cylon, corrections: [revealed(at, false)] },
        { label: t("revealed-yes"), now: seat.revealed_cylon, corrections: [revealed(at, true)] },
      ],
    });
    parts.push({
      type: "choices",
      legend: t("place-quick"),
      options: sentTo(view).map((location): Option => ({
        label: say(`location-${location}`, {}),
        now: place.type === "location" && place.location === location,
        corrections: placing(view, at, { type: "location", location }),
      })),
    });
    parts.push({
      type: "others",
      legend: t("place-elsewhere"),
      things: [{ label: t("place-choose"), thing: { type: "character", seat: at } }],
    });
    parts.push(handPart(seat));
    if (seat.revealed_cylon) parts.push(superCrisisPart(seat));
    parts.push(...leaderParts(seat, view));
  }
  if (seat.eliminated) parts.push(...nebulaParts(seat));
  if (view.options.modes.loyalty === "table" && countOf(seat, "loyalty") + view.loyalty_deck > 0) {
    parts.push(loyaltyPart(seat));
  }
  parts.push(orderPart(seat, view));
  if (seat.character) parts.push(characterPart(seat, view));
  return { what: seat.name, parts };
}

/** Most Motives that a Leader has: two at the set-up, two in the Sleeper phase (XMOT-1). */
const MOST_MOTIVES = 4;
/** Most Mutiny cards that somebody has for a moment: the Mutineer holds two, and has one too many before one is given up. */
const MOST_MUTINY = 3;

/** Where a Cylon Leader is, what is held of the kinds that only some tables have, and miracle tokens: nothing at a table without them. */
function leaderParts(player: SeatView, view: PublicView): Part[] {
  const { seat, leader, miracles } = player;
  const parts: Part[] = [];
  /** They stand where the first place of that side is, unless they are there already; from there they are moved. */
  const goesTo = (infiltrating: boolean): Correction[] => {
    const fits = (location: LocationView) => (location.board === CYLONS) !== infiltrating && !location.damaged;
    const here = view.board.locations.find(({ characters }) => characters.includes(seat));
    const first = view.board.locations.find(fits);
    return (here && fits(here)) || !first ? [] : [{ type: "place", seat, place: { type: "location", location: first.location } }];
  };
  if (leader) {
    parts.push({
      type: "choices",
      legend: say("leader-legend", {}),
      options: [false, true].map((infiltrating) => ({
        label: say(infiltrating ? "leader-among-humans" : "leader-among-cylons", {}),
        now: leader.infiltrating === infiltrating,
        corrections: [{ type: "infiltrating", seat, infiltrating }, ...goesTo(infiltrating)],
      })),
    });
  }
  const held = (kind: string, most: number): Part => ({
    type: "choices",
    legend: say(`held-${kind}`, {}),
    options: Array.from({ length: most + 1 }, (_, cards) => ({
      label: String(cards),
      now: countOf(player, kind) === cards,
      corrections: [{ type: "held", kind, seat, cards }],
    })),
  });
  if (leader) parts.push(held("motive", MOST_MOTIVES));
  if (miracles !== undefined) {
    parts.push(held("mutiny", MOST_MUTINY));
    // More than one is the alternate Baltar's alone; whoever else is given more is told so.
    parts.push({
      type: "choices",
      legend: say("miracles-legend", {}),
      options: [0, 1, 2, 3].map((tokens) => ({
        label: String(tokens),
        now: miracles === tokens,
        corrections: [{ type: "miracles", seat, tokens }],
      })),
    });
  }
  if (view.board.ionian) parts.push(...nebulaParts(player));
  return parts;
}

/** Most trauma tokens that somebody has. */
const MOST_TRAUMA = 24;

/** Trauma tokens, and whether somebody was eliminated by the trial (ION-13). */
function nebulaParts(player: SeatView): Part[] {
  const { seat, eliminated = false } = player;
  return [
    {
      type: "number",
      legend: say("held-trauma", {}),
      value: countOf(player, "trauma"),
      least: 0,
      most: MOST_TRAUMA,
      set: (cards) => [{ type: "held", kind: "trauma", seat, cards }],
    },
    {
      type: "choices",
      legend: say("eliminated-legend", {}),
      options: [false, true].map((out) => ({
        label: say(out ? "eliminated-out" : "eliminated-plays", {}),
        now: eliminated === out,
        corrections: [{ type: "eliminated", seat, out }],
      })),
    },
  ];
}

function revealed(seat: SeatId, revealed: boolean): Option["corrections"][number] {
  return { type: "revealed-cylon", seat, revealed };
}

export function locationSheet(location: string, view: PublicView): CorrectionSheet | null {
  const facts = view.board.locations.find((known) => known.location === location);
  if (!facts) return null;
  const parts: Part[] = [...forcesAt(location, view), ...earthAt(facts, view)];
  if (facts.damageable || facts.damaged) {
    parts.push({
      type: "choices",
      legend: t("damage"),
      options: [false, true].map((damaged) => ({
        label: t(damaged ? "damaged-yes" : "damaged-no"),
        now: facts.damaged === damaged,
        corrections: [{ type: "location-damage", location, damaged }],
      })),
    });
  }
  parts.push({
    type: "choices",
    legend: t("stands-here"),
    options: view.seats
      .filter((seat) => seat.place !== null)
      .map((seat) => ({
        label: seat.name,
        now: facts.characters.includes(seat.seat),
        corrections: placing(view, seat.seat, { type: "location", location }),
      })),
  });
  parts.push(...metParts(location, view));
  return { what: say(`location-${location}`, {}), parts };
}

export function turnSheet(view: PublicView): CorrectionSheet | null {
  const { turn } = view;
  if (!turn) return null;
  const names = view.seats.map((seat) => seat.name);
  return {
    what: t("turn-in-sentence"),
    parts: [
      {
        type: "choices",
        legend: t("step"),
        options: steps.map((step) => ({
          label: t(`step-${step}`),
          now: turn.step === step,
          corrections: [{ type: "turn-step", step }],
        })),
      },
      {
        type: "choices",
        legend: t("active-player"),
        options: view.order.map((seat) => ({
          label: nameOf(seat, names),
          now: turn.active === seat,
          corrections: [{ type: "active-player", seat }],
        })),
      },
      {
        type: "number",
        legend: t("turn-number"),
        value: turn.number,
        least: 1,
        most: 999,
        set: (number) => [{ type: "turn-number", number }],
      },
    ],
  };
}
