// What a person does in the window: finds a control by its words, taps it, types, and reads.

import { By, type WebDriver, type WebElement } from "selenium-webdriver";

/** Milliseconds in which the window must show what is looked for. */
const PATIENCE = 10_000;

export class Hands {
  /** Taps so far. */
  taps = 0;

  constructor(readonly driver: WebDriver) {}

  /** Taps the control with these words, as soon as it can be tapped; within a part of the page, if one is named. */
  async tap(words: string | RegExp, within = "body"): Promise<void> {
    await this.until(`${words} to tap`, async () => {
      const control = await this.control(words, within);
      if (control === null) return false;
      await this.press(control);
      return true;
    });
    this.taps += 1;
  }

  /** Gives an answer of the panel that says what the table waits for, and waits until that has changed. */
  async answer(words: string | RegExp): Promise<void> {
    const before = await this.text("body");
    await this.tap(words, "aside");
    await this.until(`a change after “${words}”`, async () => (await this.text("body")) !== before);
  }

  /** Chooses one of several under a heading. */
  async choose(heading: string, option: string): Promise<void> {
    const label = By.xpath(`//fieldset[./legend[normalize-space()="${heading}"]]//label[normalize-space()="${option}"]`);
    await this.until(`${heading}: ${option}`, async () => {
      await this.press(await this.driver.findElement(label));
      return true;
    });
    this.taps += 1;
  }

  /** Types into the field with this name. */
  async type(field: string, text: string): Promise<void> {
    await this.until(`the field “${field}”`, async () => {
      const found = await this.driver.executeScript<WebElement | null>(FIELD, field);
      if (found === null) return false;
      await found.sendKeys(text);
      return true;
    });
  }

  /** Waits until the page says something. */
  async reads(words: string | RegExp, within = "body"): Promise<void> {
    await this.until(`“${words}” in ${within}`, async () => matches(await this.text(within), words));
  }

  /** Waits until there is such a control. */
  async finds(words: string | RegExp, within = "body"): Promise<void> {
    await this.until(`${words}`, () => this.sees(words, within));
  }

  /** Whether the page says something now. */
  async says(words: string | RegExp, within = "body"): Promise<boolean> {
    return matches(await this.text(within), words);
  }

  /** Whether there is such a control now. */
  async sees(words: string | RegExp, within = "body"): Promise<boolean> {
    return (await this.control(words, within)) !== null;
  }

  /** The words of all controls that can be tapped. */
  controls(within = "body"): Promise<string[]> {
    return this.driver.executeScript<string[]>(`${CONTROLS} return controls.map(nameOf);`, within);
  }

  /** Everything that can be read in a part of the page. */
  text(within = "body"): Promise<string> {
    return this.driver.executeScript<string>("return document.querySelector(arguments[0])?.innerText ?? ''", within);
  }

  /** A person scrolls to what lies below, above the bars at the edges. */
  private async press(control: WebElement): Promise<void> {
    await this.driver.executeScript("arguments[0].scrollIntoView({ block: 'center' })", control);
    await control.click();
  }

  private control(words: string | RegExp, within: string): Promise<WebElement | null> {
    const [source, flags] = typeof words === "string" ? [`^${words.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&")}$`, "i"] : [words.source, words.flags];
    const find = `${CONTROLS} const words = new RegExp(arguments[1], arguments[2]); return controls.find((control) => words.test(nameOf(control))) ?? null;`;
    return this.driver.executeScript<WebElement | null>(find, within, source, flags);
  }

  private async until(what: string, done: () => Promise<boolean>): Promise<void> {
    const end = Date.now() + PATIENCE;
    let last = "";
    // A control may go while it is looked at.
    const tried = () =>
      done().catch((error: unknown) => {
        last = String(error);
        return false;
      });
    for (;;) {
      if (await tried()) return;
      if (Date.now() > end) throw new Error(`${what}: not within ${PATIENCE / 1000} s. ${last}\n${await this.text()}\n${(await this.controls()).join(" | ")}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

// What a page draws in capitals is the same word.
const matches = (text: string, words: string | RegExp) =>
  typeof words === "string" ? text.toLowerCase().includes(words.toLowerCase()) : words.test(text);

/** What can be tapped in a part of the page, in its order; on the topmost sheet alone, where one is open. */
const CONTROLS = `
  const sheet = [...document.querySelectorAll("dialog[open]")].at(-1);
  const part = document.querySelector(arguments[0]);
  const controls = [...((sheet && !sheet.contains(part) ? sheet : part)?.querySelectorAll("button, summary, label, select") ?? [])]
    .filter((control) => !control.disabled && control.checkVisibility({ visibilityProperty: true }));
  const nameOf = (control) => (control.getAttribute("aria-label") ?? control.innerText ?? "").replace(/\\s+/g, " ").trim();`;

const FIELD = `
  const nameOf = (field) => field.getAttribute("aria-label") ?? field.labels[0]?.innerText.trim() ?? "";
  return [...document.querySelectorAll("input")].find((field) => nameOf(field) === arguments[0]) ?? null;`;
