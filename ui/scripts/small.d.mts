import type { Plugin } from "vite";
export function withoutServerPages(): Plugin;
export function packedPlugin(): Plugin;
