import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const css = readFileSync(new URL("./tokens.css", import.meta.url), "utf8");

function theme(selector: string): Map<string, string> {
  const start = css.indexOf(`${selector} {`);
  const block = css.slice(start, css.indexOf("\n}", start));
  return new Map([...block.matchAll(/--([a-z-]+): (#[0-9a-f]{6});/g)].map((m) => [m[1]!, m[2]!]));
}

/** Relative luminance and contrast of WCAG 2.2. */
function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const c = parseInt(hex.slice(at, at + 2), 16) / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}
function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light! + 0.05) / (dark! + 0.05);
}

const themes = [
  ["dark", theme(":root")],
  ["light", theme(':root[data-theme="light"]')],
] as const;
const grounds = ["ground", "panel", "raised", "sunken"];

test.each(themes)("%s: text stands at 7:1, signals at 4.5:1, controls at 3:1", (_, tokens) => {
  const weak: string[] = [];
  const need = (front: string, back: string, least: number) => {
    const ratio = contrast(tokens.get(front)!, tokens.get(back)!);
    if (ratio < least) weak.push(`${front} on ${back} ${ratio.toFixed(2)} < ${least}`);
  };
  for (const ground of grounds) {
    need("text", ground, 7);
    need("quiet", ground, 7);
    for (const signal of ["faint", "amber", "green", "red", "blue", "human", "civilian"]) need(signal, ground, 4.5);
    need("line-control", ground, 3);
    need("cylon", ground, 3);
  }
  for (const signal of ["amber", "green", "red", "blue"]) {
    need(signal, `${signal}-wash`, 4.5);
    need("text", `${signal}-wash`, 7);
    need("quiet", `${signal}-wash`, 7);
  }
  need("amber-ink", "amber-fill", 7);
  need("red-ink", "red-fill", 4.5);
  expect(weak).toEqual([]);
});

test.each(themes)("%s: ships outside of the areas, and the marks of where, stand at 3:1", (_, tokens) => {
  const outer = readFileSync(new URL("../board/Outer.svelte", import.meta.url), "utf8");
  const over = (front: string, share: number) => {
    const parts = [1, 3, 5].map((at) => {
      const [one, other] = [front, "ground"].map((name) => parseInt(tokens.get(name)!.slice(at, at + 2), 16));
      return Math.round(one! * share + other! * (1 - share)).toString(16).padStart(2, "0");
    });
    return `#${parts.join("")}`;
  };
  const [, ship, part] = /--ship: color-mix\(in srgb, var\(--([a-z]+)\) (\d+)%, var\(--ground\)\)/.exec(outer)!;
  const [, mark] = /stroke: var\(--([a-z]+)\)/.exec(outer)!;
  const share = Number(/stroke-opacity: ([\d.]+)/.exec(outer)?.[1] ?? 1);
  expect(contrast(over(ship!, Number(part) / 100), tokens.get("ground")!), "ship").toBeGreaterThanOrEqual(3);
  expect(contrast(over(mark!, share), tokens.get("ground")!), "mark").toBeGreaterThanOrEqual(3);
});
