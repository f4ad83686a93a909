/** The answers to a question, with those folded away that are many and seldom meant. */
import type { Choice } from "../wire/Choice";
import { foldsCards, isSkillAction } from "../turn/skillActions";
import type { Prompt } from "../wire/Prompt";
import type { TurnStep } from "../wire/TurnStep";
import { say, t } from "../words/words";

/** What a group of answers is about; empty for those that stand by themselves. */
function groupOf({ id, piece, label }: Choice, folds: boolean, step: TurnStep | null): string {
  if (/^(go|fly):/.test(id)) return t("group-travel");
  if (folds && id.startsWith("act:") && isSkillAction(label)) return t("group-cards");
  // What is done in the place of a move is no action (XMOVE-6).
  if (id.startsWith("act:")) return step === "movement" ? t("step-movement") : t("group-action");
  if (piece?.type !== "viper") return "";
  const area = say(`area-${piece.area}`, {});
  return piece.kind ? t("group-kind", { kind: say(`craft-${piece.kind}`, {}), area }) : t("group-viper", { area });
}

/**
 * Groups in the order in which their first answers come, actions first: they are what a turn is about. The step is that of the
 * turn, where it is played step by step.
 */
export function groupsOf({ ask, choices }: Prompt, step: TurnStep | null): [title: string, choices: Choice[]][] {
  const folds = foldsCards(choices.map(({ label }) => label));
  const groups = new Map<string, Choice[]>();
  const isAction = ({ id }: Choice) => id.startsWith("act:");
  for (const choice of [...choices.filter(isAction), ...choices.filter((choice) => !isAction(choice))]) {
    // Where somebody begins they do not move to.
    const title = ask.id === "ask-start" ? "" : groupOf(choice, folds, step);
    groups.set(title, [...(groups.get(title) ?? []), choice]);
  }
  return [...groups];
}

/** Whether a single viper can do anything: then there is none to be found first. */
export function isOneViper(groups: readonly (readonly [title: string, choices: Choice[]])[]): boolean {
  return groups.filter(([, choices]) => choices.some(({ piece }) => piece?.type === "viper")).length === 1;
}
