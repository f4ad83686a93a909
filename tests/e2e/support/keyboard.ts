// A hand on the keyboard in place of a finger: the same script, but every click becomes Tabs and Enter.

import { type Browser, type BrowserContext, expect, type JSHandle, type Locator, type Page } from "@playwright/test";
import { Phone } from "./phone";
import { Referee } from "./referee";

/** How often Tab may be pressed beyond what can have the focus: the browser's own frame takes some. */
const BEYOND = 8;

/** Replaced of every Locator, with what a keyboard does instead. */
interface Hands {
  click(this: Locator): Promise<void>;
  tap(this: Locator): Promise<void>;
  check(this: Locator): Promise<void>;
  uncheck(this: Locator): Promise<void>;
  fill(this: Locator, value: string): Promise<void>;
  selectOption(this: Locator, value: string): Promise<string[]>;
  hover(this: Locator): Promise<void>;
  dragTo(this: Locator): Promise<void>;
}

const keyboard: Hands = {
  async click() {
    await press(this);
  },
  async tap() {
    await press(this);
  },
  async check() {
    if (!(await this.isChecked())) await press(this);
  },
  async uncheck() {
    if (await this.isChecked()) await press(this);
  },
  async fill(value) {
    await reach(this);
    await this.page().keyboard.press("Control+A");
    await this.page().keyboard.press("Delete");
    await this.page().keyboard.type(value);
  },
  async selectOption(value) {
    const select = await reach(this);
    const { keyboard } = this.page();
    await keyboard.press("Home");
    const options = await this.locator("option").count();
    for (let left = options; left > 0; left -= 1) {
      const at = await select.evaluate((select) => {
        const { value, selectedOptions } = select as HTMLSelectElement;
        return [value, selectedOptions[0]?.label];
      });
      if (at.includes(value)) return [value];
      await keyboard.press("ArrowDown");
    }
    throw new Error(`no option ${value}`);
  },
  hover: () => Promise.reject(new Error("a keyboard points at nothing")),
  dragTo: () => Promise.reject(new Error("a keyboard drags nothing")),
};

/**
 * From now on every test action on a Locator, and every finger on a phone, is done with keys alone, and a
 * pointer that is used all the same is an error of the page. Call the answer to end this.
 */
export async function takeKeyboard(browser: Browser): Promise<() => void> {
  const watch = (context: BrowserContext) => void context.addInitScript(refusePointers);
  browser.on("context", watch);
  const context = await browser.newContext();
  const locators = Object.getPrototypeOf((await context.newPage()).locator("body")) as Hands;
  await context.close();
  const names = Object.keys(keyboard) as (keyof Hands)[];
  const fingers = Object.fromEntries(names.map((name) => [name, locators[name]]));
  Object.assign(locators, keyboard);

  const finger = Phone.prototype.press;
  const pointer = Referee.prototype.press;
  Phone.prototype.press = function (on) {
    return hold(this.page, on);
  };
  Referee.prototype.press = function (on) {
    return hold(this.page, on);
  };
  return () => {
    browser.off("context", watch);
    Object.assign(locators, fingers);
    Phone.prototype.press = finger;
    Referee.prototype.press = pointer;
  };
}

/** What a page reports as an error of its own, so that the test fails. */
function refusePointers(): void {
  for (const type of ["pointerdown", "mousedown", "touchstart"]) {
    addEventListener(type, (event) => event.isTrusted && console.error(`${type} in an evening without pointers`), { capture: true });
  }
}

/** Holds a control down with the space bar; the answer lets go. */
async function hold(page: Page, on: Locator): Promise<() => Promise<void>> {
  await reach(on);
  await page.keyboard.down("Space");
  return () => page.keyboard.up("Space");
}

/** Goes to a control with Tab, as from the place where the focus is, and presses it. */
export async function press(locator: Locator): Promise<void> {
  const control = await reach(locator);
  const key = await control.evaluate((control) =>
    control instanceof HTMLInputElement && ["radio", "checkbox"].includes(control.type) ? "Space" : "Enter",
  );
  await locator.page().keyboard.press(key);
}

/** Moves the focus to a control by keys alone, and expects that it can be seen there. */
export async function reach(locator: Locator): Promise<JSHandle<Element>> {
  const page = locator.page();
  await expect(locator).toBeVisible();
  // What is drawn anew on the way is looked for once more.
  for (let tries = 3; ; tries -= 1) {
    const control = await controlOf(locator);
    await expect.poll(() => control.evaluate((control) => control.matches(":disabled")), { message: "waits for a disabled control" }).toBe(false);
    if (await tabTo(page, control)) {
      expect(await control.evaluate(showsFocus), `the focus on ${await nameOf(control)} cannot be seen`).toBe(true);
      return control;
    }
    if (tries === 0) throw new Error(`Tab does not lead to ${await nameOf(control)}`);
  }
}

/** The control behind what a finger would tap: a choice is tapped on its label. */
function controlOf(locator: Locator): Promise<JSHandle<Element>> {
  return locator.evaluateHandle((element) => {
    const control =
      element.closest("label")?.control ??
      element.closest("button, a[href], summary, input, select, textarea, [role=button], [tabindex]");
    if (!control) throw new Error(`nothing that takes the focus: ${element.outerHTML.slice(0, 120)}`);
    return control as Element;
  });
}

async function tabTo(page: Page, control: JSHandle<Element>): Promise<boolean> {
  const stops = await page.evaluate(() => document.querySelectorAll("button, a[href], summary, input, select, textarea, [tabindex]").length);
  const back = await control.evaluate((control) => {
    const at = document.activeElement ?? document.body;
    return at !== document.body && !at.contains(control) && (at.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
  });
  for (let left = stops + BEYOND; left > 0; left -= 1) {
    const at = await control.evaluate(where);
    if (at === "there") return true;
    if (at === "gone") return false;
    if (at === "group") return arrowTo(page, control);
    await page.keyboard.press(back ? "Shift+Tab" : "Tab");
  }
  return false;
}

/** Radio buttons are one stop for Tab; arrow keys go on from there. */
async function arrowTo(page: Page, control: JSHandle<Element>): Promise<boolean> {
  for (let left = 40; left > 0; left -= 1) {
    await page.keyboard.press("ArrowDown");
    if ((await control.evaluate(where)) === "there") return true;
  }
  return false;
}

function where(control: Element): "there" | "group" | "elsewhere" | "gone" {
  if (!control.isConnected) return "gone";
  const at = document.activeElement;
  if (at === control) return "there";
  const grouped = (element: Element | null): element is HTMLInputElement =>
    element instanceof HTMLInputElement && element.type === "radio";
  return grouped(at) && grouped(control) && at.name === control.name ? "group" : "elsewhere";
}

/** A ring of its own, one round its label, or (for what has cut corners) another colour of its line. */
function showsFocus(control: Element): boolean {
  if (!control.matches(":focus-visible")) return false;
  const drawn = [control, control.closest("label")].filter((element) => element !== null);
  return drawn.some((element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return outlineStyle !== "none" && parseFloat(outlineWidth) > 0;
  });
}

function nameOf(control: JSHandle<Element>): Promise<string> {
  return control.evaluate((control) => (control.getAttribute("aria-label") ?? control.textContent).trim().slice(0, 60) || control.outerHTML.slice(0, 120));
}
