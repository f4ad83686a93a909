/** What a tapped piece is and does, and what can be done with it now; the sheet says it above the corrections. */
import { abilitiesOf, ONCE } from "../../lib/table/abilities";
import { keysOf } from "../../lib/board/marks";
import { keyOf, type Thing } from "../../lib/board/thing";
import facts from "../../../../crates/facts/content/base/characters.json";
import type { Ability } from "../../lib/wire/Ability";
import type { Choice } from "../../lib/wire/Choice";
import type { Prompt } from "../../lib/wire/Prompt";
import type { PublicView } from "../../lib/wire/PublicView";
import type { SeatId } from "../../lib/wire/SeatId";
import { say, t } from "../../lib/words/words";

export interface Fact {
  /** What the sentence is about; `null` where it is about the piece itself. */
  name: string | null;
  text: string;
  /** For what works once: whether it still does. */
  once: "ready" | "used" | null;
}

export interface About {
  /** Small words beside the title: the character, titles. */
  tags: string[];
  facts: Fact[];
}

const plain = (text: string): Fact => ({ name: null, text, once: null });

/** The abilities on a player's sheet, and what the table knows of the player. */
function person(at: SeatId, view: PublicView): About {
  const seat = view.seats.find((known) => known.seat === at);
  if (!seat?.character) return { tags: [], facts: [] };
  const all = facts.characters.flatMap(({ abilities }) => abilities as Ability[]);
  return {
    tags: [say(`character-${seat.character}`, {}), ...seat.titles.map((title) => t(`title-${title}`))],
    facts: seat.revealed_cylon
      ? [plain(t("about-cylon"))]
      : abilitiesOf(seat.character, all).map((ability) => ({
          name: t(`ability-${ability}`),
          text: t(`does-ability-${ability}`),
          once: ONCE.includes(ability) ? (view.used.includes(ability) ? "used" : "ready") : null,
        })),
  };
}

export function aboutOf(thing: Thing, view: PublicView): About {
  const ship = (...texts: string[]): About => ({ tags: [], facts: texts.map(plain) });
  switch (thing.type) {
    case "ships":
      return ship(t(`does-${thing.kind}`), t(`destroyed-${thing.kind}`));
    case "basestar":
    case "basestars":
      return ship(t("does-basestar"), t("destroyed-basestar"));
    case "civilian":
    case "civilians":
      return ship(t("does-civilian"), t("destroyed-civilian"));
    case "pilots":
      return ship(t("does-pilot"), t("destroyed-pilot"));
    case "pilot": {
      const { tags, facts } = person(thing.seat, view);
      return { tags, facts: [plain(t("does-pilot")), plain(t("destroyed-pilot")), ...facts] };
    }
    case "character":
      return person(thing.seat, view);
    case "location": {
      const damaged = view.board.locations.some(({ location, damaged }) => location === thing.location && damaged);
      return ship(say(`does-location-${thing.location}`, {}), ...(damaged ? [t("about-damaged")] : []));
    }
    // An area is no piece: it says what it is by lying there.
    case "area":
      return ship();
  }
}

/** The answers of the open question that are about this piece. */
export function actionsOf(thing: Thing, view: PublicView, asked: Prompt | null): Choice[] {
  if (!asked) return [];
  const isAction = ({ id }: Choice) => id.startsWith("act:");
  const of = (seat: SeatId) =>
    asked.choices.filter((choice) => {
      const decider = choice.decider ?? asked.decider;
      return decider.type === "seat" && decider.seat === seat && (isAction(choice) || choice.decider !== undefined);
    });
  switch (thing.type) {
    case "location":
      return asked.choices.filter(({ id }) => id === `act:${thing.location}`);
    case "character":
    case "pilot":
      return of(thing.seat);
    case "ships":
    case "basestar":
    case "basestars":
    case "civilian":
    case "civilians":
    case "pilots":
    case "area":
      return asked.choices.filter(({ target }) => target && keysOf(target, view.board).at(0) === keyOf(thing));
  }
}
