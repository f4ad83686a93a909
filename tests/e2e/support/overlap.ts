// Nothing lies on top of something that is read or tapped.

import type { Page } from "@playwright/test";
import type { Box } from "./measure";

/** One line for each text that something covers or runs into, and for each two targets that share a place. */
export function overlaps(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { nameOf, within, targets, lines, isInSight, layerOf, paints, paintBox, lettersOf, seenOf } = window.measure;
    const faults = new Set<string>();
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
    const seen = lines()
      .filter(({ element }) => within(element))
      .flatMap((line) => {
        const letters = seenOf(line.element, lettersOf(line));
        return letters === null ? [] : [{ ...line, letters, layer: layerOf(line.element) }];
      });
    const asked = seen.flatMap(({ element, letters }) => placesToAsk(element, letters).map((place) => ({ element, place })));
    if (asked.length > 0) {
      const solid = makeSolid();
      for (const { element, place } of asked) {
        const over = coverOf(element, place);
        if (over !== null) faults.add(`${nameOf(element)} is covered by ${nameOf(over)}`);
      }
      solid();
    }

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

    /**
     * What lets fingers through hides letters all the same: what a finger cannot hit by its box is hit from now on, until the
     * answer is called. Each of these is told so itself, because a sheet of style has the whole page styled anew.
     */
    function makeSolid(): () => void {
      const through = [...document.querySelectorAll<HTMLElement | SVGElement>("body *")].filter((element) => getComputedStyle(element).pointerEvents !== "auto");
      const before = through.map(({ style }) => [style.getPropertyValue("pointer-events"), style.getPropertyPriority("pointer-events")] as const);
      for (const { style } of through) style.setProperty("pointer-events", "auto", "important");
      return () =>
        through.forEach((element, at) => {
          const [value, priority] = before[at] ?? ["", ""];
          element.style.setProperty("pointer-events", value, priority);
          if (element.style.length === 0) element.removeAttribute("style");
        });
    }

    /** The begin, the middle and the end of a line of text, where something may lie on it. */
    function placesToAsk(element: Element, { left, top, right, bottom }: Box): [number, number][] {
      const layer = layerOf(element);
      const y = (top + bottom) / 2;
      const there = painted.filter(({ box }) => y >= box.top && y <= box.bottom);
      const places = [left + 1, (left + right) / 2, right - 1].map((x): [number, number] => [x, y]);
      return places.filter(([x]) => there.some((other) => mayCover(other, element, layer, x)));
    }

    /** What lies on a place of a line of text. What scrolls below a bar that stays does not count. */
    function coverOf(element: Element, [x, y]: [number, number]): Element | null {
      const layer = layerOf(element);
      const ends = (hit: Element) => hit.contains(element) || element.contains(hit);
      // Mostly what lies on top is the element itself, and what lies below it takes the page longer to say.
      const top = document.elementFromPoint(x, y);
      if (top === null || ends(top)) return null;
      for (const hit of document.elementsFromPoint(x, y)) {
        if (ends(hit)) break;
        if (layerOf(hit) === layer && paints(hit)) return hit;
      }
      return null;
    }

    /** Whether something that paints, at the height of an element, could lie on a point of it. */
    function mayCover({ other, box }: { other: Element; box: Box }, element: Element, layer: Element | null, x: number): boolean {
      if (x < box.left || x > box.right) return false;
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
