import { beforeAll, expect, test } from "vitest";
import { english } from "../../../dev/catalogues";
import type { TableSummary } from "../../lib/wire/TableSummary";
import { learn } from "../../lib/words/words";
import { BOX_OPTIONS, boxAnswer, boxOptions, objectiveOf, OF_BOXES, OF_OBJECTIVE, withBoxAnswer } from "../../lib/rules/ofBoxes";
import { BASE, BY_TABLE, combined, editionOptions, hasSympathizer, isTables, keepOptions, keptOptions, OBJECTIVES, optionsLine, USUAL, withGame } from "./options";
import { beginCommand, lastPlayers, moved, playersOf, remembered, type Setup } from "./setup";

beforeAll(async () => {
  await learn(english("boxes", "core", "refusals", "setup"));
});

const setup = (names: string[], first: Setup["first"] = "rolled"): Setup => ({ names, first, options: USUAL });

test("a set-up becomes the command, with trimmed names", () => {
  expect(beginCommand(setup([" Ana", "Ben ", "Cem"], 2)).command).toEqual({
    type: "begin",
    players: [{ name: "Ana" }, { name: "Ben" }, { name: "Cem" }],
    options: USUAL,
    first: { type: "chosen", seat: 2 },
  });
  expect(beginCommand(setup(["Ana", "Ben", "Cem"])).command).toMatchObject({ first: { type: "rolled" } });
});

test("empty rows are nobody, and the first player keeps the seat", () => {
  expect(beginCommand(setup(["Ana", "", "Ben", "Cem", ""], 3)).command).toMatchObject({
    players: [{ name: "Ana" }, { name: "Ben" }, { name: "Cem" }],
    first: { type: "chosen", seat: 2 },
  });
  expect(beginCommand(setup(["Ana", "", "Ben", "Cem"], 1)).command).toMatchObject({ first: { type: "rolled" } });
});

test("every row with something wrong has its sentence", () => {
  expect(beginCommand(setup(["Ana", "  ", "Ana", "x".repeat(25)])).faults).toEqual({
    2: "Two players are called Ana. Give every player a name of their own.",
    3: "The name of player 4 is too long. Use at most 24 characters.",
  });
  expect(beginCommand(setup(["Ana", "  ", "", ""])).faults).toEqual({
    1: "Player 2 has no name. Enter one.",
    2: "Player 3 has no name. Enter one.",
  });
});

test("a name counts in characters, not in bytes", () => {
  expect(beginCommand(setup(["😀".repeat(24), "Ben", "Cem"])).faults).toBeUndefined();
});

const table = (played: string, players: string[]): TableSummary => ({
  table: played,
  played,
  turn: null,
  players,
  over: false,
  winner: null,
  trouble: null,
});

test("names come back from earlier games, the last first, each once", () => {
  const tables = [
    table("2026-11-02T19:05:00Z", ["Fay", "Ben", "Ana"]),
    table("2026-11-20T20:15:00Z", []),
    table("2026-11-13T22:40:00Z", ["Ana", "Ben", "Eli"]),
  ];
  expect(remembered(tables)).toEqual(["Ana", "Ben", "Eli", "Fay"]);
  expect(lastPlayers(tables)).toEqual(["Ana", "Ben", "Eli"]);
  expect([remembered([]), lastPlayers([])]).toEqual([[], []]);
});

test("a player moves round the table in either direction", () => {
  expect(moved(["a", "b", "c", "d"], 0, 2)).toEqual(["b", "c", "a", "d"]);
  expect(moved(["a", "b", "c", "d"], 3, 1)).toEqual(["a", "d", "b", "c"]);
  expect(moved(["a", "b"], 5, 0)).toEqual(["a", "b"]);
});

test("options are kept on the device, and what is damaged or unknown is as usual", () => {
  let kept: string | null = null;
  const storage = { getItem: () => kept, setItem: (_: string, value: string) => void (kept = value) };
  expect(keptOptions(storage)).toEqual(USUAL);
  const agreed = { ...USUAL, edition: "pl" as const, tracking: "light" as const, modes: { ...USUAL.modes, destiny: "app" as const } };
  keepOptions(storage, agreed);
  expect(keptOptions(storage)).toEqual(agreed);
  for (const damaged of ["", "{", "null", "[1]", '{"modes":7,"edition":"xx","reading_seconds":"30"}']) {
    kept = damaged;
    expect(keptOptions(storage)).toEqual(USUAL);
  }
  expect(keptOptions(null)).toEqual(USUAL);
});

test("one line says what is set, and marks what is unusual", () => {
  const words = (options: typeof USUAL, players: number) => optionsLine(options, players).map((part) => part.words);
  expect(words(USUAL, 5)).toEqual(["Base game", "Dials as printed", "Dradis shuffles", "30 s to read"]);
  expect(optionsLine(USUAL, 5).some((part) => part.unusual)).toBe(false);
  const refereed = { ...USUAL, tracking: "light" as const, modes: { ...USUAL.modes, destiny: "app" as const } };
  expect(optionsLine(refereed, 5).filter((part) => part.unusual).map(({ words }) => words)).toEqual(["Light tracking", "Dradis keeps Destiny"]);
  const without = { ...USUAL, sympathizer: "leave-out" as const };
  expect(words(without, 4)).toContain("No Sympathizer");
  expect(words(without, 5)).not.toContain("No Sympathizer");
  const mixed = { ...USUAL, modes: { ...USUAL.modes, damage: "table" as const }, reading_seconds: 0 };
  expect(optionsLine(mixed, 5).filter((part) => part.unusual)).toEqual([
    { words: "The table keeps 1 component", unusual: true },
    { words: "No reading timer", unusual: true },
  ]);
});

test("the table keeps everything by one tap, and then nobody reads on a screen", () => {
  expect(isTables(BY_TABLE)).toBe(true);
  expect(isTables({ ...BY_TABLE, super_crises: "app" })).toBe(false);
  expect(optionsLine({ ...USUAL, modes: BY_TABLE }, 5).map(({ words }) => words)).toEqual([
    "Base game",
    "Dials as printed",
    "The table shuffles",
  ]);
});

test("the combined game is for seven, the base game for six, and one player more is told where they sit", () => {
  const seven = ["Ana", "Ben", "Cem", "Dana", "Eli", "Fay", "Gus"];
  const withAll = (names: string[], game = combined("earth")): Setup => ({ names, first: "rolled", options: withGame(USUAL, game) });
  expect(beginCommand(withAll(seven)).command).toMatchObject({ options: { game: { combined: { objective: "earth" } } } });
  expect(beginCommand(withAll(seven, BASE)).faults).toEqual({ 6: "3 to 6 players are needed." });
  expect(beginCommand(withAll([...seven, "Hal"])).faults).toEqual({ 7: "3 to 7 players are needed." });
  expect(OBJECTIVES.map((objective) => playersOf({ game: combined(objective) }).most)).toEqual([7, 7, 7, 7]);
  expect(playersOf({})).toEqual({ fewest: 3, most: 6 });
});

test("the game is kept with the options, and the base game is written as it always was", () => {
  let kept: string | null = null;
  const storage = { getItem: () => kept, setItem: (_: string, value: string) => void (kept = value) };
  for (const objective of OBJECTIVES) {
    const agreed = withGame(USUAL, combined(objective));
    keepOptions(storage, agreed);
    expect(keptOptions(storage)).toEqual(agreed);
    expect(objectiveOf(agreed)).toBe(objective);
    expect(withGame(agreed, BASE)).toEqual(USUAL);
  }
  expect("game" in withGame(withGame(USUAL, combined("kobol")), BASE)).toBe(false);
  for (const damaged of ['{"game":"combined"}', '{"game":{"combined":{"objective":"mars"}}}', '{"game":{"combined":7}}']) {
    kept = damaged;
    expect(keptOptions(storage)).toEqual(USUAL);
  }
});

test("a game begins with what its own rulebook lets people say, until the table agrees on something else", () => {
  const kobol = withGame(USUAL, combined("kobol"));
  expect([USUAL.loyalty_talk, kobol.loyalty_talk]).toEqual(["free", "side-alone"]);
  expect(withGame(kobol, combined("earth")).loyalty_talk).toBe("side-alone");
  // What was agreed goes along to another game, and is named there.
  const agreed = { ...kobol, loyalty_talk: "free" as const };
  expect(optionsLine(agreed, 5)).toHaveLength(optionsLine(kobol, 5).length + 1);
  expect(withGame(agreed, combined("earth")).loyalty_talk).toBe("free");
  expect(withGame({ ...USUAL, loyalty_talk: "side-alone" }, combined("kobol")).loyalty_talk).toBe("side-alone");
});

test("what only the base game has is neither offered nor named for the combined one", () => {
  const all = withGame({ ...USUAL, sympathizer: "leave-out", cylon_skills: "different-types", sympathizer_pass: "must" }, combined("new-caprica"));
  expect(optionsLine(all, 4)).toEqual([
    { words: "All expansions: New Caprica", unusual: true },
    { words: "Dials as printed", unusual: false },
    { words: "Dradis shuffles", unusual: false },
    { words: "30 s to read", unusual: false },
  ]);
  expect([hasSympathizer(all, 4), hasSympathizer(USUAL, 4), hasSympathizer(USUAL, 5)]).toEqual([false, true, false]);
  expect(editionOptions(all)).not.toContain("cylon_skills");
  expect(editionOptions(USUAL)).toContain("cylon_skills");
});

test("what is about New Caprica is asked with that objective alone", () => {
  const asked = (objective: "kobol" | "new-caprica" | null) => boxOptions(objective).includes("occupation_authority");
  expect([asked("kobol"), asked("new-caprica"), asked(null)]).toEqual([false, true, false]);
  expect(boxOptions("kobol")).toContain("dutiful");
  expect(optionsLine(withBoxAnswer(withGame(USUAL, combined("kobol")), "canyon_icons", "left-out"), 5)).toEqual(optionsLine(withGame(USUAL, combined("kobol")), 5));
});

test.each(BOX_OPTIONS)("what is proposed for %s is not written down, and what a table reads otherwise is kept and named", (option) => {
  const kept = new Map<string, string>();
  const storage = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) };
  const all = withGame(USUAL, combined(OF_OBJECTIVE[option] ?? "kobol"));
  const [proposed, ...others] = OF_BOXES[option];
  expect(boxAnswer(all, option)).toBe(proposed);
  expect(withBoxAnswer(all, option, proposed)).toEqual(all);
  expect(others.length).toBeGreaterThan(0);
  for (const other of others) {
    const read = withBoxAnswer(all, option, other);
    expect(read[option]).toBe(other);
    keepOptions(storage, read);
    expect(keptOptions(storage)).toEqual(read);
    expect(withBoxAnswer(read, option, proposed)).toEqual(all);
    expect(optionsLine(read, 5).length).toBe(optionsLine(all, 5).length + 1);
    // The base game has none of it.
    expect(optionsLine(withBoxAnswer(USUAL, option, other), 5)).toEqual(optionsLine(USUAL, 5));
  }
});
