// Positions in which what a player holds is known to the test and to nobody else.

import { inFight } from "./fight";
import type { Referee } from "./referee";

/** Ana's own action step, with these Loyalty cards and so many skill cards in her hand; the others are human. */
export async function anaActs(referee: Referee, cards: string[], loyalty: "app" | "table" = "app", skills = 3): Promise<void> {
  await inFight(referee, {
    areas: {},
    cards: { Ana: skills, Ben: 5, Cem: 7, Dee: 3 },
    places: { Ana: "ftl-control", Ben: "presidents-office", Cem: "command", Dee: "armory" },
    step: "action",
    modes: { loyalty },
    ...(loyalty === "app" && {
      also: {
        loyalty: {
          hands: { Ana: cards, Ben: ["not-a-cylon"], Cem: ["not-a-cylon"], Dee: ["not-a-cylon"] },
          deck: ["not-a-cylon", "not-a-cylon", "not-a-cylon", "sympathizer"],
        },
        piles: { "super-crisis": 4 },
      },
    }),
  });
}
