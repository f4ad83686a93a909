/**
 * The words of a page. Each part of a page has a file for each language (scripts/languages.mjs), and only those of the
 * language that is spoken are fetched: the same for everybody who speaks it, whatever is played.
 */
import type { Value, WordId, Words } from "./ids";
import { keepLanguage, pageLanguage } from "./language";
import { fill, unpacked, type Catalogue } from "./pattern";
import { put, spoken } from "./spoken.svelte";

/** How the words of a part are loaded, for each language. */
export type Source = Readonly<Record<string, () => Promise<{ default: string }>>>;

interface Part {
  source: Source;
  said: Catalogue;
}

const parts: Part[] = [];
/** The language that was asked for last; what is still spoken may be another one while its words come. */
let wanted: string | undefined;

async function load(source: Source, language: string): Promise<Catalogue> {
  const words = source[language];
  if (words === undefined) throw new Error(`no words in ${language}`);
  return unpacked((await words()).default);
}

function sayAll(language: string): void {
  put(language, Object.assign({}, ...parts.map(({ said }) => said)) as Catalogue);
  // Screen readers speak the language of the document; a test has none.
  if (globalThis.document) document.documentElement.lang = language;
}

/**
 * Adds the words of a part of the page, in the language of the page. Called once for each, before anything of it is drawn;
 * where they do not come it is no part of the page, and this may be called again.
 */
export async function learn(source: Source): Promise<void> {
  wanted ??= pageLanguage(Object.keys(source));
  let language: string;
  let said: Catalogue;
  do {
    language = wanted;
    said = await load(source, language);
  } while (language !== wanted);
  parts.push({ source, said });
  sayAll(language);
}

/** Says everything that stands on the page in another language, as soon as all its words have come. */
export async function speak(language: string): Promise<void> {
  const before = wanted;
  wanted = language;
  const asked = [...parts];
  try {
    const all = await Promise.all(asked.map(({ source }) => load(source, language)));
    // Another one was asked for meanwhile.
    if (wanted !== language) return;
    asked.forEach((part, at) => (part.said = all[at]!));
    sayAll(language);
  } catch (error) {
    if (wanted === language) wanted = before;
    throw error;
  }
}

/** Speaks the language that was chosen here, now and whenever this browser comes back. */
export async function choose(language: string): Promise<void> {
  await speak(language);
  if (wanted === language) keepLanguage(language);
}

/** Speaks what another page of this browser has chosen. Words that do not come leave the page as it is. */
export async function follow(): Promise<void> {
  const language = pageLanguage(languages());
  if (language !== wanted) await speak(language).catch(() => {});
}

/** The languages that the page can speak. */
export function languages(): string[] {
  return Object.keys(parts[0]?.source ?? {});
}

/** The language the page speaks. */
export function language(): string {
  return spoken().language;
}

type Args<Id extends WordId> = Words[Id] extends null ? [] : [args: Words[Id]];

/** The text of a message known when the page is built. */
export function t<Id extends WordId>(id: Id, ...[args]: Args<Id>): string {
  return say(id, args ?? {});
}

/** The text of a message named by the table (prompt, log line, rejection). An unknown id is an older page. */
export function say(id: string, args: Record<string, Value>): string {
  const { language, patterns } = spoken();
  const pattern = patterns[id];
  return pattern === undefined ? id : fill(pattern, args, language);
}

/** Whether this page has words for an id the table sent. */
export function knows(id: string): boolean {
  return id in spoken().patterns;
}
