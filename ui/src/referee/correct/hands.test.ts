import { expect, test } from "vitest";
import { view as fixture } from "../../../dev/fixtures";
import { handsCounted } from "./hands";

test("only hands that hold other numbers than the books say are corrected", () => {
  const { seats } = fixture("playing", 3);
  const [first, second] = seats.map(({ hand }) => hand);
  expect(handsCounted(seats, new Map())).toEqual([]);
  expect(handsCounted(seats, new Map([[0, first! + 2], [1, second!]]))).toEqual([{ type: "hand", seat: 0, cards: first! + 2 }]);
});
