/** Own silhouettes of the ships, each in a 48×48 box, bow to the top. Human and Cylon differ in shape first. */
export const silhouettes = {
  /** A crescent with its points forward, and one eye. */
  raider:
    "M24 13c9 0 17 4 20 12l-3 14c-2 1-4 0-5-2l-3-7c-2-3-5-4-9-4s-7 1-9 4l-3 7c-1 2-3 3-5 2L4 25c3-8 11-12 20-12zm0 5a3 3 0 100 6 3 3 0 000-6z",
  /** A broad block with two prongs. */
  "heavy-raider":
    "M19 10h10l3 6 13 5v9l-10 1v9h-7v-7h-8v7h-7v-9L3 30v-9l13-5zm5 8a2.6 2.6 0 100 5.200 2.600 2.600 0 000-5.200z",
  /** Three arms around a hub. */
  basestar:
    "M19 3h10l-2 15 3 3 14 12-5 9-13-11h-4L9 42l-5-9 14-12 3-3zm5 17.500a3.500 3.500 0 100 7 3.500 3.500 0 000-7z",
  /** A dart with a fin at each side. */
  viper: "M24 2l4 13 2 10 9 11v4l-10-3-2 6h-6l-2-6-10 3v-4l9-11 2-10z",
  /** A slimmer dart with swept wings and a stripe. */
  "mark-vii": "M24 1l3.500 13 3 8L44 36v5l-12.500-3.500-2 6h-11l-2-6L4 41v-5l13.500-14 3-8zm-1 14v15h2V15z",
  /** A blunt body between two engine pods, with a gun at each side. */
  "assault-raptor": "M19 7h10l4 9v5h4V4h4v17l3 5v15h-8v-7H12v7H4V26l3-5V4h4v17h4v-5zm2 4l-2 7h10l-2-7z",
  /** A blunt body between two engine pods. */
  raptor: "M18 5h12l4 10v6h5l3 6v14h-8v-7H14v7H6V27l3-6h5v-6zm2 4l-2 7h12l-2-7z",
  /** A box with an arrow to the side it moves; what is in it, nobody knows. */
  "civilian-ship": "M4 13h29l11 11-11 11H4z",
  /** Head and shoulders with the eye slit. */
  centurion: "M17 4h14l4 8-2 9h-3v3l12 5 2 15H4l2-15 12-5v-3h-3l-2-9zm-2 8v3h18v-3z",
} as const;

/** The part of its box that each silhouette fills: left, top, width, height. */
export const extents: Record<Silhouette, readonly [x: number, y: number, width: number, height: number]> = {
  raider: [4, 13, 40, 28],
  "heavy-raider": [3, 10, 42, 28],
  basestar: [4, 3, 40, 39],
  viper: [9, 2, 30, 41],
  "mark-vii": [4, 1, 40, 42.5],
  "assault-raptor": [4, 4, 40, 37],
  raptor: [6, 5, 36, 36],
  "civilian-ship": [4, 13, 40, 22],
  centurion: [9, 4, 30, 42],
};

export type Silhouette = keyof typeof silhouettes;

/** Damage, in a square of 16. */
export const BURST = "M8 1l1.600 4L14 3.500 12 8l3 2.500-4 .5.500 4L8 12l-3.500 3L5 11l-4-.5L4 8 2 3.500 6.400 5z";

/** A trauma token, face down: cracked, in a square of 24. */
export const TRAUMA = "M12 2l10 10-10 10L2 12zM13 5l-6 8h4l-2 7 8-10h-4z";
