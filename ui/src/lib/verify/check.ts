// Fetches the opened game from the table and checks it, a little at a time, so that the page goes on living.

import type { Rows } from "../table/seatSession.svelte";
import { NotInOrder } from "./canonical";
import { readHeader } from "./chain";
import { type Verdict, verifyGame } from "./game";
import type { Witness } from "./witness";

/** More than any evening has; a table that promises more is not listened to for ever. */
const MOST_LINES = 50_000;
/** Milliseconds of work before the page is let breathe. */
const BREATH = 12;

export interface Progress {
  step: "reading" | "repeating";
  done: number;
  of: number;
}

/** All lines of the game, or `null` where the table gives none. Rows written meanwhile stay behind. */
export async function fetchGame(
  rows: (from: number) => Promise<Rows>,
  progress: (now: Progress) => void,
): Promise<string[] | null> {
  const lines: string[] = [];
  let of = Number.POSITIVE_INFINITY;
  while (lines.length < of) {
    const answer = await rows(lines.length);
    if (answer.of === 0 || answer.lines.length === 0) return null;
    if (lines.length === 0) of = Math.min(promised(answer.lines[0] as string) ?? answer.of, MOST_LINES);
    lines.push(...answer.lines.slice(0, of - lines.length));
    progress({ step: "reading", done: lines.length, of });
  }
  return lines;
}

/** How many lines a header promises. One that does not read is for the check to find. */
function promised(header: string): number | null {
  try {
    return readHeader(header).rows + 1;
  } catch (error) {
    if (error instanceof NotInOrder) return null;
    throw error;
  }
}

export async function checkGame(
  lines: readonly string[],
  table: string,
  witness: Witness,
  progress: (now: Progress) => void,
): Promise<Verdict> {
  const work = verifyGame(lines, table, witness);
  let breathed = performance.now();
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
    if (performance.now() - breathed < BREATH) continue;
    progress({ step: "repeating", ...step.value });
    await new Promise((go) => setTimeout(go));
    breathed = performance.now();
  }
}
