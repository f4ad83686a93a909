/** The reason of the next correction: the last one used, so that nobody has to choose it again. */
import type { Reason } from "../../lib/wire/Reason";
import { type ReasonId, reasonOf } from "./reason";

/** Why things are corrected, on this screen, until somebody says otherwise. */
export class LastReason {
  chosen = $state<ReasonId>("forgotten");
  words = $state("");

  get reason(): Reason | null {
    return reasonOf(this.chosen, this.words);
  }
}
