/** Where a phone keeps what it witnesses: in the browser's storage, else for as long as the page lives. */
import { keepWitness, keptWitness, type Stores } from "../channel/keep";
import { nothingWitnessed, type Witness } from "../verify/witness";

export interface Witnessed {
  readonly witness: Witness;
  change(by: (witness: Witness) => Witness): void;
}

const onPage = new Map<string, Witness>();

/** What is kept of a table. Its seats on this phone share it. */
export function openWitness(stores: Stores, table: string): Witnessed {
  const read = (): Witness => parse(keptWitness(stores, table)) ?? onPage.get(table) ?? nothingWitnessed;
  return {
    get witness() {
      return read();
    },
    change(by) {
      const before = read();
      const after = by(before);
      if (after === before) return;
      onPage.set(table, after);
      keepWitness(stores, table, JSON.stringify(after));
    },
  };
}

/** What this page's own code wrote; anything else in its place is as good as nothing. */
function parse(text: string | null): Witness | null {
  try {
    const kept = JSON.parse(text ?? "null") as Partial<Witness> | null;
    const { commitments = null, own, called, heads } = kept ?? {};
    const whole = Array.isArray(own) && Array.isArray(called) && Array.isArray(heads);
    return whole ? { commitments, own, called, heads } : null;
  } catch {
    return null;
  }
}
