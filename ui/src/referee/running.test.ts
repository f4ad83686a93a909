import { expect, test } from "vitest";
import { AGREED, type RunningGame, runningFault, startFrom, usedOnce } from "./running";

const game: RunningGame = {
  players: [
    { name: "Ana ", character: "starbuck" },
    { name: "Ben", character: "laura-roslin" },
    { name: "Cem", character: "william-adama" },
  ],
  active: 1,
  turn: 5,
};

test("a running game needs names, characters and a turn, each its own", () => {
  expect(runningFault(game)).toBeNull();
  const [ana, ben, cem] = game.players as [{ name: string; character: string }, never, never];
  expect(runningFault({ ...game, players: [ana, { name: " ", character: "helo" }, cem] })).toBe("names");
  expect(runningFault({ ...game, players: [ana, { name: "Ana", character: "helo" }, cem] })).toBe("twice");
  expect(runningFault({ ...game, players: [ana, { name: "Ben", character: "" }, cem] })).toBe("characters");
  expect(runningFault({ ...game, players: [ana, { name: "Ben", character: "starbuck" }, cem] })).toBe("characters");
  expect(runningFault({ ...game, players: [ana, ben, cem], turn: 0 })).toBe("turn");
});

test("it starts with the cards on the table and the board to be laid out", () => {
  const command = startFrom(game);
  expect(command).toMatchObject({
    type: "start-from",
    players: [{ name: "Ana" }, { name: "Ben" }, { name: "Cem" }],
    options: { modes: { loyalty: "table" } },
    position: {
      characters: { Ana: "starbuck", Ben: "laura-roslin", Cem: "william-adama" },
      turn: { number: 5, active: "Ben" },
      lay_out: true,
    },
  });
});

test("what was used up is told, of those who play alone", () => {
  expect(usedOnce(game.players)).toEqual(["secret-destiny", "skilled-politician", "command-authority"]);
  const command = startFrom({ ...game, used: ["secret-destiny", "cag"] });
  expect(command).toMatchObject({ position: { used: ["secret-destiny"] } });
});

test("with all boxes the core says how many Loyalty cards each has, and no ability is used up once and for all", () => {
  const options = { ...AGREED, game: { combined: { objective: "kobol" } } } as const;
  const command = startFrom({ ...game, options, used: ["secret-destiny"] });
  expect(command).toMatchObject({ options: { game: options.game }, position: { "loyalty-cards": null, used: [], titles: {} } });
});

test("a game on New Caprica begins with everybody there, and the fleet far enough", () => {
  const { position } = startFrom({ ...game, planet: true }) as Extract<ReturnType<typeof startFrom>, { type: "start-from" }>;
  expect(position).toMatchObject({ distance: 7, "new-caprica": { back: false, locked: 0 }, places: { Ana: "resistance-hq", Cem: "resistance-hq" } });
  const led = startFrom({ ...game, planet: true, players: [...game.players, { name: "Dee", character: "cavil" }] });
  expect(led).toMatchObject({ position: { places: { Dee: "occupation-authority" } } });
  expect(startFrom(game)).not.toHaveProperty("position.new-caprica");
});
