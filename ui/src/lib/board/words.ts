/** What the things on the board are called. */
import { listed, nameOf } from "../table/text";
import { viperKinds } from "../table/vipers";
import type { Area } from "../wire/Area";
import type { AreaView } from "../wire/AreaView";
import type { BasestarDamage } from "../wire/BasestarDamage";
import type { LocationId } from "../wire/LocationId";
import type { LocationView } from "../wire/LocationView";
import { knows, say, t } from "../words/words";
import { allyWords, type Met } from "./allies";
import type { Slot } from "./layout";

/** The name of a piece for those who do not see it: what, how many, where. */
export function pieceName({ thing, drawing }: Slot, view: AreaView, names: readonly string[]): string {
  const area = t(`area-${view.area}`);
  switch (thing.type) {
    case "ships": {
      const count = "count" in drawing ? drawing.count : 1;
      return t(`thing-${thing.kind}`, { count, area });
    }
    case "basestar": {
      const damage = view.basestars[thing.index]?.damage ?? [];
      return damage.length > 0 ? t("thing-basestar-hit", { area, damage: listed(damage.map(tagName)) }) : t("thing-basestar", { area });
    }
    case "basestars":
      return t("thing-basestars", { count: view.basestars.length, area });
    case "civilian":
      return t("thing-civilian", {
        number: view.civilian_ships.indexOf(thing.handle) + 1,
        count: view.civilian_ships.length,
        area,
      });
    case "civilians":
      return t("thing-civilians", { count: view.civilian_ships.length, area });
    case "pilot":
      return t("thing-pilot", { player: nameOf(thing.seat, names), area });
    case "pilots":
      return t("thing-pilots", { count: view.pilots.length, area });
    case "character":
      return t("thing-character", { player: nameOf(thing.seat, names), place: area });
    case "ally":
    case "location":
    case "area":
    case "outside":
    case "planet":
    case "earth":
      return area;
  }
}

/** The name of an area, with what is drawn in it as a list. */
export function areaName(area: Area, slots: readonly Slot[]): string {
  const ships = slots.flatMap(({ drawing }) =>
    drawing.as === "tally" ? [t(`tally-${drawing.kind}`, { count: drawing.count })] : [],
  );
  const name = t(`area-${area}`);
  return ships.length > 0 ? t("thing-area-holds", { area: name, ships: listed(ships) }) : t("thing-area", { area: name });
}

/** How many there are of each kind of what flies in an area. */
export function flyingIn({ basestars, ships, pilots, civilian_ships }: AreaView) {
  const counts = [
    ["basestar", basestars.length],
    ["raider", ships.raider ?? 0],
    ["heavy-raider", ships["heavy-raider"] ?? 0],
    ...viperKinds.map((kind) => [kind, ships[kind] ?? 0] as const),
    ["pilot", pilots.length],
    ["civilian-ship", civilian_ships.length],
  ] as const;
  return counts.filter(([, count]) => count > 0);
}

/** An area with everything that flies in it, however it is drawn. */
export function areaWords(view: AreaView): string {
  const there = flyingIn(view).map(([kind, count]) => t(`tally-${kind}`, { count }));
  const name = t(`area-${view.area}`);
  return there.length > 0 ? t("thing-area-holds", { area: name, ships: listed(there) }) : t("thing-area", { area: name });
}

export const tagName = (damage: BasestarDamage) => t(`basestar-tag-${damage}`);

export const locationName = (location: LocationId) => say(`location-${location}`, {});

/** As it is written on the board. */
export function spotName(location: LocationId): string {
  return knows(`spot-${location}`) ? say(`spot-${location}`, {}) : locationName(location);
}

/** A location with everything that is drawn in it. */
export function locationWords(view: LocationView, names: readonly string[], { allies, trauma }: Met): string {
  return [
    locationName(view.location),
    ...(view.hazardous ? [t("board-hazardous")] : []),
    ...(view.damaged ? [t(view.destroyed ? "board-destroyed" : "board-damaged")] : []),
    ...view.characters.map((seat) => nameOf(seat, names)),
    ...allies.map(allyWords),
    ...(trauma ? [say("trauma-lies", {})] : []),
  ].join(", ");
}
