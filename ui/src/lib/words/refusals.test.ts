import { expect, test } from "vitest";
import { cataloguesOf } from "../../../scripts/languages.mjs";

/** What says what is allowed: a second sentence, a range, who or what alone may. */
const ALLOWS = /[.?] [A-Z{]|[:;] .|\bonly\b|\bare needed\b|\bare possible here\b|\bat (least|most)\b|\b(Enter|Name|Choose|Use)\b/;

/** Nothing could be entered instead: what is wanted is not there, or is nobody's to want. A board that cannot be is followed by its reasons. */
const NOTHING_ELSE = [
  "refused-communications-jammed",
  "refused-damaged-vipers",
  "refused-host-only",
  "refused-impossible",
  "refused-no-basestar",
  "refused-no-change",
  "refused-no-civilian-ship",
  "refused-no-leader",
  "refused-no-nuke",
  "refused-no-raptor",
  "refused-no-target",
  "refused-no-viper-to-activate",
  "refused-not-on-board",
  "refused-not-over",
  "refused-nothing-to-redo",
  "refused-nothing-to-undo",
  "refused-referee-only",
];

test("a refusal of what somebody entered says what is allowed", () => {
  const refusals = Object.entries(cataloguesOf("en")["refusals"]!).filter(([id]) => id.startsWith("refused-"));
  expect(refusals.length).toBeGreaterThan(80);
  const silent = refusals.filter(([, text]) => !ALLOWS.test(text)).map(([id]) => id);
  expect(silent.filter((id) => !NOTHING_ELSE.includes(id))).toEqual([]);
  // Nothing is listed that says it all the same, or that is no more.
  const ids = refusals.map(([id]) => id);
  expect(NOTHING_ELSE.filter((id) => !ids.includes(id))).toEqual([]);
});
