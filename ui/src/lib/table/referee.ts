/** What a referee page knows, as a fold of what it heard. */
import type { Refused } from "../channel/seat";
import type { DoorReason } from "../wire/DoorReason";
import type { Here } from "../wire/Here";
import type { LogEntry } from "../wire/LogEntry";
import type { NetworkReport } from "../wire/NetworkReport";
import type { PairingSheet } from "../wire/PairingSheet";
import type { PublicView } from "../wire/PublicView";
import type { TableFrame } from "../wire/TableFrame";
import type { TableSummary } from "../wire/TableSummary";
import type { ToReferee } from "../wire/ToReferee";
import type { WallCode } from "../wire/WallCode";
import type { WifiCard } from "../wire/WifiCard";
import { joined } from "./log";

/** A pairing sheet with the moment it came, on the page's own monotonic clock in milliseconds. */
export interface Pairing {
  sheet: PairingSheet;
  since: number;
}

/** A report with the moment it came, on the page's own monotonic clock in milliseconds. */
export interface Network {
  report: NetworkReport;
  since: number;
}

export type Place =
  | { at: "door" }
  | { at: "turned-away"; reason: DoorReason }
  /** A tablet whose pictures are being compared. */
  | { at: "comparing"; pictograms: string[] }
  /** A tablet that is not let in. */
  | { at: "refused"; reason: Refused | "reload" }
  | { at: "tables"; tables: TableSummary[] }
  | {
      at: "table";
      frame: TableFrame;
      /** Everything of the log that the page has read, ascending. */
      log: LogEntry[];
      pairings: ReadonlyMap<number, Pairing>;
      /** The same for the tablet. */
      tablet: Pairing | null;
      /** The cards of the player who holds this very screen; `null` whenever nobody does. */
      here: Here | null;
      /** How phones can come, while the page watches. */
      network: Network | null;
      /** The table's own Wi-Fi, once this very screen has asked for it. */
      wifi: { card: WifiCard | null } | null;
      /** Where another device shows the wall, once this screen has asked; `null` within where none could. */
      wall: { code: WallCode | null } | null;
      /** The game as it was after a row, while the page looks back; `null` in the present. */
      past: Past | null;
    };

/** A moment of the log. */
export interface Past {
  row: number;
  view: PublicView;
}

export const door: Place = { at: "door" };

/** Back from looking at a moment of the log. */
export function present(place: Place): Place {
  return place.at === "table" ? { ...place, past: null } : place;
}

/**
 * The place after a message. Welcome, replies and trouble change no place; their own ears take them.
 * `now` is the page's monotonic clock.
 */
export function hear(place: Place, message: Exclude<ToReferee, { type: "changed" }>, now: number): Place {
  switch (message.type) {
    case "turned-away":
      return { at: "turned-away", reason: message.reason };
    case "tables":
      return { at: "tables", tables: message.tables };
    case "table": {
      const same = place.at === "table" && place.frame.table === message.frame.table ? place : null;
      return {
        at: "table",
        frame: message.frame,
        log: joined(same?.log ?? [], message.frame.log),
        pairings: same?.pairings ?? new Map(),
        tablet: same?.tablet ?? null,
        here: same?.here ?? null,
        network: same?.network ?? null,
        wifi: same?.wifi ?? null,
        wall: same?.wall ?? null,
        past: same?.past ?? null,
      };
    }
    case "log":
      return place.at === "table" ? { ...place, log: joined(message.entries, place.log) } : place;
    case "past":
      return place.at === "table" ? { ...place, past: { row: message.row, view: message.view } } : place;
    case "tablet":
      if (place.at !== "table") return place;
      return { ...place, tablet: message.sheet ? { sheet: message.sheet, since: now } : null };
    case "pairing": {
      if (place.at !== "table") return place;
      const pairings = new Map(place.pairings);
      if (message.sheet) pairings.set(message.seat, { sheet: message.sheet, since: now });
      else pairings.delete(message.seat);
      return { ...place, pairings };
    }
    case "network":
      return place.at === "table" ? { ...place, network: { report: message.report, since: now } } : place;
    case "wifi":
      return place.at === "table" ? { ...place, wifi: { card: message.card } } : place;
    case "wall":
      return place.at === "table" ? { ...place, wall: { code: message.code } } : place;
    case "file":
      return place;
    case "here":
      return place.at === "table" ? { ...place, here: message.here.secret === null ? null : message.here } : place;
    case "welcome":
    case "reply":
    case "trouble":
      return place;
  }
}

/** The place when nobody looks at the network any more: no password stays. */
export function unwatched(place: Place): Place {
  return place.at === "table" ? { ...place, network: null, wifi: null } : place;
}

/** The place when the player has given the screen back, or the connection is gone: nothing stays of their cards. */
export function covered(place: Place): Place {
  return place.at === "table" && place.here !== null ? { ...place, here: null } : place;
}
