/** What the table waits for, as one thing to look at, from the prompts of the rules. */
import { t } from "../lib/words/words";
import type { Line } from "../lib/wire/Line";
import type { Prompt } from "../lib/wire/Prompt";
import type { TurnStep } from "../lib/wire/TurnStep";
import type { Target } from "../lib/board/thing";
import { lineText, listed, nameOf } from "../lib/table/text";

export interface NowChoice {
  prompt: string;
  option: string;
  label: Line;
  /** The one thing to do now, one of several, or a way beside the usual one. */
  weight: "primary" | "usual" | "aside";
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

/** Answers that are given on the board, not on a button. */
const isTravel = (option: string) => option.startsWith("go:") || option.startsWith("fly:");

/**
 * The referee's view of the prompts. Characters are chosen on the board of characters, places on the
 * board, not here. While everybody reads, each player answers on their own phone: only the referee's own
 * way on is offered, or the page would show who has answered.
 */
export function nowOf(
  prompts: readonly Prompt[],
  names: readonly string[],
  step: TurnStep | null = null,
): Now | null {
  const prompt = prompts.find((prompt) => prompt.decider.type === "referee") ?? prompts[0];
  if (!prompt) return null;
  const choices = prompt.kind === "choose-character" ? [] : prompt.choices.filter(({ id }) => !isTravel(id));
  return {
    title: lineText(prompt.ask, names),
    detail: byHand(prompt, names) ?? (prompt.kind === "take-turn" && step !== null ? t(`now-step-${step}`) : t(`now-${prompt.kind}`)),
    choices: choices.map(({ id, label }, index) => ({
      prompt: prompt.id,
      option: id,
      label,
      weight: weightOf(prompt, choices.length, index),
    })),
    cause: prompt.cause,
  };
}

function weightOf(prompt: Prompt, count: number, index: number): NowChoice["weight"] {
  switch (prompt.kind) {
    case "take-turn":
      return index === 0 ? "primary" : "aside";
    case "draw-damage":
    case "launch-viper":
      return count === 1 ? "primary" : "usual";
    default:
      return index === 0 ? "primary" : "usual";
  }
}

/** What a tap on a place of the board answers while a character moves. */
export type Travel = { type: "may"; prompt: string; option: string } | { type: "may-not"; why: Line };

/** Whether the table waits for the character of the active player to go there; `null` when it does not. */
export function travelTo(prompts: readonly Prompt[], place: Target): Travel | null {
  const option = optionOf(place);
  for (const prompt of prompts) {
    if (prompt.choices.some((choice) => choice.id === option)) return { type: "may", prompt: prompt.id, option };
    const not = prompt.not_allowed.find((other) => other.id === option);
    if (not) return { type: "may-not", why: not.why };
  }
  return null;
}

function optionOf(place: Target): string {
  switch (place.type) {
    case "area":
      return `fly:${place.area}`;
    case "location":
      return `go:${place.location}`;
    case "off-board":
      return "";
  }
}
