/** A question of a fight in words: who acts, what it is about, and what the die has shown. */
import type { LogEntry } from "../wire/LogEntry";
import type { Line } from "../wire/Line";
import type { Prompt } from "../wire/Prompt";
import { speaking } from "../table/log";
import { lineText, listed, nameOf } from "../table/text";
import type { WordId } from "../words/ids";
import { say, t } from "../words/words";

/** Who must act in a fight; the questions of other steps name them. */
export function whoOf(prompt: Prompt, names: readonly string[]): string | null {
  switch (prompt.kind) {
    case "roll":
    case "react":
    case "choose-area":
    case "choose-viper":
    case "choose-civilian":
    case "launch-fewer":
    case "reveal-civilian":
    case "draw-basestar-damage":
    case "choose-look":
    case "move-civilian":
    case "place-ship":
    case "alert-pilot":
    case "read-on": {
      if (prompt.decider.type === "referee") return t("who-table-decides");
      const player = nameOf(prompt.decider.seat, names);
      return prompt.kind === "roll" ? t("who-rolls", { player }) : t("who-decides", { player });
    }
    case "name-crisis":
    case "choose-option":
    case "begin-crisis":
    case "confirm":
    case "pick-player":
    case "see-loyalty":
    case "choose-course":
    case "choose-place":
    case "choose-piece":
    case "add-cards":
    case "tell-cards":
    case "check-ability":
    case "check-result":
    case "name-destination":
    case "choose-destination":
    case "place-destination":
    case "choose-destiny":
    case "choose-held":
    case "sympathizer":
    case "name-quorum":
    case "granted-action":
    case "choose-types":
    case "choose-ship":
      return prompt.decider.type === "referee" ? null : t("who-decides", { player: nameOf(prompt.decider.seat, names) });
    case "choose-character":
    case "launch-viper":
    case "deal-loyalty":
    case "read-loyalty":
    case "close-reading":
    case "lay-out-position":
    case "take-turn":
    case "discard-to-limit":
    case "draw-damage":
    case "activate-viper":
    case "choose-target":
      return null;
  }
}

/** What a die has shown, with what was added to it, and what that does. */
export interface Result {
  number: number;
  hit: string;
}

/** The result, while somebody may still roll again. */
export function resultOf({ kind, ask }: Prompt): Result | null {
  return kind === "react" ? resultIn(ask) : null;
}

function resultIn({ args: { result, hit } }: Line): Result | null {
  if (!result || !("number" in result) || !hit || !("words" in hit)) return null;
  return { number: result.number, hit: listed(hit.words.map((id) => say(id, {}))) };
}

/** The question; while somebody may roll again, what was rolled for: the result stands beside it. */
export function titleOf({ kind, ask }: Prompt, names: readonly string[], own?: number): string {
  return kind === "react" ? attackIn(ask, names) : lineText(ask, names, own);
}

function attackIn(line: Line, names: readonly string[]): string {
  const attack = line.args["attack"];
  return lineText(attack && "line" in attack ? attack.line : line, names);
}

const ROLLS: readonly string[] = ["log-die-rolled", "log-die-corrected"] satisfies WordId[];

/** The roll of the last thing that happened, with what it was for; `null` where no die was rolled for it. */
export function lastRoll(log: readonly LogEntry[], names: readonly string[]): (Result & { title: string }) | null {
  const entry = speaking(log).findLast(({ undone }) => !undone);
  return (entry && rollIn(entry, names)?.result) ?? null;
}

/** The last roll of one thing that happened, and the line that tells of it. */
export function rollIn({ lines }: LogEntry, names: readonly string[]): { result: Result & { title: string }; line: Line } | null {
  const line = lines.findLast(({ id }) => ROLLS.includes(id));
  const result = line && resultIn(line);
  return result ? { result: { ...result, title: attackIn(line, names) }, line } : null;
}
