/** Answers whose own words do not say what they mean, because the same words are said to other questions. */
import type { Choice } from "../wire/Choice";
import type { Line } from "../wire/Line";
import type { Prompt } from "../wire/Prompt";
import { lineOf } from "./text";

/** What is said in their place, by the question and by what the table calls them. */
const CLEARER: Readonly<Record<string, Readonly<Record<string, Line>>>> = {
  "ask-quick-fix": { "option-ability-used": lineOf("option-quick-fix-total"), "option-nothing": lineOf("option-quick-fix-none") },
};

/** What an answer says. */
export function labelOf({ ask }: Prompt, { label }: Choice): Line {
  return CLEARER[ask.id]?.[label.id] ?? label;
}
