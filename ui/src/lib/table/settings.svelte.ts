/** How this screen shows the table; kept on the device, for the device. */
import { loadLook, type Scale, useLook } from "../design/look";

export const themes = ["dark", "light", "system"] as const;
export type Theme = (typeof themes)[number];

export const sizes = ["normal", "large", "larger"] as const;
export type Size = (typeof sizes)[number];

export interface Settings {
  theme: Theme;
  /** The board as in a mirror: the bow is at the other side. */
  mirrored: boolean;
  /** The board turned by 180°, for a screen that is read from the other side of the table. */
  turned: boolean;
  /** Of letters, and of everything that is measured by them. */
  size: Size;
  /** Of a check the total alone is told. */
  totals: boolean;
}

const KEY = "dradis-settings";
const SCALES: Record<Size, Scale> = { normal: 1, large: 1.15, larger: 1.3 };
const usual: Settings = { theme: "dark", mirrored: false, turned: false, size: "normal", totals: false };

/** What is kept, and the usual for what is not or not understood. */
export function readSettings(kept: string | null, otherwise: Settings = usual): Settings {
  try {
    const read: unknown = JSON.parse(kept ?? "null");
    if (typeof read !== "object" || read === null) return otherwise;
    const { theme, mirrored, turned, size, totals } = read as Record<string, unknown>;
    return {
      theme: themes.find((known) => known === theme) ?? otherwise.theme,
      mirrored: typeof mirrored === "boolean" ? mirrored : otherwise.mirrored,
      turned: typeof turned === "boolean" ? turned : otherwise.turned,
      size: sizes.find((known) => known === size) ?? otherwise.size,
      totals: typeof totals === "boolean" ? totals : otherwise.totals,
    };
  } catch {
    return otherwise;
  }
}

/** Before there were settings, screens kept a look: theme and scale. */
function before(): Settings {
  const { theme, scale } = loadLook();
  const size = sizes.findLast((size) => SCALES[size] <= scale) ?? usual.size;
  return { ...usual, theme: theme === "device" ? "system" : theme, size };
}

function load(): Settings {
  try {
    return readSettings(localStorage.getItem(KEY), before());
  } catch {
    // A browser that keeps nothing for this page.
    return usual;
  }
}

/** The settings of this screen. Change them with `set`, which also keeps them. */
export const settings: Settings = $state(load());

export function set(changed: Partial<Settings>): void {
  Object.assign(settings, changed);
  show();
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Kept until the page is closed.
  }
}

/** Draws the page by the settings. Called once when it begins. */
export function show(): void {
  useLook({ theme: settings.theme === "system" ? "device" : settings.theme, scale: SCALES[settings.size] });
}
