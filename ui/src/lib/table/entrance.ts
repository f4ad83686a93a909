/**
 * How a referee page gets in: once with the one-time token of its address, afterwards with the key that
 * the table gave it. The token leaves the address before anything else happens.
 */
import type { FromReferee } from "../wire/FromReferee";

const KEY = "dradis-referee-key";
const TABLE = "dradis-referee-table";

/** The token of the address, removed from it and from the history at once. `null` when there is none. */
export function takeToken(page: { location: Location; history: History }): string | null {
  const token = page.location.hash.slice(1);
  if (page.location.hash !== "") {
    page.history.replaceState(null, "", page.location.pathname + page.location.search);
  }
  return token === "" ? null : token;
}

/** The table this tab was at, so that a reload and a restarted host bring it back there. */
export function keptTable(storage: Pick<Storage, "getItem">): string | null {
  return storage.getItem(TABLE);
}

/** Notes the table the tab is at; `null` when it went back to the list. */
export function keepTable(storage: Pick<Storage, "setItem" | "removeItem">, table: string | null): void {
  if (table === null) storage.removeItem(TABLE);
  else storage.setItem(TABLE, table);
}

export interface Entrance {
  /** What to say first on a new connection; `null` when the page has nothing that opens the door. */
  greeting(): FromReferee | null;
  /** The table let the page in and gave it this key. */
  welcomed(key: string): void;
  /** The table refused the greeting. True when there is another one to try. */
  refused(): boolean;
}

/** `storage` is the tab's own: another tab needs a token of its own. */
export function createEntrance(
  token: string | null,
  storage: Pick<Storage, "getItem" | "setItem" | "removeItem">,
): Entrance {
  let fresh = token;
  return {
    greeting() {
      if (fresh !== null) return { type: "enter", token: fresh };
      const key = storage.getItem(KEY);
      return key === null ? null : { type: "return", key };
    },
    welcomed(key) {
      fresh = null;
      storage.setItem(KEY, key);
    },
    refused() {
      // A bookmarked address has a used token; the tab may still hold a good key.
      if (fresh !== null) {
        fresh = null;
        return storage.getItem(KEY) !== null;
      }
      storage.removeItem(KEY);
      return false;
    },
  };
}
