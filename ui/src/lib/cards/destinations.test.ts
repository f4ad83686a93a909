import { expect, test } from "vitest";
import { catalogues } from "../../../dev/catalogues";
import wire from "../wire/cards.json";

test("every destination has its name and what it does, with the distance and the fuel of the card", () => {
  const [words] = catalogues("cards");
  for (const { id, name, distance, fuel } of wire.destinations) {
    expect(words?.[`destination-${id}`]).toBe(name);
    expect(words?.[`destination-${id}-does`]).toContain(`Distance ${distance}, ${fuel === 0 ? "no fuel" : `fuel −${-fuel}`}.`.replace(/\.$/, ""));
  }
});
