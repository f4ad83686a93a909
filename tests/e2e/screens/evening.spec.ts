// An evening of five players whose phones speak five languages: each reads, is asked and checks the game in its own, and
// no phone says a word of English but where that is the word.

import type { Page } from "@playwright/test";
import { cataloguesOf } from "../../../ui/scripts/languages.mjs";
import { pieces } from "../../../ui/src/lib/words/pattern";
import { Phone } from "../support/phone";
import { CHARACTERS, expect, test } from "../support/table";
import { answerUntil, cardField, stepOn, totals } from "../support/turn";

type Words = Record<string, string>;
const wordsOf = (language: string): Words => Object.assign({}, ...Object.values(cataloguesOf(language)));

const GUESTS = [
  { name: "Ana", locale: "en-US" },
  { name: "Ben", locale: "de-DE" },
  { name: "Cem", locale: "es-ES" },
  { name: "Dee", locale: "it-IT" },
  { name: "Ewa", locale: "pl-PL" },
].map((guest) => ({ ...guest, language: guest.locale.slice(0, 2), words: wordsOf(guest.locale.slice(0, 2)) }));

const ENGLISH = wordsOf("en");
const LOYALTY = Object.keys(ENGLISH).filter((id) => /^loyalty-.*(?<!-means)$/.test(id));

const DESTINATIONS = Object.keys(ENGLISH).filter((id) => /^destination-.*(?<!-does)$/.test(id) && `${id}-does` in ENGLISH);

/** What a language is called in itself, as the choice of languages has it. */
const OWN_NAMES = GUESTS.map(({ language }) => new Intl.DisplayNames([language], { type: "language" }).of(language)!);

/** The texts that a message can come to, as expressions: anything stands where something is put in. */
function shapes(pattern: string): string[] {
  return pieces(pattern).reduce<string[]>((all, piece) => {
    const [, ...variants] = typeof piece === "string" ? [] : piece;
    const texts = typeof piece === "string" ? [piece.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")] : variants.length === 0 ? [".+"] : variants.flatMap((text, at) => (at % 2 === 1 || at === variants.length - 1 ? shapes(text) : []));
    return all.flatMap((one) => texts.map((text) => one + text));
  }, [""]);
}
/** Enough letters to know a language by, beside what is put in. */
const LETTERS = 8;
const shapesOf = (words: Words) =>
  Object.values(words).filter((text) => text.includes("{")).flatMap(shapes).filter((shape) => (shape.match(/\p{L}/gu) ?? []).length >= LETTERS).map((shape) => new RegExp(`^${shape}$`, "u"));
const ENGLISH_SHAPES = shapesOf(ENGLISH);
const OWN_SHAPES = new Map(GUESTS.map(({ words }) => [words, shapesOf(words)]));

/** Lines of a page that are English messages, or names of messages, where its language has others. */
async function foreign(page: Page, own: Words): Promise<string[]> {
  const lines = (await page.locator("body").innerText()).split("\n").map((line) => line.trim());
  const english = new Set(Object.values(ENGLISH));
  const said = new Set([...Object.values(own), ...OWN_NAMES]);
  return lines.filter((line) => (english.has(line) && !said.has(line)) || /^[a-z]+(-[a-z0-9]+)+$/.test(line) || isEnglish(line, own));
}

/** Whether a line is an English message with something put in, and none of the page's own language. */
const isEnglish = (line: string, own: Words) =>
  own !== GUESTS[0]!.words && ENGLISH_SHAPES.some((shape) => shape.test(line)) && !OWN_SHAPES.get(own)!.some((shape) => shape.test(line));

test("a sentence in English is known by what stands around its names and numbers", () => {
  const german = GUESTS[1]!.words;
  expect(isEnglish("Ben draws 2 skill cards of their own types", german)).toBe(true);
  expect(isEnglish("Waiting for 3 players to add cards", german)).toBe(false);
  expect(isEnglish("Ana: which crisis came up?", german)).toBe(true);
  expect(isEnglish("Ben ist am Zug", german)).toBe(false);
  expect(isEnglish("Treibstoff −1: 8 → 7", german)).toBe(false);
});

test("five players with phones in five languages are dealt to, read, stand a check, a fight and a jump, lose, and check the game", async ({ table }) => {
  test.setTimeout(240_000);
  const referee = await table.referee();
  await referee.newGame(GUESTS.map(({ name }) => name), { Destinations: "Dradis" });
  await referee.chooseCharacters([...CHARACTERS, ["Ewa", "Saul Tigh"]]);

  const phones = new Map<string, Page>();
  const hands = new Map<string, Phone>();
  const each = async (act: (guest: (typeof GUESTS)[number] & { page: Page; tab: (id: string) => Promise<void> }) => Promise<void>) => {
    for (const guest of GUESTS) {
      const page = phones.get(guest.name)!;
      const tab = (id: string) => page.getByRole("navigation").getByRole("button", { name: new RegExp(`^${guest.words[id]}`) }).click();
      await act({ ...guest, page, tab });
    }
  };

  await test.step("each phone comes in by the words of its browser", async () => {
    for (const { name, locale, language, words } of GUESTS) {
      const phone = await Phone.make(table.browser, undefined, locale);
      phones.set(name, phone.page);
      hands.set(name, phone);
      await phone.open(await referee.showCode(name));
      await expect(phone.page.getByRole("list", { name: words["pictograms"]! }).getByRole("listitem")).toHaveCount(6);
      expect(await phone.page.locator("html").getAttribute("lang")).toBe(language);
      await referee.same(name);
      await expect(phone.page.getByText(words["sealed"]!, { exact: true })).toBeVisible();
    }
  });

  await test.step("each reads a card in its language", async () => {
    await referee.answer("Deal now").click();
    await each(async ({ page, words }) => {
      const hold = page.getByRole("button", { name: words["hold"]!, exact: true });
      await hold.focus();
      await page.keyboard.down(" ");
      const cards = page.getByRole("region", { name: words["your-loyalty"]! }).locator("strong");
      await expect(cards.first()).toHaveText(new RegExp(LOYALTY.map((id) => words[id]).join("|")));
      await page.keyboard.up(" ");
      await expect(cards).toHaveCount(0);
      await page.getByRole("button", { name: words["option-read"]!, exact: true }).click();
    });
    await expect(referee.answer("Next player")).toBeVisible();
  });

  await test.step("what happens is told in each language, and nothing in another", async () => {
    await referee.lose("Fuel");
    await each(async ({ page, words, tab }) => {
      await expect(page.getByLabel(words["dials"]!, { exact: true })).toContainText(`${words["resource-fuel"]}: 7`);
      for (const id of ["tab-mine", "tab-table", "tab-log", "tab-help"]) {
        await tab(id);
        expect(await foreign(page, words), `${id} of ${words["language"]}`).toEqual([]);
      }
      await tab("tab-log");
      await expect(page.getByRole("main")).toContainText(`${words["resource-fuel"]} −1: 8 → 7`);
      await tab("tab-mine");
    });
  });

  await test.step("the turn goes on to a phone that says so in German", async () => {
    await referee.nextPlayer();
    await expect(phones.get("Ben")!.getByText("Du bist am Zug").first()).toBeVisible();
  });

  /** What a phone asks its player, or what others are asked. */
  const asked = (name: string) => phones.get(name)!.locator("section[aria-labelledby='now']");
  /** The shape of a message, whatever is put in. */
  const said = (words: Words, id: string) => new RegExp(shapes(words[id]!).join("|"), "u");
  const nothingForeign = (where: string) =>
    each(async ({ page, words, language }) => expect(await foreign(page, words), `${where}, ${language}`).toEqual([]));

  await test.step("a check: each adds cards, and reads what it comes to", async () => {
    await referee.book(/^Jump preparation/).click();
    await referee.set("Jump preparation", "jump at −1 population");
    for (let step = 0; step < 3; step += 1) await stepOn(referee);
    await cardField(referee).fill("colonial d");
    await expect(referee.now.getByRole("option")).toHaveCount(1);
    await cardField(referee).press("Enter");
    // Ben is the President, and reads in German.
    await nothingForeign("the President decides");
    await asked("Ben").getByRole("button", { name: said(GUESTS[1]!.words, "option-check") }).click();
    const order = ["Cem", "Dee", "Ewa", "Ana", "Ben"];
    for (const name of order) {
      const { words } = GUESTS.find((guest) => guest.name === name)!;
      await expect(asked(name)).toContainText(said(words, "ask-add-cards"));
      if (name === "Dee") await nothingForeign("while cards are added");
      await asked(name).getByRole("button", { name: "1", exact: true }).click();
    }
    await referee.page.getByRole("main").getByRole("button", { name: "Total only" }).click();
    await totals(referee, 25).click();
    await each(async ({ page, words }) => expect(page.getByText(words["check-result-pass"]!, { exact: true }).first()).toBeVisible());
    await nothingForeign("the check is passed");
    await referee.answer("Go on").click();
  });

  await test.step("a fight: one rolls in German, the others read what it came to", async () => {
    const { words } = GUESTS[1]!;
    await expect(asked("Ben").getByRole("button", { name: words["option-roll"]!, exact: true })).toBeVisible();
    await each(async ({ name, words }) => {
      if (name !== "Ben") await expect(asked(name)).toContainText(said(words, "who-rolls"));
      await expect(asked(name).getByRole("list", { name: words["roll-odds"]! })).toBeVisible();
    });
    await nothingForeign("before the roll");
    await asked("Ben").getByRole("button", { name: words["option-roll"]!, exact: true }).click();
  });

  await test.step("a jump: the Admiral looks and chooses in Spanish, and all read where the fleet is", async () => {
    const { words } = GUESTS[2]!;
    const drawn = phones.get("Cem")!.getByRole("region", { name: words["destinations-drawn"]! });
    await answerUntil(drawn, referee.answer("Continue"), referee.answer("Done"));
    await nothingForeign("the Admiral chooses");
    const release = await hands.get("Cem")!.press(drawn.getByRole("button", { name: words["hold-destinations"]! }));
    const names = drawn.locator("strong");
    await expect(names.first()).toHaveText(new RegExp(DESTINATIONS.map((id) => words[id]).join("|")));
    const first = await names.first().innerText();
    await release();
    await drawn.getByRole("button", { name: /1\D+2/ }).click();
    const letGo = await hands.get("Cem")!.press(drawn.getByRole("button", { name: said(words, "jump-hold") }));
    const destination = DESTINATIONS.find((id) => words[id] === first)!;
    await expect(referee.book(/^Distance/)).toContainText(ENGLISH[destination]!);
    await letGo();
    await answerUntil(referee.answer("Next player"), referee.answer("Nothing"), referee.answer("Done"));
    // The log has a card's name in the language of the phone.
    await each(async ({ page, tab, words }) => {
      await tab("tab-log");
      await expect(page.getByRole("main")).toContainText(words[destination]!);
      await tab("tab-mine");
    });
    await nothingForeign("after the jump");
  });

  await test.step("the end, and the check of the game, in each language", async () => {
    await referee.dial("Fuel").click();
    await referee.set("Fuel", "0");
    await referee.answer("Next player").click();
    await referee.page.getByRole("button", { name: ENGLISH["turn-up"]!, exact: true }).click();
    await referee.page.getByRole("button", { name: ENGLISH["turn-up-now"]!, exact: true }).click();
    await each(async ({ page, words }) => {
      await expect(page.getByText(words["cylons-win"]!).first()).toBeVisible();
      await page.getByRole("button", { name: words["verify"]!, exact: true }).click();
      await expect(page.locator("[data-status^='verdict']")).toContainText(words["verify-sound"]!);
      expect(await foreign(page, words)).toEqual([]);
    });
  });
});
