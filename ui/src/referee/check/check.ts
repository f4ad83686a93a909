/** A skill check as keys to tap: how many cards, and which ones. */
import type { CheckChange } from "../../lib/wire/CheckChange";
import type { CheckView } from "../../lib/wire/CheckView";
import type { Line } from "../../lib/wire/Line";
import type { Prompt } from "../../lib/wire/Prompt";
import type { PromptKind } from "../../lib/wire/PromptKind";
import type { SkillCard } from "../../lib/wire/SkillCard";
import type { SkillType } from "../../lib/wire/SkillType";
import type { Source } from "../../lib/wire/Source";
import { SKILLS } from "../../lib/turn/skills";
import { nameOf } from "../../lib/table/text";
import { say, t } from "../../lib/words/words";
import { nameOfCard } from "../crisis/cards";
import type { NowChoice } from "../now";

/** The questions that are answered on the check's own board. */
export function asksCheck(kind: PromptKind): boolean {
  return kind === "add-cards" || kind === "tell-cards" || kind === "check-result";
}

/** A number of cards, a card that was turned up or taken back, an ability that was there, a difficulty put right: tapped on the check's board. */
export const isOnCheck = (option: string) =>
  /^(cards:\d+|added:\d+:\d+|told:-?\d+|(card|back):[a-z]+:\d+(:[a-z-]+)?|(not-)?there:[a-z-]+|type:[a-z]+:(counts|against))$/.test(option);

export interface Key {
  option: string;
  label: Line;
}

export interface CheckPad {
  prompt: string;
  /** Numbers of cards, from none. */
  counts: (Key & { cards: number })[];
  /** Numbers for the players who are not asked yet, by seat: a table may count in any order. */
  others: Map<number, (Key & { cards: number })[]>;
  /** Puts the printed difficulty right. */
  difficulty: (Key & { by: number })[];
  /** Cards to tell, by type: those that count for the check first. `turn` has the type count the other way. */
  rows: { skill: SkillType; counts: boolean; keys: (Key & { strength: number; named: boolean })[]; turn: Key | null }[];
  /** Cards with a skill-check ability, where the total alone is told: whether each was there. */
  abilities: (Key & { there: boolean })[];
  /** Takes a card back that was told. */
  back: (card: SkillCard) => Key | null;
}

/** The keys of a question about the check; `null` for other questions. */
export function checkPad(prompt: Prompt | null, counting: readonly SkillType[]): CheckPad | null {
  if (!prompt || !asksCheck(prompt.kind)) return null;
  const counts: CheckPad["counts"] = [];
  const others: CheckPad["others"] = new Map();
  const difficulty: CheckPad["difficulty"] = [];
  const cards = new Map<string, CheckPad["rows"][number]["keys"]>();
  const back = new Map<string, Key>();
  const turns = new Map<string, Key>();
  const abilities: CheckPad["abilities"] = [];
  for (const { id, label } of prompt.choices) {
    const [what, first = "", second = "", third = ""] = id.split(":");
    if (!isOnCheck(id)) continue;
    if (what === "cards") counts.push({ option: id, label, cards: Number(first) });
    else if (what === "added") {
      const seat = Number(first);
      others.set(seat, [...(others.get(seat) ?? []), { option: id, label, cards: Number(second) }]);
    } else if (what === "told") difficulty.push({ option: id, label, by: Number(first) });
    else if (what === "type") turns.set(first, { option: id, label });
    else if (what === "there" || what === "not-there") abilities.push({ option: id, label, there: what === "not-there" });
    else if (what === "back") back.set(`${first}:${second}:${third}`, { option: id, label });
    else cards.set(first, [...(cards.get(first) ?? []), { option: id, label, strength: Number(second), named: third !== "" }]);
  }
  const rows = SKILLS.flatMap((skill) => {
    const keys = cards.get(skill);
    return keys ? [{ skill, counts: counting.includes(skill), keys, turn: turns.get(skill) ?? null }] : [];
  });
  return {
    prompt: prompt.id,
    counts,
    others,
    difficulty,
    rows: [...rows.filter((row) => row.counts), ...rows.filter((row) => !row.counts)],
    abilities,
    back: ({ skill, strength, card }) => back.get(`${skill}:${strength}:${card ?? ""}`) ?? null,
  };
}

/** What a check or a list of effects belongs to. */
export function sourceName(of: Source): string {
  switch (of.type) {
    case "crisis":
      return of.card === null ? t("source-crisis") : nameOfCard("crises", of.card);
    case "destination":
      return of.card === null ? t("source-destination") : nameOfCard("destinations", of.card);
    case "quorum":
      return nameOfCard("quorum", of.card);
    case "location":
      return say(`location-${of.location}`, {});
    case "ability":
      return say(`ability-${of.ability}`, {});
    case "title":
      return t(`title-${of.title}`);
    case "skill-card":
      return say(`skill-card-${of.card}`, {});
    case "loyalty":
      return say(`loyalty-${of.card}`, {});
    case "mission":
      return say(`mission-${of.card}`, {});
    case "ally":
      return say("source-ally", {});
    case "held":
      return t("held-mutiny");
  }
}

/** What a total would bring. */
export type Brings = "fail" | "partial" | "pass";

export function bringsOf({ difficulty, partial_difficulty }: Pick<CheckView, "difficulty" | "partial_difficulty">, total: number): Brings {
  if (total >= difficulty) return "pass";
  return partial_difficulty !== null && total >= partial_difficulty ? "partial" : "fail";
}

const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
/** Totals as they come; and those that hardly ever do. */
export const TOTALS = numbers(-10, 29);
export const FURTHER_TOTALS = [...numbers(30, 60), ...numbers(-40, -11)];

/** One of a player's own extras to a check. */
export const isExtra = (option: string) => /^(play|card-pass|card-fail|ability|arbitrator|chief-of-staff|probation|intuition|devotion|authority)\b/.test(option);

export interface ExtraRow {
  what: string;
  each: { choice: NowChoice; seat: number | null; skill: SkillType | null }[];
}

/** The extras in rows: a card with all who could play it, an ability with what it may name. */
export function extrasOf(choices: readonly NowChoice[]): ExtraRow[] {
  const rows = new Map<string, ExtraRow["each"]>();
  for (const choice of choices) {
    const [kind, first = "", second = ""] = choice.option.split(":");
    const named = kind === "play" || kind === "card-pass" || kind === "card-fail";
    const what = named ? say(`skill-card-${first}`, {}) : kind === "devotion" ? say("ability-blind-devotion", {}) : t("check-extras-abilities");
    const seat = kind === "play" ? Number(second) : null;
    const skill = kind === "devotion" ? (SKILLS.find((each) => each === first) ?? null) : null;
    rows.set(what, [...(rows.get(what) ?? []), { choice, seat, skill }]);
  }
  return [...rows].map(([what, each]) => ({ what, each }));
}

const signed = (by: number) => (by < 0 ? `−${-by}` : `+${by}`);

/** What changed the check, and whose it was. */
export function changeText(change: CheckChange, names: readonly string[]): string {
  switch (change.type) {
    case "card":
      return t("check-changed-by", { what: say(`skill-card-${change.card}`, {}), player: nameOf(change.seat, names) });
    case "ability": {
      const what = t("check-changed-by", { what: say(`ability-${change.ability}`, {}), player: nameOf(change.seat, names) });
      const more = [...(change.by === 0 ? [] : [signed(change.by)]), ...(change.skill ? [say(`skill-${change.skill}`, {})] : [])];
      return [what, ...more].join(" · ");
    }
    case "quorum":
      return [nameOfCard("quorum", change.card), ...(change.by === 0 ? [] : [signed(change.by)])].join(" · ");
    case "told":
      return t("check-changed", { by: signed(change.by) });
  }
}
