import { expect, test } from "vitest";
import type { SeatView } from "../wire/SeatView";
import { loosen, none, press, slide, tap } from "./gesture";
import type { Movable } from "./thing";

const raiders: Movable = { type: "ships", area: "bow", kind: "raider" };
const ana: Movable = { type: "character", seat: 0 };
const seats = [
  { seat: 0, place: { type: "location", location: "brig" } },
  { seat: 1, place: { type: "viper", area: "stern" } },
] as SeatView[];

test("a finger that slips a little still taps; one that moves on drags", () => {
  const pressed = press(raiders, 1, { x: 10, y: 10 });
  expect(slide(pressed, 1, { x: 14, y: 13 })).toBe(pressed);
  expect(slide(pressed, 1, { x: 30, y: 10 })).toMatchObject({ is: "dragged", to: { x: 30, y: 10 } });
});

test("a second finger does not take over", () => {
  const pressed = press(raiders, 1, { x: 10, y: 10 });
  expect(slide(pressed, 2, { x: 90, y: 90 })).toBe(pressed);
  expect(slide(none, 1, { x: 90, y: 90 })).toBe(none);
});

test("a finger that rests takes the thing along from there", () => {
  const loose = loosen(press(ana, 1, { x: 10, y: 10 }));
  expect(loose).toMatchObject({ is: "dragged", thing: ana, to: { x: 10, y: 10 } });
  expect(slide(loose, 1, { x: 12, y: 10 })).toMatchObject({ to: { x: 12, y: 10 } });
  expect(loosen(none)).toBe(none);
});

test("with nothing in the hand a tap opens what is tapped", () => {
  expect(tap(null, raiders, seats)).toEqual({ does: "open", thing: raiders });
});

test("what is in the hand goes where the tap goes, also when something lies there", () => {
  const stern = { does: "put", thing: raiders, target: { type: "area", area: "stern" } };
  expect(tap(raiders, { type: "area", area: "stern" }, seats)).toEqual(stern);
  expect(tap(raiders, { type: "civilian", area: "stern", handle: 7 }, seats)).toEqual(stern);
  expect(tap(raiders, { type: "pilot", seat: 1 }, seats)).toEqual(stern);
  expect(tap(ana, { type: "location", location: "command" }, seats)).toEqual({
    does: "put",
    thing: ana,
    target: { type: "location", location: "command" },
  });
  expect(tap(ana, "off-board", seats)).toEqual({ does: "put", thing: ana, target: { type: "off-board" } });
});

test("a tap where it lies already, or where it cannot lie, puts it back", () => {
  expect(tap(raiders, raiders, seats)).toEqual({ does: "let-go" });
  expect(tap(raiders, { type: "area", area: "bow" }, seats)).toEqual({ does: "let-go" });
  expect(tap(raiders, { type: "location", location: "brig" }, seats)).toEqual({ does: "let-go" });
  expect(tap(raiders, "off-board", seats)).toEqual({ does: "let-go" });
  expect(tap(ana, { type: "location", location: "brig" }, seats)).toEqual({ does: "let-go" });
  expect(tap({ type: "pilot", seat: 1 }, { type: "area", area: "stern" }, seats)).toEqual({ does: "let-go" });
});

test("a tap on what waits beyond the areas opens it, and nothing is put there", () => {
  const outside = { type: "outside", zone: "cylon-fleet-bow" } as const;
  expect(tap(null, outside, seats)).toEqual({ does: "open", thing: outside });
  expect(tap(raiders, outside, seats)).toEqual({ does: "let-go" });
});
