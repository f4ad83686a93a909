import type { Plugin } from "vite";
import type { Catalogue } from "../src/lib/words/pattern";
export function messages(text: string): Catalogue;
export function packed(catalogue: Catalogue): string;
export function cataloguePlugin(): Plugin;
