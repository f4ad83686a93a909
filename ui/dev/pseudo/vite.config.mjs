import { join } from "node:path";
import { defineConfig, mergeConfig } from "vite";
import pages from "../../vite.config.ts";

/** The pages with the words of ./words.ts, for the end-to-end tests; never built into ui/dist. */
const words = {
  name: "pseudo-words",
  enforce: "pre",
  resolveId(id) {
    return /\/words\/words$/.test(id) ? join(import.meta.dirname, "words.ts") : null;
  },
};

export default defineConfig((build) => mergeConfig(pages(build), { plugins: [words] }));
