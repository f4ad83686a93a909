/** Puts names and words into what the table sends, which is ids and numbers only. */
import { cardNamed } from "../words/cardNames";
import type { Value } from "../words/ids";
import { language, say } from "../words/words";
import type { Arg } from "../wire/Arg";
import type { Line } from "../wire/Line";

/**
 * The sentence of a line. `names` are the players' names by seat. Where the reader is one of them, `own` is their seat:
 * a sentence that is about them says so (its `you` is the argument that is the reader).
 */
export function lineText(line: Line, names: readonly string[], own?: number): string {
  const args: Record<string, Value> = {};
  const you = own === undefined ? undefined : Object.entries(line.args).find(([, arg]) => arg && isSeat(arg, own))?.[0];
  if (you !== undefined) args["you"] = you;
  const lists: [string, string[]][] = [];
  for (const [name, arg] of Object.entries(line.args)) {
    if (!arg) continue;
    if ("words" in arg) lists.push([name, arg.words]);
    // A civilian ship's number is its handle, which counts from 0 (rows of kept games hold it so).
    else if (name === "ship" && "number" in arg) args[name] = arg.number + 1;
    else args[name] = name === "card" && "text" in arg ? cardNamed(arg.text) : argText(arg, names, own);
  }
  // Messages inside a message (a reason with typed words, what was insisted on) may use its other
  // arguments; of lists those whose names come before theirs, which is the order they are sent in.
  for (const [name, ids] of lists) args[name] = listed(ids.map((id) => say(id, { ...args })));
  return say(line.id, args);
}

/** Whether an argument is one player, by seat or as the one whom an effect concerns. */
function isSeat(arg: Arg, seat: number): boolean {
  if ("line" in arg && arg.line.id === "who-player") return Object.values(arg.line.args).some((of) => of && isSeat(of, seat));
  return "seat" in arg && arg.seat === seat;
}

function argText(arg: Exclude<Arg, { words: string[] }>, names: readonly string[], own?: number): Value {
  if ("number" in arg) return arg.number;
  if ("seat" in arg) return nameOf(arg.seat, names);
  if ("seats" in arg) return listed(arg.seats.map((seat) => nameOf(seat, names)));
  if ("text" in arg) return arg.text;
  return lineText(arg.line, names, own);
}

/** A player's name; a seat nobody has named yet is its number, counted as people count. */
export function nameOf(seat: number, names: readonly string[]): string {
  return names[seat] ?? String(seat + 1);
}

/** "Ana, Ben and Cem" in the language of the page. */
export function listed(parts: string[]): string {
  return new Intl.ListFormat(language(), { type: "conjunction" }).format(parts);
}
