export type TroubleLine = { id: string; detail: string | null };
