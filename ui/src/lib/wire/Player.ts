export type Player = { name: string };
