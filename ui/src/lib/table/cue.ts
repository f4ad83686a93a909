/**
 * A cue on a player's own device when they are asked something. It comes from the public questions and from nothing
 * else: whoever is asked the same feels and hears the same, whatever their cards say.
 */
import type { Prompt } from "../wire/Prompt";

export interface Cue {
  vibrates: boolean;
  sounds: boolean;
}

const KEY = "dradis-cue";
/** A phone that lies on the table is felt by its player alone; a sound is heard by all, so it is asked for. */
const USUAL: Cue = { vibrates: true, sounds: false };

/**
 * What is kept, and the usual for what is not or not understood. A device that is told to keep still is felt only where
 * its player has chosen that.
 */
export function readCue(kept: string | null, still = wantsRest()): Cue {
  const usual = { ...USUAL, vibrates: !still };
  try {
    const read: unknown = JSON.parse(kept ?? "null");
    if (typeof read !== "object" || read === null) return usual;
    const { vibrates, sounds } = read as Record<string, unknown>;
    return {
      vibrates: typeof vibrates === "boolean" ? vibrates : usual.vibrates,
      sounds: typeof sounds === "boolean" ? sounds : usual.sounds,
    };
  } catch {
    return usual;
  }
}

export function loadCue(): Cue {
  try {
    return readCue(localStorage.getItem(KEY));
  } catch {
    // A browser that keeps nothing for this page.
    return readCue(null);
  }
}

export function keepCue(cue: Cue): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(cue));
  } catch {
    // Kept until the page is closed.
  }
}

/** Whether anything is asked of a seat. */
export function isAsked(prompts: readonly Prompt[], seat: number): boolean {
  return prompts.some(({ decider }) => decider.type === "seat" && decider.seat === seat);
}

/** Whether the device is told to keep still: to save its battery, or its owner. */
function wantsRest(): boolean {
  return typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Whether this device can be felt. */
export function canVibrate(): boolean {
  return typeof navigator !== "undefined" && typeof navigator.vibrate === "function";
}

/** What makes the tone; made once, because a browser lets a page sound only after a tap. */
let audio: AudioContext | undefined;

/** Makes ready to sound, if it is wanted: called in a tap, or nothing will be heard later on some phones. */
function wake(): void {
  if (!loadCue().sounds || typeof AudioContext === "undefined") return;
  audio ??= new AudioContext();
  if (audio.state !== "running") void audio.resume().catch(() => {});
}

/** Wakes the sound at every tap and key, which costs nothing once it is awake: a phone puts it to sleep again. The answer ends it. */
export function keepAwake(): () => void {
  const stop = new AbortController();
  for (const type of ["pointerup", "keydown", "click"]) addEventListener(type, wake, { capture: true, signal: stop.signal });
  return () => stop.abort();
}

/** Gives the cue: always the same length, strength and tone. */
export function giveCue({ vibrates, sounds }: Cue): void {
  if (vibrates && canVibrate()) navigator.vibrate(120);
  if (!sounds || typeof AudioContext === "undefined") return;
  audio ??= new AudioContext();
  void audio.resume().catch(() => {});
  const tone = audio.createOscillator();
  const loudness = audio.createGain();
  tone.frequency.value = 660;
  loudness.gain.setValueAtTime(0.12, audio.currentTime);
  loudness.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + 0.25);
  tone.connect(loudness).connect(audio.destination);
  tone.start();
  tone.stop(audio.currentTime + 0.25);
}
