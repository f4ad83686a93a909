import { cardsOf } from "./held";
import { expect, test } from "vitest";
import type { SecretFrame } from "../wire/SecretFrame";
import type { TableFrame } from "../wire/TableFrame";
import lists from "../wire/secret-cards.json";
import frozen from "../../../../tests/vectors/secret-cards.json";
import { hearPublic, hearSecret, inWords, nothingYet } from "./seat";

const table = (id: string) => ({ type: "table" as const, number: 1, frame: { table: id } as TableFrame });
const secret = (row: number, card: string): SecretFrame => ({
  row,
  secret: { seat: 1, held: [[lists.held.indexOf("loyalty"), [lists.loyalty.indexOf(card)]]] as [number, number[]][], civilians: [], destinations: [], destiny: [], look: null, has_read: false },
});

test("public and secret parts come in either order", () => {
  const one = hearSecret(hearPublic(nothingYet, table("a")), secret(3, "not-a-cylon"));
  const other = hearPublic(hearSecret(nothingYet, secret(3, "not-a-cylon")), table("a"));
  expect(one).toEqual(other);
  expect(cardsOf(one.secret?.of, "loyalty")).toEqual(["not-a-cylon"]);
});

test("a secret of an earlier row changes nothing, one of the same row does", () => {
  const known = hearSecret(nothingYet, secret(5, "not-a-cylon"));
  expect(hearSecret(known, secret(4, "sympathizer"))).toBe(known);
  expect(hearSecret(known, secret(5, "sympathizer")).secret?.of.held).toEqual([{ kind: "loyalty", cards: ["sympathizer"] }]);
});

test("another game at the table forgets the secrets of the one before", () => {
  const known = hearSecret(hearPublic(nothingYet, table("a")), secret(5, "not-a-cylon"));
  expect(hearPublic(known, table("a")).secret).not.toBeNull();
  expect(hearPublic(known, table("b")).secret).toBeNull();
});

test("every number is the card that the host means, and one that this page does not know is none", () => {
  const nothing = { seat: 1, held: [], civilians: [], destinations: [], destiny: [], look: null, has_read: true };
  for (const { numbers, words } of frozen.secrets) expect(inWords(numbers as never)).toEqual(words);
  const numbers = (names: string[]) => names.map((_, number) => number);
  const { held: kinds, civilians, destinations, "skill-faces": faces, ...cards } = frozen.lists;
  expect(inWords({ ...nothing, civilians: numbers(civilians).map((front) => [front, front]) }).civilians).toEqual(civilians.map((name, handle) => [handle, name]));
  expect(inWords({ ...nothing, destinations: numbers(destinations) }).destinations).toEqual(destinations);
  const shown = inWords({ ...nothing, destiny: numbers(faces) }).destiny;
  expect(shown.map(({ skill, strength, card }) => [skill, strength, ...(card === undefined ? [] : [card])].join(":"))).toEqual(faces);
  expect(Object.keys(cards)).toEqual(kinds);
  const all = Object.values(cards).map((names, kind): [number, number[]] => [kind, numbers(names)]);
  expect(inWords({ ...nothing, held: all }).held).toEqual(Object.entries(cards).map(([kind, cards]) => ({ kind, cards })));
  expect(() => inWords({ ...nothing, held: [[0, [lists.loyalty.length]]] })).toThrow();
});
