import { readFileSync, readdirSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { idsModule, IDS_FILE, LOCALES, readCatalogue } from "../../../scripts/words.mjs";
import reminders from "../../../../crates/rules/src/tell/reminder.rs?raw";
import messages from "../../../../crates/facts/src/message.rs?raw";
import messageIds from "../wire/message-ids.json";

const SRC = join(import.meta.dirname, "../..");
const catalogue = readCatalogue("en");

/** The sources that run on a page, without tests and without the generated list of ids. */
const sources = new Map(
  readdirSync(SRC, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(ts|svelte)$/.test(file) && !/\.(test|d)\.ts$/.test(file) && join(SRC, file) !== IDS_FILE)
    .map((file) => [join(SRC, file), readFileSync(join(SRC, file), "utf8")]),
);

/**
 * The messages a source names in its calls of t and say: whole ids in quotes, and every message that
 * begins like a template. What comes after the first comma or bracket are arguments.
 */
function wordsIn(source: string): Set<string> {
  const used = new Set<string>();
  for (const [, asked] of source.matchAll(/\b(?:t|say)\(([^,()]*)/g)) {
    for (const [, id] of asked!.matchAll(/"([a-z][a-z0-9-]*)"/g)) if (catalogue.has(id!)) used.add(id!);
    for (const [, start] of asked!.matchAll(/`([a-z][a-z0-9-]*-)\$\{/g)) {
      for (const id of catalogue.keys()) if (id.startsWith(start!)) used.add(id);
    }
  }
  return used;
}

test("the list of ids is current (npm run words)", () => {
  expect(readFileSync(IDS_FILE, "utf8")).toBe(idsModule(catalogue));
});

test("every message the rules can send has words", () => {
  expect(messageIds.filter((id) => !catalogue.has(id))).toEqual([]);
});

test("every message is used by a page or sent by the rules", () => {
  const used = new Set<string>(messageIds);
  for (const source of sources.values()) for (const id of wordsIn(source)) used.add(id);
  expect([...catalogue.keys()].filter((id) => !used.has(id))).toEqual([]);
});

test("every message is written without a fault", () => {
  const bundle = new FluentBundle("en");
  for (const file of readdirSync(join(LOCALES, "en"))) {
    expect(bundle.addResource(new FluentResource(readFileSync(join(LOCALES, "en", file), "utf8")))).toEqual([]);
  }
  const faults: Error[] = [];
  for (const [id, { variables }] of catalogue) {
    const args = Object.fromEntries(variables.map((name) => [name, 1]));
    bundle.formatPattern(bundle.getMessage(id)!.value!, args, faults);
  }
  expect(faults).toEqual([]);
});

/** What a page loads at once, and for the phone also what comes as its second part. */
const PAGES = [
  ["referee", /(?:from|import) "(\.[^"]+)"/g],
  ["wall", /(?:from|import) "(\.[^"]+)"/g],
  ["phone", /(?:from|import) "(\.[^"]+)"/g],
  ["phone", /(?:from |import |import\()"(\.[^"]+)"/g],
] as const;

test.each(PAGES)("%s: the page carries the catalogues of every word it uses (%s)", (page, imports) => {
  const seen = new Set<string>();
  const carried = new Set<string>();
  const used = new Map<string, string>();
  const walk = (path: string) => {
    if (seen.has(path)) return;
    seen.add(path);
    const source = sources.get(path);
    if (source === undefined) return;
    for (const id of wordsIn(source)) used.set(id, relative(SRC, path));
    for (const [, target] of source.matchAll(imports)) {
      const file = join(dirname(path), target!);
      const ftl = /locales\/en\/(.+\.ftl)$/.exec(target!);
      if (ftl) carried.add(ftl[1]!);
      else for (const ending of ["", ".ts", "/index.ts"]) walk(file + ending);
    }
  };
  walk(join(SRC, page, "main.ts"));
  expect(seen.size).toBeGreaterThan(1);
  expect([...used].filter(([id]) => !carried.has(catalogue.get(id)!.file))).toEqual([]);
});

/** What the phone does not carry of what the rules say, and why it can do without. */
const NOT_ON_A_PHONE = [
  // The log says that there was a correction.
  /^log-(corrected-|insisted$)/,
  // Only in the sentences of corrections, and in refusals of them.
  /^(impossible-|reason-(forgotten|misread|wrong-button|agreed|position|other)$)/,
  // Only the referee puts a check right.
  /^option-(difficulty|recount|type-(counts|against))$/,
  // A phone shows what is said to its own player.
  /^reminder-/,
];

test("the phone has words for whatever it may show of what the rules say", () => {
  const apart = messageIds.filter((id) => catalogue.get(id)?.file === "table.ftl");
  expect(apart.filter((id) => !NOT_ON_A_PHONE.some((reason) => reason.test(id)))).toEqual([]);
  const players = [...reminders.matchAll(/player\(\s*rule!\("[^"]*"\),\s*Message::(\w+)/g)].map(([, name]) => name!);
  expect(players.length).toBeGreaterThan(5);
  for (const name of players) {
    const id = new RegExp(`\\b${name} = "([^"]+)"`).exec(messages)?.[1];
    expect(catalogue.get(id!)?.file, name).toBe("core.ftl");
  }
});
