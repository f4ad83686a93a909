/** What may be said about hidden things: the rules by topic, and the rules beside which the sheet is offered. */
import type { Game } from "../lib/wire/Game";
import type { LoyaltyTalk } from "../lib/wire/LoyaltyTalk";
import secrecy from "../lib/wire/secrecy.json";

type Topic = "loyalty" | "hands" | "checks" | "decks" | "dradis";

type Sayings = readonly { topic: Topic; rules: readonly string[] }[];

const GAMES = secrecy.games as readonly ({ game: Game } & Record<LoyaltyTalk, Sayings>)[];

const same = (one: Game, other: Game) => JSON.stringify(one) === JSON.stringify(other);

/** The rules of a game, by what the table has agreed on; those of the base game for one that no table chooses. */
export const sayingsOf = (game: Game, talk: LoyaltyTalk): Sayings => (GAMES.find((row) => same(row.game, game)) ?? GAMES[0])?.[talk] ?? [];

/** Whether whoever asks about this rule may want to know what may be said. */
export const leadsToSayings = (rule: string) =>
  secrecy.beside.includes(rule) || GAMES.some(({ free }) => free.some(({ rules }) => rules.includes(rule)));
