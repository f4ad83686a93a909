import type { Choice } from "../wire/Choice";
import type { Decider } from "../wire/Decider";
import type { Prompt } from "../wire/Prompt";

const isSeat = (decider: Decider, seat: number) => decider.type === "seat" && decider.seat === seat;

/** The prompts a seat's own phone answers, without the answers that are somebody else's. */
export function ownPrompts(prompts: readonly Prompt[], seat: number): Prompt[] {
  return prompts
    .filter((prompt) => isSeat(prompt.decider, seat))
    .map((prompt) => ({
      ...prompt,
      choices: prompt.choices.filter(({ decider }) => !decider || isSeat(decider, seat)),
    }));
}

/** An answer that is a seat's own although the question asks somebody else. */
export interface Extra {
  prompt: string;
  choice: Choice;
}

export function ownExtras(prompts: readonly Prompt[], seat: number): Extra[] {
  return prompts
    .filter((prompt) => !isSeat(prompt.decider, seat))
    .flatMap((prompt) =>
      prompt.choices
        .filter(({ decider }) => decider && isSeat(decider, seat))
        .map((choice) => ({ prompt: prompt.id, choice })),
    );
}
