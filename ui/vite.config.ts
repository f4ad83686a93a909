import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { cataloguePlugin } from "./scripts/catalogues.mjs";
import { rulesPlugin } from "./scripts/rules.mjs";

// Three pages, each a document of its own, in two builds: what the phone shares with the others is packed
// for the phone alone, so that it loads nothing that only they need. `--mode phone` makes the phone's.
const PAGES = { referee: "referee.html", wall: "wall.html" };
const PHONE = { phone: "phone.html" };

/** A component's class in as few letters as tell the styles apart: it stands in every rule and every element. */
const SVELTE = {
  configFile: false,
  compilerOptions: { discloseVersion: false, cssHash: ({ hash, css }: { hash(text: string): string; css: string }) => `s${hash(css).slice(0, 4)}` },
} as const;

export default defineConfig(({ command, mode }) => ({
  base: "./",
  plugins: [svelte(SVELTE), rulesPlugin(), cataloguePlugin()],
  build: {
    target: "es2022",
    // Every browser that takes es2022 preloads modules by itself.
    modulePreload: { polyfill: false },
    rollupOptions: { input: mode === "phone" ? PHONE : command === "build" ? PAGES : { ...PAGES, ...PHONE } },
    emptyOutDir: mode !== "phone",
  },
  test: { include: ["{src,dev}/**/*.test.ts"] },
}));
