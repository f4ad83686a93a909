// What makes a phone's first load small, beside the words (catalogues.mjs).
import { tightGzip } from "./deflate.mjs";

/** Where Svelte keeps what a page of ours never turns on, and what is written there instead. */
const NEVER = [
  // Nothing here is drawn by a server first: no page takes over (hydrates) what is there.
  [
    "/svelte/src/internal/client/dom/hydration.js",
    [
      ["export let hydrating = false;", "export const hydrating = false;"],
      ["\thydrating = value;\n", ""],
    ],
  ],
  [
    "/svelte/src/internal/flags/index.js",
    [
      ["export let async_mode_flag = false;", "export const async_mode_flag = false;"],
      ["\tasync_mode_flag = true;\n", ""],
      ["\tasync_mode_flag = false;\n", ""],
      ["export let tracing_mode_flag = false;", "export const tracing_mode_flag = false;"],
      ["\ttracing_mode_flag = true;\n", ""],
    ],
  ],
];

/**
 * Svelte guards what serves taking over a server's page with a variable, so that a build may leave it out; the
 * bundler sees only that a variable might change. Said to be constant it goes. Ends the build when a new
 * version of Svelte is written otherwise.
 */
export function withoutServerPages() {
  return {
    name: "dradis-without-server-pages",
    apply: "build",
    enforce: "pre",
    transform(code, id) {
      const [file, changes] = NEVER.find(([file]) => id.endsWith(file)) ?? [];
      if (!file) return undefined;
      for (const [from, to] of changes) {
        if (!code.includes(from)) throw new Error(`${file} is not as it was: look anew for what can be left out`);
        code = code.replace(from, to);
      }
      return { code, map: null };
    },
  };
}

const AGAIN = {
  module: true,
  ecma: 2020,
  compress: { passes: 2, pure_getters: true, unsafe_arrows: true, unsafe_methods: true },
};

/**
 * Puts beside every text of a build the same as gzip, packed more tightly than zlib does it (deflate.mjs): browsers take nothing
 * smaller over plain http. The server hands out these very bytes (crates/server/src/pages.rs).
 */
export function packedPlugin() {
  return {
    name: "dradis-packed",
    apply: "build",
    generateBundle: {
      order: "post",
      async handler(_, bundle) {
        // Here, so that whoever works on other pages needs no packer.
        const { minify } = await import("terser");
        for (const file of Object.values(bundle)) {
          if (!/\.(html|js|css)$/.test(file.fileName)) continue;
          // What the bundler makes is small, and a second look makes it smaller.
          if (file.type === "chunk") file.code = (await minify(file.code, AGAIN)).code;
          const text = Buffer.from(file.type === "chunk" ? file.code : file.source);
          this.emitFile({ type: "asset", fileName: `${file.fileName}.gz`, source: tightGzip(text) });
        }
      },
    },
  };
}
