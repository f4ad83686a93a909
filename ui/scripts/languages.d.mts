import type { Plugin } from "vite";
import type { Catalogue } from "../src/lib/words/pattern";
export const PARTS: Record<"phone" | "seated" | "explained" | "referee" | "wall", string[]>;
export const LOCALES: string;
export function languages(locales?: string): string[];
export function cataloguesOf(language: string, locales?: string): Record<string, Catalogue>;
export function translationFaults(language: string, locales?: string): string[];
export function languagesPlugin(options?: { locales?: string; choice?: boolean }): Plugin;
export function wordsOf(part: keyof typeof PARTS, language: string, locales?: string): string;
