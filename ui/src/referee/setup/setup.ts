/** The set-up form, checked before it is sent. The rules check again; here the fault stands beside its field. */
import type { Command } from "../../lib/wire/Command";
import type { Options } from "../../lib/wire/Options";
import games from "../../lib/wire/games.json";
import type { Players } from "../../lib/wire/Players";
import type { TableSummary } from "../../lib/wire/TableSummary";
import { t } from "../../lib/words/words";
import { BASE } from "./options";

/** How many play a game. There is no table yet, and so no view that tells. */
export function playersOf({ game = BASE }: Pick<Options, "game">): Players {
  const known = games.find((known) => JSON.stringify(known.game) === JSON.stringify(game));
  return known?.kit.players ?? games[0]!.kit.players;
}

/** As many as the base game is for. */
export const { fewest: LEAST_PLAYERS, most: MOST_PLAYERS } = playersOf({});
const NAME_LENGTH = 24;

export interface Setup {
  /** The rows as typed, in clockwise order. Empty ones are nobody. */
  names: string[];
  /** Row of the first player, or that Dradis rolls. */
  first: number | "rolled";
  options: Options;
}

/** One sentence per row that has something wrong. */
export type Faults = Record<number, string>;

export function beginCommand(setup: Setup): { command: Command; faults?: never } | { command?: never; faults: Faults } {
  const names = setup.names.map((name) => name.trim());
  const faults: Faults = {};
  names.forEach((name, row) => {
    if ([...name].length > NAME_LENGTH)
      faults[row] = t("refused-name-too-long", { player: row + 1, most: NAME_LENGTH });
    else if (name !== "" && names.indexOf(name) < row) faults[row] = t("refused-name-twice", { name });
  });
  const seated = names.flatMap((name, row) => (name === "" ? [] : [row]));
  if (seated.length < LEAST_PLAYERS)
    names.forEach((name, row) => {
      if (name === "" && row < LEAST_PLAYERS) faults[row] = t("refused-name-empty", { player: row + 1 });
    });
  const { fewest, most } = playersOf(setup.options);
  for (const row of seated.slice(most)) faults[row] ??= t("refused-player-count", { fewest, most });
  if (Object.keys(faults).length > 0) return { faults };
  const first = setup.first === "rolled" ? -1 : seated.indexOf(setup.first);
  return {
    command: {
      type: "begin",
      players: seated.map((row) => ({ name: names[row]! })),
      options: setup.options,
      first: first < 0 ? { type: "rolled" } : { type: "chosen", seat: first },
    },
  };
}

/** Names from earlier games, the last played first, each once. */
export function remembered(tables: readonly TableSummary[]): string[] {
  return [...new Set(byDay(tables).flatMap((table) => table.players))];
}

/** The players of the last game, clockwise; nobody if there was none. */
export function lastPlayers(tables: readonly TableSummary[]): string[] {
  return byDay(tables).find((table) => table.players.length >= LEAST_PLAYERS)?.players ?? [];
}

function byDay(tables: readonly TableSummary[]): TableSummary[] {
  return [...tables].sort((a, b) => (a.played < b.played ? 1 : a.played > b.played ? -1 : 0));
}

/** A list with one thing taken out and put in elsewhere. */
export function moved<Thing>(list: readonly Thing[], from: number, to: number): Thing[] {
  const rest = list.filter((_, at) => at !== from);
  return from in list ? [...rest.slice(0, to), list[from]!, ...rest.slice(to)] : [...list];
}
