/** What the table waits for, as one thing to look at, from the prompts of the rules. */
import { t } from "../lib/words/words";
import type { Line } from "../lib/wire/Line";
import type { Prompt } from "../lib/wire/Prompt";
import { lineText, listed, nameOf } from "../lib/table/text";

export interface NowChoice {
  prompt: string;
  option: string;
  label: Line;
}

export interface Now {
  title: string;
  detail: string;
  /** Answers shown as buttons, the expected one first. */
  choices: NowChoice[];
  /** The rule it comes from. */
  cause: string;
}

/** What the table does where it keeps the Loyalty cards itself; null where Dradis does. */
function byHand(prompt: Prompt, names: readonly string[]): string | null {
  const { twice, sympathizer, more } = prompt.ask.args;
  if (twice?.type !== "seats") return null;
  const joins = (arg: typeof more) => arg?.type === "number" && arg.value > 0;
  return t("now-deal-by-hand", {
    twice: twice.seats.length,
    names: listed(twice.seats.map((seat) => nameOf(seat, names))),
    joins: joins(sympathizer) ? "sympathizer" : joins(more) ? "human" : "none",
  });
}

/**
 * The referee's view of the prompts. Characters are chosen on the board of characters, not here.
 * While everybody reads, each player answers on their own phone: only the referee's own way on is
 * offered, or the page would show who has answered.
 */
export function nowOf(prompts: readonly Prompt[], names: readonly string[]): Now | null {
  const prompt = prompts.find((prompt) => prompt.decider.type === "referee") ?? prompts[0];
  if (!prompt) return null;
  return {
    title: lineText(prompt.ask, names),
    detail: byHand(prompt, names) ?? t(`now-${prompt.kind}`),
    choices:
      prompt.kind === "choose-character"
        ? []
        : prompt.choices.map((choice) => ({ prompt: prompt.id, option: choice.id, label: choice.label })),
    cause: prompt.cause,
  };
}
