// No meaning by colour alone, and words that can be read, whichever colours an eye can tell apart.

import type { CDPSession, Page } from "@playwright/test";
import { PNG } from "pngjs";
import { measured } from "./measure";

export type Vision = "protanopia" | "deuteranopia" | "tritanopia";
type Colour = readonly [red: number, green: number, blue: number];

/** What the browser's own simulation does to linear light; a test compares the two. */
const SEEN: Record<Vision, readonly (readonly [number, number, number])[]> = {
  protanopia: [
    [0.152, 1.053, -0.205],
    [0.115, 0.786, 0.099],
    [-0.004, -0.048, 1.052],
  ],
  deuteranopia: [
    [0.367, 0.861, -0.228],
    [0.28, 0.673, 0.047],
    [-0.012, 0.043, 0.969],
  ],
  tritanopia: [
    [1.256, -0.077, -0.179],
    [-0.078, 0.931, 0.148],
    [0.005, 0.691, 0.304],
  ],
};
export const VISIONS = Object.keys(SEEN) as Vision[];

const LEAST_CONTRAST = 4.5;
/** Pixels around letters that show what lies behind them. */
const AROUND = 1;

/** A colour, 0 to 255 each, as an eye of this kind sees it. */
export function seen([red, green, blue]: Colour, vision: Vision): Colour {
  const [r, g, b] = [linear(red), linear(green), linear(blue)];
  const [one, two, three] = SEEN[vision].map((row) => encoded(row[0] * r + row[1] * g + row[2] * b));
  return [one ?? 0, two ?? 0, three ?? 0];
}

const linear = (part: number) => (part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4);
const encoded = (light: number) => {
  const part = Math.min(1, Math.max(0, light));
  return Math.round(255 * (part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055));
};

function contrast(one: Colour, other: Colour): number {
  const [light, dark] = [one, other]
    .map(([red, green, blue]) => 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue) + 0.05)
    .sort((a, b) => b - a) as [number, number];
  return light / dark;
}

/** Shows the page as an eye of this kind sees it. */
export function look(session: CDPSession, vision: Vision | "none"): Promise<unknown> {
  return session.send("Emulation.setEmulatedVisionDeficiency", { type: vision });
}

/** A text in sight: where its letters stand, and their colour. */
interface Text {
  name: string;
  box: { left: number; top: number; right: number; bottom: number };
  ink: number[];
}

async function textsOf(page: Page): Promise<Text[]> {
  await measured(page);
  return page.evaluate(() => {
    const { nameOf, within, lines, lettersOf, seenOf, layerOf, paintBox } = window.measure;
    const bars = barsOf();
    return lines().flatMap((line) => {
      const { element } = line;
      // A control that does nothing now may be faint.
      if (!within(element) || element.closest(":disabled, [aria-disabled=true]") !== null) return [];
      const style = getComputedStyle(element);
      const box = seenOf(element, lettersOf(line));
      const colour = element instanceof SVGElement ? style.fill : style.color;
      const parts = /^rgba?\(([\d.]+), ([\d.]+), ([\d.]+)\)$/.exec(colour);
      if (box === null || parts === null) return [];
      // What lies behind a bar that is fixed over the page, be it in part, is read when it is scrolled out of there.
      if ([box.top + 1, (box.top + box.bottom) / 2, box.bottom - 1].some((y) => isBehindBar(element, (box.left + box.right) / 2, y))) return [];
      return [{ name: nameOf(element), box, ink: parts.slice(1).map(Number) }];
    });

    /** What floats, with all that is in it: there alone something is asked of the page, which takes its time to answer. */
    function barsOf() {
      const bars = [...document.querySelectorAll("body *")].filter((element) => layerOf(element) === element);
      return bars.map((bar) => ({ bar, boxes: [bar, ...bar.querySelectorAll("*")].map(paintBox) }));
    }

    function isBehindBar(element: Element, x: number, y: number): boolean {
      const near = bars.some(
        ({ bar, boxes }) => !bar.contains(element) && boxes.some((box) => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom),
      );
      const above = near ? document.elementFromPoint(x, y) : null;
      const bar = above && layerOf(above);
      return bar !== null && !bar.contains(element);
    }
  });
}

/** Pictures until a page that is still moving counts as one that never rests. */
const MOMENTS = 20;

/** Pictures until a few texts count as ones that change all the time: a countdown and what it counts. */
const FEW_MOMENTS = 3;
const COUNTING = 2;

/** The texts and a picture of the same moment: a page that looks for its host may move while the picture is taken. */
async function together(page: Page): Promise<[Text[], Buffer]> {
  let moving: string[] = [];
  for (let tries = 0; tries < MOMENTS; tries += 1) {
    const before = await textsOf(page);
    const picture = await page.screenshot({ animations: "disabled" });
    const after = new Set((await textsOf(page)).map((text) => JSON.stringify(text)));
    const still = before.filter((text) => after.has(JSON.stringify(text)));
    moving = before.filter((text) => !still.includes(text)).map(({ name }) => name);
    const allowed = tries < FEW_MOMENTS ? 0 : COUNTING;
    if (moving.length <= allowed && after.size - still.length <= allowed) return [still, picture];
  }
  throw new Error(`the page does not come to rest: ${moving.slice(0, 3).join(", ")}`);
}

/**
 * One line for each text in sight that cannot be read by an eye that sees all colours or by one that does
 * not. What lies behind the letters is taken from the picture of the page: cut corners are painted by
 * layers that no rule about elements sees through.
 */
export async function contrastFaults(page: Page): Promise<string[]> {
  const [texts, picture] = await together(page);
  const { width, height, data } = PNG.sync.read(picture);
  const faults: string[] = [];
  for (const { name, box, ink } of texts) {
    const letters = ink as unknown as Colour;
    const ground = groundOf(box, letters);
    if (ground === null) continue;
    const found = [contrast(letters, ground), ...VISIONS.map((vision) => contrast(seen(letters, vision), seen(ground, vision)))];
    const worst = Math.min(...found);
    if (worst < LEAST_CONTRAST) {
      const eye = ["every eye", ...VISIONS][found.indexOf(worst)];
      faults.push(`${name} has a contrast of ${worst.toFixed(1)} for ${eye}: ${letters.join(" ")} on ${ground.join(" ")}`);
    }
  }
  return [...new Set(faults)];

  /** The most frequent colour of a part of the picture that is not the letters' own; a little around them, because short words
   * with many strokes leave less of it between them than their smoothed edges take. */
  function groundOf(box: { left: number; top: number; right: number; bottom: number }, letters: Colour): Colour | null {
    const counts = new Map<number, number>();
    for (let y = Math.max(0, Math.floor(box.top) - AROUND); y < Math.min(height, Math.ceil(box.bottom) + AROUND); y += 1) {
      for (let x = Math.max(0, Math.floor(box.left) - AROUND); x < Math.min(width, Math.ceil(box.right) + AROUND); x += 1) {
        const at = 4 * (y * width + x);
        const colour = ((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0);
        counts.set(colour, (counts.get(colour) ?? 0) + 1);
      }
    }
    const found = [...counts].sort(([, a], [, b]) => b - a).map(([colour]): Colour => [colour >> 16, (colour >> 8) & 255, colour & 255]);
    return found.find((colour) => colour.some((part, index) => Math.abs(part - (letters[index] ?? 0)) > 24)) ?? null;
  }
}

/** Something on a screen that says in which state it is, and everything about it but its colours. */
export interface Status {
  kind: string;
  state: string;
  /** Words, shapes, patterns: what can be seen without telling colours apart. */
  marks: string[];
}

/** The statuses on the screen as it stands: what is marked with `data-status="kind state"`. */
export async function statuses(page: Page, names: readonly string[]): Promise<Status[]> {
  await measured(page);
  return page.evaluate((names) => {
    const { isShown, isUnseen } = window.measure;
    return [...document.querySelectorAll("[data-status]")].filter((element) => isShown(element) && !isUnseen(element)).map((element) => {
      const [kind = "", state = ""] = element.getAttribute("data-status")?.split(" ") ?? [];
      return { kind, state, marks: marksOf(element) };
    });

    function marksOf(element: Element): string[] {
      const marks = new Set<string>();
      for (const part of [element, ...element.querySelectorAll("*")]) {
        // What a screen reader alone is told does not help an eye.
        if (!isShown(part) || isUnseen(part)) continue;
        for (const text of part.childNodes) {
          if (text.nodeType !== Node.TEXT_NODE) continue;
          for (const word of text.nodeValue?.match(/\p{L}+|[^\p{L}\d\s]/gu) ?? []) if (!names.includes(word)) marks.add(`word ${word}`);
        }
        const style = getComputedStyle(part);
        if (part instanceof SVGGeometryElement) {
          const drawn = ["d", "points", "r", "width", "height"].map((name) => part.getAttribute(name) ?? "").join(" ");
          marks.add(`shape ${part.tagName} ${drawn.trim()} ${style.fill === "none" ? "line" : "area"} ${style.strokeDasharray}`);
        }
        const shape = part.getAttribute("data-shape");
        if (shape !== null) marks.add(`shape ${shape}`);
        if (part instanceof HTMLElement && style.borderTopStyle !== "none" && style.borderTopStyle !== "solid") marks.add(`border ${style.borderTopStyle}`);
        if (part === element) for (const pseudo of [undefined, "::before", "::after"]) {
          const layer = getComputedStyle(part, pseudo);
          if (pseudo !== undefined && layer.content !== "none" && layer.content !== '""') marks.add(`word ${layer.content}`);
          if (layer.backgroundImage !== "none") marks.add(`pattern ${layer.backgroundImage.replace(/rgba?\([^)]*\)|color\([^)]*\)/g, "")}`);
        }
      }
      return [...marks];
    }
  }, names);
}

/**
 * One line for each two states of one kind that nothing but a colour tells apart. A mark counts when it
 * stands with every one of a state and with none of the other: not what one player or one moment happens
 * to bring along.
 */
export function alike(found: readonly Status[]): string[] {
  const kinds = new Map<string, Map<string, Set<string>[]>>();
  for (const { kind, state, marks } of found) {
    const states = kinds.get(kind) ?? new Map<string, Set<string>[]>();
    states.set(state, [...(states.get(state) ?? []), new Set(marks)]);
    kinds.set(kind, states);
  }
  const own = (these: readonly Set<string>[], others: readonly Set<string>[]) =>
    [...(these[0] ?? [])].some((mark) => these.every((marks) => marks.has(mark)) && !others.some((marks) => marks.has(mark)));
  const faults: string[] = [];
  for (const [kind, states] of kinds) {
    const all = [...states];
    for (const [at, [one, these]] of all.entries()) {
      for (const [other, those] of all.slice(at + 1)) {
        if (!own(these, those) && !own(those, these)) faults.push(`${kind}: “${one}” and “${other}” differ in colour alone`);
      }
    }
  }
  return faults;
}

/** One line for each two neighbours on the screen that differ in their colours and in nothing else. */
export async function twins(page: Page): Promise<string[]> {
  await measured(page);
  return page.evaluate(() => {
    const { isShown, isUnseen, nameOf } = window.measure;
    const faults = new Set<string>();
    const kept = new Map<Element, { form: string; colours: string }>();
    for (const parent of document.querySelectorAll("body *")) {
      if (parent.closest("[aria-hidden=true], svg") !== null || parent.childElementCount < 2) continue;
      const looks = [...parent.children].filter((child) => isShown(child) && !isUnseen(child)).map((child) => ({ child, ...lookOf(child) }));
      for (const [at, one] of looks.entries()) {
        for (const other of looks.slice(at + 1)) {
          if (one.form === other.form && one.colours !== other.colours) {
            faults.add(`${nameOf(one.child)} and ${nameOf(other.child)} differ in colour alone`);
          }
        }
      }
    }
    return [...faults];

    /** Put together from those of its children: each element is asked once, however many stand around it. */
    function lookOf(element: Element): { form: string; colours: string } {
      const known = kept.get(element);
      if (known !== undefined) return known;
      const form: string[] = [element.tagName, ...[...element.childNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? (node.nodeValue ?? "").trim() : ""))];
      const colours: string[] = [];
      for (const name of ["d", "points", "r", "data-shape", "aria-label", "type", "placeholder"]) form.push(element.getAttribute(name) ?? "");
      for (const pseudo of [undefined, "::before", "::after"]) {
        const style = getComputedStyle(element, pseudo);
        if (pseudo !== undefined && style.content === "none") continue;
        form.push(style.content, style.borderTopStyle, style.strokeDasharray, style.backgroundImage === "none" ? "" : "pattern");
        colours.push(style.color, style.backgroundColor, style.fill, style.stroke, style.borderTopColor);
      }
      for (const child of element.children) {
        const its = lookOf(child);
        form.push(its.form);
        colours.push(its.colours);
      }
      const look = { form: form.join("|"), colours: colours.join("|") };
      kept.set(element, look);
      return look;
    }
  });
}
