import { render } from "svelte/server";
import { beforeAll, expect, test } from "vitest";
import { english } from "../../../dev/catalogues";
import type { Prompt } from "../wire/Prompt";
import { learn } from "../words/words";
import Destinations from "./Destinations.svelte";
import HeldOf from "./HeldOf.svelte";

beforeAll(() => learn(english("common", "core", "cards")));

const asks = (kind: Prompt["kind"], labels: readonly string[]): Prompt => ({
  id: "7.1",
  kind,
  decider: { type: "seat", seat: 2 },
  ask: { id: "ask-choose-destination", args: {} },
  choices: labels.map((id) => ({ id, label: { id, args: { number: { number: 1 } } } })),
  not_allowed: [],
  cause: "JUMP-4",
});

const destinations = asks("choose-destination", ["option-first-destination", "option-second-destination"]);
/** As the core writes the answers: by the place in the hand. */
const places = (...numbers: number[]): Prompt => ({
  ...asks("choose-held", []),
  choices: numbers.map((number) => ({ id: `hand:${number}`, label: { id: "option-card-at", args: { number: { number } } } })),
});
const supers = places(1, 2);
const nothing = () => {};

/** The buttons of a page, each with its words and whether it can be pressed. */
function buttons(body: string): [words: string, disabled: boolean][] {
  return [...body.matchAll(/<button([^>]*)>(.*?)<\/button>/gs)].map(([, how = "", words = ""]) => [
    words.replace(/<[^>]*>/g, " ").replace(/\s+/g, " ").trim(),
    /disabled/.test(how),
  ]);
}

const pages = {
  destinations: (drawn: string[]) => render(Destinations, { props: { prompt: destinations, names: [], drawn, onchoose: nothing } }).body,
  "Super Crises": (held: string[]) =>
    render(HeldOf, { props: { held: { kind: "super-crisis", cards: held }, prompt: supers, names: [], onchoose: nothing } }).body,
};

test.each([
  ["destinations", ["cylon-ambush", "icy-moon"], ["barren-planet", "deep-space"]],
  ["Super Crises", ["fleet-mobilization", "massive-assault"], ["inbound-nukes", "bomb-on-colonial-1"]],
] as const)("%s: cards that one player sees are marked by a tap, and nothing is chosen before a button was held", (kind, one, other) => {
  const page = pages[kind]([...one]);
  const [first, second, look, choose, ...more] = buttons(page);
  expect(first).toEqual(["Card 1 of 2, covered", false]);
  expect(second).toEqual(["Card 2 of 2, covered", false]);
  expect(look?.[1]).toBe(false);
  expect(choose).toEqual(["Mark a card first", true]);
  expect(more).toEqual([]);
  // The page is the same whatever the cards are.
  expect(page).toBe(pages[kind]([...other]));
});

test("only the cards that may be chosen can be marked", () => {
  const cards = ["panic", "impeachment", "blackmail"];
  const drawn = { held: { kind: "mutiny", cards }, prompt: places(2, 3), names: [], onchoose: nothing };
  const marks = buttons(render(HeldOf, { props: drawn }).body).filter(([words]) => words.startsWith("Card "));
  expect(marks.map(([words]) => words)).toEqual(["Card 2 of 3, covered", "Card 3 of 3, covered"]);
});

test("tokens and cards of few words are in lower rows, by their kind alone", () => {
  const rows = (kind: string, cards: string[], prompt: Prompt | null = null) => {
    const { body } = render(HeldOf, { props: { held: { kind, cards }, prompt, names: [], onchoose: nothing } });
    return new Set([...body.matchAll(/<li class="(\w+)/g)].map(([, row]) => row));
  };
  expect(rows("trauma", ["trauma-benevolent", "trauma-antagonistic"])).toEqual(new Set(["flat"]));
  expect(rows("trauma", ["trauma-antagonistic", "trauma-antagonistic"], places(1, 2))).toEqual(new Set(["flat"]));
  for (const kind of ["mutiny", "motive"]) expect(rows(kind, ["panic", "blackmail"])).toEqual(new Set(["low"]));
  expect(rows("super-crisis", ["inbound-nukes"])).toEqual(new Set(["high"]));
});
