/** What a question is about, found on the board: who acts, what may be tapped, what a sentence tells of. */
import type { Area } from "../wire/Area";
import type { BoardView } from "../wire/BoardView";
import type { Line } from "../wire/Line";
import type { Target as Pointed } from "../wire/Target";

/** What a tap on the board does: it answers, or it says which piece the answer is about. */
export interface Offer {
  at: Pointed;
  gives: { prompt: string; option: string } | "piece";
  /** `null` for a piece that has no words of its own. */
  label: Line | null;
  /** It is about an area with everything in it: a tap on what flies there is as good. */
  whole: boolean;
}

export interface Marks<Offered extends { at: Pointed } = Offer> {
  /** The piece that acts. */
  acts: Pointed | null;
  /** What a tap answers with. */
  offers: readonly Offered[];
  /** Areas that a sentence tells of. */
  told: readonly Area[];
  /** The die that waits places a ship. */
  placing?: boolean;
}

export const unmarked: Marks<never> = { acts: null, offers: [], told: [] };

/**
 * The keys of the things that may show a piece, the most precise first: where an area is crowded a piece is
 * drawn in a stack with others, or only counted in its area. None for what does not lie on this board.
 */
export function keysOf(piece: Pointed, board: BoardView): string[] {
  switch (piece.type) {
    case "area":
      return [`area ${piece.area}`];
    case "location":
      return [`location ${piece.location}`];
    case "cylon": {
      const { area, ship } = piece;
      if (ship.type === "basestar") return [`basestar ${area} ${ship.index}`, `basestars ${area}`, `area ${area}`];
      return [`ships ${area} ${ship.type}`, `area ${area}`];
    }
    case "viper":
      if (piece.pilot === null) return [`ships ${piece.area} ${piece.kind ?? "viper"}`, `area ${piece.area}`];
      return [`pilot ${piece.pilot}`, `pilots ${piece.area}`, `area ${piece.area}`];
    case "civilian": {
      const area = areaOf(piece, board);
      return area === null ? [] : [`civilian ${piece.handle}`, `civilians ${area}`, `area ${area}`];
    }
    case "galactica":
    case "centurion":
    case "seat":
      return [];
  }
}

/** Whether two mean the same piece. */
export function samePiece(one: Pointed, other: Pointed): boolean {
  switch (one.type) {
    case "area":
      return other.type === one.type && other.area === one.area;
    case "location":
      return other.type === one.type && other.location === one.location;
    case "cylon": {
      if (other.type !== one.type || other.area !== one.area || other.ship.type !== one.ship.type) return false;
      return one.ship.type !== "basestar" || (other.ship.type === "basestar" && other.ship.index === one.ship.index);
    }
    case "viper":
      return other.type === one.type && other.area === one.area && other.pilot === one.pilot && other.kind === one.kind;
    case "civilian":
      return other.type === one.type && other.handle === one.handle;
    case "galactica":
      return other.type === one.type;
    case "centurion":
      return other.type === one.type && other.space === one.space;
    case "seat":
      return other.type === one.type && other.seat === one.seat;
  }
}

/** Where a piece flies; `null` for what does not. */
export function areaOf(piece: Pointed, board: BoardView): Area | null {
  switch (piece.type) {
    case "area":
    case "cylon":
    case "viper":
      return piece.area;
    case "civilian":
      return board.areas.find(({ civilian_ships }) => civilian_ships.includes(piece.handle))?.area ?? null;
    case "galactica":
    case "location":
    case "centurion":
    case "seat":
      return null;
  }
}

/** What is offered, by the key of the drawn thing that is tapped for it. `drawn` says whether a key is on the board. */
export function offeredAt<Offered extends { at: Pointed }>(
  offers: readonly Offered[],
  board: BoardView,
  drawn: (key: string) => boolean,
): Map<string, Offered[]> {
  const found = new Map<string, Offered[]>();
  for (const offer of offers) {
    const key = keysOf(offer.at, board).find(drawn);
    if (key !== undefined) found.set(key, [...(found.get(key) ?? []), offer]);
  }
  return found;
}
