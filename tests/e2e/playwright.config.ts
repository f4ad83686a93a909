import { availableParallelism } from "node:os";
import { resolve } from "node:path";
import { defineConfig } from "@playwright/test";
import type { Options } from "./support/table";

const args = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // The one without windows would round the widths of letters to whole pixels.
  "--font-render-hinting=none",
];
const executablePath = process.env["DRADIS_CHROMIUM"] ?? "/usr/bin/chromium";

// Each worker has a table's Wi-Fi of its own, which a test may take away: Playwright forks its workers from this path.
if (process.env["TEST_WORKER_INDEX"] === undefined) process.execPath = resolve(import.meta.dirname, "node-in-namespace");

// What is waited for comes at once where nothing else runs; a busy machine may take much longer, and is not what is
// tested. A worker has a server, a referee's page and up to six phones, which keep one core busy.
export default defineConfig<Options>({
  globalSetup: "./support/setup.ts",
  workers: Math.min(4, availableParallelism()),
  fullyParallel: true,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [["list"]],
  outputDir: "./out/browser",
  use: {
    browserName: "chromium",
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
    screenshot: "only-on-failure",
    launchOptions: { executablePath, args },
  },
  projects: [
    // First, because the walk past every screen takes longest.
    {
      name: "screens",
      testDir: "./screens",
      // A page that the test puts in place of the server's counts as coming from elsewhere.
      use: { launchOptions: { executablePath, args: [...args, "--disable-features=LocalNetworkAccessChecks"] } },
    },
    { name: "browser", testDir: "./browser" },
    // The evenings once more, the books of a running game and all that seats do, with the keyboard alone.
    { name: "keyboard", testDir: "./browser", testMatch: ["evening.spec.ts", "table.spec.ts", "running.spec.ts", "seats.spec.ts"], use: { hands: "keyboard" } },
    // One after the other: what is measured has the computer to itself.
    { name: "figures", testDir: "./figures", fullyParallel: false, workers: 1 },
    { name: "screenshots", testDir: "./screenshots" },
  ],
});
