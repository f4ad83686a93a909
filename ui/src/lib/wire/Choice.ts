import type { Line } from "./Line";
export type Choice = { id: string; label: Line };
