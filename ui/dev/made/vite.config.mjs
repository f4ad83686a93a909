import { defineConfig } from "vite";
import pages from "../../vite.config.ts";

/** The phone's page on made-up tables (../phone.ts), for the end-to-end tests; never built into ui/dist. */
export default defineConfig((build) => {
  const config = pages(build);
  return { ...config, build: { ...config.build, emptyOutDir: true, rollupOptions: { input: "dev/phone.html" } } };
});
