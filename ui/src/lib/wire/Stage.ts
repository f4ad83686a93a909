export type Stage = "not-begun" | "choosing-characters" | "dealing" | "reading" | "playing" | "over";
