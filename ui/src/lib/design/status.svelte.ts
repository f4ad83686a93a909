/** What the status line of a page says to those who do not see it. */
import { untrack } from "svelte";

export interface Said {
  key: number;
  at: number;
  text: string;
}

/** Milliseconds for which a sentence stays beside newer ones: a screen reader that speaks has not heard of it yet. */
const STAY = 3000;

let next = 0;
export const said: Said[] = $state([]);

/** Says something once, after what is being said. It stays until the next thing is said: no secret is told here. */
export function tell(text: string): void {
  if (text === "") return;
  untrack(() => {
    const now = performance.now();
    while (said[0] && now - said[0].at > STAY) said.shift();
    said.push({ key: ++next, at: now, text });
  });
}
