export type Title = "president" | "admiral";
