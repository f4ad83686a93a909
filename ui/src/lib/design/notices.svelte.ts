/** Short messages at the edge of the page: what the table refused, what has just happened. */

export interface Notice {
  key: number;
  tone: "plain" | "refused";
  text: string;
}

/** Milliseconds a notice stays; long enough to read twelve words twice. */
const STAY = 8000;

let next = 0;
export const notices: Notice[] = $state([]);

/** Shows a notice; its key takes it away before its time. */
export function notify(text: string, tone: Notice["tone"] = "plain"): number {
  // The same sentence twice in a row is one notice that stays longer.
  const before = notices.findIndex((notice) => notice.text === text);
  if (before >= 0) notices.splice(before, 1);
  const key = ++next;
  notices.push({ key, tone, text });
  if (notices.length > 3) notices.shift();
  setTimeout(() => dismiss(key), STAY);
  return key;
}

export function dismiss(key: number): void {
  const at = notices.findIndex((notice) => notice.key === key);
  if (at >= 0) notices.splice(at, 1);
}
