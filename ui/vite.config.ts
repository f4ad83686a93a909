import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { rulesPlugin } from "./scripts/rules.mjs";

// Three pages, one build: each is a document of its own so that a phone loads nothing of the referee's.
export default defineConfig({
  base: "./",
  plugins: [svelte({ configFile: false }), rulesPlugin()],
  build: {
    target: "es2022",
    rollupOptions: { input: { referee: "referee.html", phone: "phone.html", wall: "wall.html" } },
  },
  test: { include: ["src/**/*.test.ts"] },
});
