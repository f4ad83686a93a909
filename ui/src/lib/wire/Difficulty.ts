export type Difficulty = "normal" | "easier-for-humans" | "easier-for-cylons";
