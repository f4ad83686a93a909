/** What lies on the board and can be tapped, and where a thing can be put. */
import type { AllyId } from "../wire/AllyId";
import type { Area } from "../wire/Area";
import type { CivilianHandle } from "../wire/CivilianHandle";
import type { LocationId } from "../wire/LocationId";
import type { SeatId } from "../wire/SeatId";
import type { Zone } from "../wire/Zone";

/** Ships that are all alike: one of them is as good as another. */
export const fleets = ["raider", "heavy-raider", "viper", "mark-vii", "assault-raptor"] as const;
export type Fleet = (typeof fleets)[number];

/** Parts of New Caprica: its occupation forces, its civilian ships, and whether Galactica has come back. */
export const planetParts = ["forces", "stacks", "orbit"] as const;
export type PlanetPart = (typeof planetParts)[number];

/** What a game for Earth has to be tapped beside its locations: missions, and whose the Rebel Basestar is. */
export type EarthPart = "mission" | "rebel";

/** A thing on the board. Things that are drawn as one because the area is crowded are one thing. */
export type Thing =
  /** Every ship of a kind in an area; vipers without a pilot. To move it means to move one of them. */
  | { type: "ships"; area: Area; kind: Fleet }
  /** `index` counts the basestars of the area, in the order of the view. */
  | { type: "basestar"; area: Area; index: number }
  | { type: "basestars"; area: Area }
  | { type: "civilian"; area: Area; handle: CivilianHandle }
  | { type: "civilians"; area: Area }
  /** A viper with its pilot. */
  | { type: "pilot"; seat: SeatId }
  | { type: "pilots"; area: Area }
  | { type: "character"; seat: SeatId }
  /** Somebody whom players meet; they stay where their card says. */
  | { type: "ally"; ally: AllyId }
  /** A location with its damage and with whoever stands there in a crowd. */
  | { type: "location"; location: LocationId }
  | { type: "area"; area: Area }
  /** A place for ships outside of the areas, with everything that waits there. */
  | { type: "outside"; zone: Zone }
  | { type: "planet"; part: PlanetPart }
  | { type: "earth"; part: EarthPart };

/** Where something can be put. */
export type Target =
  | { type: "area"; area: Area }
  | { type: "location"; location: LocationId }
  | { type: "off-board" };

/** Things that can be picked up. */
export type Movable = Extract<Thing, { type: "ships" | "basestar" | "civilian" | "pilot" | "character" }>;

/** The thing as something that can be picked up; `null` for places and for what is drawn as one. */
export function movable(thing: Thing): Movable | null {
  switch (thing.type) {
    case "ships":
    case "basestar":
    case "civilian":
    case "pilot":
    case "character":
      return thing;
    case "basestars":
    case "civilians":
    case "pilots":
    case "ally":
    case "location":
    case "area":
    case "outside":
    case "planet":
    case "earth":
      return null;
  }
}

/** Whether such a thing can lie there at all: ships fly, people do both. Who may, the rules say. */
export function fits(thing: Movable, target: Target): boolean {
  switch (thing.type) {
    case "ships":
    case "basestar":
    case "civilian":
      return target.type === "area";
    case "pilot":
    case "character":
      return true;
  }
}

/** One string for each thing, the same for the same thing. */
export function keyOf(thing: Thing): string {
  switch (thing.type) {
    case "ships":
      return `ships ${thing.area} ${thing.kind}`;
    case "basestar":
      return `basestar ${thing.area} ${thing.index}`;
    case "civilian":
      return `civilian ${thing.handle}`;
    case "basestars":
    case "civilians":
    case "pilots":
    case "area":
      return `${thing.type} ${thing.area}`;
    case "pilot":
    case "character":
      return `${thing.type} ${thing.seat}`;
    case "ally":
      return `ally ${thing.ally}`;
    case "location":
      return `location ${thing.location}`;
    case "outside":
      return `outside ${thing.zone}`;
    case "planet":
    case "earth":
      return `${thing.type} ${thing.part}`;
  }
}

/** One string for each place, the same for the same place. */
export function placeKey(target: Target): string {
  switch (target.type) {
    case "area":
      return `area ${target.area}`;
    case "location":
      return `location ${target.location}`;
    case "off-board":
      return target.type;
  }
}
