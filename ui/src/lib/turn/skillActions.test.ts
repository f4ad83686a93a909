import { expect, test } from "vitest";
import type { Line } from "../wire/Line";
import { foldsCards, isSkillAction } from "./skillActions";

const act = (word: string): Line => ({ id: "option-act", args: { action: { words: [word] } } });

test("actions of skill cards are told from others, and folded away where they are many", () => {
  expect(isSkillAction(act("skill-card-launch-scout"))).toBe(true);
  expect(isSkillAction(act("ability-cag"))).toBe(false);
  expect(isSkillAction({ id: "option-act-goal", args: {} })).toBe(false);
  const few = Array.from({ length: 6 }, () => act("skill-card-launch-scout"));
  expect(foldsCards([...few, act("ability-cag")])).toBe(false);
  expect(foldsCards([...few, act("skill-card-executive-order")])).toBe(true);
});
