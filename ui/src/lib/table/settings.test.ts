import { afterEach, expect, test, vi } from "vitest";

const page = { dataset: {} as Record<string, string>, style: { setProperty: vi.fn() } };

/** A fresh start of the page with this storage. */
async function start(storage: object) {
  vi.resetModules();
  vi.stubGlobal("localStorage", storage);
  vi.stubGlobal("document", { documentElement: page });
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  return import("./settings.svelte");
}
const kept = (values: Record<string, string>) => ({
  getItem: (key: string) => values[key] ?? null,
  setItem: (key: string, value: string) => void (values[key] = value),
});

afterEach(() => vi.unstubAllGlobals());

test("what is set is drawn, and there again after a new start", async () => {
  const values: Record<string, string> = {};
  const first = await start(kept(values));
  expect(first.settings).toEqual({ theme: "dark", mirrored: false, turned: false, size: "normal", totals: false });
  first.set({ mirrored: true, size: "larger", theme: "system" });
  expect(page.dataset["theme"]).toBe("light");
  expect(page.style.setProperty).toHaveBeenLastCalledWith("--scale", "1.3");
  first.set({ totals: true });
  const second = await start(kept(values));
  expect(second.settings).toEqual({ theme: "system", mirrored: true, turned: false, size: "larger", totals: true });
});

test("a screen that only kept a look keeps it", async () => {
  const { settings } = await start(kept({ "dradis-look": '{"theme":"light","scale":1.5}' }));
  expect(settings).toEqual({ theme: "light", mirrored: false, turned: false, size: "larger", totals: false });
});

test("without a storage everything is as usual and can be set all the same", async () => {
  const { settings, set } = await start({
    getItem() {
      throw new Error("no storage");
    },
    setItem() {
      throw new Error("no storage");
    },
  });
  set({ turned: true });
  expect(settings).toEqual({ theme: "dark", mirrored: false, turned: true, size: "normal", totals: false });
});

test.each(["", "7", "null", "[]", '{"theme":"pink","size":9,"mirrored":"yes"}'])("%s is no setting", async (text) => {
  const { readSettings } = await start(kept({}));
  expect(readSettings(text)).toEqual({ theme: "dark", mirrored: false, turned: false, size: "normal", totals: false });
});

test("what is not understood does not spoil what is", async () => {
  const { readSettings } = await start(kept({}));
  expect(readSettings('{"theme":"blue","turned":true}')).toMatchObject({ theme: "dark", turned: true });
});
