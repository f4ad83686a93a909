import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "vite";
import { cataloguesOf, hasLetters, languages, languagesPlugin, LOCALES } from "../../scripts/languages.mjs";
import pages from "../../vite.config.ts";
import { files } from "./longer.ts";
import { widest } from "./widest.ts";

/** The words that are shipped, and beside them for each message the widest of them: a folder more. */
function withWidest() {
  const locales = mkdtempSync(join(tmpdir(), "dradis-locales-"));
  process.on("exit", () => rmSync(locales, { recursive: true, force: true }));
  cpSync(LOCALES, locales, { recursive: true });
  mkdirSync(join(locales, "en-XA"));
  const all = languages().map((language) => cataloguesOf(language));
  const most = Object.fromEntries(Object.keys(cataloguesOf("en")).map((name) => [name, widest(all.map((catalogues) => catalogues[name]))]));
  for (const [file, text] of files(most)) writeFileSync(join(locales, "en-XA", file), text);
  // Whatever is English in it is the widest.
  writeFileSync(join(locales, "en-XA/as-in-english.txt"), sameAsEnglish(most));
  return locales;
}

const sameAsEnglish = (catalogues) => {
  const english = cataloguesOf("en");
  return [...new Set(Object.entries(catalogues).flatMap(([name, all]) => Object.entries(all).flatMap(([id, text]) => (text === english[name][id] && hasLetters(text) ? [text] : []))))].join("\n");
};

/** The pages with the words of ./words.ts, for the end-to-end tests; never built into ui/dist. */
const words = {
  name: "pseudo-words",
  enforce: "pre",
  resolveId(id, by) {
    if (by?.endsWith("pseudo/words.ts")) return null;
    return /\/words\/words$/.test(id) || (id === "./words" && by?.endsWith("/lib/words/begin.ts")) ? join(import.meta.dirname, "words.ts") : null;
  },
};

/** The pages of a configuration, with those words beside the shipped ones. */
export const withWidestWords = (config) => {
  const plugins = config.plugins.flat().filter(({ name }) => name !== "dradis-languages");
  return { ...config, plugins: [...plugins, languagesPlugin({ locales: withWidest() }), words] };
};

export default defineConfig((build) => withWidestWords(pages(build)));
