import { expect, test } from "vitest";
import { readLook } from "./look";

test("a kept look comes back", () => {
  expect(readLook('{"theme":"light","scale":1.3}')).toEqual({ theme: "light", scale: 1.3 });
});

test.each([null, "", "7", "null", '{"theme":"pink","scale":40}', "[]"])("%s gives the usual look", (kept) => {
  expect(readLook(kept)).toEqual({ theme: "dark", scale: 1 });
});

test("what is not understood does not spoil what is", () => {
  expect(readLook('{"theme":"light","scale":"huge"}')).toEqual({ theme: "light", scale: 1 });
});
