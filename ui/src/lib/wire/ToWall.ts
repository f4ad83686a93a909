import type { TableFrame } from "./TableFrame";
export type ToWall = { type: "waiting" } | { type: "table"; frame: TableFrame };
