import type { Choice } from "../wire/Choice";
import type { Decider } from "../wire/Decider";
import type { Prompt } from "../wire/Prompt";

/** What a seat may say although the question asks somebody else, or something else. */
export interface Extra {
  prompt: string;
  choice: Choice;
}

export const isSeat = (decider: Decider, seat: number) => decider.type === "seat" && decider.seat === seat;

/** What a seat may do whatever is asked, and whoever is: it answers no question. */
export function ownBeside(prompts: readonly Prompt[], seat: number): Extra[] {
  return prompts.flatMap(({ id, beside = [] }) =>
    beside.filter(({ decider }) => decider && isSeat(decider, seat)).map((choice) => ({ prompt: id, choice })),
  );
}
