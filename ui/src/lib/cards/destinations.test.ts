import { expect, test } from "vitest";
import { catalogues } from "../../../dev/catalogues";
import base from "../../../../crates/facts/content/base/destinations.json";
import combined from "../../../../crates/facts/content/combined/destinations.json";
import wire from "../wire/cards.json";
import { DISTANCE } from "./destinations";

test("every destination has its name, how far it leads and what it does, with the fuel of the card", () => {
  const words = Object.assign({}, ...catalogues("cards", "combined")) as Record<string, string>;
  const cards: readonly { id: string; name: string }[] = [...base.cards, ...combined.cards];
  expect(wire.destinations.length).toBeGreaterThan(5);
  expect(Object.keys(DISTANCE).toSorted()).toEqual(wire.destinations.map(({ id }) => id).toSorted());
  for (const { id, distance, fuel } of wire.destinations) {
    expect(words[`destination-${id}`]?.replace("’", "'")).toBe(cards.find((card) => card.id === id)?.name);
    expect(DISTANCE[id]).toBe(distance);
    expect(words[`destination-${id}-does`]).toMatch(fuel === 0 ? /^No fuel/ : new RegExp(`^Fuel −${-fuel}[.,]`));
  }
});
