import { expect, test } from "vitest";
import type { Store, Stores } from "../channel/keep";
import { nothingWitnessed, witnessHead, witnessOwn } from "../verify/witness";
import { openWitness } from "./witnessed";

function memory(): Stores & { kept: Map<string, string> } {
  const kept = new Map<string, string>();
  const store: Store = {
    get length() {
      return kept.size;
    },
    key: (at) => [...kept.keys()][at] ?? null,
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
    removeItem: (name) => void kept.delete(name),
  };
  return { kept, local: () => store, session: () => store };
}

test("what a phone witnesses outlives the page, for all seats of a table", () => {
  const stores = memory();
  openWitness(stores, "one").change((kept) => witnessHead(kept, 1, 5, "00ff", true));
  openWitness(stores, "one").change((kept) => witnessOwn(kept, 2, 1, "ee"));
  expect(openWitness(stores, "one").witness).toEqual({
    commitments: null,
    own: [{ seat: 2, round: 1, entropy: "ee", row: null }],
    called: [],
    heads: [{ turn: 1, row: 5, head: "00ff" }],
  });
  expect(openWitness(stores, "another").witness).toEqual(nothingWitnessed);
});

test("without storage it lives as long as the page, and what is not its own words is as good as nothing", () => {
  const refuse = (): Store => {
    throw new Error("forbidden");
  };
  const none: Stores = { local: refuse, session: refuse };
  openWitness(none, "page").change((kept) => witnessHead(kept, 1, 5, "00ff", true));
  expect(openWitness(none, "page").witness.heads).toHaveLength(1);
  const stores = memory();
  for (const text of ["hello", "null", "[]", '{"own":1}']) {
    stores.kept.set("dradis.witness.odd", text);
    expect(openWitness(stores, "odd").witness).toEqual(nothingWitnessed);
  }
});

test("tables of earlier evenings make room", () => {
  const stores = memory();
  for (const table of ["a", "b", "c", "d", "e", "f"]) {
    openWitness(stores, table).change((kept) => witnessHead(kept, 1, 5, table, true));
  }
  expect([...stores.kept.keys()]).toEqual(["c", "d", "e", "f"].map((table) => `dradis.witness.${table}`));
});
