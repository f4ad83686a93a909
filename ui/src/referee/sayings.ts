/** What may be said about hidden things: the rules by topic, and the rules beside which the sheet is offered. */
import type { LoyaltyTalk } from "../lib/wire/LoyaltyTalk";
import secrecy from "../lib/wire/secrecy.json";

type Topic = "loyalty" | "hands" | "checks" | "decks" | "dradis";

/** By what the table has agreed on. */
export const SAYINGS = secrecy.topics as Record<LoyaltyTalk, readonly { topic: Topic; rules: readonly string[] }[]>;

/** Whether whoever asks about this rule may want to know what may be said. */
export const leadsToSayings = (rule: string) =>
  secrecy.beside.includes(rule) || SAYINGS.free.some(({ rules }) => rules.includes(rule));
