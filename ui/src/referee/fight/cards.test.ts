import { expect, test } from "vitest";
import { view as fixture } from "../../../dev/fixtures";
import { CRISIS_ATTACKS } from "./cards";

test("the Crisis deck has ten Cylon attack cards, each with icons and ships in areas that there are", () => {
  expect(CRISIS_ATTACKS).toHaveLength(10);
  const areas = fixture("playing", 4).board.areas.map(({ area }) => area);
  for (const { icons, ships } of CRISIS_ATTACKS) {
    expect(icons.length).toBeGreaterThan(0);
    for (const { area, kinds } of ships) {
      expect(areas).toContain(area);
      expect(kinds.length).toBeGreaterThan(0);
    }
  }
});

test("ships stand on a card as printed, the largest first", () => {
  const ambush = CRISIS_ATTACKS.find(({ id }) => id === "ambush");
  expect(ambush?.icons).toEqual(["basestars"]);
  expect(ambush?.ships.find(({ area }) => area === "stern")?.kinds).toEqual(["basestar", "raider", "raider", "raider", "raider"]);
});
