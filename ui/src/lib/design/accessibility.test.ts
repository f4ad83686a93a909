// Every test that docs/ACCESSIBILITY.md names exists, and every criterion of WCAG 2.2 A and AA has its line.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = new URL("../../../..", import.meta.url).pathname;
const page = readFileSync(join(root, "docs/ACCESSIBILITY.md"), "utf8");
const FOLDERS = ["ui/src", "tests/e2e/browser", "tests/e2e/screens"];
const sources = new Map(
  FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
      .filter((file) => /\.(test|spec)\.ts$/.test(file))
      .map((file) => [file.split("/").at(-1)!, readFileSync(join(root, folder, file), "utf8")] as const),
  ),
);

test("every test that the page of accessibility names exists", () => {
  const named = [...page.matchAll(/`([\w.-]+\.(?:spec|test)\.ts): ([^`]+)`/g)].map(([, file, title]) => ({ file: file!, title: title! }));
  expect(named.length).toBeGreaterThan(35);
  expect(named.filter(({ file, title }) => !sources.get(file)?.includes(`"${title}"`))).toEqual([]);
});

/** The criteria of levels A and AA; 4.1.1 is none any more. */
const CRITERIA = `1.1.1 1.2.1 1.2.2 1.2.3 1.2.4 1.2.5 1.3.1 1.3.2 1.3.3 1.3.4 1.3.5 1.4.1 1.4.2 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13
  2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4 2.4.5 2.4.6 2.4.7 2.4.11 2.5.1 2.5.2 2.5.3 2.5.4 2.5.7 2.5.8
  3.1.1 3.1.2 3.2.1 3.2.2 3.2.3 3.2.4 3.2.6 3.3.1 3.3.2 3.3.3 3.3.4 3.3.7 3.3.8 4.1.2 4.1.3`.split(/\s+/);

test("every criterion of levels A and AA has one line, with its state and what it rests on", () => {
  const lines = [...page.matchAll(/^\| (\d\.\d\.\d+) [^|]+ \| (met|met by look|in part|not tried|nothing of the kind) \| [^|]{6,} \|$/gm)];
  expect(lines.map(([, criterion]) => criterion)).toEqual(CRITERIA);
  // What is not met stands once more at the end.
  const end = page.split("## Not met, or not tried")[1]!;
  const open = lines.filter(([, criterion, state]) => /in part|not tried/.test(state!) && criterion !== "2.5.3").map(([, criterion]) => criterion!);
  expect(open.filter((criterion) => !end.includes(criterion))).toEqual([]);
});
