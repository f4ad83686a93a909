// A human's phone and a Cylon's at tables where all else is the same: nothing but the words on a held card differs.

import type { Locator, Page } from "@playwright/test";
import { Phone } from "../support/phone";
import { differences, type Seen, SECRET, seen, watchShaking } from "../support/same";
import { anaActs } from "../support/secrets";
import { Dradis } from "../support/server";
import { expect, Table, test } from "../support/table";

const HUMAN = ["not-a-cylon", "not-a-cylon"];
const CYLON = ["not-a-cylon", "cylon-send-to-brig"];

/** Ana's phone in her own action step, at a table of its own. Its clock stands still, so that nothing covers by itself. */
async function anaAt(table: Table, cards: string[]): Promise<Phone> {
  const referee = await table.referee();
  await anaActs(referee, cards);
  const phone = await table.phone();
  await watchShaking(phone.page);
  await phone.page.addInitScript(() => localStorage.setItem("dradis-cue", '{"vibrates":true,"sounds":true}'));
  await phone.page.clock.install();
  await table.pair(referee, "Ana", phone);
  await expect(phone.hold).toBeEnabled();
  await expect(phone.page.getByRole("button", { name: "Hold to reveal as a Cylon" })).toBeEnabled();
  await phone.page.clock.pauseAt(new Date(Date.now() + 60_000));
  return phone;
}

/**
 * A finger on something. A browser gives what is held the focus when it thinks that the finger stays, sooner or later; here it
 * has it from the start.
 */
async function press(phone: Phone, on: Locator): Promise<() => Promise<void>> {
  await on.focus();
  return phone.press(on);
}

/** What is seen of a page that has come to rest: it looks the same twice in a row. */
async function rested(page: Page): Promise<Seen> {
  let found = await seen(page);
  await expect(async () => {
    const before = found;
    found = await seen(page);
    expect(differences(before, found), "at rest").toEqual([]);
  }).toPass({ timeout: 20_000 });
  return found;
}

/** What is seen of a phone while a finger holds something. */
async function holding(phone: Phone, what: () => Locator, open: () => Promise<void>): Promise<Seen> {
  const release = await press(phone, what());
  await open();
  const found = await rested(phone.page);
  await release();
  return found;
}

const held = (phone: Phone) => holding(phone, () => phone.hold, () => phone.expectOpen());
const revealing = (phone: Phone) =>
  holding(
    phone,
    () => phone.page.getByRole("button", { name: "Hold to reveal as a Cylon" }),
    () => expect(phone.page.getByRole("button", { name: "Hold on…" })).toBeVisible(),
  );

/** Something that tells a Cylon's phone apart, put into its page and taken out again, and the senses that notice it. */
interface Plant {
  name: string;
  put: () => void;
  senses: string[];
}

const PLANTS: Plant[] = [
  { name: "a shade of the frame", put: () => put("main .frame { --cut-fill: #0d1421 !important }"), senses: ["picture"] },
  { name: "one pixel of height", put: () => put("main ol { padding-bottom: 1px }"), senses: ["picture"] },
  { name: "a word for screen readers", put: () => void document.querySelector("main .frame")!.setAttribute("aria-label", "Cylon"), senses: ["tree", "document"] },
  { name: "a mark that nobody sees", put: () => void document.querySelector("main .frame")!.setAttribute("data-c", "1"), senses: ["document"] },
  { name: "the title", put: () => void (document.title += "."), senses: ["kept"] },
  { name: "the history", put: () => history.replaceState("cylon", ""), senses: ["kept"] },
  { name: "the tab's storage", put: () => sessionStorage.setItem("team", "2"), senses: ["kept"] },
  { name: "the browser's storage", put: () => localStorage.setItem("team", "2"), senses: ["kept"] },
  { name: "a shake", put: () => void navigator.vibrate(10), senses: ["shaken"] },
  { name: "a tone", put: () => void new AudioContext().createOscillator().start(), senses: ["sounded"] },
];
declare function put(rules: string): void;

test("a human's phone and a Cylon's look, read and feel the same, covered and held", async ({ table, browser }) => {
  test.setTimeout(480_000);
  const second = await Dradis.start();
  try {
    const human = await anaAt(table, HUMAN);
    const cylon = await anaAt(new Table(second, browser), CYLON);
    const both = [human, cylon];

    for (const size of [{ width: 390, height: 844 }, { width: 360, height: 640 }, { width: 720, height: 900 }]) {
      await test.step(`${size.width} wide`, async () => {
        for (const phone of both) await phone.page.setViewportSize(size);
        expect(differences(await rested(human.page), await rested(cylon.page)), "covered").toEqual([]);
        expect(differences(await held(human), await held(cylon)), "held").toEqual([]);
        expect(differences(await revealing(human), await revealing(cylon)), "about to reveal").toEqual([]);
        expect(differences(await rested(human.page), await rested(cylon.page)), "covered again").toEqual([]);
        await human.page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
        await cylon.page.evaluate(() => scrollTo(0, 0));
        for (const phone of both) await phone.tab("Table").click();
        expect(differences(await rested(human.page), await rested(cylon.page)), "the table, however far Mine was scrolled").toEqual([]);
        for (const phone of both) await phone.tab("Mine").click();
      });
    }
    for (const phone of both) await phone.page.setViewportSize({ width: 390, height: 844 });

    await test.step("so they do for who taps instead, opened and asked once more", async () => {
      for (const phone of both) await phone.tapInstead(true);
      expect(differences(await rested(human.page), await rested(cylon.page)), "covered").toEqual([]);
      const opened: Seen[] = [];
      for (const phone of both) {
        await phone.hold.tap();
        await phone.expectOpen();
        opened.push(await rested(phone.page));
        await phone.hold.tap();
        await phone.expectCovered();
      }
      expect(differences(...(opened as [Seen, Seen])), "opened").toEqual([]);
      const asked: Seen[] = [];
      for (const phone of both) {
        await phone.page.getByRole("button", { name: "Reveal as a Cylon" }).tap();
        await expect(phone.page.getByRole("button", { name: "Sure? Tap once more" })).toBeVisible();
        asked.push(await rested(phone.page));
      }
      expect(differences(...(asked as [Seen, Seen])), "asked once more").toEqual([]);
      for (const phone of both) await phone.tapInstead(false);
      expect(differences(await rested(human.page), await rested(cylon.page)), "covered, to be held again").toEqual([]);
    });

    await test.step("what is held is there, and nowhere else", async () => {
      for (const phone of both) {
        const release = await press(phone, phone.hold);
        await phone.expectOpen();
        expect(await phone.page.content()).toMatch(SECRET);
        await release();
        await phone.expectCovered();
        const covered = await seen(phone.page);
        expect([covered.document, covered.kept, covered.tree.join()].join().match(SECRET)).toBe(null);
      }
    });

    await test.step("whatever puts the phone away covers it: the page kept by the browser and the picture of the app have no card", async () => {
      for (const away of ["pagehide", "blur", "visibilitychange", "freeze"]) {
        const put: Seen[] = [];
        for (const phone of both) {
          const release = await press(phone, phone.hold);
          await phone.expectOpen();
          await phone.page.evaluate((away) => {
            const target = away === "pagehide" || away === "blur" ? window : document;
            target.dispatchEvent(new Event(away));
          }, away);
          await phone.expectCovered();
          put.push(await seen(phone.page));
          await release();
        }
        const [one, other] = put as [Seen, Seen];
        expect(differences(one, other), away).toEqual([]);
        expect([other.document, other.kept, other.tree.join()].join().match(SECRET), away).toBe(null);
      }
    });

    await test.step("each of these is noticed when it is planted on one of them", async () => {
      await cylon.page.evaluate(() => {
        Object.assign(window, {
          put(rules: string) {
            const sheet = new CSSStyleSheet();
            sheet.replaceSync(rules);
            document.adoptedStyleSheets = [sheet];
          },
        });
      });
      const page = await rested(human.page);
      expect(differences(page, await rested(cylon.page))).toEqual([]);
      for (const { name, put, senses } of PLANTS) {
        await test.step(name, async () => {
          await cylon.page.evaluate(put);
          const found = differences(page, await seen(cylon.page)).map((line) => line.split(":")[0]);
          for (const sense of senses) expect(found, name).toContain(sense);
          await cylon.page.evaluate(() => {
            document.adoptedStyleSheets = [];
            const frame = document.querySelector("main .frame")!;
            frame.removeAttribute("aria-label");
            frame.removeAttribute("data-c");
            document.title = document.title.replace(/\.$/, "");
            history.replaceState(null, "");
            sessionStorage.removeItem("team");
            localStorage.removeItem("team");
            (window as unknown as { shaken: unknown[] }).shaken.length = 0;
            (window as unknown as { sounded: unknown[] }).sounded.length = 0;
          });
          expect(differences(page, await rested(cylon.page)), `${name}, taken out`).toEqual([]);
        });
      }
    });

    await test.step("so is a card whose words move the rest, or whose frame has a colour of its own", async () => {
      const page = await held(human);
      for (const rules of ["li.open strong { margin-top: 1px }", "li.open { border-color: #5a7395 !important }", "li.open { height: 9.6rem !important }"]) {
        await cylon.page.evaluate((rules) => put(rules), rules);
        expect(differences(page, await held(cylon)), rules).not.toEqual([]);
        await cylon.page.evaluate(() => void (document.adoptedStyleSheets = []));
      }
      expect(differences(page, await held(cylon))).toEqual([]);
    });
  } finally {
    await second.stop();
  }
});
