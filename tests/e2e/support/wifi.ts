// The table's Wi-Fi, which comes and goes. Only inside the namespace that in-namespace makes.

import { execFileSync } from "node:child_process";
import { WIFI } from "./server";

const ip = (...words: string[]) =>
  execFileSync("ip", words, { env: { ...process.env, PATH: `${process.env["PATH"]}:/usr/sbin:/sbin` } });

/** Takes the address away: packets to it go nowhere, and nobody is told that connections ended. */
export function wifiGone(): void {
  ip("address", "del", `${WIFI}/24`, "dev", "wlan0");
}

export function wifiBack(): void {
  ip("address", "replace", `${WIFI}/24`, "dev", "wlan0");
}

/** Where the host is after the router has given it another address. */
const MOVED = "10.77.0.2";

/** The host's address becomes another one. */
export function wifiMoves(): void {
  // In this order: with the first address of a network the others go.
  wifiGone();
  ip("address", "add", `${MOVED}/24`, "dev", "wlan0");
}

/** The host has its first address again, and no other. */
export function wifiReturns(): void {
  ip("address", "del", `${MOVED}/24`, "dev", "wlan0");
  wifiBack();
}

/** From where phones call in a test that tells them from the machine that serves them. */
const ELSEWHERE = "10.77.0.3";

/** What calls the table's address from now on comes from another one, as if it were another machine. It ends with wifiGone. */
export function comingFromElsewhere(): void {
  ip("address", "replace", `${ELSEWHERE}/24`, "dev", "wlan0");
  ip("route", "change", "local", WIFI, "dev", "wlan0", "table", "local", "proto", "kernel", "scope", "host", "src", ELSEWHERE);
}

/** A further address of the machine that serves; the answer takes it away again. */
export function anotherAddress(address: string): () => void {
  ip("address", "replace", `${address}/24`, "dev", "wlan0");
  return () => void ip("address", "del", `${address}/24`, "dev", "wlan0");
}
