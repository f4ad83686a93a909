import type { Plugin } from "vite";
export function implementedRules(): Record<string, { pages: Record<string, number[]>; differs: string[] }>;
export function ruleWords(): Record<string, string>;
export function cardNames(): Record<string, string>;
export function rulesPlugin(): Plugin;
