import type { Prompt } from "../wire/Prompt";

/** The prompts a seat's own phone answers. */
export function ownPrompts(prompts: readonly Prompt[], seat: number): Prompt[] {
  return prompts.filter((prompt) => prompt.decider.type === "seat" && prompt.decider.seat === seat);
}
