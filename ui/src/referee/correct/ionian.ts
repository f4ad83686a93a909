/** The Ionian Nebula: which Allies are on the board, and where trauma tokens lie. All of it is corrected as one. */
import allies from "virtual:allies";
import { cardName } from "../../lib/board/allies";
import type { AllyId } from "../../lib/wire/AllyId";
import type { Correction } from "../../lib/wire/Correction";
import type { LocationId } from "../../lib/wire/LocationId";
import type { Nebula } from "../../lib/wire/Nebula";
import type { PublicView } from "../../lib/wire/PublicView";
import type { Spot } from "../../lib/wire/Spot";
import { t } from "../../lib/words/words";
import type { CorrectionSheet, Option, Part } from "./correctable";

/** Whether the fleet goes to the Ionian Nebula, whatever is on the board of it. */
const isThere = ({ options: { game } }: PublicView): boolean => typeof game === "object" && "combined" in game && game.combined.objective === "ionian-nebula";

/** Those who could be on the board beside who is: nobody plays them (ION-ALLY-4). */
const couldCome = ({ seats }: PublicView, { allies: there }: Nebula) =>
  allies.filter(({ ally, characters }) => !there.includes(ally) && !seats.some(({ character }) => character !== null && characters.includes(character)));

/** How it stands, in the words of a correction. */
function nebulaOf({ board: { ionian } }: PublicView): Nebula {
  if (!ionian) return { allies: [], boxed: [], spots: [] };
  const on = ionian.allies.filter(({ trauma }) => trauma).map(({ ally }): Spot => ({ ally }));
  return {
    allies: ionian.allies.map(({ ally }) => ally),
    boxed: ionian.boxed ?? [],
    spots: [...ionian.trauma.map((location): Spot => ({ location })), ...on],
  };
}

const as = (nebula: Nebula): Correction[] => [{ type: "ionian", nebula }];
const without = (spots: readonly Spot[], ally: AllyId) => spots.filter((spot) => !("ally" in spot && spot.ally === ally));

/** Somebody has come, with a token on the card (ION-ALLY-5). */
const comes = ({ allies, boxed, spots }: Nebula, ally: AllyId): Nebula => ({
  allies: [...allies, ally],
  boxed: boxed.filter((other) => other !== ally),
  spots: [...spots, { ally }],
});

/** Somebody has gone, into the box or back into the deck. */
const goes = ({ allies, boxed, spots }: Nebula, ally: AllyId, box: boolean): Nebula => ({
  allies: allies.filter((other) => other !== ally),
  boxed: box ? [...boxed, ally] : boxed,
  spots: without(spots, ally),
});

/** Of an Ally: whether they are there, whether a token lies on the card, and who is there in their place. */
export function allySheet(at: AllyId, view: PublicView): CorrectionSheet | null {
  const here = view.board.ionian?.allies.find(({ ally }) => ally === at);
  if (!here) return null;
  const now = nebulaOf(view);
  const token = (lies: boolean): Option => ({
    label: t(lies ? "trauma-yes" : "trauma-no"),
    now: here.trauma === lies,
    corrections: as({ ...now, spots: lies ? [...now.spots, { ally: at }] : without(now.spots, at) }),
  });
  const others = couldCome(view, now).filter(({ ally }) => !now.boxed.includes(ally));
  return {
    what: cardName(here.name),
    parts: [
      {
        type: "choices",
        legend: t("ally-is"),
        options: [
          { label: t("ally-on-board"), now: true, corrections: [] },
          { label: t("ally-in-box"), now: false, corrections: as(goes(now, at, true)) },
          { label: t("ally-in-deck"), now: false, corrections: as(goes(now, at, false)) },
        ],
      },
      { type: "choices", legend: t("trauma-on-card"), options: [token(true), token(false)] },
      {
        type: "choices",
        legend: t("ally-instead"),
        options: others.map(({ ally, name }) => ({ label: cardName(name), now: false, corrections: as(comes(goes(now, at, true), ally)) })),
      },
    ],
  };
}

/** Where trauma tokens lie by themselves (ION-SETUP-2). */
const SPOTS: readonly LocationId[] = ["sickbay", "brig"];

/** Of a location: the Allies there, those who could be, and whether a token lies there. */
export function metParts(location: LocationId, view: PublicView): Part[] {
  if (!isThere(view)) return [];
  const now = nebulaOf(view);
  const there = (view.board.ionian?.allies ?? []).filter((ally) => ally.location === location);
  const could = couldCome(view, now).filter((ally) => ally.location === location);
  const lies = now.spots.some((spot) => "location" in spot && spot.location === location);
  const elsewhere = now.spots.filter((spot) => !("location" in spot && spot.location === location));
  const parts: Part[] = [];
  if (there.length > 0) {
    parts.push({
      type: "others",
      legend: t("ally-here"),
      things: there.map(({ ally, name }) => ({ label: cardName(name), thing: { type: "ally", ally } })),
    });
  }
  if (SPOTS.includes(location)) {
    parts.push({
      type: "choices",
      legend: t("trauma-token"),
      options: [true, false].map((wanted) => ({
        label: t(wanted ? "trauma-yes" : "trauma-no"),
        now: lies === wanted,
        corrections: as({ ...now, spots: wanted ? [...elsewhere, { location }] : elsewhere }),
      })),
    });
  }
  if (could.length > 0) {
    parts.push({
      type: "choices",
      legend: t("ally-comes"),
      options: could.map(({ ally, name }) => ({ label: cardName(name), now: false, corrections: as(comes(now, ally)) })),
    });
  }
  return parts;
}
