export type UndoClass = "free" | "sticky" | "barred";
