/** The English catalogues for tests. */
import { cataloguesOf } from "../scripts/languages.mjs";
import { packed } from "../scripts/catalogues.mjs";
import type { Catalogue } from "../src/lib/words/pattern";
import type { Source } from "../src/lib/words/words";

export function catalogues(...files: string[]): Catalogue[] {
  const all = cataloguesOf("en");
  return files.map((file) => {
    const catalogue = all[file];
    if (catalogue === undefined) throw new Error(`there is no ${file}`);
    return catalogue;
  });
}

/** The same as a part of a page has them. */
export function english(...files: string[]): Source {
  return { en: async () => ({ default: packed(Object.assign({}, ...catalogues(...files)) as Catalogue) }) };
}
