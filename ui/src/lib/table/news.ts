/** What is new at the table, in sentences for the status line: what happened, then who must act, each once. */
import { resultOf, titleOf, whoOf } from "../fight/question";
import type { CheckView } from "../wire/CheckView";
import type { LogEntry } from "../wire/LogEntry";
import type { Prompt } from "../wire/Prompt";
import { t } from "../words/words";
import { counted, deeds, entryLines, isDeed, speaking } from "./log";

/** Sentences as one text, each with its end. */
export function sentences(parts: readonly (string | null | undefined)[]): string {
  return parts
    .flatMap((part) => part?.trim() || [])
    .map((part) => (/[.!?…:]$/.test(part) ? part : `${part}.`))
    .join(" ");
}

/** Who must act, what is asked, and what the die shows while it may be rolled again. */
export function questionOf(prompt: Prompt, names: readonly string[], own?: number): string[] {
  const result = resultOf(prompt);
  return [whoOf(prompt, names) ?? "", titleOf(prompt, names, own), ...(result ? [`${result.number}: ${result.hit}`] : [])];
}

/** What came of a check, as long as it is told. */
export const passed = (check: CheckView | undefined): string => (check?.result ? t(`check-result-${check.result}`) : "");

/** A question as it is said; `id` is another one whenever it is asked anew. */
export interface Asked {
  id: string;
  text: string;
}

/** Follows a table, and tells what has come since it was asked last. What lies before the first look is past. */
export class News {
  #row: number | null = null;
  #asked: Asked = { id: "", text: "" };

  since(log: readonly LogEntry[], names: readonly string[], asked: Asked): string {
    const from = this.#row ?? Infinity;
    const entries = speaking(log).filter((entry) => entry.row > from && !entry.undone && isDeed(entry));
    const told = entries.flatMap((entry) => entryLines({ ...entry, lines: [...deeds(entry.lines)] }, log, names));
    const happened = counted(told.map((text) => ({ text }))).map(({ text }) => text);
    // A question that is put again in the same words is another one when something has happened in between.
    const anew = asked.text !== this.#asked.text || (asked.id !== this.#asked.id && happened.length > 0);
    this.#row = Math.max(this.#row ?? 0, log.at(-1)?.row ?? 0);
    this.#asked = asked;
    return sentences([...happened, ...(anew ? [asked.text] : [])]);
  }
}
