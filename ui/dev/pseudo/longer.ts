// English with longer words: other languages need more room, and a screen that fits these fits them.
import { type Catalogue, type Pattern, pieces } from "../../src/lib/words/pattern";

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

/** A text without variables, with longer words. */
export function longerText(text: string): string {
  return text.replace(/[A-Za-z]+/g, longerWord);
}

/** What is put in at run time (names, numbers) stays as it is. */
function longerPattern(pattern: Pattern): Pattern {
  return pieces(pattern)
    .map((piece) => (typeof piece === "string" ? longerText(piece) : `{${longerChoice(piece).join("|")}}`))
    .join("");
}

/** The variable and the keys stay; the texts are at even places, and the last has no key. */
function longerChoice(parts: string[]): string[] {
  return parts.map((part, at) => (at > 0 && (at % 2 === 0 || at === parts.length - 1) ? longerPattern(part) : part));
}

/** A catalogue with longer words, each message in brackets: one that is cut, or put together, shows. */
export function longer(catalogue: Catalogue): Catalogue {
  return Object.fromEntries(Object.entries(catalogue).map(([id, pattern]) => [id, `[${longerPattern(pattern)}]`]));
}

/** A pattern as it is written in a catalogue; the empty text keeps spaces at its begin, and a text that says nothing. */
function written(pattern: Pattern): string {
  return pieces(pattern)
    .map((piece) => {
      if (typeof piece === "string") return piece;
      const [name, ...variants] = piece;
      if (variants.length === 0) return `{ $${name} }`;
      const last = variants.length - 1;
      const lines = variants.flatMap((text, at) => {
        if (at === last) return [`   *[other] { "" }${written(text)}`];
        return at % 2 === 1 ? [`    [${variants[at - 1]}] { "" }${written(text)}`] : [];
      });
      return `{ $${name} ->\n${lines.join("\n")}\n }`;
    })
    .join("");
}

/** The files of a language that says this, for each catalogue. */
export function files(all: Readonly<Record<string, Catalogue>>): [file: string, text: string][] {
  return Object.entries(all).map(([name, catalogue]) => [
    `${name}.ftl`,
    Object.entries(catalogue)
      .map(([id, pattern]) => `${id} = { "" }${written(pattern)}\n`)
      .join(""),
  ]);
}

/** The files of a language with longer words. */
export function longerFiles(all: Readonly<Record<string, Catalogue>>): [file: string, text: string][] {
  return files(Object.fromEntries(Object.entries(all).map(([name, catalogue]) => [name, longer(catalogue)])));
}
