import { readdirSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join, relative } from "node:path";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { contentPlugin } from "./scripts/content.mjs";
import { guidePlugin } from "./scripts/guide.mjs";
import { cataloguesOf, languages, languagesPlugin } from "./scripts/languages.mjs";
import { packedPlugin, withoutServerPages } from "./scripts/small.mjs";

// Three pages, each a document of its own, in two builds: what the phone shares with the others is packed
// for the phone alone, so that it loads nothing that only they need. `--mode phone` makes the phone's.
const PAGES = { referee: "referee.html", wall: "wall.html" };
const PHONE = { phone: "phone.html" };

/** Every component, in an order that is the same wherever it is built; one that is written meanwhile comes last. */
const COMPONENTS = ["src", "dev"]
  .flatMap((folder) => readdirSync(join(import.meta.dirname, folder), { recursive: true, encoding: "utf8" }).map((file) => join(folder, file)))
  .filter((file) => file.endsWith(".svelte"))
  .sort();

/** A component's class, in as few letters as tell it from the others: it stands in every rule and on every element. */
function className({ filename }: { filename: string }): string {
  const file = relative(import.meta.dirname, filename);
  if (!COMPONENTS.includes(file)) COMPONENTS.push(file);
  return `s${COMPONENTS.indexOf(file).toString(36)}`;
}

/** Every language by its own name, and what the guide is called in it. */
const guides = () =>
  languages().map((id) => ({ id, name: new Intl.DisplayNames([id], { type: "language" }).of(id) ?? id, title: cataloguesOf(id)["common"]!["guide"]! }));

const SVELTE = { configFile: false, compilerOptions: { discloseVersion: false, cssHash: className } } as const;

export default defineConfig(({ command, mode }) => ({
  base: "./",
  plugins: [
    svelte(SVELTE),
    contentPlugin(),
    languagesPlugin(),
    withoutServerPages(),
    ...(mode === "phone" ? [packedPlugin()] : [guidePlugin(guides())]),
  ],
  build: {
    target: "es2022",
    // Every browser that takes es2022 preloads modules by itself.
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: mode === "phone" ? PHONE : command === "build" ? PAGES : { ...PAGES, ...PHONE },
      // Most of a build is the catalogues and the packing, as it should be: nobody who starts Dradis need be told.
      checks: { pluginTimings: false },
    },
    emptyOutDir: mode !== "phone",
  },
  // The long ones take a second or two; a busy machine takes many.
  test: { include: ["{src,dev}/**/*.test.ts"], testTimeout: 60_000, hookTimeout: 60_000, maxWorkers: availableParallelism() },
}));
