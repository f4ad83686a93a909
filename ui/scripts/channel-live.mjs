// Runs the phone's channel code on standard input and output, for the host's tests.
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { runnerImport } from "vite";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const entry = join(root, "src/lib/channel/live.ts");
const { module } = await runnerImport(entry, { configFile: false, logLevel: "error", root });
module.run();
