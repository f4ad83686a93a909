/** The sheet of everything that can be corrected, from the public view alone. */
import type { PublicView } from "../../lib/wire/PublicView";
import { areaSheet, basestarSheet, basestarsSheet, civilianSheet, civiliansSheet, pilotsSheet, shipsSheet } from "./space";
import type { Correctable, CorrectionSheet } from "./correctable";
import { handSheet, locationSheet, personSheet, seatSheet, turnSheet } from "./people";
import {
  boardingSheet,
  civilianPileSheet,
  damageSheet,
  decksSheet,
  dialSheet,
  distanceSheet,
  jumpSheet,
  nukesSheet,
  pileSheet,
  raptorsSheet,
  vipersSheet,
} from "./books";
import { earthSheet } from "./earth";
import { allySheet } from "./ionian";
import { planetSheet } from "./planet";
import { outsideSheet, pursuitSheet } from "./pursuit";

/** What the sheet of this thing offers; `null` when the thing is not there any more. */
export function sheetOf(thing: Correctable, view: PublicView): CorrectionSheet | null {
  switch (thing.type) {
    case "ships":
      return shipsSheet(thing, view);
    case "basestar":
      return basestarSheet(thing, view);
    case "basestars":
      return basestarsSheet(thing.area, view);
    case "civilian":
      return civilianSheet(thing, view);
    case "civilians":
      return civiliansSheet(thing.area, view);
    case "pilots":
      return pilotsSheet(thing.area, view);
    case "area":
      return areaSheet(thing.area, view);
    case "pilot":
    case "character":
      return personSheet(thing.seat, view);
    case "ally":
      return allySheet(thing.ally, view);
    case "location":
      return locationSheet(thing.location, view);
    case "dial":
      return dialSheet(thing.resource, view);
    case "jump-track":
      return jumpSheet(view);
    case "pursuit-track":
      return pursuitSheet(view);
    case "outside":
      return outsideSheet(thing.zone, view);
    case "planet":
      return planetSheet(thing.part, view);
    case "earth":
      return earthSheet(thing.part, view);
    case "boarding-track":
      return boardingSheet(view);
    case "distance":
      return distanceSheet(view);
    case "vipers":
      return vipersSheet(view);
    case "raptors":
      return raptorsSheet(view);
    case "nukes":
      return nukesSheet(view);
    case "civilian-pile":
      return civilianPileSheet(view);
    case "damage-tokens":
      return damageSheet(view);
    case "pile":
      return pileSheet(thing.pile, view);
    case "decks":
      return decksSheet(view);
    case "turn":
      return turnSheet(view);
    case "seat":
      return seatSheet(thing.seat, view);
    case "hand":
      return handSheet(thing.seat, view);
  }
}
