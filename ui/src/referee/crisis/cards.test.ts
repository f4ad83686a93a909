import { beforeAll, expect, test, vi } from "vitest";
import { english } from "../../../dev/catalogues";
import { learn } from "../../lib/words/words";
import { cardsOf, found, keepRecent, recentCards, withRecent } from "./cards";

beforeAll(async () => {
  await learn(english("common", "core", "board", "cards", "names", "referee"));
});

const names = (text: string, ...rest: [icons?: Parameters<typeof found>[2], jump?: boolean]) =>
  found(cardsOf("crisis", false), text, rest[0] ?? [], rest[1] ?? false).map(({ name }) => name);

test("two or three letters of any word find a card, the first word's first", () => {
  expect(names("bom")).toEqual(["Bomb Threat", "Terrorist Bomber"]);
  expect(names("thr")).toContain("Bomb Threat");
  expect(names("  CYL  acc ")).toEqual(["Cylon Accusation"]);
  expect(names("cyl")[0]).toBe("Cylon Accusation");
  expect(names("cyl")).toContain("Build Cylon Detector");
  expect(names("cyl").indexOf("Cylon Virus")).toBeLessThan(names("cyl").indexOf("Build Cylon Detector"));
  expect(names("omb")).toEqual([]);
});

test("Cylon attack cards are found by their names, unless they cannot come up", () => {
  expect(found(cardsOf("crisis", false), "ambu", [], false)).toMatchObject([{ option: "attack:ambush", attack: true }]);
  expect(found(cardsOf("crisis", false, ["attack:ambush"]), "ambu", [], false)).toEqual([]);
  expect(cardsOf("super-crisis", false).some(({ option }) => option === "attack:massive-assault")).toBe(true);
});

test("the printed icons leave few, and cards of one name differ by them", () => {
  const few = found(cardsOf("crisis", false), "", ["basestars"], true);
  expect(few.length).toBeGreaterThan(0);
  expect(few.every(({ icons, jump }) => icons.includes("basestars") && jump)).toBe(true);
  const riots = found(cardsOf("crisis", false), "riots", [], false);
  expect(new Set(riots.map(({ option }) => option)).size).toBe(riots.length);
  expect(new Set(riots.map(({ icons, jump }) => `${icons.join()} ${jump}`)).size).toBe(riots.length);
});

test("the cards named last stand once each, and only a few", () => {
  expect(withRecent(["b", "a"], "a")).toEqual(["a", "b"]);
  expect(withRecent(["a", "b", "c", "d"], "e")).toEqual(["e", "a", "b", "c"]);
});

test("on New Caprica crises come from their own deck, and only there", () => {
  const options = (planet: boolean) => cardsOf("crisis", true, [], planet).map(({ option }) => option);
  expect(options(true)).toHaveLength(30);
  expect(options(true)).toContain("card:demanded-surrender");
  expect(options(false)).not.toContain("card:demanded-surrender");
  expect(options(true).filter((option) => options(false).includes(option))).toEqual([]);
});

test("the recent cards are those of this game", () => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });
  keepRecent("one", "card:a");
  keepRecent("one", "card:b");
  expect(recentCards("one")).toEqual(["card:b", "card:a"]);
  expect(recentCards("two")).toEqual([]);
  keepRecent("two", "card:c");
  expect([recentCards("two"), recentCards("one")]).toEqual([["card:c"], []]);
  // What an older page kept is of no game.
  kept.set("dradis-recent-cards", '["card:a"]');
  expect(recentCards("one")).toEqual([]);
  vi.unstubAllGlobals();
});
