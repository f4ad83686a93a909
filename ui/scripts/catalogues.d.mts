import type { Catalogue } from "../src/lib/words/pattern";
export function messages(text: string): Catalogue;
export function packed(catalogue: Catalogue): string;
