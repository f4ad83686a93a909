// Every screen, at every size: readable, tappable, nothing cut off, nothing that axe objects to.

import { axeFaults, layoutFaults } from "../support/layout";
import { expect, PLAYERS, test } from "../support/table";
import { atRest, inTheme, SIZES, tour } from "../support/tour";

test("every screen can be read and tapped", async ({ table }) => {
  test.setTimeout(1_200_000);
  const faults: string[] = [];
  await tour(table, async (device, name, page) => {
    const note = (where: string, found: string[]) => faults.push(...found.map((fault) => `${device} ${name} ${where}: ${fault}`));
    for (const size of SIZES[device]) {
      await page.setViewportSize(size);
      note(`${size.width}×${size.height}`, await layoutFaults(page));
    }
    // The themes differ in nothing but colours.
    await inTheme(page, "light", async () => note("light", await axeFaults(page, ["color-contrast"])));
    await inTheme(page, "dark", async () => note("dark", await axeFaults(page)));
  });
  expect(faults).toEqual([]);
});

test("six players with the longest names fit", async ({ table }) => {
  const names = ["Ana", "Ben", "Cem", "Dee", "Eli", "Fay"].map((name) => `${name} Wolfeschlegelsteiner`.slice(0, 24));
  const referee = await table.referee();
  const phone = await table.phone();
  const faults: string[] = [];
  const check = atRest(async (device, name, page) => {
    for (const size of SIZES[device]) {
      await page.setViewportSize(size);
      faults.push(...(await layoutFaults(page, { shortened: "Wolfeschlegel" })).map((fault) => `${device} ${name} ${size.width}×${size.height}: ${fault}`));
    }
  });

  await referee.newGame(names);
  for (const name of names) {
    await expect(referee.page.getByText(`${name} can choose`)).toBeVisible();
    if (name === names[4]) await check("referee", "choosing", referee.page);
    await referee.character("").first().click();
    // Apollo, the first on offer then, starts in a viper.
    if (name === names[2]) await referee.answer("aft port").click();
  }
  await table.pair(referee, names[0] ?? "", phone);
  await referee.answer("Deal now").click();
  await expect(phone.hold).toBeEnabled();
  await check("referee", "reading", referee.page);
  await check("phone", "reading", phone.page);
  await referee.answer("Go on").click();
  await expect(referee.answer("Next player")).toBeVisible();
  await check("referee", "playing", referee.page);
  await phone.tab("Table").click();
  await check("phone", "table", phone.page);
  await referee.logButton.click();
  await check("referee", "log", referee.page);
  expect(faults).toEqual([]);
});

test("everything on the table's screen is reached with the keyboard", async ({ table }) => {
  const referee = await table.referee();
  await referee.newGame(PLAYERS);
  await expect(referee.page.getByText("Ana can choose")).toBeVisible();
  const buttons = await referee.page.locator("button:enabled").evaluateAll((all) => all.map((button) => button.outerHTML));
  expect(buttons.length).toBeGreaterThan(20);
  const reached = new Set<string>();
  for (let tab = 0; tab < buttons.length; tab += 1) {
    await referee.page.keyboard.press("Tab");
    const [html, ring] = await referee.page.evaluate(() => {
      const focused = document.activeElement ?? document.body;
      return [focused.outerHTML, getComputedStyle(focused).outlineStyle];
    });
    reached.add(html);
    expect(ring, html).not.toBe("none");
  }
  expect([...reached].sort()).toEqual([...new Set(buttons)].sort());
});

test("the checks find what they look for", async ({ browser }) => {
  // High enough for all of it: what is scrolled away cannot be asked what lies on it.
  const viewport = { width: 360, height: 2000 };
  const page = await (await browser.newContext({ viewport, isMobile: true, hasTouch: true })).newPage();
  await page.setContent(`<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>faults</title><main><h1>Faults</h1>
    <style>button { min-height: 48px; min-width: 48px }</style>
    <button style="width: 40px; min-width: 0; height: 60px">low</button>
    <label style="display: block; width: 60px; height: 30px"><input type="radio" style="opacity: 0">flat</label>
    <p style="font-size: 12px">small</p>
    <svg viewBox="0 0 100 100" width="50" height="50"><text y="50" font-size="20">drawn</text></svg>
    <svg viewBox="0 0 100 100" width="50" height="50"><text y="20" font-size="20" transform="rotate(90 20 20)">turned</text></svg>
    <p style="height: 20px; overflow: hidden; line-height: 20px">two<br>lines</p>
    <div style="width: 50px; overflow: hidden; white-space: nowrap">beside the end</div>
    <div style="width: 50px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis">shortened words</div>
    <div style="width: 50px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis">Longest Name</div>
    <p style="width: 400px; text-align: right">wide</p>
    <p style="width: 60px; overflow-wrap: anywhere">unbreakable</p>
    <div style="transform: scale(0.5); transform-origin: 0 0"><p style="font-size: 20px">scaled</p></div>
    <p>below</p><div style="position: relative; top: -34px; height: 34px; background: white">above</div>
    <p>under</p><div style="position: relative; top: -34px; height: 34px; background: white; pointer-events: none">let through</div>
    <p>seen through</p><div style="position: relative; top: -34px; height: 34px"></div>
    <p style="color: #777; background: #888">faint</p>
    <button style="width: 60px; white-space: nowrap; padding: 0">longer than its button</button>
    <button style="width: 90px; height: 48px; min-height: 0; padding: 0">more than one line for the height of it</button>
    <div><button>first</button><button style="margin-left: -10px">second</button><button>third</button></div>
    <p style="margin: 0">one over</p><p style="margin: -12px 0 0">the other</p>
    <svg width="300" height="120">
      <path data-ground role="button" tabindex="0" aria-label="ground" d="M0 0H300V120H0Z" fill="#fff"/>
      <circle role="button" tabindex="0" aria-label="left ship" cx="30" cy="40" r="25"/>
      <circle role="button" tabindex="0" aria-label="right ship" cx="70" cy="40" r="25"/>
      <circle role="button" tabindex="0" aria-label="corner ship" cx="107" cy="77" r="25"/>
      <text x="150" y="40">name of it</text><text x="180" y="44">name of that</text>
      <text x="280" y="90">cut by the drawing</text>
      <g><rect x="150" y="60" width="60" height="24" fill="#eee"/><text x="180" y="78" text-anchor="middle">wider than its box</text></g>
      <text x="10" y="110">hidden name</text><rect x="20" y="95" width="60" height="20" fill="#333" pointer-events="none"/>
    </svg></main>`);
  const faults = await layoutFaults(page, { shortened: "Longest" });
  for (const fault of [
    /wide on a screen of 360/,
    /“low” is 40\.0 × 60\.0/,
    /“flat” is 60\.0 × 30\.0/,
    /“small” has letters of 12\.0/,
    /“drawn” has letters of 10\.0/,
    /“turned” has letters of 10\.0/,
    /“twolines” is cut off below/,
    /“beside the end” is cut off at the side/,
    /“shortened words” is cut off at the side/,
    /“wide” runs out of the screen/,
    /“unbreakable” goes on in the next line within a word/,
    /“scaled” has letters of 10\.0/,
    /“below” is covered by .*“above”/,
    /“under” is covered by .*“let through”/,
    /“longer than its button” runs out of .* at the side/,
    /“more than one line .*” runs out of .* above or below/,
    /“first” and .*“second” share a place/,
    /“one over” runs into .*“the other”/,
    /“left ship” and .*“right ship” share a place/,
    /“name of it” runs into .*“name of that”/,
    /“cut by the drawing” runs out of .* at the side/,
    /“wider than its box” runs out of .* at the side/,
    /“hidden name” is covered by <rect/,
  ]) {
    expect.soft(faults).toContainEqual(expect.stringMatching(fault));
  }
  // And nothing else: boxes of drawings that touch, a name that is shortened, words under nothing but air.
  for (const well of [/second” and .*third/, /Longest Name/, /seen through/, /right ship” and .*corner ship/, /ground/]) {
    expect.soft(faults).not.toContainEqual(expect.stringMatching(well));
  }
  expect(await axeFaults(page)).toContainEqual(expect.stringMatching(/^color-contrast/));
  await page.context().close();
});
