// Nothing lies on top of something that is read or tapped.

import type { Page } from "@playwright/test";
import type { Box } from "./measure";

/** One line for each text that something covers or runs into, and for each two targets that share a place. */
export function overlaps(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { nameOf, within, targets, lines, isInSight, layerOf, paints, paintBox, lettersOf, seenOf } = window.measure;
    const faults = new Set<string>();
    // What lets fingers through hides letters all the same.
    const solid = new CSSStyleSheet();
    solid.replaceSync("* { pointer-events: auto !important }");

    // Two targets. Real shapes are asked, not boxes: a drawing's box is larger than the drawing.
    const tapped = targets().map((target) => ({ target, box: target.getBoundingClientRect(), layer: layerOf(target) }));
    for (const [at, one] of tapped.entries()) {
      for (const other of tapped.slice(at + 1)) {
        if (one.layer !== other.layer || one.target.contains(other.target) || other.target.contains(one.target)) continue;
        const shared = common(one.box, other.box);
        if (shared === null || isGround(one.target) || isGround(other.target)) continue;
        const places = pointsOf(shared).filter(([x, y]) => isInSight(one.target, x, y) && isInSight(other.target, x, y));
        const both = places.some(([x, y]) => {
          const there = document.elementsFromPoint(x, y);
          // Nothing can be asked of what is scrolled out of the window: there, boxes must do.
          if (there.length === 0) return true;
          return [one, other].every(({ target }) => there.some((hit) => target.contains(hit)));
        });
        if (both) faults.add(`${nameOf(one.target)} and ${nameOf(other.target)} share a place`);
      }
    }

    // Which of all lies where takes the page long to answer: it is asked where something may.
    const painted = [...document.querySelectorAll("body *")].filter(paints).map((other) => ({ other, box: paintBox(other) }));
    document.adoptedStyleSheets.push(solid);
    const seen = lines()
      .filter(({ element }) => within(element))
      .flatMap((line) => {
        const letters = seenOf(line.element, lettersOf(line));
        return letters === null ? [] : [{ ...line, letters, layer: layerOf(line.element) }];
      });
    for (const { element, letters } of seen) {
      const over = coverOf(element, letters);
      if (over !== null) faults.add(`${nameOf(element)} is covered by ${nameOf(over)}`);
    }
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== solid);

    const down = seen.sort((a, b) => a.letters.top - b.letters.top);
    for (const [at, one] of down.entries()) {
      for (const other of down.slice(at + 1)) {
        if (other.letters.top >= one.letters.bottom) break;
        if (one.text === other.text || one.layer !== other.layer) continue;
        if (common(one.letters, other.letters) !== null) {
          faults.add(`${nameOf(one.element)} runs into ${nameOf(other.element)}`);
        }
      }
    }
    return [...faults];

    /** What lies on a line of text, at its begin, middle or end. What scrolls below a bar that stays does not count. */
    function coverOf(element: Element, { left, top, right, bottom }: Box): Element | null {
      const layer = layerOf(element);
      for (const x of [left + 1, (left + right) / 2, right - 1]) {
        const y = (top + bottom) / 2;
        if (!painted.some((other) => mayCover(other, element, layer, x, y))) continue;
        for (const hit of document.elementsFromPoint(x, y)) {
          if (hit.contains(element) || element.contains(hit)) break;
          if (layerOf(hit) === layer && paints(hit)) return hit;
        }
      }
      return null;
    }

    /** Whether something that paints could lie on a point of an element. */
    function mayCover({ other, box }: { other: Element; box: Box }, element: Element, layer: Element | null, x: number, y: number): boolean {
      if (x < box.left || x > box.right || y < box.top || y > box.bottom) return false;
      return !other.contains(element) && !element.contains(other) && layerOf(other) === layer;
    }

    /** What is there to have things put on it: a space area, a location. */
    function isGround(target: Element): boolean {
      return target.hasAttribute("data-ground");
    }

    /** The part two boxes share, if it is more than a line. */
    function common(one: Box, other: Box): Box | null {
      const left = Math.max(one.left, other.left);
      const top = Math.max(one.top, other.top);
      const right = Math.min(one.right, other.right);
      const bottom = Math.min(one.bottom, other.bottom);
      return right - left > 1 && bottom - top > 1 ? { left, top, right, bottom } : null;
    }

    function pointsOf({ left, top, right, bottom }: Box): [number, number][] {
      const parts = [0.1, 0.3, 0.5, 0.7, 0.9];
      return parts.flatMap((x) => parts.map((y): [number, number] => [left + (right - left) * x, top + (bottom - top) * y]));
    }
  });
}
