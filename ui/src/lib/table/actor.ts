/** Who did what the log tells. A phone's log does not say. */
import type { Author } from "../wire/Author";
import { t } from "../words/words";
import { nameOf } from "./text";

/** Who did it. */
export function actorText(actor: Author, names: readonly string[]): string {
  switch (actor.type) {
    case "referee":
      return actor.screen === "tablet" ? t("actor-tablet") : t("actor-referee");
    case "host":
      return t("actor-host");
    case "seat":
      return nameOf(actor.seat, names);
  }
}
