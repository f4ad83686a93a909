/** What a referee is told about phones that do not connect, by what has arrived. */
import { countOf } from "../../lib/table/held";
import type { NetworkReport } from "../../lib/wire/NetworkReport";
import type { PublicView } from "../../lib/wire/PublicView";
import type { SeatDevice } from "../../lib/wire/SeatDevice";
import type { SeatView } from "../../lib/wire/SeatView";
import type { Visit } from "../../lib/wire/Visit";
import { withoutPhone } from "./round";

/** How far the latest device got. */
export type Verdict =
  | { is: "none" | "host" | "through" }
  | { is: "knocked" | "preview" | "loaded" | "called"; visit: Visit };

/** What can stand in the way. */
export const OBSTACLES = ["apart", "firewall", "mobile", "vpn", "browser"] as const;
export type Obstacle = (typeof OBSTACLES)[number];

export function verdictOf({ visits, phones }: NetworkReport): Verdict {
  const others = visits.filter(({ device }) => device !== "host");
  const [latest] = others;
  if (latest === undefined) {
    if (phones.length > 0) return { is: "through" };
    return { is: visits.length > 0 ? "host" : "none" };
  }
  switch (latest.reached) {
    case "joined":
      return { is: "through" };
    case "loaded":
      return { is: latest.preview ? "preview" : "loaded", visit: latest };
    case "knocked":
    case "called":
      return { is: latest.reached, visit: latest };
  }
}

/** What it probably is: what keeps everybody away, or what keeps one phone away. */
export function likelyOf({ is }: Verdict): readonly Obstacle[] {
  switch (is) {
    case "none":
    case "host":
      return ["apart", "firewall"];
    case "through":
      return ["mobile", "vpn"];
    case "knocked":
    case "preview":
    case "loaded":
      return ["browser"];
    case "called":
      return [];
  }
}

/** All of it, what is likely first. */
export function obstaclesFor(verdict: Verdict): Obstacle[] {
  const likely = likelyOf(verdict);
  return [...likely, ...OBSTACLES.filter((obstacle) => !likely.includes(obstacle))];
}

/** The words for one visit: what is to be said of it, or `null` where a seat's phone is named instead. */
export function visitIs(visit: Visit, phones: NetworkReport["phones"]): "host" | "preview" | Visit["reached"] | null {
  if (visit.device === "host") return "host";
  if (visit.reached === "joined" && phones.length > 0) return null;
  return visit.reached === "loaded" && visit.preview ? "preview" : visit.reached;
}

/** A span of time in the largest unit that fits. */
export function agoOf(milliseconds: number): { unit: "seconds" | "minutes" | "hours"; count: number } {
  const seconds = Math.floor(milliseconds / 1000);
  if (seconds < 60) return { unit: "seconds", count: seconds };
  const minutes = Math.floor(seconds / 60);
  return minutes < 60 ? { unit: "minutes", count: minutes } : { unit: "hours", count: Math.floor(minutes / 60) };
}

/** Players without a phone who have cards that they can read on this screen now. */
export function readersHere(view: PublicView, devices: readonly SeatDevice[]): SeatView[] {
  if (view.options.modes.loyalty !== "app") return [];
  return withoutPhone(view, devices).filter((seat) => countOf(seat, "loyalty") > 0);
}

/** The shortest password that a closed Wi-Fi can have, in bytes, and the longest of both. */
const PASSWORD = { least: 8, most: 64 };
const NAME = 32;

/** Whether there can be such a Wi-Fi; `null` is the password of an open one. */
export function isWifi(name: string, password: string | null): boolean {
  const bytes = (text: string) => new TextEncoder().encode(text).length;
  const named = name !== "" && bytes(name) <= NAME;
  return named && (password === null || (bytes(password) >= PASSWORD.least && bytes(password) <= PASSWORD.most));
}
