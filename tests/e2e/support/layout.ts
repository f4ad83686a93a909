// What every screen keeps to, whatever is on it: sizes that fingers and eyes need, nothing cut off,
// nothing on top of something else.

import type { Page } from "@playwright/test";
import axe from "axe-core";
import { measured, type TextLine } from "./measure";
import { overlaps } from "./overlap";
import { rests } from "./rest";

type Axe = typeof axe;

/** The least height and width of what is tapped, and the least height of letters, in CSS pixels. */
const LEAST = { target: 44, text: 13 };

export interface Allowed {
  /** Texts with this in them may end in an ellipsis: names that people typed, which stand in full elsewhere. */
  shortened?: string;
  /** Texts that may go on in the next line within a word: single words that are longer than their place. */
  parted?: readonly string[];
}

/** One line for each fault of the screen as it stands; none when it is well. */
export async function layoutFaults(page: Page, allowed: Allowed = {}): Promise<string[]> {
  const found = await measuredFaults(page, allowed);
  if (found.length === 0) return found;
  // News of the table may have come in while the page was measured: what is a fault is found at rest, too.
  await rests(page);
  return measuredFaults(page, allowed);
}

async function measuredFaults(page: Page, allowed: Allowed): Promise<string[]> {
  await measured(page);
  return [...(await sizes(page)), ...(await cuts(page, allowed)), ...(await overlaps(page))];
}

/** Too small for a finger or for eyes. */
function sizes(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const { nameOf, targets, lines } = window.measure;
    const faults = new Set<string>();
    const scales = new Map<Element, number>();
    for (const target of targets()) {
      const { width, height } = target.getBoundingClientRect();
      // Half a pixel is lost where a screen's pixels are not CSS pixels.
      if (width < least.target - 0.5 || height < least.target - 0.5) {
        faults.add(`${nameOf(target)} is ${width.toFixed(1)} × ${height.toFixed(1)}`);
      }
    }
    for (const { element } of lines()) {
      // A turned drawing has its scale in both numbers.
      const matrix = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null;
      const scale = matrix === null ? scaleOf(element) : Math.hypot(matrix.a, matrix.b);
      const size = parseFloat(getComputedStyle(element).fontSize) * scale;
      if (size < least.text - 0.05) faults.add(`${nameOf(element)} has letters of ${size.toFixed(1)}`);
    }
    return [...faults];

    function scaleOf(element: Element | null): number {
      if (element === null) return 1;
      const known = scales.get(element);
      if (known !== undefined) return known;
      const { transform } = getComputedStyle(element);
      const matrix = transform === "none" ? null : new DOMMatrix(transform);
      const scale = (matrix === null ? 1 : Math.hypot(matrix.a, matrix.b)) * scaleOf(element.parentElement);
      scales.set(element, scale);
      return scale;
    }
  }, LEAST);
}

/** Outside the screen, outside its box, or cut by what stands around it. */
function cuts(page: Page, allowed: Allowed): Promise<string[]> {
  // Not the page's own idea of its width: on a phone that grows with what is too wide.
  const wide = page.viewportSize()?.width ?? 0;
  return page.evaluate(([wide, { shortened, parted = [] }]) => {
    const { nameOf, isShown, isUnseen, within, lines, lettersOf, paints } = window.measure;
    const faults = new Set<string>();
    type Cutter = { cutter: Element; beside: boolean; above: boolean };
    const cutters = new Map<Element, Cutter[]>();
    const tagged = new Set<Element>();
    const inParts = new Map<Text, boolean>();
    if (document.documentElement.scrollWidth > wide) {
      faults.add(`the page is ${document.documentElement.scrollWidth} wide on a screen of ${wide}`);
    }
    for (const line of lines()) {
      const { element, box } = line;
      if (!within(element)) continue;
      if ((box.left < -0.5 || box.right > wide + 0.5) && !scrolls(element)) {
        faults.add(`${nameOf(element)} runs out of the screen at the side`);
      }
      const typed = shortened !== undefined && element.textContent.includes(shortened);
      if (!typed && !parted.some((text) => element.textContent.includes(text)) && isParted(line.text)) faults.add(`${nameOf(element)} goes on in the next line within a word`);
      const cutting = cutterOf(line);
      if (cutting !== null && !typed) faults.add(`${nameOf(element)} is cut by ${nameOf(cutting)}`);
      const around = boxOf(element, box);
      if (around === null) continue;
      if (!tagged.has(around)) {
        tagged.add(around);
        const holder = around instanceof HTMLElement && around.parentElement ? boxOf(around.parentElement, box) : null;
        if (holder !== null && sticksOut(around, holder)) faults.add(`${nameOf(around)} sticks out of ${nameOf(holder)}`);
      }
      const letters = lettersOf(line);
      const room = around.getBoundingClientRect();
      if (letters.left < room.left - 1 || letters.right > room.right + 1) {
        faults.add(`${nameOf(element)} runs out of ${nameOf(around)} at the side`);
      } else if (letters.top < room.top - 1 || letters.bottom > room.bottom + 1) {
        faults.add(`${nameOf(element)} runs out of ${nameOf(around)} above or below`);
      }
    }
    for (const element of document.querySelectorAll("body *")) {
      if (!(element instanceof HTMLElement) || !within(element) || !isShown(element) || isUnseen(element)) continue;
      const { overflowY, overflowX, textOverflow } = getComputedStyle(element);
      const cutBelow = overflowY === "hidden" || overflowY === "clip";
      const cutBeside = overflowX === "hidden" || overflowX === "clip";
      // Letters of one line may reach out of their line box.
      if (cutBelow && textOverflow !== "ellipsis" && element.scrollHeight > element.clientHeight + 1) {
        faults.add(`${nameOf(element)} is cut off below`);
      }
      const mayEnd = textOverflow === "ellipsis" && shortened !== undefined && element.textContent.includes(shortened);
      if (cutBeside && !mayEnd && element.scrollWidth > element.clientWidth + 1) {
        faults.add(`${nameOf(element)} is cut off at the side`);
      }
    }
    return [...faults];

    /** The painted box or drawing that the letters stand in; none where what scrolls or cuts comes first. */
    function boxOf(element: Element, line: DOMRect): Element | null {
      for (let at: Element | null = element; at !== null && at !== document.body; at = at.parentElement) {
        const { overflowX, overflowY, display } = getComputedStyle(at);
        if (at instanceof SVGElement) {
          if (at instanceof SVGSVGElement && (overflowX !== "visible" || overflowY !== "visible")) return at;
          const drawn = [...at.children].filter((child) => child !== element && paints(child) && holds(child, line));
          const nearest = drawn.sort((a, b) => a.getBoundingClientRect().width - b.getBoundingClientRect().width)[0];
          if (nearest !== undefined) return nearest;
          continue;
        }
        if (overflowX !== "visible" || overflowY !== "visible") return null;
        if (display !== "inline" && display !== "contents" && (at.tagName === "BUTTON" || paints(at))) return at;
      }
      return null;
    }

    /** What hides a part of the letters for good: what scrolls comes first, and shows them in time. */
    function cutterOf(line: TextLine): Element | null {
      const { left, top, right, bottom } = lettersOf(line);
      for (const { cutter, beside, above } of cuttersOf(line.element)) {
        const room = cutter.getBoundingClientRect();
        if (beside && (left < room.left - 1 || right > room.right + 1)) return cutter;
        if (above && (top < room.top - 1 || bottom > room.bottom + 1)) return cutter;
      }
      return null;
    }

    /** The boxes around an element that cut what is in them, from the inside out, up to the first that scrolls. */
    function cuttersOf(element: Element | null): Cutter[] {
      if (element === null || element === document.body) return [];
      const known = cutters.get(element);
      if (known !== undefined) return known;
      const { overflowX, overflowY, display, textOverflow } = getComputedStyle(element);
      const cuts = (overflow: string) => overflow === "hidden" || overflow === "clip";
      const scrolling = [overflowX, overflowY].some((overflow) => overflow === "auto" || overflow === "scroll");
      const found = scrolling ? [] : [...cuttersOf(element.parentElement)];
      if (display !== "inline" && !(element instanceof SVGElement) && (cuts(overflowX) || cuts(overflowY))) {
        found.unshift({ cutter: element, beside: cuts(overflowX) && textOverflow !== "ellipsis", above: cuts(overflowY) });
      }
      cutters.set(element, found);
      return found;
    }

    /** Whether a painted box, a tag as on a seat, is wider or lower down than the painted box that holds it. */
    function sticksOut(tag: Element, holder: Element): boolean {
      if (getComputedStyle(tag).position === "absolute" || getComputedStyle(tag).position === "fixed") return false;
      const one = tag.getBoundingClientRect();
      const room = holder.getBoundingClientRect();
      return one.left < room.left - 1.5 || one.right > room.right + 1.5 || one.top < room.top - 1.5 || one.bottom > room.bottom + 1.5;
    }

    /** Whether a word of a text begins in one line and ends in another: each text is asked once, not for each of its lines. */
    function isParted(text: Text): boolean {
      const known = inParts.get(text);
      if (known !== undefined) return known;
      const range = document.createRange();
      const lines = () => new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
      range.selectNodeContents(text);
      // Its words are where it is: what stands in one line has none that goes on in another.
      let found = false;
      if (lines() > 1) {
        // A hyphen that the text allows within a word parts it all the same.
        for (const { index, 0: word } of text.data.matchAll(/\p{L}[\p{L}\u00AD]+/gu)) {
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          found = lines() > 1;
          if (found) break;
        }
      }
      inParts.set(text, found);
      return found;
    }

    /** Whether the middle of a line lies on a drawing that is at least as high as the line. */
    function holds(drawing: Element, line: DOMRect): boolean {
      const { left, top, right, bottom, height } = drawing.getBoundingClientRect();
      const x = (line.left + line.right) / 2;
      const y = (line.top + line.bottom) / 2;
      return height >= line.height * 0.9 && x > left && x < right && y > top && y < bottom;
    }

    function scrolls(element: Element): boolean {
      for (let at: Element | null = element; at !== null; at = at.parentElement) {
        const { overflowX } = getComputedStyle(at);
        if (overflowX !== "visible" && at !== document.documentElement && at !== document.body) return true;
      }
      return false;
    }
  }, [wide, allowed] as const);
}

/** One line for each fault that axe finds, by all its rules or by the named ones alone. */
export async function axeFaults(page: Page, rules: string[] = []): Promise<string[]> {
  // Its half a megabyte stays in a page until that is loaded anew.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const violations = await page.evaluate(async (rules) => {
    // A sheet that is still coming up is half as dark as it will be.
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
    const { axe } = window as unknown as Window & { axe: Axe };
    const found = await axe.run(document, { resultTypes: ["violations"], ...(rules.length > 0 && { runOnly: rules }) });
    return found.violations.map(({ id, help, nodes }) => ({ id, help, nodes: nodes.map(({ target, failureSummary }) => ({ target: target.join(" "), failureSummary })) }));
  }, rules);
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} (${help}): ${target} ${failureSummary?.replace(/\s+/g, " ") ?? ""}`),
  );
}
