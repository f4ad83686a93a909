import { expect, test } from "vitest";
import content from "../../../../crates/facts/content/base/locations.json";
import { view as fixture } from "../../../dev/fixtures";
import { sentTo } from "./places";

test("people are sent where nobody goes, which the view says", () => {
  const view = fixture("playing");
  expect(sentTo(view).toSorted()).toEqual(["brig", "sickbay"]);
  for (const spot of view.board.locations) spot.hazardous = spot.location === "armory";
  expect(sentTo(view)).toEqual(["armory"]);
});

test("each location of the ship that is drawn has a cell of its own, row by row", () => {
  const cells = content.locations.flatMap((row) => ("cell" in row ? [[row.cell, row.id] as const] : [])).toSorted(([one], [other]) => one - other);
  expect(cells.map(([cell]) => cell)).toEqual(cells.map((_, at) => at));
  expect(cells.map(([, id]) => id).toSorted()).toEqual(content.locations.filter(({ board }) => board === "galactica").map(({ id }) => id).toSorted());
  // The tables that are made up for the pages have the same.
  const made = fixture("playing").board.locations.flatMap(({ cell, location }) => (cell === undefined ? [] : [[cell, location]]));
  expect(Object.fromEntries(made)).toEqual(Object.fromEntries(cells));
});
