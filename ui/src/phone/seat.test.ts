import { render } from "svelte/server";
import { beforeAll, expect, test } from "vitest";
import { english } from "../../dev/catalogues";
import { frame } from "../../dev/fixtures";
import { nothingWitnessed } from "../lib/verify/witness";
import { lineText } from "../lib/table/text";
import type { Prompt } from "../lib/wire/Prompt";
import { learn } from "../lib/words/words";
import Help from "./Help.svelte";
import Next from "./Next.svelte";
import Opened from "./Opened.svelte";
import SeatScreen from "./SeatScreen.svelte";
import TableTab from "./TableTab.svelte";

beforeAll(() => learn(english("common", "core", "cards", "help", "seat", "phone", "opened", "verify", "pictograms")));

const textOf = (body: string) => body.replace(/<!--.*?-->/gs, "").replace(/<[^>]*>/g, " ").replace(/\s+/g, " ");

/** What a seat's own phone says at this table. */
function phoneSays(table: ReturnType<typeof frame>, seat = 0): string {
  const props = { frame: table, seat, secret: null, sealed: true, waiting: false, onanswer: () => {}, rows: async () => null as never, witness: nothingWitnessed, notice: null, asking: null, onjoin: () => {}, onback: null };
  return textOf(render(SeatScreen, { props }).body);
}

test("a phone shows how near the jump is and who is aboard", () => {
  const table = frame("playing");
  table.view.board.fleet = table.view.board.jump_track.findIndex(({ kind }) => kind === "blue");
  table.view.board.boarding[1] = 2;
  const said = phoneSays(table);
  expect(said).toContain("Jump: may cost 3");
  expect(said).toContain("Boarding: 2 aboard");
});

test("a phone asks once which of its player's cards is meant, in a fight and elsewhere", () => {
  const table = frame("playing");
  const ask = { id: "ask-discard-to-limit", args: { player: { seat: 0 }, cards: { number: 1 } } };
  const choices = [1, 2].map((place) => ({ id: `hand:${place}`, label: { id: "option-held", args: { number: { number: place } } } }));
  table.view.prompts = [{ id: "9", kind: "choose-held", decider: { type: "seat", seat: 0 }, ask, choices, not_allowed: [], held: "mutiny", cause: "HAND-1" }] as unknown as Prompt[];
  const words = lineText(ask, table.view.seats.map(({ name }) => name), 0);
  for (const running of [false, true]) {
    table.view.battle.running = running;
    expect(phoneSays(table).split(words)).toHaveLength(2);
  }
});

test("a Leader reveals a Motive whoever is asked and whatever it is, and nobody else's phone offers it", () => {
  const table = frame("playing");
  const leaders = (number: number) => ({
    id: `motive:${number}`,
    label: { id: "option-motive", args: { number: { number } } },
    decider: { type: "seat", seat: 0 },
  });
  const beside = [leaders(1), leaders(2)];
  const ask = (kind: string, seat: number, beside?: unknown) =>
    ({ id: "9", kind, decider: { type: "seat", seat }, ask: { id: "ask-add-cards", args: { player: { seat } } }, choices: [{ id: "cards:0", label: { id: "option-cards", args: { number: { number: 0 } } } }], beside, not_allowed: [], cause: "CHECK-4" }) as unknown as Prompt;
  for (const asked of [0, 1]) {
    table.view.prompts = [ask("add-cards", asked, beside)];
    expect(phoneSays(table)).toContain("Reveal a Motive");
    expect(phoneSays(table, 1)).not.toContain("Reveal a Motive");
  }
  table.view.prompts = [ask("add-cards", 0)];
  expect(phoneSays(table)).not.toContain("Reveal a Motive");
});

test("a phone's table tells how many cards everybody holds", () => {
  const table = frame("playing");
  table.view.seats.forEach((seat, index) => (seat.hand = index + 3));
  const said = textOf(render(TableTab, { props: { frame: table, onabout: () => {} } }).body);
  for (const { hand } of table.view.seats) expect(said).toContain(`${hand} skill cards`);
});

test("phones show the same mark beside the same row, in the help and beside the check of the game", () => {
  const table = { ...frame("playing"), row: 87, head: "0123456789abcdef" };
  const rows = async () => null as never;
  const places = (shown: typeof table) => [
    textOf(render(Help, { props: { row: shown.row, head: shown.head, onguide: () => {} } }).body),
    textOf(render(Opened, { props: { frame: shown, hands: [], rows, witness: nothingWitnessed } }).body),
  ];
  for (const said of places(table)) {
    expect(said).toContain("Row 87");
    expect(said).toContain("0123 4567 89ab cdef");
    expect(said).toMatch(/beside the same row every phone/);
  }
  // A host that shows another log to this phone cannot show the same mark.
  for (const said of places({ ...table, head: "0123456789abcdee" })) {
    expect(said).toContain("Row 87");
    expect(said).not.toContain("0123 4567 89ab cdef");
  }
});

const ELSEWHERE = "0123456789abcdef0123456789abcdef";

/** What a phone says whose game was left, and its buttons, when these seats are free where the referee is. */
function left(free: readonly string[] | null, more: { asking?: number; back?: boolean } = {}): { said: string; buttons: string[] } {
  const table = frame("playing");
  table.attended = false;
  if (free) table.next = { table: ELSEWHERE, seats: free.map((name, seat) => ({ seat, name })) };
  const props = { over: false, name: table.view.seats[0]!.name, next: table.next, asking: more.asking ?? null, onjoin: () => {}, onback: more.back ? () => {} : null };
  const { body } = render(Next, { props });
  const buttons = [...body.matchAll(/<button([^>]*)>(.*?)<\/button>/gs)].map(([, attributes, text]) => {
    const label = /aria-label="([^"]*)"/.exec(attributes!)?.[1] ?? textOf(text!).trim();
    return /\bdisabled\b/.test(attributes!.replace(/class="[^"]*"/, "")) ? `${label} (off)` : label;
  });
  return { said: textOf(body), buttons };
}

test("a phone of a game that the referee has left says so, and what to scan", () => {
  const table = frame("playing");
  expect(phoneSays(table)).not.toContain("left this game");
  table.attended = false;
  expect(phoneSays(table)).toContain("The referee has left this game");
  expect(phoneSays(table)).toContain("scan its code on the referee’s screen");
  // Where the referee is at another game and no seat is free there, as where they are nowhere.
  for (const nowhere of [left(null), left([])]) {
    expect(nowhere.said).toContain("scan its code on the referee’s screen");
    expect(nowhere.buttons).toEqual([]);
  }
});

test("a phone of a game that was left joins the new one with one button, its own player's seat first", () => {
  const own = frame("playing").view.seats[0]!.name;
  const { said, buttons } = left([own, "Zoe"]);
  expect(said).toContain(`${own}’s seat is free`);
  expect(said).not.toContain("scan");
  expect(buttons).toEqual(["Join the new game", "Join as Zoe"]);
  expect(left([own]).buttons).toEqual(["Join the new game"]);
  // Its player is not there, or has a phone already.
  expect(left(["Zoe", "Yan"]).said).toContain("Who are you in the new game?");
  expect(left(["Zoe", "Yan"]).buttons).toEqual(["Join as Zoe", "Join as Yan"]);
  // It asks once.
  expect(left([own, "Zoe"], { asking: 0 }).buttons).toEqual(["Asking… (off)", "Join as Zoe (off)"]);
});

test("a phone that has a seat where the referee is goes back to it, whoever else is missed there", () => {
  for (const free of [[], ["Zoe"], [frame("playing").view.seats[0]!.name]]) {
    const { said, buttons } = left(free, { back: true });
    expect(said).toContain("this phone has a seat there");
    expect(buttons).toEqual(["Go back to that game"]);
  }
});
