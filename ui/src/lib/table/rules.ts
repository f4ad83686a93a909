/** Words for a rule id: the registry's title and explanation, and where the rulebooks print it. */
import rules from "virtual:rules";

const EDITIONS = ["de", "es", "it", "pl"] as const;

export interface RuleWords {
  title: string;
  explanation: string | null;
  /** Pages by edition of the printed rulebook; editions that do not print the rule are left out. */
  pages: { edition: (typeof EDITIONS)[number]; pages: number[] }[];
}

/** `undefined` for a rule that this page does not know: it is older than the table. */
export function ruleOf(id: string): RuleWords | undefined {
  const rule = rules[id];
  if (!rule) return undefined;
  return {
    title: rule.title,
    explanation: rule.explanation,
    pages: EDITIONS.flatMap((edition) => {
      const pages = rule.pages[edition];
      return pages && pages.length > 0 ? [{ edition, pages }] : [];
    }),
  };
}
