import { expect, test } from "vitest";
import type { Area } from "../wire/Area";
import type { AreaView } from "../wire/AreaView";
import { flights } from "./flights";
import { ring } from "./geometry";

function areas(ships: Partial<Record<Area, Partial<AreaView>>>): AreaView[] {
  return ring.map((area) => ({
    area,
    launch: false,
    ships: {},
    basestars: [],
    pilots: [],
    civilian_ships: [],
    ...ships[area],
  }));
}

test("a raider that is in the next area has flown there", () => {
  const before = areas({ bow: { ships: { raider: 3 } }, stern: { ships: { raider: 1 } } });
  const after = areas({ bow: { ships: { raider: 1 } }, "fore-port": { ships: { raider: 2 } }, stern: { ships: { raider: 1 } } });
  expect(flights(before, after)).toEqual([
    { kind: "raider", from: "bow", to: "fore-port" },
    { kind: "raider", from: "bow", to: "fore-port" },
  ]);
});

test("pilots and civilian ships are followed by who they are", () => {
  const before = areas({ bow: { pilots: [1], civilian_ships: [4] }, stern: { pilots: [2], civilian_ships: [5] } });
  const after = areas({ bow: { pilots: [2], civilian_ships: [5] }, stern: { pilots: [1], civilian_ships: [4] } });
  expect(flights(before, after)).toEqual([
    { kind: "pilot", from: "stern", to: "bow" },
    { kind: "pilot", from: "bow", to: "stern" },
    { kind: "civilian-ship", from: "stern", to: "bow" },
    { kind: "civilian-ship", from: "bow", to: "stern" },
  ]);
});

test("what comes or goes does not fly", () => {
  expect(flights(areas({}), areas({ bow: { ships: { raider: 3 }, civilian_ships: [1] } }))).toEqual([]);
  expect(flights(areas({ bow: { basestars: [{ damage: [] }] } }), areas({}))).toEqual([]);
});
