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

/** Milliseconds between two taps that mean two: a hand that shakes taps twice at once. */
export const TAP_APART = 400;

/** What is opened and covered, or confirmed, by taps alone: by who cannot hold, and by what taps without a finger. */
export interface Taps {
  tap(): void;
  /** It lost focus, or was hidden. Covers, and forgets what was asked. */
  cover(): void;
}

/** A tap opens, the next one covers; all else that covers a hold covers it as well, its limit too. */
export function createTaps(hold: Hold, isOpen: () => boolean): Taps {
  return {
    tap: () => (isOpen() ? hold.cover() : hold.press()),
    cover: hold.cover,
  };
}

/**
 * Two taps, of which the first asks whether it is meant: `show(true)` while it asks, `show(false)` when it no longer does.
 * It asks no longer than a secret stays open. A second tap that comes too soon belongs to the first.
 */
export function createTwice(show: (asks: boolean) => void, confirm: () => void, limit = HOLD_LIMIT): Taps {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let since = 0;

  function cover(): void {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    show(false);
  }

  return {
    tap() {
      if (timer === undefined) {
        since = performance.now();
        timer = setTimeout(cover, limit);
        show(true);
      } else if (performance.now() - since >= TAP_APART) {
        cover();
        confirm();
      }
    },
    cover,
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

/** Milliseconds after a finger within which a click is its own. */
const OWN_CLICK = 1000;

/** What screen readers press with has no size. */
const isFinger = ({ width, height }: PointerEvent) => width !== 0 || height !== 0;

export interface Pressing {
  /** Keys that hold. */
  keys?: readonly string[];
  /** What taps do: always those that no finger made, of screen readers, switches and the Enter key. */
  taps: Taps;
  /** Whether the player of this device taps where others hold. */
  onlyTaps?: () => boolean;
}

/**
 * Connects a hold to a button and to everything that must cover it: release, a finger that slides
 * off into a gesture, loss of focus, another window, a hidden or left page. Who cannot hold taps. Returns the
 * disconnection.
 */
export function connectHold(button: HTMLElement, hold: Hold, { keys = ["Space"], taps, onlyTaps = () => false }: Pressing): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const page = button.ownerDocument;
  const view = page.defaultView;
  /** When a finger was heard last. */
  let heard = -Infinity;
  /** What was opened by a tap stays when a finger or a key lets go. */
  let holding = false;

  function press(): void {
    holding = true;
    hold.press();
  }
  function letGo(): void {
    if (holding) hold.cover();
    holding = false;
  }
  function cover(): void {
    holding = false;
    hold.cover();
    taps.cover();
  }

  button.addEventListener(
    "pointerdown",
    (event) => {
      if (!isFinger(event)) return;
      heard = performance.now();
      if (!event.isPrimary || event.button !== 0 || onlyTaps()) return;
      // Captured, so that letting go outside the button is noticed as well.
      button.setPointerCapture(event.pointerId);
      takeRelease(button);
      press();
    },
    { signal },
  );
  for (const end of ["pointerup", "pointercancel", "lostpointercapture"]) {
    button.addEventListener(
      end,
      () => {
        if (heard !== -Infinity) heard = performance.now();
        letGo();
      },
      { signal },
    );
  }
  button.addEventListener("blur", cover, { signal });
  button.addEventListener(
    "click",
    (event) => {
      const own = event.detail !== 0 && performance.now() - heard < OWN_CLICK;
      if (!own || onlyTaps()) taps.tap();
    },
    { signal },
  );
  button.addEventListener(
    "keydown",
    (event) => {
      if (!keys.includes(event.code) || onlyTaps()) return;
      event.preventDefault();
      // A key that repeats after the limit must not open again by itself.
      if (!event.repeat) press();
    },
    { signal },
  );
  button.addEventListener(
    "keyup",
    (event) => {
      if (!keys.includes(event.code) || onlyTaps()) return;
      // In some browsers the click of a key comes from its release.
      event.preventDefault();
      letGo();
    },
    { signal },
  );
  // A long press would open the browser's menu over the page.
  button.addEventListener("contextmenu", (event) => event.preventDefault(), { signal });
  for (const away of ["visibilitychange", "freeze"]) page.addEventListener(away, cover, { signal });
  view?.addEventListener("pagehide", cover, { signal });
  view?.addEventListener("blur", cover, { signal });

  return () => {
    stop.abort();
    taps.cover();
    hold.destroy();
  };
}
