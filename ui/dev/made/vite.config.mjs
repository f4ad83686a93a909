import { defineConfig } from "vite";
import pages from "../../vite.config.ts";

/** The pages on made-up tables (../phone.ts and beside it), for the end-to-end tests; never built into ui/dist. */
export default defineConfig((build) => {
  const config = pages(build);
  return { ...config, build: { ...config.build, emptyOutDir: true, rollupOptions: { input: ["dev/phone.html", "dev/referee.html", "dev/wall.html"] } } };
});
