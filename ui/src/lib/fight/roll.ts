/** The question for a roll of the die, as keys to tap. */
import { say, t } from "../words/words";
import type { Area } from "../wire/Area";
import type { FaceOdds } from "../wire/FaceOdds";
import type { Hit } from "../wire/Hit";
import type { Line } from "../wire/Line";
import type { Prompt } from "../wire/Prompt";

/** How much happens, and for whom: what is bad for the humans, and what is good. */
export type Effect = readonly [sign: "none" | "half" | "whole", tone: "quiet" | "warn" | "bad" | "good"];

export const EFFECTS: Readonly<Record<Hit, Effect>> = {
  nothing: ["none", "quiet"],
  "viper-damaged": ["half", "warn"],
  "viper-destroyed": ["whole", "bad"],
  "galactica-damaged": ["whole", "bad"],
  "raptor-destroyed": ["whole", "bad"],
  "basestar-damaged": ["half", "good"],
  "basestar-damaged-twice": ["half", "good"],
  "ship-destroyed": ["whole", "good"],
  "basestar-destroyed": ["whole", "good"],
  "basestar-and-raiders-destroyed": ["whole", "good"],
  "area-destroyed": ["whole", "warn"],
  "centurion-destroyed": ["whole", "good"],
  "raptor-returned": ["whole", "good"],
  placed: ["whole", "quiet"],
  low: ["half", "quiet"],
  high: ["whole", "quiet"],
  "pegasus-damaged": ["whole", "bad"],
  "civilian-destroyed": ["whole", "bad"],
  "own-viper-damaged": ["half", "warn"],
  "two-raiders-destroyed": ["half", "good"],
  "four-raiders-destroyed": ["whole", "good"],
};

/** A number on the die, and what it does as far as that is known and of weight. */
export interface Face {
  option: string;
  number: number;
  hit: Hit | null;
  /** Where it places a ship. */
  area: Area | null;
}

export interface RollPad {
  prompt: string;
  faces: Face[];
  /** Dradis rolls. */
  roll: { option: string; label: Line } | null;
  /** Who may change the roll before it is made. */
  before: { option: string; label: Line }[];
  odds: FaceOdds[];
}

/** The keys of a roll; `null` for other questions. */
export function rollPad(prompt: Prompt): RollPad | null {
  if (prompt.kind !== "roll") return null;
  const odds = prompt.odds ?? [];
  const faces: Face[] = [];
  const before: RollPad["before"] = [];
  let roll: RollPad["roll"] = null;
  for (const { id: option, label } of prompt.choices) {
    const number = Number(option);
    if (Number.isInteger(number)) faces.push({ option, number, ...doneBy(number, odds) });
    else if (option === "roll") roll = { option, label };
    else before.push({ option, label });
  }
  return { prompt: prompt.id, faces, roll, before, odds };
}

/** A way to change a roll before it is made, with all its answers. */
export interface RollWay {
  id: string;
  name: string;
  /** What stands on its button where the name is too long for it. */
  sign: string;
  choices: RollPad["before"];
}

/** Each way has its own name, for what it does differs. */
export function waysOf({ before }: RollPad): RollWay[] {
  const ways: RollWay[] = [];
  for (const choice of before) {
    const id = choice.option.split(":")[0] ?? "";
    const known = ways.find((way) => way.id === id);
    if (known) known.choices.push(choice);
    else if (id === "plan") ways.push({ id, name: t("roll-planning"), sign: "+2", choices: [choice] });
    else ways.push({ id, name: say(`ability-${id}`, {}), sign: say(`ability-${id}`, {}), choices: [choice] });
  }
  return ways;
}

/** The number that tells an answer from the others of its way; `null` where none does. */
export function numberOf({ args: { face, strength } }: Line): number | null {
  const number = face ?? strength;
  return number && "number" in number ? number.number : null;
}

function doneBy(face: number, odds: readonly FaceOdds[]): Pick<Face, "hit" | "area"> {
  const found = odds.find(({ from, to }) => from <= face && face <= to);
  // Where a ship comes is no more and no less for anybody.
  return found?.area ? { hit: null, area: found.area } : { hit: found?.hit ?? null, area: null };
}

/** "5–7", or "8". */
export function facesText({ from, to }: FaceOdds): string {
  return from === to ? String(from) : `${from}–${to}`;
}

/** Whether a result is said by its number alone: what a number brings for a card stands in what follows. */
export const isRange = (hit: Hit | null): boolean => hit === "low" || hit === "high";

/** What a key says to those who do not see its sign. */
export function faceText({ number, hit, area }: Face): string {
  if (area) return t("face-does", { face: number, what: t(`area-${area}`) });
  return hit === null || isRange(hit) ? String(number) : t("face-does", { face: number, what: t(`hit-${hit}`) });
}
