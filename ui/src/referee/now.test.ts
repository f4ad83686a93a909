import { render } from "svelte/server";
import { beforeAll, expect, test } from "vitest";
import { english } from "../../dev/catalogues";
import { frame, view as fixture } from "../../dev/fixtures";
import { turning } from "../../dev/turns";
import AskOnce from "../lib/turn/AskOnce.svelte";
import type { LogEntry } from "../lib/wire/LogEntry";
import type { Happening } from "../lib/wire/Happening";
import type { Place } from "../lib/wire/Place";
import type { Prompt } from "../lib/wire/Prompt";
import type { PublicView } from "../lib/wire/PublicView";
import { learn } from "../lib/words/words";
import { fleetHappenings, type HappeningGroup, playerHappenings } from "./happenings";
import CheckBoard from "./check/CheckBoard.svelte";
import NowPanel from "./NowPanel.svelte";
import { doneOf, nowOf, offersOf, refusedAt } from "./now";
import { shapeOf } from "./turn";

beforeAll(async () => {
  await learn(english("common", "core", "board", "referee", "setup"));
});

const moving: Prompt = {
  id: "9.0",
  kind: "take-turn",
  decider: { type: "seat", seat: 0 },
  ask: { id: "ask-take-turn", args: { player: { seat: 0 } } },
  choices: ["next", "back", "end-turn", "go:command", "fly:stern"].map((id) => ({
    id,
    label: { id: "option-end-turn", args: {} },
  })),
  not_allowed: [
    {
      id: "go:brig",
      label: { id: "option-end-turn", args: {} },
      why: { id: "not-offered-hazardous", args: {} },
      cause: "MOVE-7",
    },
  ],
  cause: "MOVE-1",
};

test("what is to be confirmed says who does it: Dradis at the tap, people, both, or nobody", () => {
  const line = (id: string, by_hand = false) => ({ line: { id, args: {} }, depth: 0, by_hand });
  const detail = (...follows: Prompt["follows"] & object) =>
    nowOf([{ ...moving, kind: "confirm", choices: [{ id: "apply", label: { id: "option-apply", args: {} } }], not_allowed: [], follows }], ["Ana"], null, doneOf(null, []))?.detail;
  const [kept, byHand] = [line("effect-fleet-jumps"), line("effect-by-hand", true)];
  expect(detail(kept, byHand)).toBe("You do the ✋ lines. Done applies the rest.");
  expect(detail(line("effect-on-fail"), byHand)).toBe("Do the ✋ lines, then tap Done.");
  expect(detail(kept)).toBe("Done applies this.");
  expect(detail(line("effect-no-effect"))).toBe("Nothing changes.");
  expect(detail()).toBe("Nothing changes.");
});

test("what is done is not asked for again: the action of the turn, and the fleet token that Dradis has moved", () => {
  const entry = (row: number, id: string, undone = false): LogEntry => ({
    row,
    at: "2026-01-01T20:00:00Z",
    actor: { type: "host" },
    lines: [{ id, args: {} }],
    kind: { type: "done" },
    undone,
    known: false,
  });
  const turn = fixture("playing").turn!;
  const began = [entry(1, "log-fleet-token"), entry(2, "log-turn-began")];
  const detail = (step: "action" | "prepare-for-jump", actions: number, log: LogEntry[]) =>
    nowOf([moving], ["Ana"], step, doneOf({ ...turn, actions }, log))?.detail;
  expect(detail("action", 1, began)).toContain("1 action");
  expect(detail("action", 0, began)).toBe("The action is done. Continue.");
  expect(detail("prepare-for-jump", 0, began)).toContain("Move the fleet token");
  expect(detail("prepare-for-jump", 0, [...began, entry(3, "log-fleet-token", true)])).toContain("Move the fleet token");
  expect(detail("prepare-for-jump", 0, [...began, entry(3, "log-fleet-token")])).not.toContain("Move the fleet token");
  // A card that Dradis knows leaves nothing to be looked up on it.
  const without = "The Crisis card does not move the fleet token. The turn is over.";
  expect(detail("prepare-for-jump", 0, [...began, entry(3, "log-crisis-opened")])).toBe(without);
  // What a jump in the turn's action did to the token is not this card's.
  expect(detail("prepare-for-jump", 0, [...began, entry(3, "log-fleet-token-reset"), entry(4, "log-crisis-opened")])).toBe(without);
  const crisis = { ...entry(4, "log-step-began"), lines: [{ id: "log-step-began", args: { step: { words: ["step-crisis"] } } }] };
  expect(detail("prepare-for-jump", 0, [...began, entry(3, "log-fleet-token-reset"), crisis])).toContain("Move the fleet token");
  expect(detail("prepare-for-jump", 0, [...began, entry(3, "log-fleet-token-reset"), entry(4, "log-crisis-opened"), entry(5, "log-fleet-token")])).not.toBe(without);
});

test("the way on is the large button once nothing of one's own is left to do, and a turn that ends early asks once", () => {
  const only = (ids: string[], asks?: boolean) => ({
    ...moving,
    choices: ids.map((id) => ({ id, label: { id: "option-end-turn", args: {} }, ...(asks && id === "end-turn" ? { asks: { id: "aside-turn-not-over", args: {} } } : {}) })),
  });
  const weights = (prompt: Prompt) => nowOf([prompt], ["Ana"], "crisis")?.choices.map(({ option, weight, asks }) => [option, weight, asks?.id]);
  expect(weights(only(["next", "end-turn"], true))).toEqual([
    ["next", "primary", undefined],
    ["end-turn", "aside", "aside-turn-not-over"],
  ]);
  expect(weights(only(["next", "act:location", "end-turn"]))?.[0]).toEqual(["next", "aside", undefined]);
  expect(weights(only(["end-turn"]))).toEqual([["end-turn", "primary", undefined]]);
  expect(weights(only(["end-turn"], true))).toEqual([["end-turn", "aside", "aside-turn-not-over"]]);
});

test("a crisis that nobody has told is named before the table goes on without it, by any way", () => {
  const asks = { id: "aside-crisis-unresolved", args: { player: { seat: 0 } } };
  const prompt: Prompt = { ...moving, choices: ["next", "end-turn"].map((id) => ({ id, label: { id: "option-next", args: { step: { words: ["step-activate-cylon-ships"] } } }, asks })) };
  const choices = nowOf([prompt], ["Ana"], "crisis")?.choices ?? [];
  expect(choices.map(({ option, weight }) => [option, weight])).toEqual([
    ["next", "aside"],
    ["end-turn", "aside"],
  ]);
  for (const { asks, label } of choices) {
    const { body } = render(AskOnce, { props: { asks: asks!, label, names: ["Ana"], onyes: () => {}, onno: () => {} } });
    expect(body).toContain("The crisis of Ana’s turn is not resolved.");
    expect(body.match(/<button/g)).toHaveLength(2);
  }
});

test("the step says what people do, going on skips no move, places are on the board", () => {
  const now = nowOf([moving], ["Ana"], "movement");
  expect(now?.title).toBe("Ana takes a turn");
  expect(now?.detail).toContain("Tap the location on the board");
  expect(now?.choices.map(({ option, weight }) => [option, weight])).toEqual([
    ["next", "aside"],
    ["back", "aside"],
    ["end-turn", "aside"],
  ]);
});

test("where no step is left, passing on is the way, and never back", () => {
  const choices = moving.choices.filter(({ id }) => id === "back" || id === "end-turn");
  const now = nowOf([{ ...moving, choices }], ["Ana"], "prepare-for-jump");
  expect(now?.choices.map(({ option, weight }) => [option, weight])).toEqual([
    ["back", "aside"],
    ["end-turn", "primary"],
  ]);
});

test("a place on the board says why nobody goes there, or nothing", () => {
  expect(refusedAt([moving], { type: "location", location: "brig" })).toMatchObject({ id: "not-offered-hazardous" });
  expect(refusedAt([moving], { type: "area", area: "bow" })).toBeNull();
  expect(refusedAt([], { type: "location", location: "command" })).toBeNull();
});

test("what carries a target is offered on the board", () => {
  expect(offersOf(moving)).toEqual([]);
  const choices = moving.choices.map((choice) =>
    choice.id === "fly:stern" ? { ...choice, target: { type: "area" as const, area: "stern" as const } } : choice,
  );
  expect(offersOf({ ...moving, choices })).toMatchObject([{ gives: { prompt: "9.0", option: "fly:stern" } }]);
  expect(offersOf(null)).toEqual([]);
});

test("a turn shows its own steps, and the one it was corrected to", () => {
  const turn = { number: 1, active: 0, draws: 1, draw_lines: [], actions: 1, steps: ["receive-skills" as const, "action" as const] };
  expect(shapeOf({ ...turn, step: "action" })).toEqual(["receive-skills", "action"]);
  expect(shapeOf({ ...turn, step: "crisis" })).toEqual(["receive-skills", "action", "crisis"]);
});

test("everything that can happen is in the palette", () => {
  const view = fixture("playing", 4);
  const [first] = view.board.locations;
  if (first) first.damaged = true;
  view.board.boarding = [0, 1, 0, 0];
  view.board.destiny_drawn = 2;
  const [ana, ben] = view.seats;
  if (ana) ana.hand = 3;
  if (ben) ben.empty = true;
  view.board.damaged_vipers = { viper: 2 };
  const fly = (seat: number, place: Place) => {
    const there = view.seats[seat];
    if (there) there.place = place;
    return playerHappenings(view, seat);
  };
  const stand = (seat: number, location: string) => fly(seat, { type: "location", location });
  view.deeds = [
    { type: "communications-used", seat: 0 },
    { type: "vipers-activated", seat: 0, by: "command" },
    { type: "weapons-control", seat: 0 },
    { type: "pegasus-cic", seat: 0 },
    { type: "main-batteries", seat: 0 },
    { type: "hangar-launch", seat: 0 },
    { type: "armory-used", seat: 0 },
  ];
  const [bow] = view.board.areas;
  if (bow) bow.ships.viper = 1;
  const admiral = view.seats.findIndex((seat) => seat.titles.includes("admiral"));
  const acting = [
    ...stand(1, "brig"),
    ...fly(0, { type: "viper", area: "bow" }),
    ...playerHappenings(view, admiral),
  ];
  // With all boxes players are executed, and a Leader whose cards the table keeps shows Motives; no attack cards come.
  const combined = structuredClone(view);
  combined.options = { ...combined.options, game: { combined: { objective: "kobol" } }, modes: { ...combined.options.modes, loyalty: "table" } };
  combined.seats[0]!.leader = { infiltrating: false };
  combined.seats[0]!.held = [{ kind: "motive", cards: 2 }];
  const types = (groups: HappeningGroup[]) => groups.flatMap((group) => group.options).map((option) => option.happening.type);
  expect(types(playerHappenings(view, 0))).not.toContain("executed");
  expect(types(playerHappenings(combined, 0)).filter((type) => type === "motive-revealed")).toHaveLength(14);
  expect(types(playerHappenings(combined, 0))).not.toContain("cylon-revealed");
  // No Cylon player draws a Mutiny card (XMUT-9).
  expect([0, 1].map((seat) => types(playerHappenings(combined, seat)).includes("mutiny-drawn"))).toEqual([false, true]);
  expect(types(fleetHappenings(combined))).not.toContain("cylon-attack");
  const told = [...acting, ...playerHappenings(view, 0), ...playerHappenings(view, 1), ...playerHappenings(combined, 0), ...playerHappenings(combined, 1), ...fleetHappenings(view)]
    .flatMap((group) => group.options)
    .map((option) => option.happening.type);
  // Playing on is offered where the game is over, a crisis is described where it is asked for.
  const all: Record<Happening["type"], boolean> = {
    "hand-changed": true,
    "character-moved": true,
    "title-given": true,
    "cylon-revealed": true,
    executed: true,
    "mutiny-drawn": true,
    "motive-revealed": true,
    "jump-prepared": true,
    "fleet-jumped": true,
    "galactica-damaged": true,
    "location-repaired": true,
    "centurion-boarded": true,
    "boarding-advanced": true,
    "centurion-destroyed": true,
    "ships-activated": true,
    "communications-used": true,
    "crisis-described": false,
    "jump-begun": true,
    "cylon-attack": true,
    "cylon-fleet-launch": true,
    "vipers-activated": true,
    "own-viper-activated": true,
    "maximum-firepower": true,
    "hangar-launch": true,
    "weapons-control": true,
    "pegasus-cic": true,
    "main-batteries": true,
    "nuke-used": true,
    "armory-used": true,
    "raptor-risked": true,
    "vipers-repaired": true,
    "raptors-destroyed": true,
    "quorum-hand-changed": true,
    "destiny-drawn": true,
    "destiny-shown": false,
    "seat-left": true,
    "seat-taken": true,
    "game-declared": true,
    "loyalty-opened": false,
    "played-on": false,
  };
  for (const [type, there] of Object.entries(all)) expect(told.includes(type as Happening["type"]), type).toBe(there);
});

test("no jump is offered on New Caprica", () => {
  const view = fixture("playing", 4);
  const types = () => fleetHappenings(view).flatMap((group) => group.options).map((option) => option.happening.type);
  expect(types()).toEqual(expect.arrayContaining(["jump-begun", "fleet-jumped"]));
  for (const back of [false, true]) {
    view.board.new_caprica = { back, track: [], beside: 4, locked: [], prepared: [] };
    expect(types()).not.toContain("jump-begun");
    expect(types()).not.toContain("fleet-jumped");
    expect(types()).toContain("jump-prepared");
  }
});

test("a piece from beside the board is not looked for on it", () => {
  const [first] = moving.choices;
  const piece: Prompt = { ...moving, kind: "choose-piece", choices: [{ ...first!, id: "raptor-1" }], not_allowed: [] };
  expect(nowOf([piece], ["Ana"])?.detail).toContain("not on the board");
  const target = { type: "area", area: "bow" } as const;
  const onBoard = { ...piece, choices: [{ ...first!, id: "bow", target }] };
  expect(nowOf([onBoard], ["Ana"])?.detail).toContain("on the board or here");
});

test("where the table deals, it is said who gets no Loyalty card but Motive cards", () => {
  const dealing = (more: Prompt["ask"]["args"]): string => {
    const ask = { id: "ask-deal-loyalty-by-hand" as const, args: { cylon: { number: 2 }, human: { number: 9 }, sympathizer: { number: 0 }, mutineer: { number: 1 }, more: { number: 0 }, twice: { seats: [] }, ...more } };
    const prompt: Prompt = { ...moving, kind: "deal-loyalty", decider: { type: "referee" }, ask, choices: [], not_allowed: [] };
    return JSON.stringify(nowOf([prompt], ["Ana", "Ben", "Cem"]));
  };
  expect(dealing({})).not.toContain("Motive");
  expect(dealing({ leader: { seats: [2] } })).toContain("to each player but the Cylon Leader, face down. Cem gets 2 Motive cards.");
});

test("a token of either ship is asked for with the names of the ships", () => {
  const asked = (args: Prompt["ask"]["args"]): Prompt => ({
    id: "7.0",
    kind: "draw-damage",
    decider: { type: "seat", seat: 0 },
    ask: { id: "ask-draw-either", args },
    choices: [],
    not_allowed: [],
    cause: "XDMG-1a",
  });
  const words = (...words: string[]) => ({ words });
  const detail = (...others: string[]) =>
    nowOf([asked({ ship: words("board-galactica"), others: words(...others) })], ["Ana"], null, doneOf(null, []))?.detail;
  expect(detail("board-pegasus")).toContain("Galactica or Pegasus");
  expect(detail("board-colonial-one")).toContain("Galactica or Colonial One");
});

test("where a viper may escort, the sentence says so", () => {
  const flying = (...ids: string[]): Prompt => ({ ...moving, kind: "activate-viper", choices: ids.map((id) => ({ id, label: { id: "option-no-more", args: {} } })) });
  expect(nowOf([flying("move:bow:stern")], ["Ana"])?.detail).not.toContain("escorts");
  expect(nowOf([flying("move:bow:stern", "escort:3")], ["Ana"])?.detail).toContain("escorts");
});

/** The panel of what is to do, at a table. */
function panel(view: PublicView, log: LogEntry[] = []): string {
  const nothing = () => {};
  const props = {
    ...{ table: "", view, log, devices: [], names: ["Ana", "Ben", "Cem", "Dana", "Eli"], shown: [], undo: null, onface: null, onhappened: undefined },
    ...{ onshow: nothing, onanswer: nothing, onhere: nothing, onicon: nothing, onattack: nothing, ondescribe: nothing, onodds: nothing, onpace: nothing, onwhy: nothing, onmute: nothing },
  };
  return render(NowPanel, { props }).body;
}

test("what happened last scrolls below the end of the game", () => {
  const travelled = { id: "log-travelled", args: { distance: { number: 2 }, from: { number: 6 }, to: { number: 8 } } };
  const body = panel(fixture("over", 5), [{ row: 3, at: "", actor: { type: "referee" }, lines: [travelled], kind: { type: "done" }, undone: false, known: false }]);
  const scrolls = body.indexOf('class="all');
  expect(scrolls).toBeGreaterThan(0);
  expect(body.indexOf("Game over")).toBeGreaterThan(scrolls);
  expect(body.indexOf("Just happened")).toBeGreaterThan(scrolls);
});

test("nothing is added up of a check before a card of it is turned up", () => {
  const view = (turn: string) => turning(frame("playing", 5), turn).view;
  expect(panel(view("telling"))).toContain("For it");
  const { kit, options, check } = view("pile");
  expect(panel(view("pile"))).not.toContain("For it");
  const board = { faces: kit.skill_faces, check: check!, prompt: view("pile").prompts[0]!, names: [], destiny: options.modes.destiny, light: false };
  const { body } = render(CheckBoard, { props: { ...board, onanswer: () => {}, onboard: () => {}, onpile: () => {} } });
  expect(/class="figure total[^>]*>.*?<strong[^>]*>(.*?)<\/strong>/s.exec(body)?.[1]).toBe("–");
});

test("where there is no board yet, a place is a button", () => {
  const place = (id: string, target?: Prompt["choices"][number]["target"]) => ({ id, label: { id: "option-end-turn", args: {} }, ...(target ? { target } : {}) });
  const asked = (choices: Prompt["choices"]) => nowOf([{ ...moving, kind: "choose-place", choices, not_allowed: [] }], ["Ana"]);
  const beside = asked([place("go:pegasus-cic"), place("go:command")]);
  expect(beside?.choices.map(({ option }) => option)).toEqual(["go:pegasus-cic", "go:command"]);
  expect(beside?.detail).toBe("Choose here.");
  expect(asked([place("go:command", { type: "location", location: "command" })])?.choices).toEqual([]);
});
