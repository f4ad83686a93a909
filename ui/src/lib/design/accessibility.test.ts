// Every test that docs/ACCESSIBILITY.md names exists, and every criterion of WCAG 2.2 A and AA has its line.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { cataloguesOf, languages } from "../../../scripts/languages.mjs";

const root = new URL("../../../..", import.meta.url).pathname;
const page = readFileSync(join(root, "docs/ACCESSIBILITY.md"), "utf8");
const FOLDERS = ["ui/src", "tests/e2e/browser", "tests/e2e/screens"];
const sources = new Map(
  FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
      .filter((file) => /\.(test|spec)\.ts$/.test(file))
      .map((file) => [file.split("/").at(-1)!, readFileSync(join(root, folder, file), "utf8")] as const),
  ),
);

test("every test that the page of accessibility names exists", () => {
  const named = [...page.matchAll(/`([\w.-]+\.(?:spec|test)\.ts): ([^`]+)`/g)].map(([, file, title]) => ({ file: file!, title: title! }));
  expect(named.length).toBeGreaterThan(35);
  expect(named.filter(({ file, title }) => !sources.get(file)?.includes(`"${title}"`))).toEqual([]);
});

/** The criteria of levels A and AA; 4.1.1 is none any more. */
const CRITERIA = `1.1.1 1.2.1 1.2.2 1.2.3 1.2.4 1.2.5 1.3.1 1.3.2 1.3.3 1.3.4 1.3.5 1.4.1 1.4.2 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13
  2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4 2.4.5 2.4.6 2.4.7 2.4.11 2.5.1 2.5.2 2.5.3 2.5.4 2.5.7 2.5.8
  3.1.1 3.1.2 3.2.1 3.2.2 3.2.3 3.2.4 3.2.6 3.3.1 3.3.2 3.3.3 3.3.4 3.3.7 3.3.8 4.1.2 4.1.3`.split(/\s+/);

test("every criterion of levels A and AA has one line, with its state and what it rests on", () => {
  const lines = [...page.matchAll(/^\| (\d\.\d\.\d+) [^|]+ \| (met|met by look|in part|not tried|nothing of the kind) \| [^|]{6,} \|$/gm)];
  expect(lines.map(([, criterion]) => criterion)).toEqual(CRITERIA);
  // What is not met stands once more at the end.
  const end = page.split("## Not met, or not tried")[1]!;
  const open = lines.filter(([, criterion, state]) => /in part|not tried/.test(state!) && criterion !== "2.5.3").map(([, criterion]) => criterion!);
  expect(open.filter((criterion) => !end.includes(criterion))).toEqual([]);
});

const styles = ["ui/src"].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(svelte|css)$/.test(file))
    .map((file) => [file, readFileSync(join(root, folder, file), "utf8")] as const),
);
const TIMES = new Map([...readFileSync(join(root, "ui/src/lib/design/tokens.css"), "utf8").matchAll(/(--[a-z]+): ([\d.]+)ms;/g)].reverse().map(([, name, ms]) => [name!, Number(ms)]));

test("nothing moves by itself for three seconds, and nothing flashes three times a second", () => {
  const moving = styles.flatMap(([file, text]) => [...text.matchAll(/animation: ([a-z]+) (?:(\d+)ms|var\((--[a-z]+)\)) var\(--ease\)(?: (\d+))?(?: both)?;/g)].map(([all, , ms, name, times]) => ({ file, all, ms: Number(ms ?? TIMES.get(name!)), times: Number(times ?? 1) })));
  expect(moving.length).toBeGreaterThan(3);
  for (const { file, all, ms, times } of moving) {
    expect(ms * times, `${file}: ${all}`).toBeLessThan(3_000);
    if (times > 1) expect(1_000 / ms, `${file}: ${all}`).toBeLessThan(3);
  }
  // There is no other way of writing one, and none has no end.
  const said = styles.flatMap(([, text]) => text.match(/\banimation(-duration|-iteration-count)?:[^;]*;/g) ?? []).filter((rule) => !/^animation-[a-z-]+: 1(ms)? !important;$/.test(rule));
  expect(said.filter((rule) => /infinite|-duration|-count/.test(rule))).toEqual([]);
  expect(said.length).toBe(moving.length);
});

test("pictures with letters in them are the QR code alone", () => {
  const pictures = styles.filter(([, text]) => /<img|<image|<picture|<canvas|url\((?!["']?data:font|["']?[./@])/.test(text.replace(/<!--[\s\S]*?-->/g, ""))).map(([file]) => file.split("/").at(-1));
  expect(pictures).toEqual(["QrCode.svelte"]);
});

/** How what is pressed would be called by its colour, its shape or its place. */
const BY_LOOKS = {
  en: /\b(amber|yellow|green|red|blue|round|square|upper|lower|left|right|top|bottom) (button|key|sign|control)\b/i,
  es: /\b(botón|tecla|control) (ámbar|amarillo|verde|rojo|azul|redondo|cuadrado|superior|inferior|izquierdo|derecho|de la (izquierda|derecha))/i,
  de: /\b(gelb|grün|rot|blau|rund|eckig|ober|unter|link|recht)e[nrms]? (Knopf|Taste|Schaltfläche|Zeichen)\b/i,
  it: /\b(pulsante|tasto|comando) (ambra|giallo|verde|rosso|blu|rotondo|quadrato|in (alto|basso)|a (sinistra|destra))/i,
  pl: /(bursztynow|żółt|zielon|czerwon|niebiesk|okrągł|górn|doln|lew|praw)\p{L}* (przycisk|klawisz|znak)/iu,
} as Record<string, RegExp>;

test("no sentence calls what is pressed by its colour, its shape or its place", () => {
  expect(Object.keys(BY_LOOKS).sort()).toEqual([...new Set(["en", ...languages()])].sort());
  for (const [language, looks] of Object.entries(BY_LOOKS)) {
    const said = Object.entries(Object.assign({}, ...Object.values(cataloguesOf(language))) as Record<string, string>);
    expect(said.length, language).toBeGreaterThan(2_000);
    expect(said.filter(([, text]) => looks.test(text)), language).toEqual([]);
  }
});
