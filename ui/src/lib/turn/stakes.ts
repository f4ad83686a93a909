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

const OPTIONS: readonly string[] = ["effect-either", "effect-or", "effect-or-nothing"];

/**
 * Without the heads of options that bring nothing, as those that nobody has now. What a single one is left of is no choice:
 * it stands in the place of who would choose.
 */
export function withoutEmpty(follows: readonly Consequence[]): Consequence[] {
  const kept = follows.filter(
    ({ line, depth }, at) => (line.id !== "effect-either" && line.id !== "effect-or") || (follows[at + 1]?.depth ?? 0) > depth,
  );
  if (kept.length === follows.length) return kept;
  const all: Consequence[] = [];
  for (let at = 0; at < kept.length; at += 1) {
    const one = kept[at]!;
    const below = kept.slice(at + 1).findIndex(({ depth }) => depth <= one.depth);
    const own = kept.slice(at + 1, below < 0 ? undefined : at + 1 + below);
    const options = own.filter(({ line, depth }) => depth === one.depth + 1 && OPTIONS.includes(line.id));
    const [first] = options;
    if (first?.line.id === "effect-or") kept[kept.indexOf(first)] = { ...first, line: { ...first.line, id: "effect-either" } };
    if (one.line.id !== "effect-choose" || options.length !== 1) all.push(one);
    else {
      all.push(...own.filter((other) => other !== options[0]).map((other) => ({ ...other, depth: Math.max(0, other.depth - 2) })));
      at += own.length;
    }
  }
  return all;
}
