// What every screen keeps to, whatever is on it: sizes that fingers and eyes need, and nothing cut off.

import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** The least height and width of what is tapped, and the least height of letters, in CSS pixels. */
const LEAST = { target: 44, text: 13 };

/** One line for each fault of the screen as it stands; none when it is well. */
export function layoutFaults(page: Page): Promise<string[]> {
  // Not the page's own idea of its width: on a phone that grows with what is too wide.
  const wide = page.viewportSize()?.width ?? 0;
  return page.evaluate(([least, wide]) => {
    const faults: string[] = [];
    const nameOf = (element: Element) => {
      const words = (element.getAttribute("aria-label") ?? element.textContent).trim().replace(/\s+/g, " ").slice(0, 40);
      return `<${element.tagName.toLowerCase()} class="${element.getAttribute("class") ?? ""}"> “${words}”`;
    };
    const isShown = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    // Words for screen readers alone stand in a box of one pixel.
    const isUnseen = (element: Element) => {
      for (let at: Element | null = element; at !== null; at = at.parentElement) {
        const box = at.getBoundingClientRect();
        if (getComputedStyle(at).position === "absolute" && box.width <= 1 && box.height <= 1) return true;
      }
      return false;
    };
    // Behind a modal sheet nothing can be tapped, and the screen is judged without the sheet as well.
    const sheet = document.querySelector("dialog:modal");
    const within = (element: Element) => sheet === null || sheet.contains(element);

    if (document.documentElement.scrollWidth > wide) {
      faults.push(`the page is ${document.documentElement.scrollWidth} wide on a screen of ${wide}`);
    }
    for (const element of document.querySelectorAll("button, a[href], input, select, textarea, summary, [role=button], [tabindex='0']")) {
      if (!within(element)) continue;
      // A choice is tapped on its label, which may be all that is seen of it.
      const target = element.closest("label") ?? element;
      if (!isShown(target) || isUnseen(target)) continue;
      const { width, height } = target.getBoundingClientRect();
      // Half a pixel is lost where a screen's pixels are not CSS pixels.
      if (width < least.target - 0.5 || height < least.target - 0.5) {
        faults.push(`${nameOf(target)} is ${width.toFixed(1)} × ${height.toFixed(1)}`);
      }
    }
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const element = text.parentElement;
      if (element === null || (text.nodeValue ?? "").trim() === "" || !isShown(element) || isUnseen(element)) continue;
      const scale = element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) : 1;
      const size = parseFloat(getComputedStyle(element).fontSize) * scale;
      if (size < least.text - 0.05) faults.push(`${nameOf(element)} has letters of ${size.toFixed(1)}`);
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const box of range.getClientRects()) {
        if (within(element) && (box.left < -0.5 || box.right > wide + 0.5) && !scrolls(element)) {
          faults.push(`${nameOf(element)} runs out of the screen at the side`);
          break;
        }
        const over = within(element) ? coverOf(element, box) : null;
        if (over !== null) {
          faults.push(`${nameOf(element)} is covered by ${nameOf(over)}`);
          break;
        }
      }
    }
    for (const element of document.querySelectorAll("body *")) {
      if (!(element instanceof HTMLElement) || !within(element) || !isShown(element) || isUnseen(element)) continue;
      const { overflowY, overflowX, textOverflow } = getComputedStyle(element);
      const cutBelow = overflowY === "hidden" || overflowY === "clip";
      const cutBeside = (overflowX === "hidden" || overflowX === "clip") && textOverflow !== "ellipsis";
      if (cutBelow && element.scrollHeight > element.clientHeight + 1) {
        // Letters of one line may reach out of their line box.
        if (textOverflow !== "ellipsis") faults.push(`${nameOf(element)} is cut off below`);
      }
      if (cutBeside && element.scrollWidth > element.clientWidth + 1) faults.push(`${nameOf(element)} is cut off at the side`);
    }
    return faults;

    // What lies on a line of text, at its begin, middle or end. What scrolls below a bar that stays does not count.
    function coverOf(element: Element, { left, top, right, bottom }: DOMRect): Element | null {
      for (const x of [left + 1, (left + right) / 2, right - 1]) {
        const y = (top + bottom) / 2;
        if (!isInSight(element, x, y)) continue;
        const hit = document.elementFromPoint(x, y);
        if (hit === null || hit.contains(element) || element.contains(hit)) continue;
        let at: Element | null = hit;
        while (at !== null && !["fixed", "sticky"].includes(getComputedStyle(at).position)) at = at.parentElement;
        if (at === null) return hit;
      }
      return null;
    }

    function isInSight(element: Element, x: number, y: number): boolean {
      for (let at: Element | null = element; at !== null; at = at.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(at);
        const { left, top, right, bottom } = at.getBoundingClientRect();
        if (overflowX !== "visible" && (x < left || x > right)) return false;
        if (overflowY !== "visible" && (y < top || y > bottom)) return false;
      }
      return true;
    }

    function scrolls(element: Element): boolean {
      for (let at: Element | null = element; at !== null; at = at.parentElement) {
        const { overflowX } = getComputedStyle(at);
        if (overflowX !== "visible" && at !== document.documentElement && at !== document.body) return true;
      }
      return false;
    }
  }, [LEAST, wide] as const);
}

/** One line for each fault that axe finds, by all its rules or by the named ones alone. */
export async function axeFaults(page: Page, rules: string[] = []): Promise<string[]> {
  const axe = new AxeBuilder({ page });
  const { violations } = await (rules.length > 0 ? axe.withRules(rules) : axe).analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id} (${help}): ${node.target.join(" ")} ${node.failureSummary?.replace(/\s+/g, " ") ?? ""}`),
  );
}
