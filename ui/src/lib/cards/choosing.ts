/** How one of the cards that only one player sees is chosen. */
import type { Choice } from "../wire/Choice";

export interface Choosing {
  /** The question. */
  prompt: string;
  /** The answers, in the order of the cards; none for a card that is not there to choose. */
  choices: readonly (Choice | undefined)[];
  /** What the button says that is held to choose this one, and what it says to who taps. */
  confirm: (choice: Choice, taps?: boolean) => string;
  /** What stands beside the cards. */
  note: string;
  /** Their words are short: the rows are as well. */
  short: boolean;
  /** An answer is on its way. */
  waiting: boolean;
  onchoose: (option: string) => void;
}
