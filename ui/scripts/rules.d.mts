import type { Plugin } from "vite";
export function implementedRules(): Record<string, unknown>;
export function rulesPlugin(): Plugin;
