// What a screen reader would say of a page by itself: whatever comes into its live regions.

import type { Page } from "@playwright/test";

/** Begins to listen; the answer gives what has been said since, in order, and listens on. */
export async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    const LIVE = '[aria-live="polite"], [aria-live="assertive"], [role="status"], [role="alert"], [role="log"], output';
    const words = (node: Node) => (node.textContent ?? "").replace(/\s+/g, " ").trim();
    new MutationObserver((records) => {
      const whole = new Set<Element>();
      for (const { target, addedNodes, type } of records) {
        const within = (target instanceof Element ? target : target.parentElement)?.closest(LIVE);
        if (!within) {
          // A region that comes with its words is spoken too, by most.
          for (const node of addedNodes) {
            if (!(node instanceof Element)) continue;
            for (const region of [...(node.matches(LIVE) ? [node] : []), ...node.querySelectorAll(LIVE)]) if (words(region)) heard.push(words(region));
          }
        } else if (within.getAttribute("aria-atomic") !== "false" && within.matches('[role="status"], [role="alert"], output')) whole.add(within);
        else if (type === "characterData") heard.push(words(target));
        else for (const node of addedNodes) if (words(node)) heard.push(words(node));
      }
      for (const region of whole) if (words(region)) heard.push(words(region));
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => (window as unknown as { heard: string[] }).heard.splice(0));
}

/** Live regions in which something can be pressed, but for the notices with their ×: they would be read with all their buttons. */
export function crowdedRegions(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('[aria-live="polite"], [aria-live="assertive"], [role="status"], [role="alert"], [role="log"]')]
      .filter((region) => !region.matches(".notices") && region.querySelector("button, a[href], input, select, summary") !== null)
      .map((region) => (region.getAttribute("aria-label") ?? region.textContent ?? "").slice(0, 80)),
  );
}
