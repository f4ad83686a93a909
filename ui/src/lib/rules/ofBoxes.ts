/** What a table agrees on in the game with all boxes alone. */
import type { Objective } from "../wire/Objective";
import type { Options } from "../wire/Options";

export type OfBoxes =
  | "dutiful"
  | "structural_at_cic"
  | "structural_at_nuke"
  | "unauthorized_usage"
  | "raiders_beyond"
  | "pursuit_ships"
  | "fleet_numbers"
  | "occupation_authority"
  | "canyon_icons"
  | "press_room_mutineer";

export type BoxAnswer<Option extends OfBoxes> = NonNullable<Options[Option]>;

/**
 * What the game with all boxes alone asks. The first answer of each is as proposed, and is not written down, so that older
 * games read the same.
 */
export const OF_BOXES: { readonly [Option in OfBoxes]: readonly [BoxAnswer<Option>, ...BoxAnswer<Option>[]] } = {
  dutiful: ["once-a-turn", "once-a-location"],
  structural_at_cic: ["none", "adds-two"],
  structural_at_nuke: ["alone", "none"],
  unauthorized_usage: ["area", "basestar"],
  raiders_beyond: ["one", "two"],
  pursuit_ships: ["1-0-2", "1-2-0", "0-1-2", "0-2-1", "2-0-1", "2-1-0"],
  fleet_numbers: ["proposed", "port-swapped", "starboard-swapped", "both-swapped"],
  occupation_authority: ["one", "all"],
  canyon_icons: ["resolved", "left-out"],
  press_room_mutineer: ["one", "two"],
};

export const BOX_OPTIONS = Object.keys(OF_BOXES) as readonly OfBoxes[];

/** The options that are about one objective's components. */
export const OF_OBJECTIVE: { readonly [Option in OfBoxes]?: Objective } = {
  occupation_authority: "new-caprica",
  canyon_icons: "new-caprica",
};

/** Where the fleet goes; null in the base game, which has one objective alone. */
export function objectiveOf({ game }: Pick<Options, "game">): Objective | null {
  return typeof game === "object" ? game.combined.objective : null;
}

/** What a game is asked that is played with this objective; the base game, with none, is asked nothing. */
export const boxOptions = (objective: Objective | null): readonly OfBoxes[] =>
  objective === null ? [] : BOX_OPTIONS.filter((option) => (OF_OBJECTIVE[option] ?? objective) === objective);

/** What a table has answered, or what is proposed. */
export const boxAnswer = <Option extends OfBoxes>(options: Options, option: Option): BoxAnswer<Option> => options[option] ?? OF_BOXES[option][0];

/** The options with another answer. */
export function withBoxAnswer<Option extends OfBoxes>(options: Options, option: Option, answer: BoxAnswer<Option>): Options {
  const others = { ...options };
  delete others[option];
  return answer === OF_BOXES[option][0] ? others : { ...others, [option]: answer };
}
