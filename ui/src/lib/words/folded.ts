/** The words of a text as people type them: without accents and capitals. */
export const folded = (text: string): string[] =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    // Letters that are no others with something added.
    .replaceAll("ł", "l")
    .replaceAll("ß", "ss")
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");
