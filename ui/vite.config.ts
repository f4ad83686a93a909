import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { cataloguePlugin } from "./scripts/catalogues.mjs";
import { rulesPlugin } from "./scripts/rules.mjs";

// Three pages, each a document of its own, in two builds: what the phone shares with the others is packed
// for the phone alone, so that it loads nothing that only they need. `--mode phone` makes the phone's.
const PAGES = { referee: "referee.html", wall: "wall.html" };
const PHONE = { phone: "phone.html" };

const named = new Map<string, string>();

/**
 * A component's class in few letters: it stands in every rule and on every element. Two components of one
 * class would wear each other's styles, so that ends the build.
 */
function className({ hash, css, filename }: { hash(text: string): string; css: string; filename: string }): string {
  const name = `s${hash(css).slice(0, 4)}`;
  const other = named.get(name);
  if (other !== undefined && other !== css) throw new Error(`${filename} has the class ${name} of another component`);
  named.set(name, css);
  return name;
}

const SVELTE = { configFile: false, compilerOptions: { discloseVersion: false, cssHash: className } } as const;

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
