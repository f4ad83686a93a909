/** What a table agrees on before the game: the usual, what was agreed last time, and both in one line. */
import type { Game } from "../../lib/wire/Game";
import type { LoyaltyTalk } from "../../lib/wire/LoyaltyTalk";
import type { Modes } from "../../lib/wire/Modes";
import type { Objective } from "../../lib/wire/Objective";
import type { Options } from "../../lib/wire/Options";
import { type BoxAnswer, BOX_OPTIONS, boxOptions, objectiveOf, OF_BOXES, withBoxAnswer } from "../../lib/rules/ofBoxes";
import { language, t } from "../../lib/words/words";

export const USUAL: Options = {
  difficulty: "normal",
  sympathizer: "play",
  modes: { loyalty: "app", destiny: "table", damage: "app", civilian_ships: "app", dice: "app", destinations: "table", super_crises: "table" },
  tracking: "full",
  edition: "en",
  boarding_track: "printed",
  final_jump: "at-once",
  new_centurion: "waits",
  food_shortage: "2-3-5",
  brig_to_sickbay: "stays",
  brig_exit: "galactica",
  sympathizer_pass: "may",
  cylon_skills: "any-types",
  red_zone: "half-of-start",
  loyalty_talk: "free",
  reading_seconds: 30,
};

/** The usual, with the rulebook of the page's language. */
export const usualHere = (): Options => ({ ...USUAL, edition: EDITIONS.find((edition) => edition === language()) ?? USUAL.edition });

export const DIFFICULTIES = ["easier-for-humans", "normal", "easier-for-cylons"] as const;
export const SYMPATHIZERS = ["play", "leave-out"] as const;
export const MODES = ["app", "table"] as const;
export const TRACKINGS = ["full", "light"] as const;
export const COMPONENTS = ["loyalty", "destiny", "damage", "civilian_ships", "dice", "destinations", "super_crises"] as const satisfies readonly (keyof Modes)[];
export const EDITIONS = ["en", "de", "es", "it", "pl"] as const;
export const BOARDING_TRACKS = ["printed", "one-shorter"] as const;
export const NEW_CENTURIONS = ["waits", "advances"] as const;
export const FOOD_SHORTAGES = ["2-3-5", "2-3-4", "2-2-4"] as const;
export const BRIG_TO_SICKBAY = ["stays", "goes"] as const;
export const BRIG_EXITS = ["galactica", "any-human"] as const;
export const SYMPATHIZER_PASSES = ["may", "must"] as const;
export const CYLON_SKILLS = ["any-types", "different-types"] as const;
export const RED_ZONES = ["half-of-start", "half-of-maximum"] as const;
export const LOYALTY_TALKS = ["free", "side-alone"] as const;
export const READING_TIMES = [0, 15, 30, 60, 120] as const;
/** Where the fleet may be going in the game with all boxes. */
export const OBJECTIVES = ["kobol", "new-caprica", "ionian-nebula", "earth"] as const satisfies readonly Objective[];
export const BASE: Game = "base";

/** All boxes with this objective. */
export const combined = (objective: Objective): Game => ({ combined: { objective } });

/** What the rulebook of a game lets people say of Loyalty cards that they have looked at (DIS-31). */
function usualTalk(options: Pick<Options, "game">): LoyaltyTalk {
  return objectiveOf(options) === null ? USUAL.loyalty_talk : "side-alone";
}

/**
 * The options with another game: the base game is not written down, so that older games read the same. What its rulebook
 * has otherwise goes along, unless the table has agreed on something else.
 */
export function withGame({ game, ...options }: Options, to: Game): Options {
  const named = to === BASE ? {} : { game: to };
  const agreed = options.loyalty_talk !== usualTalk(game === undefined ? {} : { game });
  return { ...options, ...named, loyalty_talk: agreed ? options.loyalty_talk : usualTalk(named) };
}

/** What the editions print differently, besides the track, whose length a table counts on its board. */
export const EDITION_OPTIONS = [
  "food_shortage",
  "brig_to_sickbay",
  "brig_exit",
  "sympathizer_pass",
  "cylon_skills",
  "red_zone",
  "loyalty_talk",
  "new_centurion",
] as const satisfies readonly (keyof Options)[];

/** What of it has no card or rule in the game with all boxes (XCOMP-1, XCYTURN-1). */
const BASE_ALONE: readonly (typeof EDITION_OPTIONS)[number][] = ["sympathizer_pass", "cylon_skills"];

/** What of it matters to this game. */
export function editionOptions(options: Pick<Options, "game">): (typeof EDITION_OPTIONS)[number][] {
  return EDITION_OPTIONS.filter((option) => objectiveOf(options) === null || !BASE_ALONE.includes(option));
}

/** Whether a Sympathizer would join: where the game has one, and to an even table alone (LOYDECK-7). */
export function hasSympathizer(options: Pick<Options, "game">, players: number): boolean {
  return objectiveOf(options) === null && players % 2 === 0;
}

/** The table keeps everything with the pieces of its box. */
export const BY_TABLE: Modes = {
  loyalty: "table",
  destiny: "table",
  damage: "table",
  civilian_ships: "table",
  dice: "table",
  destinations: "table",
  super_crises: "table",
};

export const isTables = (modes: Modes): boolean => COMPONENTS.every((component) => modes[component] === "table");

const KEY = "dradis-options";

/** The options agreed on last time on this device; what is unknown or damaged is as usual. */
export function keptOptions(storage: Pick<Storage, "getItem"> | null): Options {
  let kept: unknown;
  try {
    kept = JSON.parse(storage?.getItem(KEY) ?? "null");
  } catch {
    return usualHere();
  }
  const of = (thing: unknown, key: string): unknown =>
    typeof thing === "object" && thing !== null ? (thing as Record<string, unknown>)[key] : undefined;
  const one = <Value>(allowed: readonly Value[], value: unknown, usual: Value): Value =>
    allowed.find((known) => known === value) ?? usual;
  const modes = of(kept, "modes");
  const objective = one<Objective | null>(OBJECTIVES, of(of(of(kept, "game"), "combined"), "objective"), null);
  const game = objective === null ? {} : { game: combined(objective) };
  const options: Options = {
    ...game,
    difficulty: one(DIFFICULTIES, of(kept, "difficulty"), USUAL.difficulty),
    sympathizer: one(SYMPATHIZERS, of(kept, "sympathizer"), USUAL.sympathizer),
    modes: {
      loyalty: one(MODES, of(modes, "loyalty"), USUAL.modes.loyalty),
      destiny: one(MODES, of(modes, "destiny"), USUAL.modes.destiny),
      damage: one(MODES, of(modes, "damage"), USUAL.modes.damage),
      civilian_ships: one(MODES, of(modes, "civilian_ships"), USUAL.modes.civilian_ships),
      dice: one(MODES, of(modes, "dice"), USUAL.modes.dice),
      destinations: one(MODES, of(modes, "destinations"), USUAL.modes.destinations),
      super_crises: one(MODES, of(modes, "super_crises"), USUAL.modes.super_crises),
    },
    tracking: one(TRACKINGS, of(kept, "tracking"), USUAL.tracking),
    edition: one(EDITIONS, of(kept, "edition"), usualHere().edition),
    boarding_track: one(BOARDING_TRACKS, of(kept, "boarding_track"), USUAL.boarding_track),
    final_jump: one(["at-once", "end-of-turn"] as const, of(kept, "final_jump"), USUAL.final_jump),
    new_centurion: one(NEW_CENTURIONS, of(kept, "new_centurion"), USUAL.new_centurion),
    food_shortage: one(FOOD_SHORTAGES, of(kept, "food_shortage"), USUAL.food_shortage),
    brig_to_sickbay: one(BRIG_TO_SICKBAY, of(kept, "brig_to_sickbay"), USUAL.brig_to_sickbay),
    brig_exit: one(BRIG_EXITS, of(kept, "brig_exit"), USUAL.brig_exit),
    sympathizer_pass: one(SYMPATHIZER_PASSES, of(kept, "sympathizer_pass"), USUAL.sympathizer_pass),
    cylon_skills: one(CYLON_SKILLS, of(kept, "cylon_skills"), USUAL.cylon_skills),
    red_zone: one(RED_ZONES, of(kept, "red_zone"), USUAL.red_zone),
    loyalty_talk: one(LOYALTY_TALKS, of(kept, "loyalty_talk"), usualTalk(game)),
    reading_seconds: one<number>(READING_TIMES, of(kept, "reading_seconds"), USUAL.reading_seconds),
  };
  return BOX_OPTIONS.reduce((options, option) => withBoxAnswer(options, option, one<BoxAnswer<typeof option>>(OF_BOXES[option], of(kept, option), OF_BOXES[option][0])), options);
}

export function keepOptions(storage: Pick<Storage, "setItem"> | null, options: Options): void {
  try {
    storage?.setItem(KEY, JSON.stringify(options));
  } catch {
    // A full or closed storage costs the memory, not the game.
  }
}

/** The page's storage, or none where the browser forbids it. */
export function deviceStorage(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}

/** The options in a few words each, the ones that differ from the usual marked. */
export function optionsLine(options: Options, players: number): { words: string; unusual: boolean }[] {
  const { difficulty, sympathizer, modes, boarding_track, reading_seconds } = options;
  // What the table keeps anyway is not worth a word.
  const kept = COMPONENTS.filter((component) => USUAL.modes[component] === "app");
  const byTable = kept.filter((component) => modes[component] === "table").length;
  const timer = { words: reading_seconds === 0 ? t("options-no-timer") : t("options-reading", { seconds: reading_seconds }), unusual: reading_seconds !== USUAL.reading_seconds };
  const objective = objectiveOf(options);
  const line = [
    objective === null ? { words: t("boxes-base"), unusual: false } : { words: t("options-combined", { objective: t(`objective-${objective}`) }), unusual: true },
    { words: t(`options-${difficulty}`), unusual: difficulty !== USUAL.difficulty },
    {
      words:
        byTable === 0
          ? t("options-app")
          : byTable === kept.length
            ? t("options-table")
            : t("options-mixed", { count: byTable }),
      unusual: byTable > 0,
    },
    // Nobody reads on a screen where the table deals the cards.
    ...(modes.loyalty === "app" ? [timer] : []),
  ];
  if (options.tracking === "light") line.push({ words: t("options-light"), unusual: true });
  if (modes.destiny === "app") line.push({ words: t("options-destiny"), unusual: true });
  if (sympathizer === "leave-out" && hasSympathizer(options, players)) line.push({ words: t("options-leave-out"), unusual: true });
  if (boarding_track !== USUAL.boarding_track) line.push({ words: t("options-one-shorter"), unusual: true });
  const ofBoxes = boxOptions(objective).filter((option) => options[option] !== undefined);
  const usual: Options = { ...USUAL, loyalty_talk: usualTalk(options) };
  const differing = editionOptions(options).filter((option) => options[option] !== usual[option]).length + ofBoxes.length;
  if (differing > 0) line.push({ words: t("options-editions", { count: differing }), unusual: true });
  return line;
}
