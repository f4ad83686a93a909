import type { Plugin } from "vite";
export const REMINDS: Record<string, string[]>;
export function implementedRules(): Record<string, { pages: Record<string, number[]>; differs: string[]; group?: string; related: string[] }>;
export function ruleWords(): Record<string, string>;
export function crisisNames(): Record<string, string>;
export function quorumNames(): Record<string, string>;
export function sheets(): { abilities: Record<string, string[]>; quorum: string[] };
export function contentPlugin(): Plugin;
