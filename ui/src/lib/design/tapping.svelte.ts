/**
 * Whether the player of this device taps where others hold. Kept on the device, chosen alike on every one, and known to
 * nobody else.
 */
const KEY = "dradis-taps";

function load(): boolean {
  try {
    return localStorage.getItem(KEY) === "yes";
  } catch {
    // A browser that keeps nothing for this page.
    return false;
  }
}

export const tapping = $state({ instead: load() });

export function tapInstead(instead: boolean): void {
  tapping.instead = instead;
  try {
    localStorage.setItem(KEY, instead ? "yes" : "no");
  } catch {
    // Kept until the page is closed.
  }
}
