/** Words for a rule id: the registry's title and explanation, and where the rulebooks print it. */
import rules from "virtual:rules";

import { factsOf } from "../rules/facts";
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
  /** Headings of the combined rules under which it stands; those rules exist in Spanish, and their pages have no numbers. */
  sections: string[];
  /** Where the editions print it differently: how, and what Dradis does. */
  differs: string[];
  /** The same by their ids. */
  disagreements: string[];
  /** Reminders of it, or what it reminds of. */
  related: string[];
}

const explained = (id: string) => (knows(`rule-text-${id}`) ? say(`rule-text-${id}`, {}) : null);

type Printed = Pick<(typeof rules)[string], "pages" | "differs" | "related">;

/** What is known of a rule beside its words: in the page itself, or for one of the combined game where its words are. */
function printed(id: string): Printed | undefined {
  if (rules[id] || !knows(`rule-title-${id}`)) return rules[id];
  const pages = factsOf(`rule-pages-${id}`).map((edition) => edition.split(" "));
  return {
    pages: Object.fromEntries(pages.map(([edition, ...numbers]) => [edition, numbers.map(Number)])),
    differs: factsOf(`rule-differs-${id}`),
  };
}

/** `undefined` for a rule that this page does not know: it is older than the table. */
export function ruleOf(id: string, own?: Edition): RuleWords | undefined {
  const rule = printed(id);
  if (!rule) return undefined;
  const { pages = {}, differs = [], related = [] } = rule;
  const byEdition = new Map(Object.entries(pages).flatMap(([editions, numbers]) => editions.split(" ").map((edition) => [edition, numbers])));
  return {
    title: say(`rule-title-${id}`, {}),
    explanation: explained(id),
    disagreements: differs,
    related,
    sections: factsOf(`rule-sections-${id}`),
    differs: differs.map((other) => explained(other) ?? say(`rule-title-${other}`, {})),
    pages: [...EDITIONS].sort((one, other) => Number(other === own) - Number(one === own)).flatMap((edition) => {
      const pages = byEdition.get(edition);
      return pages ? [{ edition, pages }] : [];
    }),
  };
}
