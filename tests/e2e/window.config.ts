import { defineConfig } from "@playwright/test";

// The real window, through tauri-driver; the browser tests have a configuration of their own.
// One worker: there is one display.
export default defineConfig({
  testDir: "./window",
  workers: 1,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [["list"]],
  outputDir: "./out/window",
});
