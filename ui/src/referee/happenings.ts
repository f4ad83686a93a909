/** What people do at the table that has rules behind it, as a palette: the rules of each run when it is tapped. */
import { playsCombined } from "../lib/rules/combined";
import { countOf } from "../lib/table/held";
import { sentTo } from "../lib/table/places";
import { nameOf } from "../lib/table/text";
import { ofKind, viperKinds } from "../lib/table/vipers";
import facts from "../lib/wire/cards.json";
import type { Happening } from "../lib/wire/Happening";
import type { ShipIcon } from "../lib/wire/ShipIcon";
import type { PublicView } from "../lib/wire/PublicView";
import lists from "../lib/wire/secret-cards.json";
import type { SeatId } from "../lib/wire/SeatId";
import type { SeatView } from "../lib/wire/SeatView";
import type { WordId } from "../lib/words/ids";
import { say, t } from "../lib/words/words";
import { inPlay } from "./crisis/cards";

export interface HappeningGroup {
  legend: string;
  options: { label: string; happening: Happening }[];
}

/** The Cylon ship icons, as the cards show them. */
export const SHIP_ICONS = ["raiders", "launch-raiders", "heavy-raiders", "basestars"] as const satisfies readonly ShipIcon[];

/** Longest distance on a destination. */
const FARTHEST_JUMP = 3;

/** The number of every card of the game that risks a raptor. */
const RAPTOR_NEEDS = 3;

/** Most vipers that one card repairs. */
const REPAIRED_AT_ONCE = 2;

/** What a deed is called; one that is told of everybody has a word of its own. */
const WORDS: Partial<Record<Happening["type"], WordId>> = {
  "weapons-control": "action-weapons-control",
  "hangar-launch": "action-hangar-deck",
  "pegasus-cic": "action-pegasus-cic",
  "main-batteries": "action-main-batteries",
  "armory-used": "action-armory",
  "communications-used": "happened-communications",
};

const wordOf = (deed: Happening): WordId => (deed.type === "vipers-activated" ? `action-${deed.by}` : (WORDS[deed.type] ?? "happened-action"));

/** What a player can do in the fight from where the character stands. */
function fightHappenings(view: PublicView, seat: SeatView): HappeningGroup["options"] {
  const { board } = view;
  const at = seat.seat;
  const { place } = seat;
  const options: HappeningGroup["options"] = [];
  const add = (word: WordId, happening: Happening) =>
    options.push({ label: say(word, {}), happening });
  for (const deed of view.deeds ?? []) {
    if ("seat" in deed && deed.seat === at) add(wordOf(deed), deed);
  }
  if (place?.type === "viper") {
    add("action-own-viper", { type: "own-viper-activated", seat: at });
    if (seat.hand > 0) add("action-maximum-firepower", { type: "maximum-firepower", seat: at });
  }
  if (seat.titles.includes("admiral") && board.nukes > 0) add("action-nuke", { type: "nuke-used" });
  if (board.supply.ships.raptor) add("action-raptor", { type: "raptor-risked", seat: at, needed: RAPTOR_NEEDS });
  return options;
}

/** What can happen to a player. */
export function playerHappenings(view: PublicView, at: SeatId): HappeningGroup[] {
  const seat = view.seats.find((seat) => seat.seat === at);
  if (!seat) return [];
  const groups: HappeningGroup[] = [
    {
      legend: t("happened-hand"),
      options: [-3, -2, -1, 1, 2, 3]
        .filter((by) => seat.hand + by >= 0)
        .map((by) => ({
          label: by < 0 ? `−${-by}` : `+${by}`,
          happening: { type: "hand-changed", seat: at, by },
        })),
    },
  ];
  const fate: HappeningGroup["options"] = sentTo(view).map((location) => ({
    label: t("happened-sent", { location: say(`location-${location}`, {}) }),
    happening: { type: "character-moved", seat: at, place: { type: "location", location } },
  }));
  // Only the game with all boxes has executions (EXEC-1).
  if (playsCombined(view.options)) fate.push({ label: t("happened-executed"), happening: { type: "executed", seat: at } });
  const human = !seat.revealed_cylon && seat.leader?.infiltrating !== false;
  if (playsCombined(view.options) && human) fate.push({ label: t("happened-mutiny"), happening: { type: "mutiny-drawn", seat: at } });
  if (!seat.revealed_cylon && !seat.leader) {
    fate.push({
      label: t("happened-revealed"),
      happening: { type: "cylon-revealed", seat: at, sympathizer: false },
    });
  }
  if (!seat.revealed_cylon) {
    for (const title of view.kit.titles) {
      if (seat.titles.includes(title)) continue;
      fate.push({
        label: t("happened-title", { title: t(`title-${title}`) }),
        happening: { type: "title-given", title, seat: at },
      });
    }
  }
  if (!seat.revealed_cylon) groups.push({ legend: t("happened-action"), options: fightHappenings(view, seat) });
  groups.push({ legend: t("happened-fate"), options: fate });
  // Where Dradis keeps the cards, they are shown from the hand, by the question itself.
  if (seat.leader && view.options.modes.loyalty === "table" && countOf(seat, "motive") > 0) {
    groups.push({
      legend: t("happened-motive"),
      options: lists.motive.map((card) => ({ label: say(`held-motive-${card}`, {}), happening: { type: "motive-revealed", card } })),
    });
  }
  groups.push({
    legend: t("happened-seat"),
    options: [
      seat.empty
        ? { label: t("happened-seat-taken"), happening: { type: "seat-taken", seat: at } }
        : { label: t("happened-seat-left"), happening: { type: "seat-left", seat: at } },
    ],
  });
  return groups;
}

/** What can happen to the fleet. */
export function fleetHappenings(view: PublicView): HappeningGroup[] {
  const { board } = view;
  const names = view.seats.map((seat) => seat.name);
  const president = view.seats.find((seat) => seat.titles.includes("president"));
  // The fleet does not jump from New Caprica (NC-52, NC-54).
  const jumps = !board.new_caprica;
  const groups: HappeningGroup[] = [
    {
      legend: t("happened-jump"),
      options: [
        ...(jumps ? [{ label: t("happened-jump-begun"), happening: { type: "jump-begun" as const } }] : []),
        { label: t("happened-jump-prepared"), happening: { type: "jump-prepared" } },
        ...Array.from({ length: jumps ? FARTHEST_JUMP + 1 : 0 }, (_, distance): HappeningGroup["options"][number] => ({
          label: t("happened-jumped", { distance }),
          happening: { type: "fleet-jumped", distance },
        })),
      ],
    },
    {
      legend: t("happened-cylon-ships"),
      options: [
        ...SHIP_ICONS.map((icon): HappeningGroup["options"][number] => ({
          label: t(`icon-${icon}`),
          happening: { type: "ships-activated", icon },
        })),
        { label: t("happened-cylon-fleet"), happening: { type: "cylon-fleet-launch" } },
      ],
    },
    {
      legend: t("happened-cylon-attack"),
      // They are out of the game with all boxes (XCOMP-1).
      options: inPlay(facts.attacks, playsCombined(view.options))
        .filter(({ id }) => !view.battle.in_play.includes(id))
        .map(({ id }) => ({ label: say(`attack-card-${id}`, {}), happening: { type: "cylon-attack", card: id } })),
    },
    {
      legend: t("board-galactica"),
      options: [
        { label: t("happened-damaged"), happening: { type: "galactica-damaged", token: null } },
        ...board.locations
          .filter((location) => location.damaged && !location.destroyed)
          .map(({ location }): HappeningGroup["options"][number] => ({
            label: t("happened-repaired", { location: say(`location-${location}`, {}) }),
            happening: { type: "location-repaired", location },
          })),
      ],
    },
    {
      legend: t("boarding-track"),
      options: [
        { label: t("happened-boarded"), happening: { type: "centurion-boarded", area: null } },
        { label: t("happened-advanced"), happening: { type: "boarding-advanced" } },
        ...board.boarding.flatMap((count, space): HappeningGroup["options"] =>
          count === 0
            ? []
            : [
                {
                  label: t("happened-centurion-destroyed", { number: space + 1 }),
                  happening: { type: "centurion-destroyed", space },
                },
              ],
        ),
      ],
    },
  ];
  const reserve: HappeningGroup["options"] = viperKinds.flatMap((kind) => {
    const damaged = board.damaged_vipers[kind] ?? 0;
    return Array.from({ length: Math.min(damaged, REPAIRED_AT_ONCE) }, (_, i) => i + 1).map((count) => ({
      label: kind === "viper" ? t("happened-vipers-repaired", { count }) : say("log-kind-repaired", { kind: say(`craft-${kind}`, {}), count }),
      happening: { type: "vipers-repaired" as const, count, ...ofKind(kind) },
    }));
  });
  if (board.supply.ships.raptor) {
    reserve.push({ label: t("happened-raptor-destroyed"), happening: { type: "raptors-destroyed", count: 1 } });
  }
  groups.push({ legend: t("happened-reserve"), options: reserve });
  if (president) {
    groups.push({
      legend: t("happened-quorum", { player: nameOf(president.seat, names) }),
      options: [
        { label: "−1", happening: { type: "quorum-hand-changed", by: -1 } },
        { label: "+1", happening: { type: "quorum-hand-changed", by: 1 } },
      ],
    });
  }
  groups.push({
    legend: say("pile-destiny", {}),
    options: [{ label: t("happened-destiny-drawn"), happening: { type: "destiny-drawn" } }],
  });
  groups.push({
    legend: t("happened-over"),
    options: (["humans", "cylons"] as const).map((winner) => ({
      label: t(`happened-${winner}-win`),
      happening: { type: "game-declared", winner },
    })),
  });
  return groups.filter(({ options }) => options.length > 0);
}
