/** The set-up form, checked before it is sent. The rules check again; here the fault stands beside its field. */
import type { Command } from "../lib/wire/Command";
import type { Difficulty } from "../lib/wire/Difficulty";
import type { Sympathizer } from "../lib/wire/Sympathizer";
import { t } from "../lib/words/words";

export const LEAST_PLAYERS = 3;
export const MOST_PLAYERS = 6;
const NAME_LENGTH = 24;

export interface Setup {
  /** Names as typed, in clockwise order. */
  names: string[];
  /** Seat of the first player, or that Dradis rolls. */
  first: number | "rolled";
  difficulty: Difficulty;
  sympathizer: Sympathizer;
}

/** One sentence per seat that has something wrong. */
export type Faults = Record<number, string>;

export function beginCommand(setup: Setup): { command: Command; faults?: never } | { command?: never; faults: Faults } {
  const names = setup.names.map((name) => name.trim());
  const faults: Faults = {};
  names.forEach((name, seat) => {
    if (name === "") faults[seat] = t("refused-name-empty", { player: seat + 1 });
    else if ([...name].length > NAME_LENGTH)
      faults[seat] = t("refused-name-too-long", { player: seat + 1, most: NAME_LENGTH });
    else if (names.indexOf(name) < seat) faults[seat] = t("refused-name-twice", { name });
  });
  if (Object.keys(faults).length > 0) return { faults };
  return {
    command: {
      type: "begin",
      players: names.map((name) => ({ name })),
      options: {
        difficulty: setup.difficulty,
        sympathizer: setup.sympathizer,
        modes: { loyalty: "app", destiny: "app", damage: "app", civilian_ships: "app" },
        edition: "de",
        boarding_track: "printed",
        reading_seconds: 30,
      },
      first: setup.first === "rolled" ? { type: "rolled" } : { type: "chosen", seat: setup.first },
    },
  };
}
