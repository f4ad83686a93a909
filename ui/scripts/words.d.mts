export const LOCALES: string;
export const IDS_FILE: string;
export function readCatalogue(language: string, locales?: string): Map<string, { file: string; variables: string[] }>;
export function idsModule(messages: Map<string, { file: string; variables: string[] }>): string;
export const REFERENCE: string;
export function faults(parts: Record<string, string[]>, locales?: string): string[];
