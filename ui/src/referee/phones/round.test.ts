import { expect, test } from "vitest";
import type { DeviceState } from "../../lib/wire/DeviceState";
import type { PublicView } from "../../lib/wire/PublicView";
import { deviceOf, nextWithout, waitingPhones, withoutPhone } from "./round";

/** Five players who sit in the order 0 2 1 3 4; the last one has left. */
const view = {
  order: [0, 2, 1, 3, 4],
  seats: [0, 1, 2, 3, 4].map((seat) => ({ seat, name: `P${seat}`, empty: seat === 4 })),
} as unknown as PublicView;
const devices = (...states: DeviceState[]) => states.map((state, seat) => ({ seat, state }));
const names = (seats: { name: string }[]) => seats.map((seat) => seat.name);

test("players without a phone are named clockwise; who has left is not waited for", () => {
  expect(names(withoutPhone(view, devices("none", "none", "offered", "connected")))).toEqual(["P0", "P2", "P1"]);
  expect(names(withoutPhone(view, devices("comparing", "away", "contested", "none")))).toEqual(["P0", "P3"]);
  expect(deviceOf(devices("away"), 3)).toBe("none");
});

test("a round goes on clockwise from where it is, round the table, past those who were skipped", () => {
  const all = devices("none", "none", "none", "none");
  expect(nextWithout(view, all, 0)?.name).toBe("P2");
  expect(nextWithout(view, all, 1)?.name).toBe("P3");
  expect(nextWithout(view, all, 3)?.name).toBe("P0");
  expect(nextWithout(view, all, 0, [2])?.name).toBe("P1");
  expect(nextWithout(view, all, 0, [1, 2, 3])).toBeUndefined();
  expect(nextWithout(view, devices("connected", "away", "connected", "none"), 3)).toBeUndefined();
});

test("phones that are there with their pictures wait, clockwise; those that have gone again, and codes, do not", () => {
  const comparing = (connected: boolean) => ({ sheet: { type: "comparing", pictograms: [], connected, spent: false } }) as never;
  const pairings = new Map([
    [1, comparing(true)],
    [2, comparing(true)],
    [3, comparing(false)],
    [0, { sheet: { type: "expired" } } as never],
  ]);
  const all = devices("offered", "comparing", "comparing", "comparing");
  expect(names(waitingPhones(view, all, pairings))).toEqual(["P2", "P1"]);
  expect(waitingPhones(view, all, new Map())).toEqual([]);
  expect(names(waitingPhones(view, devices("offered", "connected", "comparing"), pairings))).toEqual(["P2"]);
});
