import { bytesToHex } from "@noble/hashes/utils.js";
import { expect, test } from "vitest";
import type { Bytes } from "./bytes";
import { forgetSeat, keepSeat, moveSeat, savedSeat, savedSeatAt, savedSeats, seatName, type Stores } from "./keep";
import { gatherSeats } from "./seats";
import { forbiddenStores, memoryStore, TABLE } from "./testhost";

const key = (value: number): Bytes => new Uint8Array(32).fill(value);
const ANA = seatName(TABLE, 0);
const BEN = seatName(TABLE, 1);
const ELSEWHERE = seatName(new Uint8Array(16).fill(1), 0);

function browser(): { tab: () => Stores; changed: Set<() => void> } {
  const local = memoryStore();
  return {
    changed: new Set(),
    tab() {
      const session = memoryStore();
      return { local: () => local, session: () => session };
    },
  };
}

function page(around: ReturnType<typeof browser>, tab: string, stores = around.tab()) {
  const opened: string[] = [];
  const lost: string[] = [];
  const seats = gatherSeats(tab, stores, (run) => around.changed.add(run), {
    another(name) {
      opened.push(name);
      seats.named(opened.length, name);
    },
    elsewhere: () => lost.push(tab),
  });
  return { seats, opened, lost, stores };
}

test("a page opens every other seat of its table, once, and none of another table", () => {
  const around = browser();
  const { seats, opened, stores } = page(around, "one");
  keepSeat(stores, { name: ELSEWHERE, key: key(9), at: 1 });
  keepSeat(stores, { name: ANA, key: key(1), at: 2 });
  seats.named(0, ANA);
  expect(opened).toEqual([]);
  keepSeat(stores, { name: BEN, key: key(2), at: 3 });
  seats.named(0, ANA);
  seats.named(0, ANA);
  expect(opened).toEqual([BEN]);
});

test("the newest tab has the seats, and the one before is told", () => {
  const around = browser();
  const first = page(around, "one");
  first.seats.named(0, ANA);
  const second = page(around, "two");
  for (const run of around.changed) run();
  expect([first.lost, second.lost]).toEqual([[], []]);
  second.seats.named(0, BEN);
  for (const run of around.changed) run();
  expect([first.lost, second.lost]).toEqual([["one"], []]);
});

test("a page that leaves its table opens what it holds at the other one, and at the first when it comes back", () => {
  const around = browser();
  const { seats, opened, lost, stores } = page(around, "one");
  keepSeat(stores, { name: ELSEWHERE, key: key(9), at: 1 });
  keepSeat(stores, { name: ANA, key: key(1), at: 2 });
  keepSeat(stores, { name: BEN, key: key(2), at: 3 });
  seats.named(0, ANA);
  expect(opened).toEqual([BEN]);
  seats.leave();
  seats.named(2, ELSEWHERE);
  expect(opened).toEqual([BEN]);
  seats.leave();
  seats.named(3, ANA);
  expect(opened).toEqual([BEN, BEN]);
  // Another tab that takes the table it has left is no news to it.
  seats.leave();
  page(around, "two").seats.named(0, ANA);
  for (const run of around.changed) run();
  expect(lost).toEqual([]);
});

test("the seat at a table is found by the table's id", () => {
  const stores = browser().tab();
  keepSeat(stores, { name: ANA, key: key(1), at: 1 });
  keepSeat(stores, { name: BEN, key: key(2), at: 2 });
  expect(savedSeatAt(stores, bytesToHex(TABLE))?.name).toBe(BEN);
  expect(savedSeatAt(stores, "01".repeat(16))).toBeNull();
  keepSeat(stores, { name: ELSEWHERE, key: key(9), at: 1 });
  expect(savedSeatAt(stores, "01".repeat(16))?.name).toBe(ELSEWHERE);
});

test("a tab at another table, and a browser that keeps nothing, take nothing over", () => {
  const around = browser();
  const first = page(around, "one");
  first.seats.named(0, ANA);
  page(around, "two").seats.named(0, ELSEWHERE);
  const forgetful = page(around, "three", forbiddenStores());
  forgetful.seats.named(0, ANA);
  for (const run of around.changed) run();
  expect([first.lost, forgetful.lost]).toEqual([[], []]);
});

test("a seat that changed is kept under its new name alone", () => {
  const stores = browser().tab();
  keepSeat(stores, { name: ANA, key: key(1), at: 1 });
  expect(moveSeat(stores, ANA, { name: BEN, key: key(1), at: 2 })).toBe("kept");
  expect(savedSeats(stores)).toEqual([{ name: BEN, key: key(1), at: 2 }]);
});

test("two seats of one phone that change places both keep their keys, whichever hears of it first", () => {
  const stores = browser().tab();
  keepSeat(stores, { name: ANA, key: key(1), at: 1 });
  keepSeat(stores, { name: BEN, key: key(2), at: 1 });
  moveSeat(stores, ANA, { name: BEN, key: key(1), at: 2 });
  expect([savedSeat(stores, ANA)?.key, savedSeat(stores, BEN)?.key]).toEqual([key(2), key(1)]);
  moveSeat(stores, BEN, { name: ANA, key: key(2), at: 2 });
  expect([savedSeat(stores, ANA)?.key, savedSeat(stores, BEN)?.key]).toEqual([key(2), key(1)]);
  forgetSeat(stores, ANA);
  expect(savedSeats(stores).map((seat) => seat.name)).toEqual([BEN]);
});
