/** The answers to a question, with those folded away that are many and seldom meant. */
import type { Choice } from "../wire/Choice";
import type { Prompt } from "../wire/Prompt";
import { say, t } from "../words/words";

/** What a folded group of answers is about; empty for those that stand open: where to go, and each viper's own. */
function groupOf({ id, piece }: Choice): string {
  if (/^(go|fly):/.test(id)) return t("group-travel");
  return piece?.type === "viper" ? t("group-viper", { area: say(`area-${piece.area}`, {}) }) : "";
}

/** Groups in the order in which their first answers come. */
export function groupsOf({ choices }: Prompt): [title: string, choices: Choice[]][] {
  const groups = new Map<string, Choice[]>();
  for (const choice of choices) {
    const title = groupOf(choice);
    groups.set(title, [...(groups.get(title) ?? []), choice]);
  }
  return [...groups];
}
