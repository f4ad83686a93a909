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
];
const executablePath = process.env["DRADIS_CHROMIUM"] ?? "/usr/bin/chromium";

// Runs inside ./in-namespace. One worker: two cores for a server, a referee's page and six phones. What is waited for
// comes at once where nothing else runs; a busy machine may take much longer, and is not what is tested.
export default defineConfig<Options>({
  workers: 1,
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
    { name: "browser", testDir: "./browser" },
    // The evenings once more, the books of a running game and all that seats do, with the keyboard alone.
    { name: "keyboard", testDir: "./browser", testMatch: ["evening.spec.ts", "table.spec.ts", "running.spec.ts", "seats.spec.ts"], use: { hands: "keyboard" } },
    {
      name: "words",
      testDir: "./words",
      // A page that the test puts in place of the server's counts as coming from elsewhere.
      use: { launchOptions: { executablePath, args: [...args, "--disable-features=LocalNetworkAccessChecks"] } },
    },
    { name: "screenshots", testDir: "./screenshots" },
  ],
});
