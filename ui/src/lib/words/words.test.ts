import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { PARTS } from "../../../scripts/languages.mjs";
import { faults, LOCALES, readCatalogue } from "../../../scripts/words.mjs";
import reminders from "../../../../crates/rules/src/tell/reminder.rs?raw";
import messages from "../../../../crates/facts/src/message.rs?raw";
import messageIds from "../wire/message-ids.json";

const catalogue = readCatalogue("en");

test("no message is missing, left over or not carried by a page that says it, and the list of ids is current", () => {
  expect(faults(PARTS)).toEqual([]);
  expect(Object.keys(PARTS)).toContain("phone");
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
