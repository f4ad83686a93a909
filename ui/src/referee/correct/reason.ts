/** Reasons of a correction, as chosen on its sheet. */
import type { Reason } from "../../lib/wire/Reason";

export type ReasonId = Exclude<Reason["type"], "position">;

/** Most characters of a reason in words. */
export const REASON_LENGTH = 120;

/** What a correction carries; `null` while words are asked for and none are typed. */
export function reasonOf(chosen: ReasonId, words: string): Reason | null {
  if (chosen !== "other") return { type: chosen };
  const text = [...words.trim()].slice(0, REASON_LENGTH).join("");
  return text === "" ? null : { type: "other", text };
}
