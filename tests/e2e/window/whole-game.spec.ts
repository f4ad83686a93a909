// A whole game in the desktop window, as somebody plays it who has never seen it: from the first page to the last
// jump, with nothing but what can be read and tapped. The table keeps its own cards and its own die.

import { expect, test } from "@playwright/test";
import { Key } from "selenium-webdriver";
import { type Desktop, openDesktop } from "./driver";
import { Hands } from "./hands";

const PLAYERS = [
  ["Ana", "Laura Roslin"],
  ["Ben", "William Adama"],
  ["Cem", "Tyrol"],
] as const;

let desktop: Desktop;

test.beforeAll(async () => {
  desktop = await openDesktop();
});

test.afterAll(async () => {
  await desktop?.close().catch(() => {});
});

test("three players set up, lay out, deal, and bring the fleet home in thirteen turns", async ({}, info) => {
  test.setTimeout(480_000);
  const hands = new Hands(desktop.driver);
  let turn = 1;

  await test.step("set up: everything but the books stays on the table", async () => {
    await hands.tap("New game");
    for (const [at, [name]] of PLAYERS.entries()) await hands.type(`Player ${at + 1}`, name);
    await hands.tap("Ana");
    await hands.tap(/^Options/i);
    for (const component of ["Loyalty cards", "Destiny deck", "Damage tokens", "Civilian ships", "Die", "Destinations"]) await hands.choose(component, "The table");
    await hands.tap("Begin");
    for (const [player, character] of PLAYERS) {
      await hands.reads(`${player} can choose`);
      await hands.tap(new RegExp(character));
    }
  });

  await test.step("deal by hand, and tick off what lies on the board", async () => {
    await hands.reads("1 “You are a Cylon”, 5 “You are not a Cylon”", "aside");
    await hands.answer("The cards are dealt");
    await hands.tap("Meanwhile, lay out the board");
    await hands.reads("3 raiders, bow");
    const pieces = (await hands.controls("dialog[open]")).filter((name) => !/^(Close|Start again)$/.test(name));
    for (const piece of pieces) await hands.tap(piece);
    await hands.reads(`${pieces.length} of ${pieces.length} done`);
    await hands.tap("Close");
    await hands.answer("Go on");
    await stands({ fuel: 8, food: 8, morale: 10, population: 12, distance: "0 of 4", space: "Start" });
  });

  await test.step("turn 1: the President decides", async () => {
    await toCrisis("food sh");
    await hands.reads("Ana: which option?", "aside");
    await hands.answer("−2 Food");
    await hands.answer("Done");
    await pass();
    await stands({ food: 6, space: "space 2" });
  });

  await test.step("turn 2: a check, its cards told one by one", async () => {
    await toCrisis("admiral g");
    await hands.answer(/^Skill check 9\b/);
    for (const [name, cards] of [["Cem", "2 cards"], ["Ana", "1 card"], ["Ben", "3 cards"]] as const) {
      await hands.reads(`${name}: how many cards will you add?`, "aside");
      await hands.tap(cards, "main");
    }
    const cards = ["Leadership 4", "Politics 5", "Leadership 2", "Tactics 1", "Politics 3", "Politics 1", "Engineering 1", "Piloting 2"];
    for (const [told, card] of cards.entries()) {
      await hands.reads(`Enter cards: ${cards.length - told} left`, "aside");
      await hands.tap(card, "main");
    }
    // 17 for it, with the cards of strength 1, which all count for it where Adama plays; 2 against it.
    await hands.reads("Total 15 against 9", "aside");
    await hands.reads("Passed", "main");
    await hands.answer("Go on");
    await pass();
    await stands({ morale: 10, space: "space 3" });
  });

  await test.step("turn 3: the Admiral decides, and a basestar misses with the table's own die", async () => {
    await toCrisis("sleep");
    await hands.reads("Ben: which option?", "aside");
    await hands.answer("−1 Morale");
    await hands.answer("Done");
    await hands.reads("Basestar attacks Galactica, bow", "aside");
    await rolls(1);
    await pass();
    await stands({ morale: 9, space: "jump at −3 population" });
  });

  await test.step("turn 4: to FTL Control for a card, and the first jump", async () => {
    await hands.answer("Next: Movement");
    await hands.tap("FTL Control", "main");
    await hands.reads("Action", "aside");
    await jumps();
    await hands.answer(/^Asteroid Field/);
    await hands.answer("Nothing aboard");
    await stands({ fuel: 6, distance: "3 of 4", space: "Start" });
    await decides("colonial", "−1 Morale");
    await stands({ morale: 8, space: "space 2" });
  });

  await test.step("turns 5 and 6", async () => {
    await decides("scouting for w", "−1 Food");
    await decides("water s", "−1 Food");
    await stands({ food: 4, space: "jump at −3 population" });
  });

  await test.step("turn 7: the second jump, and the Sleeper phase", async () => {
    await toAction();
    await jumps();
    await hands.answer(/^Asteroid Field/);
    await hands.answer("1 population");
    await hands.reads("The Sleeper phase");
    await hands.answer("Go on");
    await stands({ fuel: 4, population: 11, distance: "6 of 8" });
    await risks("bomb t");
  });

  await test.step("turns 8 to 10: the third jump, and the last leg", async () => {
    await risks("informing");
    await risks("scouting for f");
    await toAction();
    await jumps();
    await hands.answer(/^Deep Space/);
    await hands.reads("The next jump is the last.");
    await hands.tap("Go on", "main");
    await stands({ fuel: 3, morale: 7, distance: "one jump left" });
    await risks("send sur");
  });

  await test.step("turns 11 to 13: the last jump", async () => {
    await risks("crippled");
    await risks("analyze");
    await toAction();
    await jumps();
    await hands.reads("The humans win", "aside");
    await hands.reads("The fleet made its last jump.", "aside");
    await hands.reads("Game over", "aside");
    expect(turn).toBe(13);
  });

  const said = `A whole game of ${turn} turns: ${hands.taps} taps in the window.`;
  info.annotations.push({ type: "taps", description: said });
  console.log(said);

  /** What stands beside the board. */
  async function stands(now: Partial<Record<"fuel" | "food" | "morale" | "population", number>> & { distance?: string; space?: string }): Promise<void> {
    const { distance, space, ...dials } = now;
    for (const [dial, value] of Object.entries(dials)) await hands.finds(new RegExp(`^${dial}: ${value} of 15`, "i"));
    if (distance !== undefined) await hands.finds(new RegExp(`^Distance ${distance}`, "i"));
    if (space !== undefined) await hands.finds(new RegExp(`^Jump preparation.*${space}`, "i"));
  }

  async function toAction(): Promise<void> {
    await hands.answer("Next: Movement");
    await hands.answer("Next: Action");
  }

  /** Goes on to the crisis, and names the card by its first letters. */
  async function toCrisis(letters: string): Promise<void> {
    await hands.reads(/takes a turn/, "aside");
    while (!(await hands.sees("Next: Activate ships", "aside"))) await hands.answer(/^Next: /);
    await hands.type("Search cards", letters + Key.ENTER);
    await hands.reads("decides", "aside");
  }

  async function rolls(face: number): Promise<void> {
    await hands.reads("rolls", "aside");
    await hands.answer(new RegExp(`^${face}(: |$)`));
  }

  /** FTL Control with an 8: nobody is left behind. */
  async function jumps(): Promise<void> {
    await hands.answer(/^Activate FTL Control/);
    // What the numbers bring stands beside the die.
    await hands.reads("1 to 6:", "aside");
    await rolls(8);
  }

  /** A crisis with this choice, and on to the next player. */
  async function decides(letters: string, choice: string): Promise<void> {
    await toCrisis(letters);
    await hands.answer(choice);
    await hands.answer("Done");
    await pass();
  }

  /** A crisis that the die decides: with an 8 nothing happens. */
  async function risks(letters: string): Promise<void> {
    await toCrisis(letters);
    await hands.answer(/rolls 1 to /);
    await rolls(8);
    await pass();
  }

  async function pass(): Promise<void> {
    await hands.answer("Next player");
    if (await hands.says("discards", "aside")) await hands.answer("Discarded");
    turn += 1;
    const [next] = PLAYERS[(turn - 1) % PLAYERS.length] ?? [];
    await hands.finds(new RegExp(`^Turn ${turn} .*${next}`, "i"));
  }
});
