import { readFileSync } from "node:fs";
import { beforeEach, expect, test, vi } from "vitest";
import { cataloguesOf, languages, PARTS, wordsOf } from "../../../scripts/languages.mjs";

const content = (game: string, file: string) => JSON.parse(readFileSync(new URL(`../../../../crates/facts/content/${game}/${file}.json`, import.meta.url), "utf8"));
type Row = { id: string; name: string };
const rows = (game: string, file: string, kind: string): (readonly [id: string, english: string])[] =>
  (content(game, file).cards as Row[]).map(({ id, name }) => [`${kind}-${id}`, name]);
/** Every card that the table sends by its English name, with the message that has it. */
const sent = (game: string) => [
  ...rows(game, "crises", "crisis-card"),
  ...rows(game, "quorum", "quorum-card"),
  ...rows(game, "destinations", "destination"),
  ...(game === "base" ? [] : [...rows(game, "mutiny", "held-mutiny"), ...rows(game, "motives", "held-motive")]),
];

beforeEach(() => vi.resetModules());

/** A page of these parts, in one language. */
async function page(language: string, parts: readonly (keyof typeof PARTS)[]) {
  const { learn, choose } = await import("./words");
  for (const part of parts) await learn({ [language]: async () => ({ default: wordsOf(part, language) }) });
  await choose(language);
  return { ...(await import("./cards")), ...(await import("../table/text")) };
}

const PHONE = ["phone", "seated", "explained", "combined"] as const;

test.each(languages().flatMap((language) => [[language, "phone", PHONE], [language, "referee", ["referee", "combined", "named"]], [language, "wall", ["wall"]]] as const))(
  "in %s the %s calls every card that the table names by its name in that language",
  async (language, _, parts) => {
    const { cardNamed, alsoNamed } = await page(language, parts);
    const all = Object.assign({}, ...Object.values(cataloguesOf(language))) as Record<string, string>;
    const cards = [...sent("base"), ...sent("combined")];
    expect(cards.length).toBeGreaterThan(200);
    expect(cards.filter(([id, english]) => cardNamed(english) !== all[id]).map(([id, english]) => `${id}: “${cardNamed(english)}” for ${english}`)).toEqual([]);
    for (const [id, english] of cards) expect(alsoNamed(english), id).toEqual(all[id] === english ? [] : [english]);
    if (language !== "en") expect(cards.filter(([, english]) => cardNamed(english) !== english).length).toBeGreaterThan(0.9 * cards.length);
  },
);

test("a line has the card's name in the language of the page, and words that somebody typed as they are", async () => {
  const { lineText } = await page("de", PHONE);
  const line = { id: "log-destination", args: { card: { text: "Icy Moon" }, distance: { number: 1 } } };
  expect(lineText(line, [])).toBe("Zielort: Eismond, Entfernung 1");
  expect(lineText({ ...line, args: { ...line.args, card: { text: "A card of later" } } }, [])).toContain("A card of later");
  expect(lineText({ id: "reason-other", args: { text: { text: "Icy Moon" } } }, [])).not.toContain("Eismond");
});
