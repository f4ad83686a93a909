/** Words for a rule id: the registry's title and explanation, and where the rulebooks print it. */
import rules from "virtual:rules";

import type { Edition } from "../wire/Edition";
import { knows, say } from "../words/words";

/** Those whose pages the rules name. */
const EDITIONS = ["de", "es", "it", "pl"] as const satisfies readonly Edition[];

export interface RuleWords {
  title: string;
  explanation: string | null;
  /** Pages by edition of the printed rulebook, the table's own first; editions that do not print the rule
   *  are left out. */
  pages: { edition: Edition; pages: number[] }[];
  /** Where the editions print it differently: how, and what Dradis does. */
  differs: string[];
  /** The same by their ids. */
  disagreements: string[];
  /** Reminders of it, or what it reminds of. */
  related: string[];
}

const explained = (id: string) => (knows(`rule-text-${id}`) ? say(`rule-text-${id}`, {}) : null);

/** `undefined` for a rule that this page does not know: it is older than the table. */
export function ruleOf(id: string, own?: Edition): RuleWords | undefined {
  const rule = rules[id];
  if (!rule) return undefined;
  return {
    title: say(`rule-title-${id}`, {}),
    explanation: explained(id),
    disagreements: rule.differs,
    related: rule.related,
    differs: rule.differs.map((other) => explained(other) ?? say(`rule-title-${other}`, {})),
    pages: [...EDITIONS].sort((one, other) => Number(other === own) - Number(one === own)).flatMap((edition) => {
      const pages = rule.pages[edition];
      return pages && pages.length > 0 ? [{ edition, pages }] : [];
    }),
  };
}
