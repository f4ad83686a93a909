import type { Difficulty } from "./Difficulty";
import type { Sympathizer } from "./Sympathizer";
export type Options = { difficulty: Difficulty; sympathizer: Sympathizer };
