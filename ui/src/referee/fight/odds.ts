/** What carrying out an icon can bring, in figures. */
import type { CountOdds } from "../../lib/wire/CountOdds";
import type { IconOdds } from "../../lib/wire/IconOdds";
import { language, t } from "../../lib/words/words";

/** Chances are sent in millionths, means in thousandths. */
const CERTAIN = 1_000_000;
const ONE = 1_000;

/** A figure of the short form, below an icon. */
export interface Figure {
  of: "civilian-ship" | "viper" | "galactica" | "raider" | "heavy-raider" | "cylons";
  text: string;
  /** What it says to those who do not see the drawing. */
  spoken: string;
}

/** Civilian ships and vipers lost, whether Galactica is hit; what is certain where nothing can be lost. */
export function figuresOf(odds: IconOdds): Figure[] {
  const figures: Figure[] = [];
  if (odds.civilian_ships) {
    const count = meanText(odds.civilian_ships.mean);
    figures.push({ of: "civilian-ship", text: `−${count}`, spoken: t("odds-civilians", { count }) });
  }
  const vipers = (odds.vipers_damaged?.mean ?? 0) + (odds.vipers_destroyed?.mean ?? 0);
  if (vipers > 0) {
    const count = meanText(vipers);
    figures.push({ of: "viper", text: `−${count}`, spoken: t("odds-vipers", { count }) });
  }
  if (odds.galactica_hits) {
    const chance = chanceText(someOf(odds.galactica_hits));
    figures.push({ of: "galactica", text: chance, spoken: t("odds-galactica", { chance }) });
  }
  if (odds.launched > 0) {
    const of = odds.icon === "heavy-raiders" ? "heavy-raider" : "raider";
    figures.push({ of, text: `+${odds.launched}`, spoken: t("odds-launched", { count: odds.launched }) });
  }
  if (odds.boarded > 0) {
    figures.push({ of: "heavy-raider", text: `+${odds.boarded}`, spoken: t("odds-boarded", { count: odds.boarded }) });
  }
  if (odds.cylons_win > 0) {
    const chance = chanceText(odds.cylons_win);
    figures.push({ of: "cylons", text: chance, spoken: t("odds-win", { chance }) });
  }
  return figures;
}

/** The chance of more than none, in millionths. */
export function someOf({ chances }: CountOdds): number {
  return chances.slice(1).reduce((sum, chance) => sum + chance, 0);
}

export function meanText(thousandths: number): string {
  return new Intl.NumberFormat(language(), { maximumFractionDigits: 1 }).format(thousandths / ONE);
}

/** Whole per cent; what is rare or nearly certain is not rounded to never or always. */
export function chanceText(millionths: number): string {
  const chance = millionths / CERTAIN;
  const text = (of: number) => new Intl.NumberFormat(language(), { style: "percent" }).format(of);
  if (chance > 0 && chance < 0.01) return `< ${text(0.01)}`;
  if (chance < 1 && chance > 0.99) return `> ${text(0.99)}`;
  return text(chance);
}

/** The counts that can happen, with their chances: "0: 20 %". */
export function spreadOf({ chances }: CountOdds): { count: number; chance: number }[] {
  return chances.flatMap((chance, count) => (chance > 0 ? [{ count, chance }] : []));
}
