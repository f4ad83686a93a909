import { learn, type Source } from "./words";

const AGAIN = 2000;

/** Draws the page when its words are there. One whose words do not come cannot say so, and begins again. */
export function begin(words: Source, draw: () => void): void {
  learn(words).then(draw, () => setTimeout(() => location.reload(), AGAIN));
}

/** A later part of the page, when its words are there too. */
export async function withWords<Part extends { said: Promise<void> }>(part: Promise<Part>): Promise<Part> {
  const come = await part;
  await come.said;
  return come;
}
