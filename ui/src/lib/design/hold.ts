/**
 * Hold to look: what is held is open, and everything else covers it. The content must not be in the
 * document while covered, so the state is one boolean that the page renders by.
 */

/** Milliseconds after which a held secret covers itself; people forget their thumb. */
export const HOLD_LIMIT = 5000;

export interface Hold {
  /** Something began to press. Opens, unless already open. */
  press(): void;
  /** It let go, lost focus, was interrupted or hidden. Covers. */
  cover(): void;
  /** Covers and forgets the timer. */
  destroy(): void;
}

/** Calls back with every picture that the screen draws; the answer ends it. */
type Pictures = (run: () => void) => () => void;

const everyPicture: Pictures = (run) => {
  if (typeof requestAnimationFrame === "undefined") return () => {};
  let next = requestAnimationFrame(function draw() {
    next = requestAnimationFrame(draw);
    run();
  });
  return () => cancelAnimationFrame(next);
};

/**
 * A hold that calls `show(true)` when it opens and `show(false)` when it covers, each once per change.
 * After the limit it covers by itself and stays covered until the next press. A device that saves its battery
 * lets timers wait, but what it draws it draws on time: no picture after the limit shows what was held.
 */
export function createHold(show: (open: boolean) => void, limit = HOLD_LIMIT, pictures = everyPicture): Hold {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopPictures = () => {};

  function cover(): void {
    if (timer === undefined) return;
    clearTimeout(timer);
    stopPictures();
    timer = undefined;
    show(false);
  }

  return {
    press() {
      if (timer !== undefined) return;
      timer = setTimeout(cover, limit);
      const since = performance.now();
      stopPictures = pictures(() => {
        if (performance.now() - since >= limit) cover();
      });
      show(true);
    },
    cover,
    destroy: cover,
  };
}

/** Milliseconds for which a button is held to say yes. */
export const CONFIRM_TIME = 1500;

/**
 * A hold that calls `confirm` when it was held for the whole time, and nothing when it was let go before. `show(true)`
 * and `show(false)` are called as it begins and ends, once each.
 */
export function createConfirm(show: (pressed: boolean) => void, confirm: () => void, time = CONFIRM_TIME): Hold {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function letGo(): void {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    show(false);
  }

  return {
    press() {
      if (timer !== undefined) return;
      timer = setTimeout(() => {
        letGo();
        confirm();
      }, time);
      show(true);
    },
    cover: letGo,
    destroy: letGo,
  };
}

/**
 * While a finger holds a button, something else may take its place on the page. The finger comes off there, and the
 * browser makes a tap of that: it is none. Ends with the next press.
 */
function takeRelease(button: HTMLElement): void {
  const ended = new AbortController();
  const options = { capture: true, signal: ended.signal };
  const page = button.ownerDocument;
  page.addEventListener("pointerdown", () => ended.abort(), options);
  page.addEventListener(
    "click",
    (event) => {
      // Keys and screen readers press without a finger.
      if (event.detail === 0 || event.composedPath().includes(button)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    options,
  );
}

/**
 * Connects a hold to a button and to everything that must cover it: release, a finger that slides
 * off into a gesture, loss of focus, another window, a hidden or left page. Returns the disconnection.
 */
export function connectHold(button: HTMLElement, hold: Hold, keys: readonly string[] = ["Space"]): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const page = button.ownerDocument;
  const view = page.defaultView;

  button.addEventListener(
    "pointerdown",
    (event) => {
      if (!event.isPrimary || event.button !== 0) return;
      // Captured, so that letting go outside the button is noticed as well.
      button.setPointerCapture(event.pointerId);
      takeRelease(button);
      hold.press();
    },
    { signal },
  );
  for (const end of ["pointerup", "pointercancel", "lostpointercapture", "blur"]) {
    button.addEventListener(end, hold.cover, { signal });
  }
  button.addEventListener(
    "keydown",
    (event) => {
      if (!keys.includes(event.code)) return;
      event.preventDefault();
      // A key that repeats after the limit must not open again by itself.
      if (!event.repeat) hold.press();
    },
    { signal },
  );
  button.addEventListener(
    "keyup",
    (event) => {
      if (keys.includes(event.code)) hold.cover();
    },
    { signal },
  );
  // A long press would open the browser's menu over the page.
  button.addEventListener("contextmenu", (event) => event.preventDefault(), { signal });
  for (const away of ["visibilitychange", "freeze"]) page.addEventListener(away, hold.cover, { signal });
  view?.addEventListener("pagehide", hold.cover, { signal });
  view?.addEventListener("blur", hold.cover, { signal });

  return () => {
    stop.abort();
    hold.destroy();
  };
}
