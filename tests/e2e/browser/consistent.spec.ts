// What people find in one place they find there everywhere, under the same name; and a choice changes what it is a choice of.

import { inFight } from "../support/fight";
import { expect, test } from "../support/table";
import { Reader } from "../support/tree";
import { adds, cardField, chooses, totals } from "../support/turn";

const TABS = ["Mine", "Table", "Log", "Help"];
/** Languages that these pages do not speak yet. */
const OTHER = /^(deutsch|español|italiano|polski)$/i;
const STATES = { areas: { bow: { raiders: 1, "unmanned-vipers": 1 } }, modes: { dice: "table" }, cards: { Ana: 3, Ben: 5 }, step: "crisis" } as const;

test("navigation and help have one place and one order in every state of a game", async ({ table }) => {
  const referee = await table.referee();
  await inFight(referee, structuredClone(STATES) as never);
  const phone = await table.phone();
  await table.pair(referee, "Ana", phone);
  const [page, own] = [await Reader.of(referee.page), await Reader.of(phone.page)];
  /** Names and roles of what stands in the header and of the parts of the page, without what the moment says. */
  const parts = async () => {
    const tree = await page.tree();
    const header = tree.filter(({ role, within }) => role === "button" && within.some(({ role }) => role === "banner")).map(({ name }) => name.replace(/^(Undo|Redo)\b.*/, "$1"));
    const marks = tree.filter(({ role }) => ["banner", "main", "complementary"].includes(role)).map(({ role }) => role);
    const lists = tree.filter(({ role, name }) => (role === "region" && name === "Resources") || (role === "list" && name === "Seats")).map(({ name }) => name);
    return { header, marks, lists };
  };
  const first = await parts();
  expect(first.marks).toEqual(expect.arrayContaining(["banner", "main", "complementary"]));
  expect(first.lists).toEqual(["Resources", "Seats"]);
  expect(first.header).toEqual(expect.arrayContaining(["Undo", "Log", "Menu"]));
  // Help is in the menu, which closes the header.
  expect(first.header.at(-1)).toBe("Menu");
  const look = async (state: string) => {
    expect(await parts(), state).toEqual(first);
    for (const tab of TABS) {
      await phone.tab(tab as "Mine").click();
      const tabs = (await own.tree()).filter(({ role, within }) => role === "button" && within.some((at) => at.role === "navigation")).map(({ name }) => name.replace(" a question waits for you", ""));
      expect(tabs, `${state}, ${tab}`).toEqual(TABS);
    }
    await phone.tab("Mine").click();
    await page.press("button", "Menu");
    const menu = (await page.tree()).filter(({ role }) => role === "button").map(({ name }) => name);
    expect(menu.filter((name) => /^(Guide|Rules)/.test(name)).length, `${state}: ${menu.join()}`).toBeGreaterThan(0);
    await referee.page.keyboard.press("Escape");
    await page.gone("dialog", /.*/);
    return menu;
  };
  const menus = [await look("a crisis comes up")];
  await cardField(referee).fill("prison l");
  await expect(referee.now.getByRole("option")).toHaveCount(1);
  await cardField(referee).press("Enter");
  await expect(referee.now).toContainText("decides");
  menus.push(await look("a choice"));
  await chooses(referee, 10).click();
  await expect(adds(referee, 2)).toBeVisible();
  menus.push(await look("cards are added"));
  await adds(referee, 2).click();
  // The table asks the next player, and a tap that was meant for the one before is none.
  await expect(referee.now).toContainText("Ana: how many");
  await referee.answer("No more cards").click();
  await referee.page.getByRole("main").getByRole("button", { name: "Total only" }).click();
  await totals(referee, 25).click();
  menus.push(await look("a check is passed"));
  expect(new Set(menus.map((menu) => menu.join())).size).toBe(1);
});

test("places, dials and titles have the same names on the table's page, on phones and on the wall", async ({ table }) => {
  const referee = await table.referee();
  await inFight(referee, structuredClone(STATES) as never);
  const wall = await (await table.browser.newContext({ viewport: { width: 1920, height: 1080 } })).newPage();
  await wall.goto(`http://127.0.0.1:${table.dradis.port}/wall.html`);
  const phone = await table.phone();
  await table.pair(referee, "Ana", phone);
  await phone.tab("Table").click();
  await expect(wall.getByRole("list", { name: "Seats" })).toBeVisible();
  const saidBy = async (reader: Reader) => (await reader.tree()).map(({ name }) => name.toLowerCase());
  const says = (all: readonly string[], name: string) => all.some((said) => new RegExp(`\\b${name.toLowerCase()}\\b`).test(said));
  const pages = [await Reader.of(referee.page), await Reader.of(phone.page), await Reader.of(wall)];
  const said = await Promise.all(pages.map(saidBy));
  const NAMES = ["Fuel", "Food", "Morale", "Population", "President", "Admiral", "Command", "Weapons Control", "Communications", "Admiral’s Quarters", "Research Lab", "FTL Control", "Hangar Deck", "Armory", "Sickbay", "Brig", "Press Room", "President’s Office", "Administration", "Caprica", "Cylon Fleet", "Human Fleet", "Resurrection Ship"];
  for (const [at, all] of said.entries()) {
    expect(NAMES.filter((name) => !says(all, name)), ["the table's page", "a phone", "the wall"][at]).toEqual([]);
  }
});

test("a choice of theme, size, language or cue changes that and nothing else", async ({ table }) => {
  const referee = await table.referee();
  await inFight(referee, structuredClone(STATES) as never);
  const phone = await table.phone();
  await table.pair(referee, "Ana", phone);
  await phone.tab("Help").click();
  await referee.page.getByRole("button", { name: "Menu", exact: true }).click();
  const opened = await Reader.of(referee.page);
  for (const [where, reader] of [["a phone's help", await Reader.of(phone.page)], ["the table's menu", opened]] as const) {
    const choices = async () => (await reader.tree()).filter(({ role }) => role === "radio");
    /** What is there, by roles: names change with a language, and the status with what it has said. */
    const shape = async () => (await reader.tree()).filter(({ role, within }) => !["StaticText", "InlineTextBox", "LineBreak"].includes(role) && !within.some((at) => at.role === "status")).map(({ role }) => role).join(" ");
    const at = reader.page.url();
    const before = await shape();
    const count = (await choices()).length;
    expect(count, where).toBeGreaterThan(4);
    for (let which = 0; which < count; which += 1) {
      const { node, name } = (await choices())[which]!;
      // A phone that asks for other words is watched elsewhere (language.spec.ts).
      if (where === "a phone's help" && OTHER.test(name)) continue;
      await reader.session.send("DOM.focus", { backendNodeId: node });
      expect((await choices())[which]!.states["checked"] === "true", `${where}: the focus alone chooses ${name}`).toBe((await choices()).find((one) => one.node === node)!.states["checked"] === "true");
      await reader.page.keyboard.press("Space");
      await expect.poll(async () => (await choices())[which]!.states["checked"], { message: `${where}: ${name}` }).toBe("true");
      await expect.poll(shape, { message: `${where}: ${name}` }).toBe(before);
      expect((await choices())[which]!.states["focused"], `${where}: ${name} keeps the focus`).toBe(true);
      expect(reader.page.url()).toBe(at);
    }
  }
});
