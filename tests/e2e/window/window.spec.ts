// The real window: it opens the referee's page of its own server, and the page can do no more than a
// page can.

import { spawn } from "node:child_process";
import { expect, test } from "@playwright/test";
import { type Desktop, openDesktop, program } from "./driver";

let desktop: Desktop;

test.beforeAll(async () => {
  desktop = await openDesktop();
});

test.afterAll(async () => {
  await desktop?.close();
});

test("opens the referee's page on loopback and takes the token out of the address", async () => {
  await expect
    .poll(async () => desktop.driver.getCurrentUrl())
    .toMatch(/^http:\/\/127\.0\.0\.1:\d+\/referee\.html#?$/);
});

test("gives the page no way to the desktop", async () => {
  const commands = ["plugin:window|set_title", "plugin:dialog|open", "plugin:fs|read_file", "plugin:window-state|filename"];
  for (const command of commands) {
    const outcome = await desktop.driver.executeAsyncScript<string>(
      `const done = arguments[1];
       const internals = window.__TAURI_INTERNALS__;
       if (!internals) { done("absent"); return; }
       internals.invoke(arguments[0], {}).then(() => done("allowed"), (error) => done("refused: " + error));`,
      command,
    );
    expect(outcome, command).toMatch(/^(absent|refused)/);
  }
});

test("stays on its own page", async () => {
  const before = await desktop.driver.getCurrentUrl();
  const port = Number(new URL(before).port);
  for (const target of [`http://127.0.0.1:${port + 1}/`, `http://localhost:${port}/`, "https://example.invalid/", "file:///etc/hostname"]) {
    await desktop.driver.executeScript("location.assign(arguments[0])", target);
    await desktop.driver.executeScript("window.open(arguments[0])", target);
    // An answer from its own server: by then a page that had left could not have asked.
    await desktop.driver.executeAsyncScript("fetch('/referee.html').then(arguments[0], arguments[0])");
    expect(await desktop.driver.getCurrentUrl()).toBe(before);
    expect(await desktop.driver.getAllWindowHandles()).toHaveLength(1);
  }
});

test("fills the screen with F11 and comes back", async () => {
  const height = async () => desktop.driver.executeScript<number>("return innerHeight");
  const before = await height();
  await desktop.driver.actions().sendKeys("\uE03B").perform();
  await expect.poll(height).toBeGreaterThan(before);
  await desktop.driver.actions().sendKeys("\uE03B").perform();
  await expect.poll(height).toBe(before);
});

test("a second start ends by itself and leaves the first one alone", async () => {
  const second = spawn(program, [], { env: desktop.environment, stdio: "ignore" });
  const code = await new Promise((resolve) => second.once("exit", resolve));
  expect(code).toBe(0);
  expect(await desktop.driver.getAllWindowHandles()).toHaveLength(1);
});
