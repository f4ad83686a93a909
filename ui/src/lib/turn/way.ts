import type { Choice } from "../wire/Choice";
import type { Prompt } from "../wire/Prompt";

/** Something that a player does in their turn: to move, to act. */
const isOwn = ({ id }: Choice) => id.startsWith("act:") || id.startsWith("go:") || id.startsWith("fly:");

/**
 * The one of these answers that goes on as usual, and is put forward; `undefined` where all are as good. While a player
 * can still move or act, going on would skip it; and what is asked once more is never put forward.
 */
export function wayOn({ kind }: Prompt, choices: readonly Choice[]): string | undefined {
  if (kind === "take-turn") {
    if (choices.some(isOwn)) return undefined;
    if (choices.some(({ id }) => id === "next")) return choices.find(({ id, asks }) => id === "next" && !asks)?.id;
    return choices.find(({ id, asks }) => id === "end-turn" && !asks)?.id;
  }
  return kind === "react" || kind === "read-on" || kind === "check-result" || kind === "confirm" ? choices[0]?.id : undefined;
}

/** A question whose answers everybody reads before it is decided: what is chosen on a crisis card. */
export const isRead = ({ kind, choices, follows }: Prompt) =>
  (kind === "choose-option" || kind === "begin-crisis") && (choices.some(({ follows }) => follows?.length) || (follows?.length ?? 0) > 0);
