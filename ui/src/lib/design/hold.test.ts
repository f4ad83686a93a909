import { setMaxListeners } from "node:events";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { CONFIRM_TIME, connectHold, createConfirm, createHold, HOLD_LIMIT } from "./hold";

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
function stage() {
  const view = new EventTarget();
  const page = Object.assign(new EventTarget(), { defaultView: view });
  const captured: number[] = [];
  const button = Object.assign(new EventTarget(), {
    ownerDocument: page,
    setPointerCapture: (id: number) => captured.push(id),
  });
  const { shown, hold } = watched();
  const disconnect = connectHold(button as unknown as HTMLElement, hold);
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

/** A button that is held to confirm: what it showed, and how often it was confirmed. */
function confirmed() {
  const button = Object.assign(new EventTarget(), { ownerDocument: Object.assign(new EventTarget(), { defaultView: new EventTarget() }), setPointerCapture: () => {} });
  const shown: boolean[] = [];
  const confirm = vi.fn();
  const disconnect = connectHold(button as unknown as HTMLElement, createConfirm((now) => shown.push(now), confirm), ["Space", "Enter"]);
  const send = (type: string, fields: object = {}) => void button.dispatchEvent(Object.assign(new Event(type, { cancelable: true }), fields));
  return { shown, confirm, send, disconnect };
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
