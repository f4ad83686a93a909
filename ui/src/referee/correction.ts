/** Reasons of a correction, as chosen on the sheet. */
import type { Reason } from "../lib/wire/Reason";
import { t } from "../lib/words/words";

export type ReasonId = Reason["type"];

const REASON_LENGTH = 120;

export function reasonFrom(id: ReasonId, words: string): { reason: Reason } | { fault: string } {
  if (id !== "other") return { reason: { type: id } };
  const text = words.trim();
  if (text === "") return { fault: t("refused-reason-empty") };
  if ([...text].length > REASON_LENGTH) return { fault: t("refused-reason-too-long", { most: REASON_LENGTH }) };
  return { reason: { type: "other", text } };
}
