import { setMaxListeners } from "node:events";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { CONFIRM_TIME, connectHold, createConfirm, createHold, createTaps, createTwice, HOLD_LIMIT, TAP_APART } from "./hold";

// One hold listens to more ends than Node expects of one signal.
setMaxListeners(20);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** Every change of the cover, in order. */
function watched() {
  const shown: boolean[] = [];
  return { shown, hold: createHold((open) => shown.push(open)) };
}

test("opens while pressed and covers on release, once each", () => {
  const { shown, hold } = watched();
  hold.press();
  hold.press();
  hold.cover();
  hold.cover();
  expect(shown).toEqual([true, false]);
});

test("covers by itself after five seconds and not before", () => {
  const { shown, hold } = watched();
  hold.press();
  vi.advanceTimersByTime(HOLD_LIMIT - 1);
  expect(shown).toEqual([true]);
  vi.advanceTimersByTime(1);
  expect(shown).toEqual([true, false]);
  expect(HOLD_LIMIT).toBe(5000);
});

test("a second look has its own five seconds", () => {
  const { shown, hold } = watched();
  hold.press();
  vi.advanceTimersByTime(3000);
  hold.cover();
  hold.press();
  vi.advanceTimersByTime(3000);
  expect(shown).toEqual([true, false, true]);
});

test("no picture after the limit is open, however late the timers are", () => {
  const shown: boolean[] = [];
  let draw = () => {};
  let drawing = false;
  const hold = createHold((open) => shown.push(open), HOLD_LIMIT, (run) => {
    [draw, drawing] = [run, true];
    return () => (drawing = false);
  });
  const now = vi.spyOn(performance, "now");
  now.mockReturnValue(1_000);
  hold.press();
  // The clock goes on and no timer runs.
  now.mockReturnValue(1_000 + HOLD_LIMIT - 1);
  draw();
  expect(shown).toEqual([true]);
  now.mockReturnValue(1_000 + HOLD_LIMIT);
  draw();
  expect(shown).toEqual([true, false]);
  expect(drawing).toBe(false);
  vi.advanceTimersByTime(HOLD_LIMIT);
  expect(shown).toEqual([true, false]);
});

/** A button in a page without a browser: event targets, and the few fields the code reads. */
function stage(onlyTaps = false) {
  const view = new EventTarget();
  const page = Object.assign(new EventTarget(), { defaultView: view });
  const captured: number[] = [];
  const button = Object.assign(new EventTarget(), {
    ownerDocument: page,
    setPointerCapture: (id: number) => captured.push(id),
  });
  const { shown, hold } = watched();
  const taps = createTaps(hold, () => shown.at(-1) === true);
  const disconnect = connectHold(button as unknown as HTMLElement, hold, { taps, onlyTaps: () => onlyTaps });
  const send = (target: EventTarget, type: string, fields: object = {}) => {
    const event = Object.assign(new Event(type, { cancelable: true }), fields);
    target.dispatchEvent(event);
    return event;
  };
  return { view, page, button, captured, shown, send, disconnect };
}
const finger = { isPrimary: true, button: 0, pointerId: 7 };

test.each([
  ["release", "button", "pointerup"],
  ["an interrupted touch", "button", "pointercancel"],
  ["a lost pointer", "button", "lostpointercapture"],
  ["loss of focus", "button", "blur"],
  ["a hidden page", "page", "visibilitychange"],
  ["a page that the system stops", "page", "freeze"],
  ["a page that is left", "view", "pagehide"],
  ["another window", "view", "blur"],
] as const)("covers on %s", (_, where, type) => {
  const s = stage();
  s.send(s.button, "pointerdown", finger);
  expect(s.shown).toEqual([true]);
  expect(s.captured).toEqual([7]);
  s.send(s[where], type);
  expect(s.shown).toEqual([true, false]);
});

test("a finger that comes off something else taps nothing there; the next press does, and keys always", () => {
  const s = stage();
  const tapped = vi.fn();
  const clicks = (detail: number) => s.send(s.page, "click", { detail }).defaultPrevented;
  s.send(s.button, "pointerdown", finger);
  s.page.addEventListener("click", tapped);
  // The button goes while it is held.
  s.disconnect();
  expect(clicks(1)).toBe(true);
  expect(tapped).not.toHaveBeenCalled();
  expect(clicks(0)).toBe(false);
  s.send(s.page, "pointerdown", finger);
  expect(clicks(1)).toBe(false);
  expect(tapped).toHaveBeenCalledTimes(2);
});

test("Space opens and its release covers; a repeating key does not open again", () => {
  const s = stage();
  s.send(s.button, "keydown", { code: "Space", repeat: false });
  vi.advanceTimersByTime(HOLD_LIMIT);
  s.send(s.button, "keydown", { code: "Space", repeat: true });
  expect(s.shown).toEqual([true, false]);
  s.send(s.button, "keyup", { code: "Space" });
  s.send(s.button, "keydown", { code: "Space", repeat: false });
  s.send(s.button, "keyup", { code: "Space" });
  expect(s.shown).toEqual([true, false, true, false]);
});

test("Space does not scroll the page, other keys and fingers do nothing", () => {
  const s = stage();
  expect(s.send(s.button, "keydown", { code: "Space", repeat: true }).defaultPrevented).toBe(true);
  s.send(s.button, "keydown", { code: "Enter", repeat: false });
  s.send(s.button, "pointerdown", { ...finger, isPrimary: false });
  s.send(s.button, "pointerdown", { ...finger, button: 2 });
  expect(s.shown).toEqual([]);
});

test("a disconnected button covers and hears nothing more", () => {
  const s = stage();
  s.send(s.button, "pointerdown", finger);
  s.disconnect();
  s.send(s.button, "pointerdown", finger);
  expect(s.shown).toEqual([true, false]);
});

test("a press that no finger made opens, the next one covers, and so does the limit", () => {
  const s = stage();
  s.send(s.button, "click", { detail: 0 });
  expect(s.shown).toEqual([true]);
  s.send(s.button, "click", { detail: 0 });
  expect(s.shown).toEqual([true, false]);
  s.send(s.button, "click", { detail: 0 });
  vi.advanceTimersByTime(HOLD_LIMIT - 1);
  expect(s.shown).toEqual([true, false, true]);
  vi.advanceTimersByTime(1);
  expect(s.shown).toEqual([true, false, true, false]);
});

test("a screen reader that plays a finger without a size, or says that it was one, taps as well", () => {
  const s = stage();
  s.send(s.button, "pointerdown", { ...finger, width: 0, height: 0 });
  s.send(s.button, "pointerup", finger);
  expect(s.shown).toEqual([]);
  s.send(s.button, "click", { detail: 1 });
  expect(s.shown).toEqual([true]);
});

test("the click that ends a finger's hold is no tap of its own", () => {
  const s = stage();
  s.send(s.button, "pointerdown", finger);
  vi.advanceTimersByTime(3000);
  s.send(s.button, "pointerup", finger);
  s.send(s.button, "click", { detail: 1 });
  expect(s.shown).toEqual([true, false]);
});

test.each([
  ["loss of focus", "button", "blur"],
  ["a hidden page", "page", "visibilitychange"],
  ["a page that the system stops", "page", "freeze"],
  ["a page that is left", "view", "pagehide"],
  ["another window", "view", "blur"],
] as const)("what a tap has opened covers on %s, and not when a finger comes off", (_, where, type) => {
  const s = stage();
  s.send(s.button, "click", { detail: 0 });
  s.send(s.button, "pointerup", finger);
  s.send(s.button, "keyup", { code: "Space" });
  expect(s.shown).toEqual([true]);
  s.send(s[where], type);
  expect(s.shown).toEqual([true, false]);
});

test("who taps instead opens and covers with a finger's taps, and holds nothing", () => {
  const s = stage(true);
  const tap = () => {
    s.send(s.button, "pointerdown", finger);
    expect(s.captured).toEqual([]);
    s.send(s.button, "pointerup", finger);
    s.send(s.button, "click", { detail: 1 });
  };
  tap();
  vi.advanceTimersByTime(2000);
  expect(s.shown).toEqual([true]);
  tap();
  expect(s.shown).toEqual([true, false]);
  tap();
  vi.advanceTimersByTime(HOLD_LIMIT);
  expect(s.shown).toEqual([true, false, true, false]);
  // Keys press it as any button: their click opens, holding them does not.
  expect(s.send(s.button, "keydown", { code: "Space", repeat: false }).defaultPrevented).toBe(false);
  expect(s.shown).toEqual([true, false, true, false]);
});

/** A button that is held to confirm: what it showed, and how often it was confirmed. */
function confirmed(onlyTaps = false) {
  const button = Object.assign(new EventTarget(), { ownerDocument: Object.assign(new EventTarget(), { defaultView: new EventTarget() }), setPointerCapture: () => {} });
  const shown: boolean[] = [];
  const confirm = vi.fn();
  const asked: boolean[] = [];
  const disconnect = connectHold(button as unknown as HTMLElement, createConfirm((now) => shown.push(now), confirm), {
    keys: ["Space", "Enter"],
    taps: createTwice((now) => asked.push(now), confirm),
    onlyTaps: () => onlyTaps,
  });
  const send = (type: string, fields: object = {}) => void button.dispatchEvent(Object.assign(new Event(type, { cancelable: true }), fields));
  return { shown, asked, confirm, send, disconnect };
}

test.each(["pointerup", "pointercancel", "lostpointercapture", "blur"])("nothing is confirmed when %s comes before the time", (end) => {
  const s = confirmed();
  s.send("pointerdown", finger);
  vi.advanceTimersByTime(CONFIRM_TIME - 1);
  s.send(end);
  vi.advanceTimersByTime(CONFIRM_TIME);
  expect(s.shown).toEqual([true, false]);
  expect(s.confirm).not.toHaveBeenCalled();
});

test.each(["Space", "Enter"])("%s is held as a finger is, and confirms once", (code) => {
  const s = confirmed();
  s.send("keydown", { code, repeat: false });
  vi.advanceTimersByTime(CONFIRM_TIME - 1);
  expect(s.confirm).not.toHaveBeenCalled();
  s.send("keydown", { code, repeat: true });
  vi.advanceTimersByTime(1);
  expect(s.confirm).toHaveBeenCalledTimes(1);
  s.send("keydown", { code, repeat: true });
  vi.advanceTimersByTime(2 * CONFIRM_TIME);
  s.send("keyup", { code });
  expect(s.confirm).toHaveBeenCalledTimes(1);
  expect(s.shown).toEqual([true, false]);
});

test("a button that goes confirms nothing", () => {
  const s = confirmed();
  s.send("pointerdown", finger);
  s.disconnect();
  vi.advanceTimersByTime(CONFIRM_TIME);
  expect(s.confirm).not.toHaveBeenCalled();
});

test.each([
  ["a press that no finger made", false, 0],
  ["who taps instead", true, 1],
] as const)("%s is asked once more, and confirms with the second tap", (_, onlyTaps, detail) => {
  const s = confirmed(onlyTaps);
  s.send("click", { detail });
  expect(s.asked).toEqual([true]);
  // A hand that shakes taps twice at once.
  vi.advanceTimersByTime(TAP_APART - 1);
  s.send("click", { detail });
  expect(s.confirm).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  s.send("click", { detail });
  expect(s.confirm).toHaveBeenCalledTimes(1);
  expect(s.asked).toEqual([true, false]);
});

test("what is asked is forgotten after five seconds, and when the focus goes", () => {
  const s = confirmed();
  s.send("click", { detail: 0 });
  vi.advanceTimersByTime(HOLD_LIMIT);
  s.send("click", { detail: 0 });
  s.send("blur");
  vi.advanceTimersByTime(TAP_APART);
  s.send("click", { detail: 0 });
  expect(s.asked).toEqual([true, false, true, false, true]);
  expect(s.confirm).not.toHaveBeenCalled();
});
