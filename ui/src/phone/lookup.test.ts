import { expect, test } from "vitest";
import { cataloguesOf } from "../../scripts/languages.mjs";
import games from "../lib/wire/games.json";

test("every board of every game has a heading where a phone looks things up, and on the board", () => {
  const catalogues = cataloguesOf("en");
  const words = new Set(Object.values(catalogues).flatMap((catalogue) => Object.keys(catalogue)));
  const boards = new Set(games.flatMap(({ kit }) => kit.boards));
  expect(boards).toContain("new-caprica");
  for (const board of boards) {
    expect(words).toContain(`look-up-${board}`);
    // Galactica lies amid the space areas and needs none.
    if (board !== "galactica") expect(words).toContain(`board-${board}`);
  }
});
