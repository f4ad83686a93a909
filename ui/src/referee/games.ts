/** Games of the list, and their files. */
import { dayText } from "../lib/table/log";
import { listed } from "../lib/table/text";
import type { FromReferee } from "../lib/wire/FromReferee";
import type { TableSummary } from "../lib/wire/TableSummary";
import { t } from "../lib/words/words";

type ImportPart = Extract<FromReferee, { type: "import-table" }>;

/** Letters of a part: as JSON it stays far below what the host reads at once. */
const PART = 32_768;

/** A game as people call it: who played, and when. */
export function gameName(game: TableSummary): string {
  const players = game.players.length > 0 ? listed(game.players) : t("no-players-yet");
  return game.played ? t("game-name", { players, day: dayText(game.played) }) : players;
}

/** How far a game of the list came: who won it, its turn, or that it has not begun. */
export function gameState(game: TableSummary): string {
  if (game.trouble !== null) return t("game-shut");
  if (game.winner) return t(game.winner === "humans" ? "humans-won" : "cylons-won");
  if (game.over) return t("game-over");
  return game.turn === null ? t("setting-up") : t("turn-of", { number: game.turn });
}

/** A game's file in the parts that are sent one after the other. */
export function importParts(content: string): ImportPart[] {
  const parts: string[] = [];
  for (let from = 0; from < content.length || parts.length === 0; ) {
    // The host reads no half of a letter.
    const end = isHalf(content.charCodeAt(from + PART - 1)) ? from + PART - 1 : from + PART;
    parts.push(content.slice(from, end));
    from = end;
  }
  return parts.map((part, at) => ({ type: "import-table", part, first: at === 0, last: at === parts.length - 1 }));
}

/** Whether another half must follow to make a letter. */
const isHalf = (unit: number) => unit >= 0xd800 && unit <= 0xdbff;
