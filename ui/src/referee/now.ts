/** What the table waits for, as one thing to look at, from the prompts of the rules. */
import { asksForCylonCard } from "../lib/cards/loyalty";
import { resultOf, titleOf, whoOf, type Result } from "../lib/fight/question";
import { t } from "../lib/words/words";
import type { Consequence } from "../lib/wire/Consequence";
import type { Line } from "../lib/wire/Line";
import { HEADS } from "../lib/turn/stakes";
import { wayOn } from "../lib/turn/way";
import type { Prompt } from "../lib/wire/Prompt";
import type { PromptKind } from "../lib/wire/PromptKind";
import type { LogEntry } from "../lib/wire/LogEntry";
import type { TurnView } from "../lib/wire/TurnView";
import type { WordId } from "../lib/words/ids";
import type { TurnStep } from "../lib/wire/TurnStep";
import type { Target } from "../lib/board/thing";
import { type Offer, samePiece } from "../lib/board/marks";
import type { Target as Piece } from "../lib/wire/Target";
import { lineText, listed, nameOf } from "../lib/table/text";
import { asksCheck, isOnCheck } from "./check/check";

export interface NowChoice {
  prompt: string;
  option: string;
  label: Line;
  /** The one thing to do now, one of several, or a way beside the usual one. */
  weight: "primary" | "usual" | "aside";
  /** What follows, where that is known. */
  follows: readonly Consequence[];
  /** What would be lost by it, asked once before it is given. */
  asks: Line | null;
}

/** An answer that is not legal now, with the reason. */
export interface NowRefused {
  option: string;
  label: Line;
  why: Line;
  cause: string;
}

export interface Now {
  title: string;
  detail: string;
  /** Why it is so, for a table that learns; `null` where nothing more is said. */
  lesson: string | null;
  /** Who must act, where the title does not say it. */
  who: string | null;
  /** What the die has shown, while somebody may still roll again. */
  result: Result | null;
  /** Answers shown as buttons, the expected one first. */
  choices: NowChoice[];
  /** What is done with the action of the turn, the location's first. */
  actions: NowChoice[];
  /** What cannot be answered now, and why; places on the board say it themselves. */
  refused: NowRefused[];
  /** What follows as a whole. */
  follows: readonly Consequence[];
  /** The rule it comes from. */
  cause: string;
}

/** What the table does where it keeps the Loyalty cards itself; null where Dradis does. */
function byHand(prompt: Prompt, names: readonly string[]): string | null {
  const { twice, sympathizer, more, leader } = prompt.ask.args;
  if (!twice || !("seats" in twice)) return null;
  // A Cylon Leader gets Motive cards in the place of a Loyalty card (XLOYDECK-3, XLOYDECK-5).
  const led = leader !== undefined && "seats" in leader ? leader.seats : [];
  const joins = (arg: typeof more) => arg !== undefined && "number" in arg && arg.number > 0;
  return t("now-deal-by-hand", {
    led: led.length,
    leader: listed(led.map((seat) => nameOf(seat, names))),
    twice: twice.seats.length,
    names: listed(twice.seats.map((seat) => nameOf(seat, names))),
    joins: joins(sympathizer) ? "sympathizer" : joins(more) ? "human" : "none",
  });
}

/** What a step of the turn asks for, as far as it is done already. */
export interface Done {
  /** No action is left. */
  action: boolean;
  /** Dradis has moved the fleet token, or set it back by a jump, since the turn's crisis card came up. */
  fleet: boolean;
  /** Dradis knows the turn's crisis card, so it has followed its icons. */
  icons: boolean;
}
const NOTHING: Done = { action: false, fleet: false, icons: false };

/** What is done of the turn that runs. */
export function doneOf(turn: TurnView | null, log: readonly LogEntry[]): Done {
  const standing = log.filter(({ undone }) => !undone);
  const since = standing.slice(standing.findLastIndex(({ lines }) => lines.some(({ id }) => id === "log-turn-began")) + 1);
  const moves: readonly string[] = ["log-fleet-token", "log-fleet-token-reset"] satisfies WordId[];
  const cards: readonly string[] = ["log-crisis-opened", "log-crisis-described", "log-attack-card-drawn"] satisfies WordId[];
  const lines = since.flatMap(({ lines }) => lines);
  const card = lines.findLastIndex(({ id }) => cards.includes(id));
  const step = lines.findLastIndex(({ id, args: { step } }) => id === "log-step-began" && step && "words" in step && step.words.includes("step-crisis"));
  // A jump in the turn's action is not this card's.
  return { action: turn?.actions === 0, fleet: lines.slice(Math.max(card, step) + 1).some(({ id }) => moves.includes(id)), icons: card >= 0 };
}

/** Who does what follows: Dradis at the tap, people, both, or nobody where it says that nothing happens. */
function linesOf(follows: readonly Consequence[]): "both" | "by-hand" | "kept" | "none" {
  const said = follows.filter(({ line }) => line.id !== "effect-no-effect" && !HEADS[line.id]);
  const byHand = said.some(({ by_hand }) => by_hand);
  if (said.some(({ by_hand }) => !by_hand)) return byHand ? "both" : "kept";
  return byHand ? "by-hand" : "none";
}

/** What there is to do, in a sentence. A piece that comes from beside the board is not looked for on it. */
function detailOf(prompt: Prompt, step: TurnStep | null, done: Done): string {
  const { kind, ask, choices } = prompt;
  if (asksForCylonCard(prompt)) return t("now-show-card");
  if (kind === "take-turn" && step === "action" && done.action) return t("now-step-action-done");
  if (kind === "take-turn" && step === "prepare-for-jump" && done.fleet) return t("now-step-prepare-for-jump-done");
  if (kind === "take-turn" && step === "prepare-for-jump" && done.icons) return t("now-step-prepare-for-jump-none");
  if (kind === "take-turn" && step !== null) return t(`now-step-${step}`);
  if (kind === "confirm") return t("now-confirm", { lines: linesOf(prompt.follows ?? []) });
  if (kind === "choose-course" && choices.every(({ follows = [] }) => follows.length === 0)) return t("now-choose-course-plain");
  if (kind === "activate-viper" && choices.some(({ id }) => id.startsWith("escort:"))) return t("now-activate-viper-escorts");
  if (kind === "draw-damage" && ask.id === "ask-draw-either") return lineText({ id: "now-draw-either", args: ask.args }, []);
  if (kind === "choose-place" && choices.every((choice) => isBeside(kind, choice))) return t("now-choose-here");
  if (kind === "choose-piece" && choices.every(({ target }) => target?.type === "area")) return t("now-choose-place");
  return kind === "choose-piece" && choices.every(({ target }) => !target) ? t("now-choose-piece-beside") : t(`now-${kind}`);
}

/** Answers that are given on the board, not on a button. */
const isTravel = (option: string) => option.startsWith("go:") || option.startsWith("fly:");

/** Where a place is asked for in the set-up there is no board yet, and none of the answers is on it. */
const isBeside = (kind: PromptKind, { target }: Prompt["choices"][number]) => kind === "choose-place" && !target;

/** A card that is named from a catalogue. */
const isCard = (option: string) => option.startsWith("card:") || option.startsWith("attack:");

/** Nobody adds any more, or no card is left to tell. */
const ENDS: readonly string[] = ["rest", "done"];

/** What the action of a turn is spent on. */
const isAction = (option: string) => option.startsWith("act:");

/** Questions of which more is said to a table that learns. */
const TAUGHT = [
  "close-reading",
  "choose-option",
  "add-cards",
  "tell-cards",
  "check-result",
  "name-destination",
  "choose-destination",
  "sympathizer",
] as const satisfies readonly PromptKind[];

function lessonOf({ kind }: Prompt, step: TurnStep | null): string | null {
  if (kind === "take-turn") return step === null ? null : t(`teach-step-${step}`);
  const taught = TAUGHT.find((other) => other === kind);
  return taught === undefined ? null : t(`teach-${taught}`);
}

/** What a fight asks, which stops more or less often. */
const PACED: readonly PromptKind[] = [
  "read-on",
  "roll",
  "react",
  "choose-ship",
  "draw-damage",
  "draw-basestar-damage",
  "choose-area",
  "choose-viper",
  "choose-civilian",
  "reveal-civilian",
  "launch-fewer",
  "place-ship",
  "activate-viper",
  "choose-target",
  "alert-pilot",
];

export const isPaced = ({ kind }: Prompt) => PACED.includes(kind);

/** The question that the referee's page asks: its own, or the first one. */
export function askedOf(prompts: readonly Prompt[]): Prompt | null {
  return prompts.find((prompt) => prompt.decider.type === "referee") ?? prompts[0] ?? null;
}

/** The pieces that could act, each once, in the order of the choices. */
export function piecesOf(prompt: Prompt | null): Piece[] {
  const pieces: Piece[] = [];
  for (const { piece } of prompt?.choices ?? []) {
    if (piece && !pieces.some((other) => samePiece(other, piece))) pieces.push(piece);
  }
  return pieces;
}

/**
 * What a tap on the board may answer with. Where several pieces could act, one of them is tapped first:
 * `acting` is the one that has been.
 */
export function offersOf(prompt: Prompt | null, acting: Piece | null = null): Offer[] {
  if (!prompt) return [];
  const pieces = piecesOf(prompt);
  const only = acting ?? (pieces.length === 1 ? (pieces[0] ?? null) : null);
  const answers = prompt.choices.flatMap(({ id, label, target, piece }): Offer[] => {
    if (!target || (piece && !(only && samePiece(only, piece)))) return [];
    // While a character moves, a tap on a ship corrects it; a fight's question about an area is about its ships.
    return [{ at: target, gives: { prompt: prompt.id, option: id }, label, whole: prompt.kind !== "take-turn" }];
  });
  const others = pieces.filter((piece) => !(only && samePiece(only, piece)));
  return [...answers, ...others.map((at): Offer => ({ at, gives: "piece", label: null, whole: false }))];
}

/**
 * The referee's view of the prompts. Characters are chosen on the board of characters, places on the
 * board, not here. While everybody reads, each player answers on their own phone: only the referee's own
 * way on is offered, or the page would show who has answered.
 */
export function nowOf(
  prompts: readonly Prompt[],
  names: readonly string[],
  step: TurnStep | null = null,
  done: Done = NOTHING,
): Now | null {
  const prompt = askedOf(prompts);
  if (!prompt) return null;
  const choosing = prompt.kind === "choose-character";
  // Who chooses in secret does so where they see the cards.
  const elsewhere = choosing || ["choose-destination", "place-destination", "choose-destiny", "choose-held"].includes(prompt.kind);
  const open = elsewhere ? [] : prompt.choices.filter((choice) => (!isTravel(choice.id) || isBeside(prompt.kind, choice)) && (!isOnCheck(choice.id) || prompt.kind === "check-ability"));
  const all = open.map((choice): NowChoice => {
    const { id, label, follows = [], decider, asks = null } = choice;
    const others = open.filter(({ id }) => !isAction(id));
    // Somebody's own extra stands beside what is asked.
    const weight = decider ? "aside" : ENDS.includes(id) && asksCheck(prompt.kind) ? "usual" : weightOf(prompt, id, others.length, others.indexOf(choice));
    return { prompt: prompt.id, option: id, label, weight, follows, asks };
  });
  const actions = all.filter(({ option }) => isAction(option));
  const atLocation = ({ label }: NowChoice) => label.id === "option-act-location";
  return {
    title: titleOf(prompt, names),
    who: whoOf(prompt, names),
    result: resultOf(prompt),
    detail: byHand(prompt, names) ?? detailOf(prompt, step, done),
    lesson: lessonOf(prompt, step),
    choices: all.filter(({ option }) => !isAction(option)),
    actions: [...actions.filter(atLocation), ...actions.filter((action) => !atLocation(action))],
    refused: choosing
      ? []
      : prompt.not_allowed
          .filter(({ id }) => !isTravel(id) && !isCard(id))
          .map(({ id, label, why, cause }) => ({ option: id, label, why, cause })),
    follows: prompt.follows ?? [],
    cause: prompt.cause,
  };
}

function weightOf(prompt: Prompt, id: string, count: number, index: number): NowChoice["weight"] {
  const { kind, catalogue, choices } = prompt;
  // Where a card is named, that is the one thing to do.
  if (catalogue !== undefined) return "aside";
  switch (kind) {
    case "take-turn":
      return id === wayOn(prompt, choices) ? "primary" : "aside";
    // The keys on the check's board are what is asked.
    case "add-cards":
    case "tell-cards":
      return "aside";
    case "check-result":
      return index === 0 ? "primary" : "aside";
    // Where all answers are as good, none is put forward.
    case "check-ability":
    case "choose-ship":
    case "draw-damage":
    case "launch-viper":
    case "choose-area":
    case "choose-viper":
    case "choose-civilian":
    case "launch-fewer":
    case "reveal-civilian":
    case "draw-basestar-damage":
    case "place-ship":
    case "alert-pilot":
    case "activate-viper":
    case "choose-target":
    case "choose-option":
    case "pick-player":
    case "choose-course":
    case "choose-place":
    case "choose-piece":
    case "choose-destination":
    case "place-destination":
    case "choose-destiny":
    case "choose-held":
    case "choose-types":
    case "name-crisis":
    case "name-destination":
    case "name-quorum":
    case "sympathizer":
    case "granted-action":
      return count === 1 ? "primary" : "usual";
    case "choose-character":
    case "deal-loyalty":
    case "read-loyalty":
    case "close-reading":
    case "lay-out-position":
    case "discard-to-limit":
    case "choose-look":
    case "move-civilian":
    case "read-on":
    case "roll":
    case "react":
    case "begin-crisis":
    case "see-loyalty":
    case "confirm":
      return index === 0 ? "primary" : "usual";
  }
}

/** Why nobody moves to a place of the board, while a character moves; `null` where nothing is said about it. */
export function refusedAt(prompts: readonly Prompt[], place: Target): Line | null {
  const option = optionOf(place);
  return prompts.flatMap(({ not_allowed }) => not_allowed).find(({ id }) => id === option)?.why ?? null;
}

function optionOf(place: Target): string {
  switch (place.type) {
    case "area":
      return `fly:${place.area}`;
    case "location":
      return `go:${place.location}`;
    case "off-board":
      return "";
  }
}
