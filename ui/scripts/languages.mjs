// The languages of the pages: a folder each under locales, found and not named anywhere. A page asks for the words of
// its parts (`virtual:words/PART`) and gets, for each language, how to load them: a file for each part and language,
// of which it fetches those of its own language alone.
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { messages, packed } from "./catalogues.mjs";
import { combinedCrisisNames, combinedFacts, combinedQuorumNames, combinedRuleWords, crisisNames, quorumNames, ruleWords } from "./content.mjs";
import { guideOf, placeOf } from "./guide.mjs";
import { REFERENCE, LOCALES, faults } from "./words.mjs";

export { LOCALES };

/** The catalogues of each part of the pages. */
export const PARTS = {
  phone: ["common", "phone", "pictograms"],
  seated: ["cards", "core", "seat"],
  explained: ["about", "allies", "help", "names", "names-combined", "opened", "quorum", "rules", "search", "setup", "table", "verify"],
  referee: [
    "about",
    "allies",
    "board",
    "cards",
    "common",
    "core",
    "help",
    "names",
    "network",
    "opened",
    "pairing",
    "pictograms",
    "boxes",
    "quorum",
    "referee",
    "refusals",
    "rules",
    "search",
    "setup",
    "table",
  ],
  // What a table of the combined game needs beside them, on the referee's page and on phones: asked for there alone.
  combined: ["about-combined", "combined", "quorum-combined", "rules-combined", "search-combined"],
  // And on the referee's page alone, where cards are named: phones have it with all names of crises.
  named: ["names-combined"],
  wall: ["board", "cards", "combined", "common", "core", "names", "names-combined", "opened", "quorum", "quorum-combined", "table", "wall"],
};

/** What the reference language takes from the content of the game; another language has files for it. */
const FROM_CONTENT = {
  names: crisisNames,
  "names-combined": combinedCrisisNames,
  quorum: quorumNames,
  "quorum-combined": combinedQuorumNames,
  rules: ruleWords,
  "rules-combined": combinedRuleWords,
};

/** Every language that there is a folder for. */
export function languages(locales = LOCALES) {
  return readdirSync(locales, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}

/** Every catalogue of a language, by name. */
export function cataloguesOf(language, locales = LOCALES) {
  const folder = join(locales, language);
  const files = readdirSync(folder).filter((name) => name.endsWith(".ftl"));
  const written = files.sort().map((file) => [file.slice(0, -4), messages(readFileSync(join(folder, file), "utf8"))]);
  const made = language === REFERENCE ? Object.entries(FROM_CONTENT).map(([name, make]) => [name, make()]) : [];
  return Object.fromEntries([...written, ...made]);
}

/** The texts that a language has in common with the reference because they are names: a line each. */
const NAMES = "as-in-english.txt";
function namesOf(language, locales) {
  const file = join(locales, language, NAMES);
  return existsSync(file) ? readFileSync(file, "utf8").split("\n").filter((line) => line !== "") : [];
}
/** Whether a pattern says something itself, beside what is put in and what chooses. */
export const hasLetters = (text) => /\p{L}/u.test(text.replace(/\{[\w-]+[|}]|\|[\w-]+(?=\|)/g, ""));

/**
 * What is wrong with the words of a language beside those of the reference: every catalogue says the same things, about the
 * same variables, and a text that is the reference's own is a name.
 */
export function translationFaults(language, locales = LOCALES) {
  if (language === REFERENCE) return [];
  const said = cataloguesOf(language, locales);
  const reference = cataloguesOf(REFERENCE, locales);
  const names = new Set(namesOf(language, locales));
  const unseen = new Set(names);
  const found = [];
  for (const name of new Set([...Object.keys(reference), ...Object.keys(said)])) {
    const [own, all] = [said[name] ?? {}, reference[name] ?? {}];
    const at = `${language}/${name}.ftl`;
    for (const id of Object.keys(all)) if (!(id in own)) found.push(`${at} lacks ${id}`);
    for (const [id, text] of Object.entries(own)) {
      if (!(id in all)) {
        found.push(`${at} has ${id}, which ${REFERENCE} has not`);
        continue;
      }
      const [uses, given] = [variablesOf(text), variablesOf(all[id])];
      for (const name of uses) if (!given.has(name)) found.push(`${at}: ${id} has { $${name} }, which it is not given`);
      for (const name of given) if (!uses.has(name)) found.push(`${at}: ${id} lacks { $${name} }`);
      for (const fault of pluralFaults(language, text)) found.push(`${at}: ${id} ${fault}`);
      if (text !== all[id] || !hasLetters(text)) continue;
      unseen.delete(text);
      if (!names.has(text)) found.push(`${at}: ${id} is the English text, and ${NAMES} does not list it`);
    }
  }
  for (const name of unseen) found.push(`${language}/${NAMES} lists “${name}”, which nothing says`);
  return found;
}

/** The keys of each choice in a pattern, the outer ones first. */
function choicesOf(pattern) {
  const all = [];
  const open = [];
  let from = 0;
  for (const { 0: sign, index } of pattern.matchAll(/[{|}]/g)) {
    const part = pattern.slice(from, index);
    from = index + 1;
    if (sign === "{") open.push([]);
    else open.at(-1)?.push(part);
    if (sign !== "}") continue;
    const [name, ...parts] = open.pop();
    // Keys stand at even places, and the last text has none.
    if (parts.length > 0) all.push({ name, keys: parts.filter((_, at) => at % 2 === 0 && at < parts.length - 1) });
  }
  return all;
}

const PLURALS = ["zero", "one", "two", "few", "many"];
/** The forms that whole numbers take on in a language, "other" aside; asked for every message, found once. */
const FORMS = new Map();
function formsOf(language) {
  if (!FORMS.has(language)) {
    const rules = new Intl.PluralRules(language);
    FORMS.set(language, new Set(Array.from({ length: 200 }, (_, number) => rules.select(number)).filter((form) => form !== "other")));
  }
  return FORMS.get(language);
}

/** Whether each choice by the plural of a number has all forms that whole numbers take on in this language. */
export function pluralFaults(language, text) {
  const needed = formsOf(language);
  return choicesOf(text).flatMap(({ name, keys }) => {
    const forms = keys.filter((key) => PLURALS.includes(key));
    if (forms.length === 0) return [];
    const lacks = PLURALS.filter((form) => needed.has(form) && !forms.includes(form));
    return lacks.length > 0 ? [`chooses by { $${name} } without [${lacks.join("], [")}]`] : [];
  });
}

const variablesOf = (text) => new Set([...text.matchAll(/\{([\w-]+)/g)].map(([, name]) => name));

const WORDS = "virtual:words/";
/** What a page shows to choose a language: nothing where there is one alone, and then it carries nothing for it. */
const CHOICE = `${WORDS}choice`;
const CHOOSER = fileURLToPath(new URL("../src/lib/words/LanguageChoice.svelte", import.meta.url));

/** Vite: `import words from "virtual:words/phone"`. A build ends where words are missing or left over. */
export function languagesPlugin({ locales = LOCALES, choice = languages(locales).length > 1 } = {}) {
  let building = false;
  return {
    name: "dradis-languages",
    configResolved(config) {
      building = config.command === "build";
    },
    buildStart() {
      if (!building) return;
      const found = [...faults(PARTS, locales), ...languages(locales).flatMap((language) => translationFaults(language, locales))];
      if (found.length > 0) throw new Error(`The words are not whole:\n${found.join("\n")}`);
    },
    resolveId(id, by) {
      // A nothing for each place: parts of a page that share one weigh more.
      if (id === CHOICE) return choice ? CHOOSER : `\0${id}/${basename(by, ".svelte")}`;
      return id.startsWith(WORDS) ? `\0${id}` : undefined;
    },
    load(id) {
      if (id.startsWith(`\0${CHOICE}/`)) return "export default () => {};";
      if (!id.startsWith(`\0${WORDS}`)) return undefined;
      const [part, file] = id.slice(WORDS.length + 1).split("/");
      if (!Object.hasOwn(PARTS, part)) throw new Error(`${part} is no part of a page`);
      if (file === undefined) {
        const loads = languages(locales).map((language) => {
          const of = JSON.stringify(`${WORDS}${part}/words-${part}-${language}`);
          return `${JSON.stringify(language)}: () => import(${of})`;
        });
        return `export default { ${loads.join(", ")} };`;
      }
      const language = file.slice(`words-${part}-`.length);
      for (const name of PARTS[part]) {
        const written = join(locales, language, `${name}.ftl`);
        if (existsSync(written)) this.addWatchFile(written);
      }
      return `export default ${JSON.stringify(wordsOf(part, language, locales))}`;
    },
  };
}

/** Cards of a hand, which phones explain. */
const isHeld = (id) => /^(skill|quorum)-card-/.test(id);

/** The English names of the cards that people look up: of those of the combined game alone, or of all others. */
function englishCards(locales, combined) {
  const catalogues = Object.entries(cataloguesOf(REFERENCE, locales));
  const own = ([name]) => [...PARTS.combined, ...PARTS.named].includes(name) === combined;
  const all = Object.assign({}, ...catalogues.filter(own).map(([, said]) => said));
  const isCard = (id) => /^(crisis|quorum|attack|skill)-card-/.test(id) || (id.startsWith("destination-") && `${id}-does` in all);
  return Object.fromEntries(Object.entries(all).filter(([id]) => isCard(id)));
}

/** The names of which cards go with a part, in English too: those of a hand with all, all others where somebody names cards. */
const ENGLISH = {
  explained: { combined: false, goes: isHeld },
  referee: { combined: false, goes: () => true },
  combined: { combined: true, goes: isHeld },
  named: { combined: true, goes: (id) => !isHeld(id) },
};

/** What a part of a page says in a language, as one text. */
export function wordsOf(part, language, locales = LOCALES) {
  const all = cataloguesOf(language, locales);
  const said = Object.assign({}, ...PARTS[part].map((name) => all[name]));
  // Rules are found by their English titles too, and so are cards, by the names that may be printed on them.
  for (const [name, make] of Object.entries({ rules: ruleWords, "rules-combined": combinedRuleWords }))
    if (language !== REFERENCE && PARTS[part].includes(name))
      for (const [id, text] of Object.entries(make())) if (id.startsWith("rule-title-")) said[id.replace("title", "english")] = text;
  if (PARTS[part].includes("rules-combined")) Object.assign(said, combinedFacts());
  if (language !== REFERENCE && Object.hasOwn(ENGLISH, part)) {
    const { combined, goes } = ENGLISH[part];
    for (const [id, text] of Object.entries(englishCards(locales, combined))) if (goes(id)) said[`english-${id}`] = text;
  }
  // The guide, which every page has whole from the beginning; a phone's without pictures.
  if (part === "explained") said["guide-text"] = guideOf(language);
  if (part === "referee") said["guide-text"] = guideOf(language, placeOf);
  // Ids that begin alike pack better side by side.
  return packed(Object.fromEntries(Object.entries(said).sort(([one], [other]) => (one < other ? -1 : 1))));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const found = [...faults(PARTS), ...languages().flatMap((language) => translationFaults(language))];
  for (const fault of found) console.error(fault);
  process.exitCode = found.length > 0 ? 1 : 0;
}
