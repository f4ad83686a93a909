export type Resource = "fuel" | "food" | "morale" | "population";
