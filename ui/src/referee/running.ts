/** A game that began without Dradis: who plays whom and whose turn it is; the board is laid out on the page. */
import type { Ability } from "../lib/wire/Ability";
import type { Command } from "../lib/wire/Command";
import type { Options } from "../lib/wire/Options";
import types from "virtual:types";
import type { Position } from "../lib/wire/Position";
import { abilitiesOf, ONCE } from "../lib/table/abilities";
import { playsCombined } from "../lib/rules/combined";
import { USUAL } from "./setup/options";

export interface RunningGame {
  players: { name: string; character: string }[];
  /** Index of the player whose turn it is. */
  active: number;
  turn: number;
  /** What the table agreed on; [`AGREED`] when left out. */
  options?: Options;
  /** Abilities that are used once in a game and have been. */
  used?: Ability[];
  /** Whether the fleet is on New Caprica. */
  planet?: boolean;
}

/**
 * The abilities of these characters that a game may have seen used, once and for all: with miracle tokens, none, and who has
 * spent theirs is set on the page (XMIR-1, XMIR-4).
 */
export function usedOnce(players: RunningGame["players"], options?: Options): Ability[] {
  if (playsCombined(options)) return [];
  return players.flatMap(({ character }) => abilitiesOf(character, ONCE));
}

/** What keeps the game from being taken over, `null` when nothing does. */
export type RunningFault = "names" | "twice" | "characters" | "turn";

export function runningFault({ players, turn }: RunningGame): RunningFault | null {
  const names = players.map((player) => player.name.trim());
  if (names.some((name) => name === "")) return "names";
  if (new Set(names).size < names.length) return "twice";
  const chosen = players.map((player) => player.character);
  if (chosen.some((character) => character === "") || new Set(chosen).size < chosen.length) return "characters";
  if (!Number.isInteger(turn) || turn < 1 || turn > 999) return "turn";
  return null;
}

/** What the table agreed on before Dradis came: as usual, with the cards that lie on the table already. */
export const AGREED: Options = {
  ...USUAL,
  modes: { loyalty: "table", destiny: "table", damage: "app", civilian_ships: "table", dice: "app", destinations: "table", super_crises: "table" },
  reading_seconds: 0,
};

/** Where the second half of the objective begins (NC-37), and where everybody is on New Caprica by then. */
const PLANET = { distance: 7, humans: "resistance-hq", cylons: "occupation-authority" } as const;

/**
 * On New Caprica everybody stands where the phase begins, and nothing else: forces and civilian ships are put down on the
 * page like everything else.
 */
function onPlanet({ players, planet }: RunningGame): Partial<Position> {
  if (!planet) return {};
  const at = ({ character }: RunningGame["players"][number]) => (types[character] === "cylon-leader" ? PLANET.cylons : PLANET.humans);
  return {
    distance: PLANET.distance,
    places: Object.fromEntries(players.map((player) => [player.name.trim(), at(player)])),
    "new-caprica": { back: false, forces: [0, 0, 0], locked: 0, prepared: 0, numbers: [], unprepared: false },
  };
}

/**
 * The Loyalty cards lie with the players and stay there: Dradis knows none and counts one for each; with all boxes as many
 * as are dealt, because a Cylon Leader has none. Space is empty, and everything else as after the set-up, until the table says otherwise.
 */
export function startFrom(game: RunningGame): Command {
  const names = game.players.map((player) => player.name.trim());
  const options = game.options ?? AGREED;
  return {
    type: "start-from",
    players: names.map((name) => ({ name })),
    options,
    position: {
      first: null,
      dials: { fuel: null, food: null, morale: null, population: null },
      characters: Object.fromEntries(game.players.map(({ character }, at) => [names[at], character])),
      titles: {},
      loyalty: null,
      turn: { number: game.turn, active: names[game.active] ?? "", step: "receive-skills" },
      order: null,
      places: {},
      "skill-cards": {},
      piles: {},
      nukes: null,
      fleet: null,
      distance: null,
      boarding: [],
      areas: {},
      damaged: [],
      "spent-damage": [],
      "damaged-vipers": 0,
      "destroyed-vipers": 0,
      "destroyed-raptors": 0,
      "destroyed-civilian-ships": [],
      "attack-cards": [],
      "revealed-cylons": [],
      "super-crises": {},
      "so-far": {
        steps: null,
        "began-flying": null,
        acted: 0,
        extra: 0,
        ordered: false,
        maintained: false,
        rerolled: false,
        "crisis-came": false,
        "ships-acted": {},
      },
      "empty-seats": [],
      used: usedOnce(game.players, options).filter((ability) => game.used?.includes(ability)),
      muted: [],
      deposed: [],
      pace: "steps",
      "played-on": null,
      "crises-in-play": [],
      "quorum-in-play": [],
      removed: { crisis: 0, quorum: 0 },
      visited: [],
      "sleeper-phase": null,
      sympathizer: { cylon: null, shown: false, with: null },
      "turned-up": {},
      "civilian-ships": null,
      hidden: { destiny: [], "destiny-drawn": [], destinations: [], "super-crises": null, fronts: [] },
      "loyalty-cards": playsCombined(options) ? null : { hands: Object.fromEntries(names.map((name) => [name, 1])), deck: 0 },
      lay_out: true,
      insist: false,
      ...onPlanet(game),
    },
  };
}
