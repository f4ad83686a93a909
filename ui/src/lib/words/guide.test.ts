import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { cataloguesOf } from "../../../scripts/languages.mjs";

const GUIDE = join(import.meta.dirname, "../../../../docs/guide/src");

test("whatever the guide has in quotes stands on a page like that", () => {
  const said = new Set(Object.values(Object.assign({}, ...Object.values(cataloguesOf("en"))) as Record<string, string>));
  const quoted = readdirSync(GUIDE).flatMap((file) =>
    [...readFileSync(join(GUIDE, file), "utf8").matchAll(/“([^”]+)”/g)].map(([, words]) => ({ file, words: words!.replace(/\s+/g, " ") })),
  );
  expect(quoted.length).toBeGreaterThan(15);
  expect(quoted.filter(({ words }) => !said.has(words) && !said.has(`${words}.`))).toEqual([]);
});
