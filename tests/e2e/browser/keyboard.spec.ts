// The hand on the keyboard that plays the evenings of the project "keyboard" notices what it cannot do.

import { faultsOf } from "../support/faults";
import { takeKeyboard } from "../support/keyboard";
import { expect, test } from "../support/table";

test("keys reach what Tab leads to, and nothing else", async ({ browser }) => {
  const letGo = await takeKeyboard(browser);
  const page = await (await browser.newContext()).newPage();
  const faults = faultsOf(page);
  // An address first: what is set in a blank page hears of no scripts that begin with a document.
  await page.route("http://dradis.test/", (route) =>
    route.fulfill({
      contentType: "text/html",
      body: `<!doctype html><style>:focus-visible { outline: 2px solid } #bare:focus-visible { outline: 0 }</style>
        <button onclick="said.textContent = 'first'">first</button> <input aria-label="name">
        <label><input type="radio" name="r" checked>one</label> <label><input type="radio" name="r" value="two">two</label>
        <button tabindex="-1">hidden from keys</button> <button id="bare">without a ring</button>
        <button onclick="said.textContent = event.detail === 0 ? 'by a key' : 'by a pointer'">last</button><p id="said"></p>`,
    }),
  );
  await page.goto("http://dradis.test/");
  await page.getByRole("button", { name: "last" }).click();
  await expect(page.locator("#said")).toHaveText("by a key");
  await page.getByRole("button", { name: "first" }).click();
  await expect(page.locator("#said")).toHaveText("first");
  await page.getByRole("textbox").fill("Ana");
  await expect(page.getByRole("textbox")).toHaveValue("Ana");
  await page.getByText("two").click();
  await expect(page.getByRole("radio", { name: "two" })).toBeChecked();
  await expect(page.getByRole("button", { name: "hidden" }).click()).rejects.toThrow("Tab does not lead to hidden from keys");
  await expect(page.getByRole("button", { name: "without" }).click()).rejects.toThrow("cannot be seen");
  expect(faults).toEqual([]);
  await page.mouse.click(5, 5);
  await expect.poll(() => faults.join()).toContain("in an evening without pointers");
  await page.context().close();
  letGo();
});
