// The user guide (docs/guide) as the pages show it: made while they are built, from the same texts as the book. Every page
// has it among its words, so that nobody shows that they read it; and for a browser alone there is a page of its own.
import { createHash } from "node:crypto";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const GUIDE = join(dirname(fileURLToPath(import.meta.url)), "../../docs/guide");
/** The English texts, their order and the pictures of all languages. */
const SRC = join(GUIDE, "src");
const PICTURES = join(SRC, "pictures");

/** The files of the chapters, in the order of the book. */
export const CHAPTERS = [...readFileSync(join(SRC, "SUMMARY.md"), "utf8").matchAll(/\]\(([\w-]+\.md)\)/g)].map(([, file]) => file);

/** The folder of a language; one that has none reads English. */
export function folderOf(language) {
  const own = join(GUIDE, language);
  return existsSync(own) ? own : SRC;
}

const escaped = (text) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

/** What stands within a line: bold words, and links, of which the pages have none. */
function inline(text) {
  return escaped(text)
    .replace(/\*\*([^*]+)\*\*/g, "<strong>$1</strong>")
    .replace(/\[([^\]]+)\]\([^)]*\)/g, "$1");
}

const cellsOf = (line) => line.replace(/^\||\|$/g, "").split("|").map((cell) => inline(cell.trim()));

/** A block of a chapter: what stands between empty lines. */
function block(text, pictures) {
  const picture = /^!\[([^\]]*)\]\((?:[^)]*\/)?([\w-]+\.webp)\)$/.exec(text);
  if (picture) return pictures ? `<img src="${pictures(picture[2])}" alt="${escaped(picture[1])}" />` : "";
  if (text.startsWith("|")) {
    const [head, , ...rows] = text.split("\n").map(cellsOf);
    // Where there is no room for columns, each cell says which one it is of.
    const cell = (text, at) => `<td${at === 0 ? "" : ` data-of="${escaped(head[at])}"`}>${text}</td>`;
    return `<table><thead><tr>${head.map((text) => `<th>${text}</th>`).join("")}</tr></thead><tbody>${rows.map((cells) => `<tr>${cells.map(cell).join("")}</tr>`).join("")}</tbody></table>`;
  }
  const list = /^(?:-|1\.) /.exec(text)?.[0];
  if (list) {
    const tag = list === "- " ? "ul" : "ol";
    const items = text.split(/^(?:-|\d+\.) +/m).slice(1);
    return `<${tag}>${items.map((item) => `<li>${inline(item.replace(/\s*\n\s*/g, " ").trim())}</li>`).join("")}</${tag}>`;
  }
  if (/^[#>`*+]|^\d+\.|^ {4}/.test(text.replace(/^\*\*/, ""))) throw new Error(`the guide has what the pages cannot show: ${text.slice(0, 60)}`);
  return `<p>${inline(text.replace(/\n/g, " "))}</p>`;
}

/** The chapters of a language: the title of each, and its text in one line. `pictures` says where one lies; without, there are none. */
export function chapters(language, pictures) {
  return CHAPTERS.map((file) => {
    const [title, ...blocks] = readFileSync(join(folderOf(language), file), "utf8").trim().split(/\n{2,}/);
    if (!title.startsWith("# ")) throw new Error(`${file} begins with no title`);
    return { id: file.slice(0, -3), title: inline(title.slice(2)), text: blocks.map((text) => block(text, pictures)).join("") };
  });
}

/** Where the build puts a picture. Its name changes with what it shows. */
export function placeOf(picture) {
  const digest = createHash("sha256").update(readFileSync(join(PICTURES, picture))).digest("hex").slice(0, 8);
  return `assets/guide-${picture.replace(".webp", `-${digest}.webp`)}`;
}

/** The guide as it stands on a page: chapters that unfold, of which the first lies open. */
export function guideOf(language, pictures) {
  return chapters(language, pictures)
    .map(({ title, text }, at) => `<details${at === 0 ? " open" : ""}><summary><h3>${title}</h3></summary>${text}</details>`)
    .join("");
}

const STYLE = `:root { color-scheme: light dark; font: 1.0625rem/1.5 Barlow, system-ui, sans-serif; }
body { max-width: 46rem; margin: 0 auto; padding: 1.5rem; }
h1, h2 { line-height: 1.2; }
h2 { margin-top: 3rem; }
nav { display: flex; flex-wrap: wrap; gap: 0.5rem 1rem; }
a, nav strong { display: inline-block; padding: 0.6rem 0; color: inherit; }
img { display: block; max-width: 100%; max-height: 32rem; margin: 1rem auto; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: 0.5rem; border-bottom: 1px solid #8886; text-align: left; vertical-align: top; overflow-wrap: break-word; }
@media (max-width: 40rem) { thead { display: none; } tr, td { display: block; } tr { padding: 0.5rem 0; border-bottom: 1px solid #8886; } td { padding: 0; border: 0; } td:first-child { font-weight: 600; } [data-of]::before { content: attr(data-of) ": "; opacity: 0.7; } }
`;

/** A page with the whole guide. */
function page(language, title, languages, style) {
  const others = languages.map(({ id, name }) => (id === language ? `<strong>${name}</strong>` : `<a href="guide-${id}.html" lang="${id}">${name}</a>`));
  const all = chapters(language, placeOf);
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<title>Dradis: ${escaped(title)}</title>
<link rel="icon" href="data:," />
<link rel="stylesheet" href="${style}" />
</head>
<body>
<nav>${others.join("\n")}</nav>
<main>
<h1>Dradis: ${escaped(title)}</h1>
<ol>${all.map(({ id, title }) => `<li><a href="#${id}">${title}</a></li>`).join("")}</ol>
${all.map(({ id, title, text }) => `<section id="${id}">\n<h2>${title}</h2>\n${text}\n</section>`).join("\n")}
</main>
</body>
</html>
`;
}

/** Vite: a page of the guide for each language, and the pictures, which every page of a referee has too. */
export function guidePlugin(languages) {
  return {
    name: "dradis-guide",
    apply: "build",
    generateBundle() {
      const digest = createHash("sha256").update(STYLE).digest("hex").slice(0, 8);
      const style = `assets/guide-${digest}.css`;
      const emit = (fileName, source) => this.emitFile({ type: "asset", fileName, source });
      emit(style, STYLE);
      for (const picture of readdirSync(PICTURES)) emit(placeOf(picture), readFileSync(join(PICTURES, picture)));
      for (const { id, title } of languages) emit(`guide-${id}.html`, page(id, title, languages, style));
    },
  };
}
