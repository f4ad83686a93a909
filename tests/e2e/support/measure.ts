// What the checks of a screen ask of its document: which texts and targets are seen, and where.

import type { Page } from "@playwright/test";

/** One line of letters as it stands on the screen. */
export interface TextLine {
  element: Element;
  text: Text;
  /** The box of the letters, as the browser gives it. */
  box: DOMRect;
}

/** Kept in the page as `window.measure` while it is checked. */
export interface Measure {
  /** What a person would call the element, for a fault. */
  nameOf(element: Element): string;
  isShown(element: Element): boolean;
  /** Words for screen readers alone stand in a box of one pixel. */
  isUnseen(element: Element): boolean;
  /** Behind a modal sheet nothing can be tapped, and the screen is judged without the sheet as well. */
  within(element: Element): boolean;
  /** What can be tapped and seen: a choice is tapped on its label, which may be all that is seen of it. */
  targets(): Element[];
  /** Every line of letters that is seen, also behind a sheet. */
  lines(): TextLine[];
  /** Whether a point of an element is inside everything that scrolls or cuts around it. */
  isInSight(element: Element, x: number, y: number): boolean;
  /** Whether the window, and all that scrolls or cuts in it, leaves the whole element to be seen. */
  isWhole(element: Element): boolean;
  /** The layer an element floats in: what is fixed or sticks lies over the rest on purpose. */
  layerOf(element: Element): Element | null;
  /** Whether the element itself puts colour between the eye and what lies behind it. */
  paints(element: Element): boolean;
  /** Where the element itself may paint: a layer before or after it that is placed freely may lie anywhere. */
  paintBox(element: Element): Box;
  /** The letters of a line, without the room above and below them, which lines may share. */
  lettersOf(line: TextLine): Box;
  /** The part of a box that everything around the element leaves to be seen; none when nothing is. */
  seenOf(element: Element, box: Box): Box | null;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

declare global {
  interface Window {
    measure: Measure;
  }
}

/** Puts the measuring into the page as it stands; a page that was loaded anew has lost it. */
export async function measured(page: Page): Promise<void> {
  await page.evaluate(() => {
    const TARGETS =
      "button, a[href], input, select, textarea, summary, [role=button], [role=tab], [role=switch], [role=radio], [role=option], [tabindex='0']";
    const alphaOf = (colour: string): number => {
      if (colour === "none" || colour === "transparent") return 0;
      const parts = /\(([^)]+)\)/.exec(colour)?.[1]?.split(/[\s,/]+/).filter((part) => part !== "") ?? [];
      const alpha = colour.startsWith("color(") ? parts[4] : parts[3];
      return alpha === undefined ? 1 : Number(alpha);
    };
    const isPoint = (element: Element): boolean => {
      if (getComputedStyle(element).position !== "absolute") return false;
      const box = element.getBoundingClientRect();
      return box.width <= 1 && box.height <= 1;
    };
    const hasPaint = (element: Element): boolean => {
      if (!measure.isShown(element)) return false;
      const style = getComputedStyle(element);
      const enough = 0.35;
      if (element instanceof SVGElement) {
        if (!(element instanceof SVGGeometryElement)) return element instanceof SVGImageElement;
        return alphaOf(style.fill) * Number(style.fillOpacity) * Number(style.opacity) > enough;
      }
      if (["IMG", "CANVAS", "VIDEO", "INPUT", "SELECT", "TEXTAREA"].includes(element.tagName)) return true;
      if (alphaOf(style.backgroundColor) > enough || style.backgroundImage !== "none") return true;
      return ["::before", "::after"].some((pseudo) => {
        const layer = getComputedStyle(element, pseudo);
        return layer.content !== "none" && (alphaOf(layer.backgroundColor) > enough || layer.backgroundImage !== "none");
      });
    };
    // A screen at rest is asked the same by many checks: each answer is worked out once, until it is measured anew.
    const kept = {
      unseen: new Map<Element, boolean>(),
      layers: new Map<Element, Element | null>(),
      rooms: new Map<Element, Box>(),
      painting: new Map<Element, boolean>(),
      targets: null as Element[] | null,
      lines: null as TextLine[] | null,
    };
    const once = <T>(known: Map<Element, T>, element: Element, work: () => T): T => {
      if (!known.has(element)) known.set(element, work());
      return known.get(element) as T;
    };
    const EVERYWHERE: Box = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };
    const common = (one: Box, other: Box): Box => ({
      left: Math.max(one.left, other.left),
      top: Math.max(one.top, other.top),
      right: Math.min(one.right, other.right),
      bottom: Math.min(one.bottom, other.bottom),
    });
    /** What an element and everything around it leave to be seen of what is in it. */
    const roomOf = (element: Element | null): Box => {
      if (element === null || element === document.body) return EVERYWHERE;
      return once(kept.rooms, element, () => {
        const { overflowX, overflowY, display, position } = getComputedStyle(element);
        if (display === "inline" || (element instanceof SVGElement && !(element instanceof SVGSVGElement))) return roomOf(element.parentElement);
        // What is fixed is cut by nothing around it.
        const around = position === "fixed" ? EVERYWHERE : roomOf(element.parentElement);
        if (overflowX === "visible" && overflowY === "visible") return around;
        const { left, top, right, bottom } = element.getBoundingClientRect();
        return common(around, {
          ...EVERYWHERE,
          ...(overflowX !== "visible" && { left, right }),
          ...(overflowY !== "visible" && { top, bottom }),
        });
      });
    };
    const sheet = [...document.querySelectorAll("dialog:modal")].at(-1);
    const measure: Measure = {
      nameOf(element) {
        const words = (element.getAttribute("aria-label") ?? element.textContent).trim().replace(/\s+/g, " ").slice(0, 40);
        return `<${element.tagName.toLowerCase()} class="${element.getAttribute("class") ?? ""}"> “${words}”`;
      },
      isShown: (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
      isUnseen: (element) =>
        once(kept.unseen, element, () => isPoint(element) || (element.parentElement !== null && measure.isUnseen(element.parentElement))),
      within: (element) => sheet === undefined || sheet.contains(element),
      targets() {
        if (kept.targets !== null) return kept.targets;
        const found = new Set<Element>();
        for (const element of document.querySelectorAll(TARGETS)) {
          if (!measure.within(element)) continue;
          const target = element.closest("label") ?? element;
          if (measure.isShown(target) && !measure.isUnseen(target)) found.add(target);
        }
        return (kept.targets = [...found]);
      },
      lines() {
        if (kept.lines !== null) return kept.lines;
        const found: TextLine[] = [];
        const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
          const element = text.parentElement;
          if (element === null || (text.nodeValue ?? "").trim() === "") continue;
          if (["SCRIPT", "STYLE", "TITLE", "DESC", "title", "desc", "OPTION"].includes(element.tagName)) continue;
          if (!measure.isShown(element) || measure.isUnseen(element)) continue;
          const range = document.createRange();
          range.selectNodeContents(text);
          for (const box of range.getClientRects()) {
            if (box.width > 0.5 && box.height > 0.5) found.push({ element, text: text as Text, box });
          }
        }
        return (kept.lines = found);
      },
      isInSight: (element, x, y) => measure.seenOf(element, { left: x, top: y, right: x + 0.1, bottom: y + 0.1 }) !== null,
      seenOf(element, box) {
        const seen = common(box, roomOf(element));
        return seen.left < seen.right && seen.top < seen.bottom ? seen : null;
      },
      isWhole(element) {
        const box = element.getBoundingClientRect();
        if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1) return false;
        const seen = measure.seenOf(element, box);
        return seen !== null && (["left", "top", "right", "bottom"] as const).every((side) => Math.abs(seen[side] - box[side]) <= 1);
      },
      layerOf: (element) =>
        once(kept.layers, element, () => {
          if (["fixed", "sticky"].includes(getComputedStyle(element).position)) return element;
          return element.parentElement === null ? null : measure.layerOf(element.parentElement);
        }),
      paintBox(element) {
        const { position } = getComputedStyle(element);
        const free = ["::before", "::after"].some((pseudo) => {
          const layer = getComputedStyle(element, pseudo);
          if (layer.content === "none" || !["absolute", "fixed"].includes(layer.position)) return false;
          const out = [layer.top, layer.right, layer.bottom, layer.left].some((side) => parseFloat(side) < 0);
          return out || position === "static" || layer.transform !== "none" || layer.translate !== "none";
        });
        return free ? EVERYWHERE : element.getBoundingClientRect();
      },
      paints: (element) => once(kept.painting, element, () => hasPaint(element)),
      lettersOf({ box: { left, top, right, bottom, height } }) {
        return { left: left + 0.5, top: top + height * 0.24, right: right - 0.5, bottom: bottom - height * 0.24 };
      },
    };
    window.measure = measure;
  });
}
