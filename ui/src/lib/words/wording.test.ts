import { expect, test } from "vitest";
import { cataloguesOf } from "../../../scripts/languages.mjs";

/** What a careful translation would say, and nobody at a table (the wording's left column). */
const DENIED = [
  /\blower numbers\b|\bhigher numbers\b|\bis low\b.*\bnumber is rolled\b/i,
  /\bThis happens now\b/i,
  /\bbooks\b/i,
  /\bWhat people do\b/i,
  /^(You )?choose$/i,
  /\bmay change this\b/i,
  /\bBegin, or let somebody\b/i,
  /\bas a sample\b|^(Tell|Know) .*(apart|by game type|from|what|which)\b|\bby game type\b/i,
  /\bTell the cards\b|^Tell\b.*\bto go$/i,
  /\bThat is all\b|^No more$/i,
  /^Nobody else$/i,
  /\bhow many cards do you add\b/i,
  /\bown viper\b/i,
  /\bsplit as you like\b/i,
  /\bunused pile\b/i,
  /\bThe player picked\b/i,
  /^(Either|Or|Or nothing)$/,
  /\bin the Brig without the effect\b/i,
  /\bOnly its check leads\b/i,
  /\bNo such ships on the board\b/i,
  /\bJump preparation: space\b/i,
  /\bAny order\b/i,
  /\bA game is already running\b/i,
  /\bcannot keep the books\b/i,
  /\bnobody['’]s time tells\b/i,
  /\bsomebody is in between\b/i,
  /\bfirewall of this computer is shut\b/i,
  /^Letters of the name$|\bWithout its name\b|\bNamed last\b/i,
  /\bSomebody sits\b|\bNobody sits\b/i,
  /\bkinds of chance\b/i,
  /\bcannot play\b/i,
  /\bplayed on by all\b/i,
  /\b(is )(\d|\{distance\}) far\b/i,
  /\bno fleet comes farther\b/i,
  /\bSo Dradis runs\b/i,
  /\bA Cylon by the Sympathizer\b/i,
  /\bcount nothing\b/i,
  /\bIs that meant\b/i,
  /\bis named in the\b/i,
];

/** Messages that say such words and mean something else. */
const ALLOWED = new Set([
  // “You choose a destination in secret”: the sentence goes on.
  "ask-choose-destination",
]);

test("nothing on a page is said in words that the wording has put aside", () => {
  const said = Object.entries(Object.assign({}, ...Object.values(cataloguesOf("en"))) as Record<string, string>);
  expect(said.length).toBeGreaterThan(2000);
  /** Every text that a message can come to, without what is put in. */
  const variants = (text: string) => text.split(/[{|}]/).concat(text).map((part) => part.trim());
  const found = said.filter(([id, text]) => !ALLOWED.has(id) && variants(text).some((part) => DENIED.some((denied) => denied.test(part))));
  expect(found.map(([id, text]) => `${id}: ${text}`)).toEqual([]);
});

test("each phrase that was put aside would be found", () => {
  const rejected = [
    "the lower numbers count", "This happens now", "The books were corrected", "You choose", "{player} may change this", "Know Starbuck's abilities as a sample",
    "Tell the nuke's results on 7 and 8 by game type", "Tell the two emergency cards apart", "Tell the launch icon from basestar activation", "Tell the cards: {left} to go",
    "That is all", "No more", "Nobody else", "Ana: how many cards do you add?", "own viper", "Draw 1, split as you like", "1 civilian ship of the unused pile is destroyed",
    "Either", "Or", "Or nothing", "Only its check leads out of the Brig", "Jump preparation: space 2", "Any order", "Somebody sits here again", "2 players cannot play.",
    "The seat is played on by all.", "No destination is 5 far.", "the maximum, and no fleet comes farther than 11", "Is that meant?", "A crisis is named in the Crisis step, once a turn.",
  ];
  for (const text of rejected) expect(DENIED.some((denied) => denied.test(text)), text).toBe(true);
});
