import { expect, test } from "vitest";
import { abilitiesOf } from "./abilities";

test("a used ability belongs to the one character that has it", () => {
  const used = ["secret-destiny", "command-authority"] as const;
  expect(abilitiesOf("william-adama", used)).toEqual(["command-authority"]);
  expect(abilitiesOf("starbuck", used)).toEqual(["secret-destiny"]);
  expect(abilitiesOf("boomer", used)).toEqual([]);
  expect(abilitiesOf(null, used)).toEqual([]);
});
