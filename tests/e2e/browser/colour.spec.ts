// Nothing is said by a colour alone, and everything can be read by eyes that tell fewer colours apart.

import { PNG } from "pngjs";
import { alike, contrastFaults, look, seen, type Status, statuses, twins, VISIONS } from "../support/colour";
import { CHARACTERS, expect, PLAYERS, test } from "../support/table";
import { inTheme, tour } from "../support/tour";

/** Words that come with a player, not with a state. */
const NAMES = [...PLAYERS, ...CHARACTERS.flatMap(([, character]) => character.split(" "))];

test("every state has a word or a shape, and every text a contrast, for eyes with and without all colours", async ({ table }) => {
  test.setTimeout(1_200_000);
  const found = new Map<string, Status[]>();
  const faults: string[] = [];
  await tour(table, async (device, name, page) => {
    const note = (where: string, lines: string[]) => faults.push(...lines.map((line) => `${device} ${name} ${where}: ${line}`));
    found.set(device, [...(found.get(device) ?? []), ...(await statuses(page, NAMES))]);
    note("dark", await twins(page));
    for (const theme of ["dark", "light"] as const) {
      await inTheme(page, theme, async () => note(theme, await contrastFaults(page)));
    }
  });
  for (const [device, all] of found) faults.push(...alike(all).map((line) => `${device}: ${line}`));
  expect(faults).toEqual([]);

  // The states that this is about were there to be compared.
  const kinds = new Set([...found.values()].flat().map(({ kind, state }) => `${kind} ${state}`));
  for (const state of ["dial red", "dial safe", "device none", "device connected", "seat active", "seat waiting", "ship raider", "ship viper"]) {
    expect([...kinds]).toContain(state);
  }
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
  await page.context().close();
});
