// English with longer words: other languages need more room, and a screen that fits these fits them.
import type { FluentResource } from "@fluent/bundle";
import type { Catalogue } from "../../src/lib/words/words";

type Pattern = FluentResource["body"][number]["value"];

/** How much longer every word becomes. */
const MORE = 0.4;

const ACCENTED: Record<string, string> = Object.fromEntries(
  "aáeéiíoóuúyýcčdďgğlłnňrřsštťzžAÁEÉIÍOÓUÚYÝCČDĎGĞLŁNŇRŘSŠTŤZŽ".match(/../gu)!.map((pair) => [pair[0]!, pair[1]!]),
);

/** The word with accents, and its begin once more at its end. */
function longerWord(word: string): string {
  const accented = [...word].map((letter) => ACCENTED[letter] ?? letter).join("");
  return accented + accented.slice(0, Math.ceil(word.length * MORE)).toLowerCase();
}

export function longerText(text: string): string {
  return text.replace(/[A-Za-z]+/g, longerWord);
}

/** A pattern with longer words. What is put into it at run time (names, numbers) stays as it is. */
export function longerPattern(pattern: Pattern): Pattern {
  if (typeof pattern === "string") return longerText(pattern);
  if (!Array.isArray(pattern)) return pattern;
  return pattern.map((part) => {
    if (typeof part === "string") return longerText(part);
    if (part.type !== "select") return part;
    return { ...part, variants: part.variants.map((variant) => ({ ...variant, value: longerPattern(variant.value)! })) };
  });
}

/** A catalogue with longer words, each message in brackets: one that is cut, or put together, shows. */
export function longer(catalogue: Catalogue): Catalogue {
  return catalogue.map(([id, value]) => {
    const pattern = longerPattern(value);
    return [id, pattern === null ? null : ["[", ...(Array.isArray(pattern) ? pattern : [pattern]), "]"]];
  });
}
