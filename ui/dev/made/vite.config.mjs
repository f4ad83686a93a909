import { defineConfig } from "vite";
import pages from "../../vite.config.ts";
import { withWidestWords } from "../pseudo/vite.config.mjs";

/** The pages on made-up tables (../phone.ts and beside it), for the end-to-end tests; never built into ui/dist. */
export default defineConfig((build) => {
  const config = withWidestWords(pages(build));
  return { ...config, build: { ...config.build, emptyOutDir: true, rollupOptions: { input: ["dev/phone.html", "dev/referee.html", "dev/wall.html"] } } };
});
