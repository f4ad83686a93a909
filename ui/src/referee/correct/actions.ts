/** What can be done now with a tapped piece. */
import { keysOf } from "../../lib/board/marks";
import { keyOf, type Thing } from "../../lib/board/thing";
import type { Choice } from "../../lib/wire/Choice";
import type { Prompt } from "../../lib/wire/Prompt";
import type { PublicView } from "../../lib/wire/PublicView";

/** The answers of the open question that are about this piece. */
export function actionsOf(thing: Thing, view: PublicView, asked: Prompt | null): Choice[] {
  if (!asked) return [];
  if (thing.type === "location") return asked.choices.filter(({ id }) => id === `act:${thing.location}`);
  if ("seat" in thing) {
    return asked.choices.filter((choice) => {
      const decider = choice.decider ?? asked.decider;
      const acts = choice.decider !== undefined || choice.id.startsWith("act:");
      return acts && decider.type === "seat" && decider.seat === thing.seat;
    });
  }
  return asked.choices.filter(({ target }) => target && keysOf(target, view.board).at(0) === keyOf(thing));
}
