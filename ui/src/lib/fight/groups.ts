/** The answers to a question, with those folded away that are many and seldom meant. */
import type { Choice } from "../wire/Choice";
import type { Prompt } from "../wire/Prompt";
import { t } from "../words/words";

export interface Group {
  /** What a folded group is about; `null` for answers that stand open. */
  title: string | null;
  choices: Choice[];
}

/** Where the active player's character may go: a list of the whole board. */
const isTravel = ({ id }: Choice) => id.startsWith("go:") || id.startsWith("fly:");

export function groupsOf({ choices }: Prompt): Group[] {
  const open = choices.filter((choice) => !isTravel(choice));
  const travel = choices.filter(isTravel);
  return [
    { title: null, choices: open },
    { title: t("group-travel"), choices: travel },
  ].filter((group) => group.choices.length > 0);
}
