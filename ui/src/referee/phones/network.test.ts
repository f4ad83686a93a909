import { expect, test } from "vitest";
import type { NetworkReport } from "../../lib/wire/NetworkReport";
import type { Visit } from "../../lib/wire/Visit";
import { agoOf, isWifi, likelyOf, OBSTACLES, obstaclesFor, verdictOf, visitIs } from "./network";

const visit = (reached: Visit["reached"], more: Partial<Visit> = {}): Visit => ({
  device: "android",
  preview: false,
  reached,
  ago_ms: 0,
  ...more,
});

function report(visits: Visit[], phones: NetworkReport["phones"] = []): NetworkReport {
  return { port: 20000, addresses: [], in_code: null, chosen: null, visits, phones, wifi: false };
}

test("nothing arrives: it is the network or the firewall, not a phone", () => {
  expect(verdictOf(report([]))).toEqual({ is: "none" });
  expect(likelyOf({ is: "none" })).toEqual(["apart", "firewall"]);
});

test("the host's own visit shows nothing about the network", () => {
  const host = visit("loaded", { device: "host" });
  expect(verdictOf(report([host]))).toEqual({ is: "host" });
  expect(verdictOf(report([host, visit("joined")]))).toEqual({ is: "through" });
});

test("what the latest device did counts, and a scanner's own browser is told apart", () => {
  for (const reached of ["knocked", "loaded", "called"] as const) {
    const latest = visit(reached);
    expect(verdictOf(report([latest, visit("joined")]))).toEqual({ is: reached, visit: latest });
  }
  const scanner = visit("loaded", { preview: true });
  expect(verdictOf(report([scanner]))).toEqual({ is: "preview", visit: scanner });
  expect(verdictOf(report([visit("joined", { preview: true }), visit("loaded")]))).toEqual({ is: "through" });
});

test("where others get through it is the one phone", () => {
  expect(likelyOf(verdictOf(report([visit("joined")])))).toEqual(["mobile", "vpn"]);
  expect(verdictOf(report([], [{ seat: 0, left: null }]))).toEqual({ is: "through" });
});

test("what is likely comes first, and nothing is left out", () => {
  expect(obstaclesFor({ is: "through" })).toEqual(["mobile", "vpn", "apart", "firewall", "browser"]);
  const called = obstaclesFor(verdictOf(report([visit("called")])));
  expect([...called].sort()).toEqual([...OBSTACLES].sort());
});

test("a seat's phone is named instead of the device it came with", () => {
  const phones = [{ seat: 1, left: null }];
  expect(visitIs(visit("joined"), phones)).toBeNull();
  expect(visitIs(visit("joined"), [])).toBe("joined");
  expect(visitIs(visit("loaded", { preview: true }), phones)).toBe("preview");
  expect(visitIs(visit("joined", { device: "host" }), phones)).toBe("host");
});

test("time is told in the largest unit that fits", () => {
  expect(agoOf(0)).toEqual({ unit: "seconds", count: 0 });
  expect(agoOf(59_999)).toEqual({ unit: "seconds", count: 59 });
  expect(agoOf(60_000)).toEqual({ unit: "minutes", count: 1 });
  expect(agoOf(3_599_999)).toEqual({ unit: "minutes", count: 59 });
  expect(agoOf(7_300_000)).toEqual({ unit: "hours", count: 2 });
});

test("a Wi-Fi has a name and a password of the lengths that the host takes", () => {
  expect(isWifi("", null)).toBe(false);
  expect(isWifi("🚀".repeat(8), null)).toBe(true);
  expect(isWifi("🚀".repeat(8) + "x", null)).toBe(false);
  expect(isWifi("name", "1234567")).toBe(false);
  expect(isWifi("name", "12345678")).toBe(true);
  expect(isWifi("name", "p".repeat(64))).toBe(true);
  expect(isWifi("name", "p".repeat(65))).toBe(false);
});
