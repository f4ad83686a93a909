/** The options that govern rules, and how a table has set them. */
import type { Options } from "../wire/Options";
import { boxAnswer, boxOptions, objectiveOf } from "./ofBoxes";
import { say, t } from "../words/words";

type Option = Exclude<keyof Options, "game" | "modes" | "tracking" | "edition">;

const GOVERNED: Record<Option, readonly string[]> = {
  difficulty: ["SETUP-1", "SETUP-20", "SETUP-21"],
  sympathizer: ["LOYDECK-7", "SETUP-NOSYMP-1", "SETUP-NOSYMP-2"],
  boarding_track: ["OPEN-02"],
  final_jump: ["OPEN-11"],
  new_centurion: ["OPEN-09"],
  food_shortage: ["DIS-01"],
  brig_to_sickbay: ["DIS-03"],
  brig_exit: ["DIS-08"],
  sympathizer_pass: ["DIS-04"],
  cylon_skills: ["DIS-11"],
  red_zone: ["DIS-36"],
  loyalty_talk: ["DIS-31"],
  dutiful: ["OPEN-56", "CLAR-49"],
  structural_at_cic: ["OPEN-53", "LOC-CIC-1"],
  structural_at_nuke: ["OPEN-37", "XNUKE-6a"],
  unauthorized_usage: ["OPEN-52", "CLAR-74"],
  pursuit_ships: ["OPEN-49", "XPURSUIT-7"],
  fleet_numbers: ["OPEN-49", "XFLEET-2"],
  occupation_authority: ["NC-62", "LOC-AUTHORITY-1"],
  canyon_icons: ["OPEN-51", "LOC-CANYON-1"],
  press_room_mutineer: ["OPEN-55", "LOC-PRESS-2"],
  raiders_beyond: ["SETTLED-RAIDERS", "XRAIDER-3", "XRAIDER-4"],
  reading_seconds: ["LOYDECK-5"],
};

/** The name of an option on the pages and what it is set to; nothing for the final jump, which no page offers. */
function said(option: Option, options: Options): [name: string, value: string] | null {
  switch (option) {
    case "final_jump":
      return null;
    case "reading_seconds":
      return [t("reading-time"), options[option] === 0 ? t("reading-none") : t("reading-seconds", { seconds: options[option] })];
    case "boarding_track":
      return [t("boarding-length"), t(`boarding-length-${options[option]}`)];
    case "dutiful":
    case "structural_at_cic":
    case "structural_at_nuke":
    case "unauthorized_usage":
    case "raiders_beyond":
    case "pursuit_ships":
    case "fleet_numbers":
    case "occupation_authority":
    case "canyon_icons":
    case "press_room_mutineer": {
      if (!boxOptions(objectiveOf(options)).includes(option)) return null;
      const name = option.replaceAll("_", "-");
      return [say(`agree-${name}`, {}), say(`agree-${name}-${boxAnswer(options, option)}`, {})];
    }
    case "loyalty_talk":
      return [t("talk"), t(`talk-${options[option]}`)];
    case "difficulty":
    case "sympathizer":
    case "new_centurion":
    case "food_shortage":
    case "brig_to_sickbay":
    case "brig_exit":
    case "sympathizer_pass":
    case "cylon_skills":
    case "red_zone": {
      const name = option.replaceAll("_", "-");
      return [say(name, {}), say(`${name}-${options[option]}`, {})];
    }
  }
}

/** What this table has chosen where one of these rules leaves a choice. */
export function governing(rules: readonly string[], options: Options): string[] {
  const all = Object.entries(GOVERNED) as [Option, readonly string[]][];
  return all.flatMap(([option, governed]) => {
    const set = governed.some((id) => rules.includes(id)) ? said(option, options) : null;
    return set ? [`${set[0]}: ${set[1]}`] : [];
  });
}
