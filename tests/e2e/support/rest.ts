// A page that has been given another size or other words is looked at once everything has found its place.

import type { Page } from "@playwright/test";

/** Frames until a page that still moves counts as one that never rests. */
const FRAMES = 120;

/** Waits until nothing on the page has moved for two frames. What is drawn to measure is drawn a frame later. */
export async function rests(page: Page): Promise<void> {
  const moving = await page.evaluate(async (frames) => {
    const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
    // Numbers as they are: as words they take longer to write than to measure.
    const places = () => {
      const elements = document.body.querySelectorAll("*");
      const found = new Float64Array(4 * elements.length);
      let at = 0;
      for (const element of elements) {
        const { x, y, width, height } = element.getBoundingClientRect();
        found[at++] = x;
        found[at++] = y;
        found[at++] = width;
        found[at++] = height;
      }
      return found;
    };
    await frame();
    let before = places();
    let still = 0;
    for (let at = 0; at < frames && still < 2; at += 1) {
      await frame();
      const now = places();
      still = now.length === before.length && now.every((place, at) => place === before[at]) ? still + 1 : 0;
      before = now;
    }
    return still < 2;
  }, FRAMES);
  if (moving) throw new Error(`something moves still, ${FRAMES} frames after the page was changed`);
}
