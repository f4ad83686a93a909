/** What a phone knows, as a fold of what it heard in its two lanes. */
import type { SeatSecret } from "../wire/SeatSecret";
import type { SecretFrame } from "../wire/SecretFrame";
import type { SecretNumbers } from "../wire/SecretNumbers";
import type { SkillCard } from "../wire/SkillCard";
import type { SkillType } from "../wire/SkillType";
import lists from "../wire/secret-cards.json";
import type { TableFrame } from "../wire/TableFrame";
import type { ToSeat } from "../wire/ToSeat";

export interface SeatKnowledge {
  /** The table as everybody sees it; `null` until the first frame. */
  frame: TableFrame | null;
  /** The seat's own secrets and the row they belong to; `null` until the first. */
  secret: { row: number; of: SeatSecret } | null;
}

export const nothingYet: SeatKnowledge = { frame: null, secret: null };

/** After a public message. Answers to this phone's own words change no knowledge; their own ears take them. */
export function hearPublic(known: SeatKnowledge, message: Exclude<ToSeat, { type: "changed" }>): SeatKnowledge {
  switch (message.type) {
    case "table":
      // Another game at the same seat: what was secret in the one before is over.
      return known.frame !== null && known.frame.table !== message.frame.table
        ? { frame: message.frame, secret: null }
        : { ...known, frame: message.frame };
    case "commitments":
    case "entropy-kept":
    case "rows":
    case "join":
    case "reply":
      return known;
  }
}

/** After a secret frame. An older one that arrives late changes nothing. */
export function hearSecret(known: SeatKnowledge, frame: SecretFrame): SeatKnowledge {
  if (known.secret !== null && frame.row < known.secret.row) return known;
  return { ...known, secret: { row: frame.row, of: inWords(frame.secret) } };
}

/** Secrets travel with a number for every card: its place in the list of its kind. */
export function inWords({ seat, held, civilians, destinations, destiny, look, has_read }: SecretNumbers): SeatSecret {
  return {
    seat,
    held: held.map(([number, cards]) => {
      const kind = named("held")(number);
      return { kind, cards: cards.map(named(kind)) };
    }),
    civilians: civilians.map(([handle, front]) => [handle, named("civilians")(front)]),
    destinations: destinations.map(named("destinations")),
    destiny: destiny.map(named("skill-faces")).map(faceOf),
    look: look === null ? null : { ...look, cards: look.cards.map(named("loyalty")) },
    has_read,
  };
}

/** What a skill card shows: its type and strength, and its name if it has one. */
function faceOf(face: string): SkillCard {
  const [skill, strength, card] = face.split(":");
  return { skill: skill as SkillType, strength: Number(strength), ...(card === undefined ? {} : { card }) };
}

/** No card is shown in the place of one that this page does not know. */
const named =
  (kind: string) =>
  (number: number): string => {
    const name = (lists as Record<string, string[]>)[kind]?.[number];
    if (name === undefined) throw new Error(`no card has the number ${number}`);
    return name;
  };
