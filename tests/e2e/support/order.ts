// Whether a screen is read in the order in which it stands there.

import type { Page } from "@playwright/test";
import { measured } from "./measure";

/** One line for each thing that is read after something that stands below it, in the same column of the same part. */
export async function orderFaults(page: Page): Promise<string[]> {
  await measured(page);
  return page.evaluate(() => {
    const { nameOf, isShown, isUnseen, within } = window.measure;
    // What floats stands where its reason is; drawings are read from a list of their own; what is put forward is one of
    // several answers, none of which has to be read before another; and the steps of a turn have a line of their own below the
    // buttons of the header where a screen is narrow.
    const apart = (element: Element) =>
      element instanceof SVGElement || element.matches(".primary, header .steps") || ["absolute", "fixed", "sticky"].includes(getComputedStyle(element).position);
    const worded = new Map<Element, boolean>();
    /** Whether there is a word in it: asked of each element once, not of all that is in it at each floor. */
    const hasWords = (element: Element): boolean => {
      let found = worded.get(element);
      if (found === undefined) {
        found = [...element.childNodes].some((node) => (node instanceof Element ? hasWords(node) : node instanceof Text && node.data.trim() !== ""));
        worded.set(element, found);
      }
      return found;
    };
    const faults: string[] = [];
    for (const part of [document.body, ...document.body.querySelectorAll("*")]) {
      // One thing has nothing to be read after.
      if (part.childElementCount < 2 || part instanceof SVGElement || !within(part) || !isShown(part)) continue;
      const { display } = getComputedStyle(part);
      if (display === "inline" || display === "contents") continue;
      const things = [...part.children]
        .filter((element) => !apart(element) && isShown(element) && !isUnseen(element) && hasWords(element))
        .map((thing) => ({ thing, box: thing.getBoundingClientRect() }))
        .filter(({ box }) => box.height > 0);
      things.forEach(({ thing, box }, at) => {
        const before = things.slice(0, at).find(({ box: its }) => {
          const beside = Math.min(box.right, its.right) - Math.max(box.left, its.left);
          return beside > 1 && box.bottom <= its.top + 1;
        });
        if (before) faults.push(`${nameOf(thing)} stands above ${nameOf(before.thing)} and is read after it`);
      });
    }
    return faults;
  });
}
