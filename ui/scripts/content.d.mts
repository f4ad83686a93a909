import type { Plugin } from "vite";
export function implementedRules(): Record<string, { pages: Record<string, number[]>; differs: string[] }>;
export function ruleWords(): Record<string, string>;
export function crisisNames(): Record<string, string>;
export function quorumNames(): Record<string, string>;
export function sheets(): { abilities: Record<string, string[]>; quorum: string[] };
export function contentPlugin(): Plugin;
