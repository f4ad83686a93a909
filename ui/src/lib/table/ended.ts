// Why a game has ended, in one sentence.

import type { Outcome } from "../wire/Outcome";
import type { Resource } from "../wire/Resource";
import { t } from "../words/words";
import { listed } from "./text";

const listOf = (resources: Resource[]) => listed(resources.map((resource) => t(`resource-${resource}`)));

export function whyEnded(outcome: Outcome): string {
  switch (outcome.type) {
    case "resources-exhausted":
      return t("cylons-win-resources", { resources: listOf(outcome.resources) });
    case "boarded":
      return t("cylons-win-boarded");
    case "galactica-destroyed":
      return t("cylons-win-destroyed", { locations: outcome.locations.length });
    case "final-jump-failed":
      return t("cylons-win-final-jump", { resources: listOf(outcome.resources) });
    case "kobol-reached":
      return t("humans-win-kobol");
    case "no-character-left":
      return t("cylons-win-no-character");
    case "declared":
      return t("game-declared");
  }
}
