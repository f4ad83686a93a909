/** How this screen wants to be drawn; kept on the device, for the device. */

export const themes = ["dark", "light", "device"] as const;
export type Theme = (typeof themes)[number];

export const scales = [1, 1.15, 1.3, 1.5] as const;
export type Scale = (typeof scales)[number];

export interface Look {
  theme: Theme;
  scale: Scale;
}

const KEY = "dradis-look";
const usual: Look = { theme: "dark", scale: 1 };

/** What is kept, or the usual look where nothing (or nothing sensible) is. */
export function readLook(kept: string | null): Look {
  if (kept === null) return usual;
  try {
    const look: unknown = JSON.parse(kept);
    if (typeof look !== "object" || look === null) return usual;
    const { theme, scale } = look as Record<string, unknown>;
    return {
      theme: themes.find((known) => known === theme) ?? usual.theme,
      scale: scales.find((known) => known === scale) ?? usual.scale,
    };
  } catch {
    return usual;
  }
}

export function loadLook(): Look {
  try {
    return readLook(localStorage.getItem(KEY));
  } catch {
    // A browser that keeps nothing for this page.
    return usual;
  }
}

/** Draws the page in this look and keeps it where the browser allows. */
export function useLook(look: Look): void {
  const page = document.documentElement;
  const light =
    look.theme === "light" || (look.theme === "device" && matchMedia("(prefers-color-scheme: light)").matches);
  page.dataset.theme = light ? "light" : "dark";
  page.style.setProperty("--scale", String(look.scale));
  try {
    localStorage.setItem(KEY, JSON.stringify(look));
  } catch {
    // Kept until the page is closed.
  }
}
