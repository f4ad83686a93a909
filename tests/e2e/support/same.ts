// Two phones whose players hold different cards: whether anything but the words on a held card tells them apart.

import type { Page } from "@playwright/test";
import { PNG } from "pngjs";

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** What can be found out about a phone by whoever sees it, hears it read out or takes it up. */
export interface Seen {
  /** The whole page as it is drawn. */
  picture: Buffer;
  /** Where the words of held cards may stand: below the line that counts the cards, down to the card's edge. */
  cards: Box[];
  /** What a screen reader is told, line by line; for the words of held cards a sign. */
  tree: string[];
  /** The document; for the words of held cards a sign. */
  document: string;
  /** Title, address, history and everything that is stored; for what is random a sign. */
  kept: string;
  /** What the phone was made to vibrate. */
  shaken: string;
  /** What it was made to sound, as it was asked of the browser. */
  sounded: string;
}

/** Words and names that no phone may carry while its cards are covered. */
export const SECRET = /you are (not )?a (cylon|sympathizer)|not-a-cylon|cylon-(damage|reduce|send)|loyalty-|sympathizer/gi;

/** Must run before the page is opened. */
export async function watchShaking(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shaken: unknown[] = Object.assign(window, { shaken: [] }).shaken;
    navigator.vibrate = (pattern) => shaken.push(pattern) > 0;
    // Everything that is asked of what sounds, word by word; nothing is heard in the test.
    const sounded: string[] = Object.assign(window, { sounded: [] }).sounded;
    const told = (name: string): unknown =>
      new Proxy(function () {}, {
        get: (_, part) => {
          if (part === "currentTime") return 0;
          if (part === "state") return "running";
          if (part === "then") return undefined;
          if (part === "resume") return () => Promise.resolve();
          return told(`${name}.${String(part)}`);
        },
        set: (_, part, value) => sounded.push(`${name}.${String(part)} = ${String(value)}`) > 0,
        apply: (_, __, args) => {
          sounded.push(`${name}(${args.map((arg) => (typeof arg === "number" ? arg : "…")).join()})`);
          return told(name.split(".").at(-1)!.replace("create", "").toLowerCase());
        },
      });
    Object.assign(window, {
      AudioContext: function () {
        return told("audio");
      },
    });
  });
}

export async function seen(page: Page): Promise<Seen> {
  const picture = await page.screenshot({ fullPage: true, animations: "disabled", caret: "hide" });
  const words = await page.evaluate(() => {
    const said = [...document.querySelectorAll("li.open strong, li.open strong + span")].map((element) => element.textContent);
    const cards = [...document.querySelectorAll("li.open")].map((card) => {
      const box = card.getBoundingClientRect();
      const name = card.querySelector("strong")!.getBoundingClientRect();
      return { left: name.left, top: name.top + scrollY, right: box.right - 1, bottom: box.bottom - 1 + scrollY };
    });
    const copy = document.documentElement.cloneNode(true) as HTMLElement;
    for (const element of copy.querySelectorAll("li.open strong, li.open strong + span")) element.textContent = "…";
    const stores = [localStorage, sessionStorage].map((store) => Object.entries(store));
    // What is kept has no order but that of its names, and those begin alike.
    const start = ([key]: [string, string]) => key.split(".").slice(0, 2).join(".");
    for (const store of stores) store.sort((one, other) => (start(one) < start(other) ? -1 : 1));
    return {
      said,
      cards,
      document: copy.outerHTML,
      kept: JSON.stringify([document.title, location.href, history.state, document.cookie, name, stores]),
      shaken: JSON.stringify((window as { shaken?: unknown }).shaken ?? []),
      sounded: JSON.stringify((window as { sounded?: unknown }).sounded ?? []),
    };
  });
  const host = (text: string) => text.replace(/[\d.]+:\d{4,5}(?=\/)/g, "host");
  return {
    picture,
    cards: words.cards,
    tree: (await treeOf(page, words.said)).map(host),
    document: host(words.document),
    // Table ids, keys, hashes and times.
    kept: host(words.kept).replace(/[\w-]{16,}/g, "*").replace(/\d{12,}/g, "#"),
    shaken: words.shaken,
    sounded: words.sounded,
  };
}

/** The accessibility tree, a line for each node: how deep it lies, what it is, what it is called, and its states. */
async function treeOf(page: Page, said: string[]): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  await session.detach();
  const depths = new Map<string, number>();
  const lines: string[] = [];
  for (const { nodeId, parentId, role, name, properties } of nodes) {
    const depth = parentId === undefined ? 0 : (depths.get(parentId) ?? 0) + 1;
    depths.set(nodeId, depth);
    // Where a line breaks is no part of the shape.
    if (role?.value === "InlineTextBox") continue;
    const called = said.reduce((text, words) => text.replaceAll(words, "…"), String(name?.value ?? ""));
    const states = (properties ?? []).map(({ name, value }) => `${name}=${String(value.value ?? "")}`);
    lines.push(`${" ".repeat(depth)}${role?.value} "${called}" ${states.join(" ")}`);
  }
  return lines;
}

/** Everything that tells the two apart, each named by the sense that would notice it. */
export function differences(one: Seen, other: Seen): string[] {
  const found: string[] = [];
  const differ = (what: string, first: string, second: string) => {
    if (first === second) return;
    const at = [...first].findIndex((sign, index) => sign !== second[index]);
    const from = Math.max(0, at - 60);
    found.push(`${what}: …${first.slice(from, at + 60)} — …${second.slice(from, at + 60)}`);
  };
  differ("cards", JSON.stringify(one.cards), JSON.stringify(other.cards));
  const picture = drawnApart(one, other);
  if (picture !== null) found.push(`picture: ${picture}`);
  differ("tree", one.tree.join("\n"), other.tree.join("\n"));
  differ("document", one.document, other.document);
  differ("kept", one.kept, other.kept);
  differ("shaken", one.shaken, other.shaken);
  differ("sounded", one.sounded, other.sounded);
  return found;
}

/** Where two pictures differ outside the words of held cards; `null` when nowhere. */
function drawnApart(one: Seen, other: Seen): string | null {
  // The same bytes are the same picture, and need not be unpacked.
  if (one.picture.equals(other.picture)) return null;
  const [first, second] = [PNG.sync.read(one.picture), PNG.sync.read(other.picture)];
  if (first.width !== second.width || first.height !== second.height) {
    return `${first.width} × ${first.height} — ${second.width} × ${second.height}`;
  }
  const inWords = (x: number, y: number) =>
    one.cards.some(({ left, top, right, bottom }) => x >= left && x < right && y >= top && y < bottom);
  let count = 0;
  let where = "";
  for (let y = 0; y < first.height; y += 1) {
    for (let x = 0; x < first.width; x += 1) {
      const at = 4 * (y * first.width + x);
      if (first.data.readUInt32LE(at) === second.data.readUInt32LE(at) || inWords(x, y)) continue;
      count += 1;
      where ||= `${x}, ${y}`;
    }
  }
  return count === 0 ? null : `${count} pixels from ${where}`;
}
