// An evening with the books of the whole table: five players, two of them sharing a phone, one without.

import { CARD, type Phone } from "../support/phone";
import { expect, test } from "../support/table";

const NAMES = ["Ana", "Ben", "Cem", "Dee", "Eva"] as const;
const CHOSEN = [
  ["Ana", "Starbuck"],
  ["Ben", "Laura Roslin"],
  ["Cem", "William Adama"],
  ["Dee", "Tyrol"],
  ["Eva", "Gaius Baltar"],
] as const;

test("five players keep three turns of books, pause, crash, go on, and come to an end", async ({ dradis, table }) => {
  test.setTimeout(480_000);
  const referee = await table.referee();
  const { page } = referee;
  const [ana, shared, dee] = [await table.phone(), await table.phone(), await table.phone()];
  const read = new Map<string, string[]>();

  await test.step("set up; Ben and Cem share a phone, Eva has none", async () => {
    await referee.newGame(NAMES);
    await referee.chooseCharacters(CHOSEN);
    await table.pair(referee, "Ana", ana);
    await table.pair(referee, "Dee", dee);
    await table.pair(referee, "Ben", shared);
    const second = await shared.anotherTab();
    await second.open(await referee.showCode("Cem"));
    expect(await second.pictures()).toEqual(await referee.pictures("Cem"));
    await referee.same("Cem");
    await second.page.close();
    await shared.page.getByRole("button", { name: "Use it here" }).click();
    await expect(referee.seat("Eva")).toContainText("pair a phone");
  });

  await test.step("deal; everybody reads, each their own cards", async () => {
    await referee.answer("Deal now").click();
    const reads = async (name: string, phone: Phone) => {
      read.set(name, await phone.look());
      await phone.confirmReading();
    };
    await reads("Ana", ana);
    await reads("Dee", dee);
    for (const name of ["Ben", "Cem"]) {
      await shared.handTo(name);
      await reads(name, shared);
    }
    await page.getByRole("button", { name: "Show Eva’s cards here" }).click();
    await referee.handed.getByRole("button", { name: "I am Eva" }).click();
    const release = await referee.press(referee.handed.getByRole("button", { name: "Hold to look" }));
    await expect(referee.handed.locator("strong").first()).toHaveText(CARD);
    await release();
    await referee.handed.getByRole("button", { name: "I have read my cards" }).click();
    await referee.handed.getByRole("button", { name: "Back to the table" }).click();
    await expect(referee.now).toContainText("Ana takes a turn");
  });

  await test.step("the first turn: what the table forgot, in two taps each", async () => {
    await referee.lose("Fuel");
    await referee.dial("Morale").click();
    await referee.set("Morale", "8");
    await referee.thing("3 raiders, bow").click();
    await referee.set("Raiders, bow", "4", "How many");
    await referee.thing("fore starboard, space").click();
    await referee.set("fore starboard", "1", "Heavy raiders");
    await referee.thing("Hangar Deck, Ana, Dee").click();
    await referee.set("Hangar Deck", "damaged");
    await referee.book(/^Jump preparation/).click();
    await referee.set("Jump preparation", "space 2, no jump yet");
    await referee.answer("Next: Movement").click();
    await referee.taps("Command");
    await expect(referee.thing("Command, Ana")).toBeVisible();
    await referee.answer("Next: Crisis").click();
    await referee.answer("Something happened …").click();
    await referee.sheet("What happened?").getByRole("button", { name: "A centurion comes aboard" }).click();
    await expect(referee.book(/^Boarding party/)).toContainText("1 aboard");
    await referee.nextPlayer();
    await expect(referee.now).toContainText("Ben takes a turn");
  });

  await test.step("the second turn", async () => {
    await referee.hand("Ben").click();
    await referee.set("Ben’s cards", "7", "Cards in hand");
    await referee.player("Eva").click();
    await referee.set("Eva", "Brig");
    await expect(referee.seat("Eva")).toContainText("Brig");
    await referee.player("Dee").click();
    await referee.set("Dee", "Admiral");
    await referee.book(/^Boarding party/).click();
    await referee.set("Boarding party", "0", "Start");
    await referee.nextPlayer();
    await expect(referee.now).toContainText("Ben discards 2 skill cards");
    await referee.answer("Discarded").click();
    await expect(referee.hand("Ben")).toHaveAccessibleName(/^Ben: 10 cards in hand/);
    await expect(referee.now).toContainText("Cem takes a turn");
    await shared.handTo("Cem");
    await expect(shared.page.getByRole("heading", { name: "It is your turn" })).toBeVisible();
  });

  await test.step("the third turn: the seats were entered in the wrong order", async () => {
    await referee.player("Eva").click();
    await referee.set("Eva", "Ana", "Sits clockwise after");
    await expect(page.getByRole("list", { name: "Seats" }).locator(":scope > li")).toContainText(["Ana", "Eva", "Ben", "Cem", "Dee"]);
    await referee.book(/^Distance/).click();
    await referee.set("Distance", "3");
    await referee.book(/Crisis$/).click();
    await referee.set("the decks", "67", "Crisis deck");
    await ana.expectDial("Morale", 8);
    await dee.expectDial("Fuel", 7);
  });

  await test.step("a break covers every secret", async () => {
    await referee.menuButton.click();
    await page.getByRole("button", { name: "Pause the game" }).click();
    await expect(page.getByRole("heading", { name: "Paused" })).toBeVisible();
    await expect(page.getByRole("main")).toContainText("Turn 3 · Cem");
    await expect(page.getByRole("main")).toContainText("Crisis deck corrected");
    expect(await ana.secrets()).toEqual([]);
    await referee.goOn();
  });

  await test.step("the machine dies; the table comes back with its recap", async () => {
    await dradis.kill();
    await expect(page.getByText("Connection lost. Trying again…")).toBeVisible();
    await dradis.restart();
    await expect(page.getByRole("heading", { name: "Paused" })).toBeVisible();
    await expect(page.getByRole("main")).toContainText("Turn 3 · Cem");
    await referee.goOn();
    await expect(referee.now).toContainText("Cem takes a turn");
    await expect(referee.thing("4 raiders, bow")).toBeVisible();
    await expect(referee.seat("Dee")).toContainText("Admiral");
    await ana.expectSeated("Ana");
    expect(await ana.look()).toEqual(read.get("Ana"));
  });

  await test.step("the fuel runs out, and the game is over at the end of the turn", async () => {
    await referee.dial("Fuel").click();
    await referee.set("Fuel", "0");
    await referee.nextPlayer();
    await expect(page.getByRole("heading", { name: "The Cylons win" })).toBeVisible();
    await expect(ana.page.getByText("The Cylons win", { exact: true })).toBeVisible();
  });
});
