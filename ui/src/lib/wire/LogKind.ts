export type LogKind = { type: "done" } | { type: "undid"; row: number } | { type: "redid"; row: number };
