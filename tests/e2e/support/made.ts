// The pages on made-up tables, without a server.

import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { extname, join, resolve } from "node:path";
import type { Page } from "@playwright/test";

const ui = resolve(import.meta.dirname, "../../../ui");
const TYPES: Record<string, string> = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".woff2": "font/woff2" };

/** Where a browser finds them. */
export const MADE = "http://made.test";

export interface MadePages {
  /** Lets a page find them. */
  serve: (page: Page) => Promise<unknown>;
  /** Takes what was built away. */
  end: () => void;
}

/** Builds the pages of `ui/dev`. */
export function madePages(): MadePages {
  const built = mkdtempSync(join(tmpdir(), "dradis-made-"));
  const words = ["build", "--config", "dev/made/vite.config.mjs", "--outDir", built, "--logLevel", "error"];
  execFileSync(process.execPath, ["node_modules/vite/bin/vite.js", ...words], { cwd: ui, stdio: ["ignore", "ignore", "inherit"] });
  return {
    serve: (page) =>
      page.route(`${MADE}/**`, (route) => {
        const file = join(built, new URL(route.request().url()).pathname);
        if (!existsSync(file)) return route.abort();
        return route.fulfill({ body: readFileSync(file), contentType: TYPES[extname(file)] ?? "text/plain" });
      }),
    end: () => rmSync(built, { recursive: true, force: true }),
  };
}
