import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "vite";
import { cataloguesOf, languagesPlugin, LOCALES } from "../../scripts/languages.mjs";
import pages from "../../vite.config.ts";
import { longerFiles } from "./longer.ts";

/** The words that are shipped, and beside them the longer ones: a folder more. */
function withLonger() {
  const locales = mkdtempSync(join(tmpdir(), "dradis-locales-"));
  cpSync(LOCALES, locales, { recursive: true });
  mkdirSync(join(locales, "en-XA"));
  for (const [file, text] of longerFiles(cataloguesOf("en"))) writeFileSync(join(locales, "en-XA", file), text);
  return locales;
}

/** The pages with the words of ./words.ts, for the end-to-end tests; never built into ui/dist. With `CHOICE=1` they are as they will be with a second language. */
const words = {
  name: "pseudo-words",
  enforce: "pre",
  resolveId(id, by) {
    if (by?.endsWith("pseudo/words.ts")) return null;
    return /\/words\/words$/.test(id) || (id === "./words" && by?.endsWith("/lib/words/begin.ts")) ? join(import.meta.dirname, "words.ts") : null;
  },
};

const choice = Boolean(process.env.CHOICE);

export default defineConfig((build) => {
  const config = pages(build);
  const plugins = config.plugins.flat().filter(({ name }) => name !== "dradis-languages");
  return { ...config, plugins: [...plugins, languagesPlugin({ locales: withLonger(), choice }), ...(choice ? [] : [words])] };
});
