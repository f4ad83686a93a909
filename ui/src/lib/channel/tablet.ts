// The browser as the referee's second screen sees it: the same channel as a phone's, with keys of its own.

import { startHere, surroundings } from "./browser";
import type { Store, Stores } from "./keep";
import { openSeat, type SeatConnection, type SeatEvents } from "./seat";

const APART = "dradis.tablet:";

/** A part of a store that the rest does not see: a phone's page in the same browser must not try a tablet's key. */
export function apart(store: Store, prefix: string): Store {
  const own = () =>
    Array.from({ length: store.length }, (_, at) => store.key(at) ?? "").filter((name) => name.startsWith(prefix));
  return {
    get length() {
      return own().length;
    },
    key: (at) => own()[at]?.slice(prefix.length) ?? null,
    getItem: (name) => store.getItem(prefix + name),
    setItem: (name, value) => store.setItem(prefix + name, value),
    removeItem: (name) => store.removeItem(prefix + name),
  };
}

/** Connects this page as the referee's second screen: by the code in the address, or by a kept key. */
export function openTabletHere(events: SeatEvents): SeatConnection {
  const stores: Stores = {
    local: () => apart(surroundings.stores.local(), APART),
    session: () => apart(surroundings.stores.session(), APART),
  };
  return openSeat(startHere(stores), { ...surroundings, stores }, events, "referee");
}
