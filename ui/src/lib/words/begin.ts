import { learn, type Source } from "./words";

const AGAIN = 2000;

/** Whether the document's own style sheet has come, told by one of its tokens: what else browsers say of a sheet that was
 * lost differs. A page's script runs after its sheets have come or failed. */
const dressed = () => getComputedStyle(document.documentElement).getPropertyValue("--target") !== "";

/** Draws the page when its words are there. One whose words or style sheet do not come, because the Wi-Fi changed just
 * then, cannot say so, and begins again. */
export function begin(words: Source, draw: () => void): void {
  const again = () => void setTimeout(() => location.reload(), AGAIN);
  const drawn = () => {
    document.getElementById("lost")?.remove();
    draw();
  };
  if (dressed()) learn(words).then(drawn, again);
  else again();
}

/** A later part of the page, when its words are there too. */
export async function withWords<Part extends { said: Promise<void> }>(part: Promise<Part>): Promise<Part> {
  const come = await part;
  await come.said;
  return come;
}
