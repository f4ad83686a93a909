// Builds of the pages that tests look at in place of the shipped ones. Each is made once for the shipped pages as they are.

import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";

export const UI = resolve(import.meta.dirname, "../../../ui");
const OUT = resolve(import.meta.dirname, "../out");

/**
 * The folder of what Vite makes of a configuration below `ui/dev`, with each list of further words in turn; whoever comes
 * first builds it. The names of the shipped files tell what is in them, and so whether they are what was built from.
 */
export function builtOnce(folder: string, runs: readonly (readonly string[])[]): string {
  const dev = join(UI, "dev");
  const hash = createHash("sha256");
  for (const name of readdirSync(join(UI, "dist/assets")).sort()) hash.update(name);
  const sources = readdirSync(dev, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  for (const path of sources.map((file) => join(file.parentPath, file.name)).sort()) hash.update(readFileSync(path));
  const built = join(OUT, `${folder}-${hash.digest("hex").slice(0, 16)}`);
  if (existsSync(built)) return built;
  mkdirSync(OUT, { recursive: true });
  // What was built from other pages is of no use any more.
  for (const name of readdirSync(OUT)) if (name.startsWith(`${folder}-`)) rmSync(join(OUT, name), { recursive: true, force: true });
  const making = mkdtempSync(join(OUT, "making-"));
  for (const words of runs) {
    const all = ["build", "--config", `dev/${folder}/vite.config.mjs`, ...words, "--outDir", making, "--logLevel", "error"];
    execFileSync("node", ["node_modules/vite/bin/vite.js", ...all], { cwd: UI, stdio: ["ignore", "ignore", "inherit"] });
  }
  // Another worker may have been quicker.
  if (existsSync(built)) rmSync(making, { recursive: true });
  else renameSync(making, built);
  return built;
}
