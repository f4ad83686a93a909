// Several seats of one table in one page, and one page for them in a browser.

import { claimTab, isElsewhere, seatsBeside, type Stores, tableOf } from "./keep";

export interface SeatsEvents {
  /** The phone holds one more seat of the table: it belongs into this page. */
  another(name: string): void;
  /** Another tab of this browser has the seats now. */
  elsewhere(): void;
}

export interface Seats {
  /** A conversation of this page, by its number, is about the seat of this name. */
  named(conversation: number, name: string): void;
  /** The page has closed its conversations and goes to another table. */
  leave(): void;
}

/** `watch` calls back whenever the browser's storage may have changed. */
export function gatherSeats(tab: string, stores: Stores, watch: (run: () => void) => void, events: SeatsEvents): Seats {
  const names = new Map<number, string>();
  let table: string | null = null;
  watch(() => {
    if (table !== null && isElsewhere(stores, table, tab)) events.elsewhere();
  });
  return {
    leave() {
      names.clear();
      table = null;
    },
    named(conversation, name) {
      names.set(conversation, name);
      if (tableOf(name) !== table) {
        table = tableOf(name);
        claimTab(stores, table, tab);
      }
      for (const other of seatsBeside(stores, name)) if (![...names.values()].includes(other)) events.another(other);
    },
  };
}
