/** The English catalogues for tests. */
import { readFileSync } from "node:fs";
import { messages } from "../scripts/catalogues.mjs";
import type { Catalogue } from "../src/lib/words/pattern";

export function catalogues(...files: string[]): Catalogue[] {
  return files.map((file) => messages(readFileSync(new URL(`../locales/en/${file}.ftl`, import.meta.url), "utf8")));
}
