export type TableSummary = { table: string; played: string; turn: number | null; players: string[]; over: boolean; trouble: string | null };
