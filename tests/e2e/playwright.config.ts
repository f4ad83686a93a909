import { defineConfig } from "@playwright/test";

// Runs inside ./in-namespace. One worker: two cores for a server, a referee's page and four phones.
export default defineConfig({
  workers: 1,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [["list"]],
  outputDir: "./out/browser",
  use: {
    browserName: "chromium",
    actionTimeout: 10_000,
    navigationTimeout: 15_000,
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: process.env["DRADIS_CHROMIUM"] ?? "/usr/bin/chromium",
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  projects: [
    { name: "browser", testDir: "./browser" },
    { name: "screenshots", testDir: "./screenshots" },
  ],
});
