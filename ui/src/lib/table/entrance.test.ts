import { expect, test } from "vitest";
import { createEntrance, takeToken } from "./entrance";

function page(hash: string) {
  const addresses: string[] = [];
  const location = { hash, pathname: "/referee.html", search: "?x=1" } as Location;
  const history = {
    replaceState: (_: unknown, __: string, address: string) => addresses.push(address),
  } as unknown as History;
  return { location, history, addresses };
}

function tab() {
  const kept = new Map<string, string>();
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  };
}

test("the token leaves the address at once", () => {
  const shown = page("#secret");
  expect(takeToken(shown)).toBe("secret");
  expect(shown.addresses).toEqual(["/referee.html?x=1"]);
});

test("an address without a token stays as it is", () => {
  const shown = page("");
  expect(takeToken(shown)).toBeNull();
  expect(shown.addresses).toEqual([]);
});

test("a token enters until it is welcomed, then the key returns", () => {
  const storage = tab();
  const entrance = createEntrance("secret", storage);
  expect(entrance.greeting()).toEqual({ type: "enter", token: "secret" });
  expect(entrance.greeting()).toEqual({ type: "enter", token: "secret" });
  entrance.welcomed("key-1");
  expect(entrance.greeting()).toEqual({ type: "return", key: "key-1" });
  // A reload has no token any more.
  expect(createEntrance(null, storage).greeting()).toEqual({ type: "return", key: "key-1" });
});

test("a used token falls back to the tab's key, a refused key to nothing", () => {
  const storage = tab();
  createEntrance("first", storage).welcomed("key-1");
  const entrance = createEntrance("used", storage);
  expect(entrance.refused()).toBe(true);
  expect(entrance.greeting()).toEqual({ type: "return", key: "key-1" });
  expect(entrance.refused()).toBe(false);
  expect(entrance.greeting()).toBeNull();
});

test("a used token without a key has nothing more to try", () => {
  const entrance = createEntrance("used", tab());
  expect(entrance.refused()).toBe(false);
  expect(entrance.greeting()).toBeNull();
});
