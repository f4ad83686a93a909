import type { Choice } from "../wire/Choice";
import type { Prompt } from "../wire/Prompt";

/** The one of these answers that goes on as usual, and is put forward; `undefined` where all are as good. */
export function wayOn({ kind }: Prompt, choices: readonly Choice[]): string | undefined {
  if (kind === "take-turn") return choices.some(({ id }) => id === "next") ? "next" : "end-turn";
  return kind === "react" || kind === "read-on" || kind === "check-result" || kind === "confirm" ? choices[0]?.id : undefined;
}
