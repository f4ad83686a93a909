/** What lies where on the physical board, thing by thing, from what everybody may see. */
import { counted, earthOf, missionName, missionNotes, outOf } from "../../lib/board/earth";
import type { Silhouette } from "../../lib/design/silhouettes";
import { countOf } from "../../lib/table/held";
import { nameOf } from "../../lib/table/text";
import { pilots, viperKinds } from "../../lib/table/vipers";
import type { Counts } from "../../lib/wire/Counts";
import type { PublicView } from "../../lib/wire/PublicView";
import { knows, say, t } from "../../lib/words/words";

export interface LayItem {
  /** Changes with what it says, so that a tick never outlives what it was set for. */
  id: string;
  words: string;
  ship: Silhouette | null;
}

export interface LayGroup {
  id: "boxes" | "dials" | "tracks" | "planet" | "earth" | "space" | "reserve" | "damage" | "people" | "cards" | "box";
  title: string;
  items: LayItem[];
}

/** Groups in the order in which a board is laid out; none of them is empty. */
export function layOut(view: PublicView): LayGroup[] {
  const groups: LayGroup[] = [
    { id: "boxes", title: t("lay-boxes"), items: boxes(view) },
    { id: "dials", title: t("lay-dials"), items: dials(view) },
    { id: "tracks", title: t("lay-tracks"), items: tracks(view) },
    { id: "planet", title: say("board-new-caprica", {}), items: planet(view) },
    { id: "earth", title: say("board-demetrius", {}), items: earth(view) },
    { id: "space", title: t("lay-space"), items: space(view) },
    { id: "reserve", title: t("lay-reserve"), items: reserve(view) },
    { id: "damage", title: t("lay-damage"), items: damage(view) },
    { id: "people", title: t("lay-people"), items: people(view) },
    { id: "cards", title: t("lay-cards"), items: cards(view) },
    { id: "box", title: t("lay-box"), items: inTheBox(view) },
  ];
  return groups.filter((group) => group.items.length > 0);
}

function item(words: string, ship: Silhouette | null = null): LayItem {
  return { id: words, words, ship };
}

/** What more boxes than the base game bring and take out before the set-up, in the words of the rules that say so. */
function boxes({ kit }: PublicView): LayItem[] {
  const said = (kit.lay_out ?? []).map((rule) => `rule-text-${rule}`);
  return said.filter(knows).map((id) => item(say(id, {})));
}

/** As many of something as there are, or nothing where there are none. */
function some(count: number, words: (count: number) => string, ship: Silhouette | null = null): LayItem[] {
  return count > 0 ? [item(words(count), ship)] : [];
}

function dials(view: PublicView): LayItem[] {
  return view.dials.map((dial) => item(t("lay-dial", { dial: say(`resource-${dial.resource}`, {}), value: dial.value })));
}

function tracks({ board }: PublicView): LayItem[] {
  const fleet = board.fleet === 0 ? t("lay-fleet-start") : t("lay-fleet", { space: board.fleet + 1 });
  const centurions = board.boarding.flatMap((count, space) =>
    some(
      count,
      (count) => (space === 0 ? t("lay-centurions-start", { count }) : t("lay-centurions", { count, space: space + 1 })),
      "centurion",
    ),
  );
  return [item(fleet), ...some(board.distance, (distance) => t("lay-distance", { distance })), ...centurions];
}

function planet({ board: { new_caprica: there } }: PublicView): LayItem[] {
  if (!there) return [];
  const forces = there.track.flatMap(({ location, forces }) =>
    some(forces, (count) => t("planet-forces-at", { count, location: say(`location-${location}`, {}) })),
  );
  const stacked = t("planet-stacked", { locked: there.locked.length, prepared: there.prepared.length });
  return [item(t(there.back ? "planet-back" : "planet-away")), ...forces, item(`${t("planet-stacks")}: ${stacked}`, "civilian-ship")];
}

function earth({ board }: PublicView): LayItem[] {
  const { active, beside = [], discarded = [], rebel, hub_destroyed } = earthOf(board) ?? {};
  const there = (legend: string, names: string[]) => (names.length > 0 ? [item(`${legend}: ${names.join(", ")}`)] : []);
  return [
    ...there(t("mission-active"), active ? [missionName(active), ...missionNotes(board.earth ?? {})] : []),
    ...there(t("mission-beside"), beside.map(counted)),
    ...there(t("mission-discard"), discarded.map(missionName)),
    ...there(say("board-rebel-basestar", {}), rebel ? [t(`rebel-${rebel}`)] : []),
    ...(hub_destroyed ? [item(say("location-hub-destroyed", {}))] : []),
    ...outOf(board.earth ?? {}).map(({ kind, count }) => item(`${t("out-of-game-kind", { kind: t(`kind-${kind}`) })} ${count}`, kind)),
  ];
}

function space({ board, seats }: PublicView): LayItem[] {
  const names = seats.map((seat) => seat.name);
  return board.areas.flatMap((there) => {
    const area = say(`area-${there.area}`, {});
    return [
      ...there.basestars.map((basestar) =>
        item(
          basestar.damage.length === 0
            ? t("lay-basestar", { area })
            : t("lay-basestar-hit", {
                area,
                damage: basestar.damage.map((token) => say(`token-${token}`, {})).join(", "),
              }),
          "basestar",
        ),
      ),
      ...some(there.ships.raider ?? 0, (count) => t("thing-raider", { count, area }), "raider"),
      ...some(there.ships["heavy-raider"] ?? 0, (count) => t("thing-heavy-raider", { count, area }), "heavy-raider"),
      ...viperKinds.flatMap((kind) => some(there.ships[kind] ?? 0, (count) => t(`thing-${kind}`, { count, area }), kind)),
      ...seats
        .filter(({ seat }) => there.pilots.includes(seat))
        .map((seat) => item(t("thing-pilot", { player: nameOf(seat.seat, names), area }), pilots(seat))),
      ...some(there.civilian_ships.length, (count) => t("lay-civilians", { count, area }), "civilian-ship"),
    ];
  });
}

/** Vipers of other kinds than the ordinary one. */
function others(counts: Counts, text: (kind: string, count: number) => string): LayItem[] {
  const kinds = viperKinds.filter((kind) => kind !== "viper");
  return kinds.flatMap((kind) => some(counts[kind] ?? 0, (count) => text(say(`craft-${kind}`, {}), count), kind));
}

function reserve({ board }: PublicView): LayItem[] {
  return [
    ...some(board.supply.ships.viper ?? 0, (count) => t("lay-reserve-vipers", { count }), "viper"),
    ...others(board.supply.ships, (kind, count) => t("lay-reserve-kind", { kind, count })),
    ...some(board.supply.ships.raptor ?? 0, (count) => t("lay-reserve-raptors", { count }), "raptor"),
    ...some(board.damaged_vipers.viper ?? 0, (count) => t("lay-damaged-vipers", { count }), "viper"),
    ...others(board.damaged_vipers, (kind, count) => t("lay-damaged-kind", { kind, count })),
    ...some(board.destroyed_ships.viper ?? 0, (count) => t("lay-lost-vipers", { count }), "viper"),
    ...others(board.destroyed_ships, (kind, count) => t("lay-lost-kind", { kind, count })),
    ...some(board.destroyed_ships.raptor ?? 0, (count) => t("lay-lost-raptors", { count }), "raptor"),
    ...some(board.destroyed_civilian_ships, (count) => t("lay-lost-civilians", { count }), "civilian-ship"),
  ];
}

function damage({ board }: PublicView): LayItem[] {
  const locations = board.locations.filter((location) => location.damaged && !location.destroyed);
  const lost = new Set(board.locations.filter((location) => location.destroyed).map((location) => location.board));
  return [
    ...[...lost].map((ship) => item(t("lay-ship-destroyed", { ship: say(`board-${ship}`, {}) }))),
    ...locations.map(({ location }) => item(t("lay-location-damaged", { location: say(`location-${location}`, {}) }))),
    ...board.spent_damage.map((dial) => item(t("lay-damage-spent", { dial: say(`resource-${dial}`, {}) }))),
  ];
}

function people(view: PublicView): LayItem[] {
  const names = view.seats.map((seat) => seat.name);
  const standees = view.seats.flatMap((seat) => {
    if (seat.character === null || seat.place === null || seat.place.type === "viper") return [];
    const who = { player: seat.name, character: say(`character-${seat.character}`, {}) };
    return seat.place.type === "location"
      ? [item(t("lay-standee", { ...who, location: say(`location-${seat.place.location}`, {}) }))]
      : [item(t("lay-off-board", who))];
  });
  const titles = view.seats.flatMap((seat) =>
    seat.titles.map((title) => {
      const player = seat.name;
      const { nukes } = view.board;
      return item(title === "admiral" && nukes > 0 ? t("lay-admiral", { player, nukes }) : t("lay-title", { title: t(`title-${title}`), player }));
    }),
  );
  const active = view.turn?.active ?? view.first;
  return [
    ...standees,
    ...titles,
    ...(active === null ? [] : [item(t("lay-active", { player: nameOf(active, names) }))]),
  ];
}

function cards(view: PublicView): LayItem[] {
  const { modes } = view.options;
  const cards = (pile: string) => view.board.piles.find((other) => other.pile === pile)?.cards ?? 0;
  const hands = view.seats.flatMap((seat) => some(seat.hand, (count) => t("lay-hand", { player: seat.name, count })));
  const loyalty =
    modes.loyalty === "app"
      ? []
      : [
          ...view.seats.flatMap((seat) =>
            some(countOf(seat, "loyalty"), (count) => t("lay-loyalty", { player: seat.name, count })),
          ),
          ...some(view.loyalty_deck, (count) => t("lay-loyalty-deck", { count })),
        ];
  return [
    ...hands,
    ...some(cards("quorum-hand"), (count) => t("lay-quorum-hand", { count })),
    ...loyalty,
    ...(modes.destiny === "app" ? [] : some(cards("destiny"), (count) => t("lay-destiny", { count }))),
  ];
}

/** What Dradis keeps instead of the table. */
function inTheBox(view: PublicView): LayItem[] {
  const { modes } = view.options;
  return [
    ...(modes.loyalty === "app" ? [item(t("lay-box-loyalty"))] : []),
    ...(modes.destiny === "app" ? [item(t("lay-box-destiny"))] : []),
    ...(modes.damage === "app" ? [item(t("lay-box-damage"))] : []),
  ];
}
