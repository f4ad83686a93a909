/** What each result of a check brings, apart. */
import type { CheckResult } from "../wire/CheckResult";
import type { Consequence } from "../wire/Consequence";

/** The lines that head what each result brings. */
export const HEADS: Readonly<Record<string, CheckResult>> = { "effect-on-pass": "pass", "effect-on-partial": "partial", "effect-on-fail": "fail" };

/** The stakes of a check, each result with its head first; of one result alone, once it is known. */
export function stakesOf(stakes: readonly Consequence[], result: CheckResult | null): Consequence[][] {
  const groups: Consequence[][] = [];
  for (const consequence of stakes) {
    if (HEADS[consequence.line.id] !== undefined || groups.length === 0) groups.push([]);
    groups.at(-1)?.push(consequence);
  }
  return result === null ? groups : groups.filter(([head]) => head && HEADS[head.line.id] === result).map(([, ...brings]) => brings);
}
