// The real window: it opens the referee's page of its own server, and the page can do no more than a
// page can.

import { execFileSync, spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { By, until } from "selenium-webdriver";
import { type Desktop, freshEnvironment, openDesktop, program } from "./driver";

let desktop: Desktop;

test.beforeAll(async () => {
  desktop = await openDesktop();
});

test.afterAll(async () => {
  // The last test has closed it already, unless it failed on its way.
  await desktop?.close().catch(() => {});
});

test("opens the referee's page on loopback and takes the token out of the address", async () => {
  await expect
    .poll(async () => desktop.driver.getCurrentUrl())
    .toMatch(/^http:\/\/127\.0\.0\.1:\d+\/referee\.html#?$/);
});

/** The first visible element that a selector finds, waited for. */
async function shown(locator: By) {
  const element = await desktop.driver.wait(until.elementLocated(locator), 10_000);
  return desktop.driver.wait(until.elementIsVisible(element), 10_000);
}

const button = (label: string) => By.xpath(`//button[normalize-space()="${label}"]`);

/** What the referee's door answers to a first frame sent from inside the window. */
async function knock(frame: object): Promise<string> {
  return desktop.driver.executeAsyncScript<string>(
    `const done = arguments[1];
     const socket = new WebSocket("ws://" + location.host + "/ws/referee");
     socket.onopen = () => socket.send(JSON.stringify(arguments[0]));
     socket.onmessage = (message) => done(JSON.parse(message.data).type);
     socket.onclose = () => done("closed");`,
    frame,
  );
}

test("lets the page in once with its token, and nobody after it", async () => {
  await shown(button("New game"));
  // WebKit remembers the address as it was opened: the token that has been used.
  const opened = await desktop.driver.executeScript<string>("return performance.getEntriesByType('navigation')[0].name");
  const token = new URL(opened).hash.slice(1);
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(await knock({ type: "enter", token })).toBe("turned-away");
  expect(await knock({ type: "enter", token: "A".repeat(43) })).toBe("turned-away");
  expect(await knock({ type: "new-table" })).toMatch(/^(turned-away|closed)$/);
});

test("starts a game, and keeps it when the page is loaded again", async () => {
  const players = ["Ana", "Ben", "Cem"];
  await (await shown(button("New game"))).click();
  const fields = await desktop.driver.wait(until.elementsLocated(By.css("form input[type=text]")), 10_000);
  for (const [seat, name] of players.entries()) await fields[seat]?.sendKeys(name);
  await (await shown(button("Begin"))).click();

  const question = By.xpath('//h2[contains(., "chooses a character")]');
  const first = await (await shown(question)).getText();
  await (await shown(By.css("ul.legal button"))).click();
  await desktop.driver.wait(async () => {
    const now = await desktop.driver.findElements(question);
    return now[0] !== undefined && (await now[0].getText().catch(() => first)) !== first;
  }, 10_000);
  const second = await (await shown(question)).getText();

  await desktop.driver.navigate().refresh();
  expect(await (await shown(question)).getText()).toBe(second);
});

test("shows a fight: what the die can do before it is rolled, and what it did", async () => {
  const { driver } = desktop;
  await (await shown(By.css("button[aria-label=Menu]"))).click();
  await (await shown(button("Back to the list of games"))).click();
  await (await shown(button("Join a game in progress"))).click();
  await shown(button("Lay out the board"));
  // The form is filled in, and what people would lay out tap by tap is put into what the page sends.
  await driver.executeScript(`
    const set = (field, value) => {
      field.value = value;
      for (const what of ["input", "change"]) field.dispatchEvent(new Event(what, { bubbles: true }));
    };
    const people = [["Ana", "starbuck"], ["Ben", "laura-roslin"], ["Cem", "william-adama"], ["Dee", "saul-tigh"]];
    people.forEach(([name, character], seat) => {
      set(document.querySelector('[aria-label="Player ' + (seat + 1) + '"]'), name);
      set(document.querySelector('[aria-label="Character of player ' + (seat + 1) + '"]'), character);
    });
    const { send } = WebSocket.prototype;
    WebSocket.prototype.send = function (data) {
      if (typeof data !== "string" || !data.includes('"start-from"')) return send.call(this, data);
      const asked = JSON.parse(data);
      const { options, position } = asked.command;
      options.modes.dice = "table";
      position.areas = { bow: { raiders: 1, "heavy-raiders": 0, "unmanned-vipers": 1, basestars: [], "civilian-ships": 0 } };
      position["skill-cards"] = {};
      position.places = {};
      position.turn.step = "activate-cylon-ships";
      position.lay_out = false;
      return send.call(this, JSON.stringify(asked));
    };`);
  await (await shown(button("Lay out the board"))).click();

  const now = async () => (await shown(By.css("aside"))).getText();
  await (await shown(By.xpath('//aside//button[contains(., "Raiders")]'))).click();
  await driver.wait(async () => (await now()).includes("Raider attacks an unmanned viper, bow"), 10_000);
  expect(await now()).toContain("damaged");
  await (await shown(By.xpath('//aside//button[starts-with(@aria-label, "1") or starts-with(normalize-space(), "1")]'))).click();
  await driver.wait(async () => (await now()).includes("1, no effect"), 10_000);
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

test("opens as large as a person closed it", async () => {
  await desktop.driver.manage().window().setRect({ width: 1000, height: 700 });
  const size = () => desktop.driver.executeScript<number[]>("return [innerWidth, innerHeight]");
  await expect.poll(size).toEqual([1000, 700]);
  execFileSync("wmctrl", ["-c", "Dradis"]);
  const remembered = join(desktop.environment["XDG_CONFIG_HOME"] ?? "", "app.dradis.desktop/.window-state.json");
  await expect.poll(() => existsSync(remembered)).toBe(true);
  await desktop.close().catch(() => {});
  desktop = await openDesktop(desktop.environment);
  await expect.poll(size).toEqual([1000, 700]);
});

test("says in the window and on the terminal why there is no table", async () => {
  await desktop.close();
  const environment = freshEnvironment();
  const data = environment["XDG_DATA_HOME"] ?? "";
  mkdirSync(data, { recursive: true });
  writeFileSync(join(data, "dradis"), "a file where the folder should be");

  desktop = await openDesktop(environment);
  await expect
    .poll(() => desktop.driver.executeScript("return document.querySelector('h1').textContent"))
    .toBe("Dradis could not open the table.");
  const reason = await desktop.driver.executeScript("return document.getElementById('reason').textContent");
  expect(reason).toContain(join(data, "dradis"));
  await desktop.close();

  const alone = spawn(program, [], { env: environment, stdio: ["ignore", "ignore", "pipe"] });
  let said = "";
  alone.stderr.on("data", (chunk: Buffer) => (said += chunk.toString()));
  let ended: number | null = null;
  alone.once("exit", (code) => (ended = code));
  const close = () => {
    // A window that has only just come may not hear that it is closed.
    spawnSync("wmctrl", ["-c", "Dradis"]);
    return ended;
  };
  await expect.poll(close).toBe(1);
  expect(said).toContain(`dradis: ${reason}`);
});
