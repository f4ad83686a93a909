import type { Line } from "./Line";
export type NotAllowed = { id: string; label: Line; why: Line; cause: string };
