import type { Plugin } from "vite";
import type { Catalogue } from "../src/lib/words/words";
export function messages(text: string): Catalogue;
export function cataloguePlugin(): Plugin;
