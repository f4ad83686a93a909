// English with longer words: other languages need more room, and a screen that fits these fits them.
import type { Pattern, Select } from "../../src/lib/words/pattern";
import type { Catalogue } from "../../src/lib/words/words";

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

/** A text with longer words. What is put into it at run time (names, numbers) stays as it is. */
export function longerText(text: string): string {
  return text.replace(/\{\w+\}|[A-Za-z]+/g, (found) => (found.startsWith("{") ? found : longerWord(found)));
}

function longerPattern(pattern: Pattern): Pattern {
  if (typeof pattern === "string") return longerText(pattern);
  return pattern.map((part) => (typeof part === "string" ? longerText(part) : longerSelect(part)));
}

function longerSelect([variable, ...variants]: Select): Select {
  return [variable, ...variants.map((part, index) => (index % 2 === 0 ? part : longerPattern(part)))];
}

/** A catalogue with longer words, each message in brackets: one that is cut, or put together, shows. */
export function longer(catalogue: Catalogue): Catalogue {
  return Object.fromEntries(
    Object.entries(catalogue).map(([id, value]) => {
      const pattern = longerPattern(value);
      return [id, ["[", ...(typeof pattern === "string" ? [pattern] : pattern), "]"]];
    }),
  );
}
