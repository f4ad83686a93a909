// What looks at every screen finds what it looks for: pages with faults of every kind, and with what is well.

import { PNG } from "pngjs";
import { alike, contrastFaults, look, seen, statuses, twins, VISIONS } from "../support/colour";
import { BOOKS, firstScreenFaults, largerFaults } from "../support/first";
import { axeFaults, layoutFaults } from "../support/layout";
import { measured } from "../support/measure";
import { orderFaults } from "../support/order";
import { spacedFaults } from "../support/spacing";
import { expect, test } from "../support/table";

test("the checks of sizes and places find what they look for", async ({ browser }) => {
  // High enough for all of it: what is scrolled away cannot be asked what lies on it.
  const viewport = { width: 360, height: 2000 };
  const page = await (await browser.newContext({ viewport, isMobile: true, hasTouch: true })).newPage();
  await page.setContent(`<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>faults</title><main><h1>Faults</h1>
    <style>button { min-height: 48px; min-width: 48px }
      .far { position: relative; height: 0 } .far::after { content: ""; position: absolute; top: -34px; left: 0; width: 200px; height: 34px; background: white }</style>
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
    <p style="width: 60px">Commu&shy;nications</p>
    <p>well-known twenty-one</p>
    <div style="position: relative; height: 30px; overflow: hidden"><span style="position: absolute; top: -14px">cut above</span></div>
    <div style="width: 100px; background: #ddd"><span style="display: block; width: 140px; background: #fc8">TAG</span></div>
    <div style="width: 100px; background: #ddd"><span style="display: block; background: #fc8">KEPT</span></div>
    <div style="transform: scale(0.5); transform-origin: 0 0"><p style="font-size: 20px">scaled</p></div>
    <p>below</p><div style="position: relative; top: -34px; height: 34px; background: white">above</div>
    <p>under</p><div style="position: relative; top: -34px; height: 34px; background: white; pointer-events: none">let through</div>
    <p>far from it</p><div class="far"></div>
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
    /“Commu.nications” goes on in the next line within a word/,
    /“cut above” is cut by <div/,
    /“TAG” sticks out of <div.*“TAG”/,
    /“scaled” has letters of 10\.0/,
    /“below” is covered by .*“above”/,
    /“far from it” is covered by <div class="far"/,
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
  for (const well of [/second” and .*third/, /Longest Name/, /seen through/, /right ship” and .*corner ship/, /ground/, /well-known/, /KEPT/]) {
    expect.soft(faults).not.toContainEqual(expect.stringMatching(well));
  }
  expect(await axeFaults(page)).toContainEqual(expect.stringMatching(/^color-contrast/));
  await page.context().close();
});

test("the check of spaced text finds what is lost in it, and nothing that is there all the same", async ({ browser }) => {
  const page = await (await browser.newContext({ viewport: { width: 360, height: 800 } })).newPage();
  await page.setContent(`<!doctype html><html lang="en"><title>faults</title><style>p, div { margin: 0; font: 16px/1.2 monospace }</style><main>
    <p style="height: 20px; overflow: hidden">lines apart</p>
    <div style="width: calc(7ch + 0.3em); overflow: hidden; white-space: nowrap">letters</div>
    <div style="width: calc(18ch + 18 * 0.12em + 0.2em); letter-spacing: 0.12em; overflow: hidden; white-space: nowrap">so many words here</div>
    <div style="height: 50px; overflow: hidden"><p>paragraphs</p><p>apart</p></div>
    <p style="white-space: nowrap">as wide as a phone’s screen is</p>
    <p style="min-height: 20px">grows with its lines</p>
    <div style="width: 200px; overflow: hidden">goes on in the next line</div>
    <div style="height: 30px; overflow-y: auto"><p>is scrolled</p><p>to its end</p></div></main>`);
  // As it stands nothing is lost.
  expect(await layoutFaults(page)).toEqual([]);
  const faults = await spacedFaults(page);
  for (const fault of [/lines apart.* is cut /, /letters.* is cut /, /so many words.* is cut /, /paragraphs.* is cut /, /as wide as a phone.* runs out of the screen/]) {
    expect.soft(faults).toContainEqual(expect.stringMatching(fault));
  }
  for (const well of [/grows/, /goes on/, /is scrolled/]) expect.soft(faults).not.toContainEqual(expect.stringMatching(well));
  expect(await layoutFaults(page)).toEqual([]);
  await page.context().close();
});

test("the check of the order finds what is read after what stands below it", async ({ browser }) => {
  const page = await (await browser.newContext({ viewport: { width: 360, height: 800 } })).newPage();
  await page.setContent(`<!doctype html><html lang="en"><title>faults</title><main>
    <ul style="display: flex; flex-direction: column-reverse"><li>told first</li><li>told last</li></ul>
    <div style="display: flex; flex-wrap: wrap"><p style="width: 100%; order: 1">put down</p><p style="width: 100%">comes up</p></div>
    <div style="display: grid; grid-template: 'b' 'a'"><p style="grid-area: a">drawn below</p><p style="grid-area: b">drawn above</p></div>
    <div style="display: flex"><p>left</p><p>right</p></div>
    <div style="columns: 2"><p>one column</p><p>other column</p></div>
    <p>in its order</p><p>after it</p></main>`);
  const faults = await orderFaults(page);
  for (const fault of [/told last.* stands above .*told first/, /comes up.* stands above .*put down/, /drawn above.* stands above .*drawn below/]) {
    expect.soft(faults).toContainEqual(expect.stringMatching(fault));
  }
  expect(faults).toHaveLength(3);
  await page.context().close();
});

test("the checks of the first screen find what they look for", async ({ browser }) => {
  const page = await (await browser.newContext({ viewport: { width: 1024, height: 768 } })).newPage();
  await page.setContent(`<!doctype html><html lang="en"><title>faults</title><style>
      body { margin: 0 } button { display: block; height: 48px; width: 100px } html { font-size: calc(16px * var(--scale, 1)) }</style>
    <section style="height: 80px; overflow-y: auto"><div class="left"><button>whole dial</button><button>scrolled away</button></div></section>
    <main><section class="space"><button>whole place</button><button style="margin-top: 30rem">far place</button>
      <button style="margin-left: -20px">beside the screen</button></section></main>
    <ul class="seats"><li><button style="margin-top: 300px">seat below</button></li></ul>
    <aside><button>question below</button></aside>`);
  await measured(page);
  const across = await firstScreenFaults(page);
  for (const fault of [/scrolled away/, /beside the screen/, /seat below/]) expect.soft(across).toContainEqual(expect.stringMatching(fault));
  expect(across).toHaveLength(3);
  const larger = await largerFaults(page);
  expect(larger).toEqual([expect.stringMatching(/far place/), expect.stringMatching(/beside the screen/)]);
  await page.setViewportSize({ width: 800, height: 1280 });
  await page.locator(BOOKS).evaluate((books) => Object.assign(books.style, { height: "auto" }));
  expect(await firstScreenFaults(page)).toEqual([]);
  await page.locator(BOOKS).evaluate((books) => document.body.append(books));
  expect(await firstScreenFaults(page)).toContainEqual("the dials do not stand above the board");
  await page.context().close();
});

test("the colours are those that the browser shows to such eyes", async ({ browser }) => {
  const page = await (await browser.newContext({ viewport: { width: 240, height: 40 } })).newPage();
  const colours = [
    [255, 93, 93],
    [87, 227, 155],
    [255, 179, 71],
    [93, 179, 255],
    [13, 20, 32],
    [230, 237, 246],
  ] as const;
  await page.setContent(
    `<body style="margin: 0; display: flex">${colours.map((colour) => `<div style="width: 40px; height: 40px; background: rgb(${colour.join()})"></div>`).join("")}`,
  );
  const session = await page.context().newCDPSession(page);
  for (const vision of VISIONS) {
    await look(session, vision);
    const { width, data } = PNG.sync.read(await page.screenshot());
    for (const [index, colour] of colours.entries()) {
      const at = 4 * (20 * width + index * 40 + 20);
      const expected = seen(colour, vision);
      for (const part of [0, 1, 2]) {
        expect(Math.abs((data[at + part] ?? 0) - (expected[part] ?? 0)), `${vision} ${colour.join()}`).toBeLessThanOrEqual(4);
      }
    }
  }
  await look(session, "none");
  await page.context().close();
});

test("the checks of colours find what they look for", async ({ browser }) => {
  const page = await (await browser.newContext({ viewport: { width: 600, height: 600 } })).newPage();
  await page.setContent(`<!doctype html><html lang="en"><title>faults</title><body style="background: #000; color: #fff">
    <style>.dot { display: inline-block; width: 20px; height: 20px }
      .layer { position: relative; isolation: isolate } .layer::before { content: ""; position: absolute; inset: 0; z-index: -1; background: #777 }</style>
    <p><span class="dot" style="background: red"></span><span class="dot" style="background: green"></span></p>
    <p><span data-status="lamp on" style="color: red">Ana lamp</span> <span data-status="lamp off" style="color: green">Ben lamp</span></p>
    <p><span data-status="mark on" style="color: red">Ana ✓</span> <span data-status="mark off" style="color: green">Ben</span></p>
    <p><svg data-status="form round" width="20" height="20"><circle r="8"/></svg><svg data-status="form square" width="20" height="20"><path d="M0 0h9v9z"/></svg></p>
    <p><span data-status="kept on">by chance</span> <span data-status="kept off">for once</span> <span data-status="kept on">again</span> <span data-status="kept off">again</span></p>
    <p style="color: #ff2020">red letters on black</p>
    <p class="layer" style="color: #999">grey on a layer</p>
    <p style="color: #eee">plain letters</p>
    <button disabled style="color: #333; background: #222; border: 0">nothing to do</button>`);
  const states = alike(await statuses(page, ["Ana", "Ben"]));
  expect(states).toContainEqual(expect.stringMatching(/^lamp: “on” and “off”/));
  expect(states).toContainEqual(expect.stringMatching(/^kept: “on” and “off”/));
  expect(states).toHaveLength(2);
  expect(await twins(page)).toEqual([expect.stringMatching(/class="dot".*differ in colour alone/)]);
  const contrasts = await contrastFaults(page);
  expect(contrasts).toContainEqual(expect.stringMatching(/“red letters on black” has a contrast of .* for protanopia/));
  expect(contrasts).toContainEqual(expect.stringMatching(/“grey on a layer” has a contrast/));
  expect(contrasts.join()).not.toMatch(/plain letters|nothing to do/);
  // What moves while the picture is taken stands elsewhere in it.
  await page.evaluate(() => {
    let at = 0;
    const move = () => {
      document.body.style.paddingTop = `${(at += 1) % 40}px`;
      requestAnimationFrame(move);
    };
    move();
  });
  await expect(contrastFaults(page)).rejects.toThrow("the page does not come to rest");
  await page.context().close();
});
