/** What a tapped thing is and does, from what everybody may see. */
import sheets from "virtual:sheets";
import { allyWords, cardName, metAt } from "../board/allies";
import { counted, deckOf, earthOf, missionName, missionNotes, missionTitle, outOf } from "../board/earth";
import type { EarthPart, Thing } from "../board/thing";
import type { AttackCardId } from "../wire/AttackCardId";
import type { BasestarDamage } from "../wire/BasestarDamage";
import type { Pile } from "../wire/Pile";
import type { PublicView } from "../wire/PublicView";
import type { Resource } from "../wire/Resource";
import type { SeatId } from "../wire/SeatId";
import type { SkillCardId } from "../wire/SkillCardId";
import type { Title } from "../wire/Title";
import type { ViperKind } from "../wire/ViperKind";
import { alsoNamed, cardNamed } from "../words/cardNames";
import { knows, say, t } from "../words/words";
import { playsCombined } from "../rules/combined";
import { factsOf } from "../rules/facts";
import { ONCE_AT, sheetOf } from "./abilities";
import { openNames, seenNames } from "./held";
import { listed, nameOf } from "./text";
import { basestarTokens } from "./tokens";
import { kindsInPlay, pilots } from "./vipers";

/** What lies beside the board: dials, tracks, boxes and piles. */
export type Book =
  | { type: "dial"; resource: Resource }
  | { type: "jump-track" }
  | { type: "pursuit-track" }
  | { type: "boarding-track" }
  | { type: "distance" }
  | { type: "vipers" }
  | { type: "raptors" }
  | { type: "nukes" }
  | { type: "civilian-pile" }
  | { type: "damage-tokens" }
  | { type: "pile"; pile: Pile }
  | { type: "decks" };

/** Those of the base game. */
export const basePieces = [
  "viper",
  "damaged-viper",
  "raptor",
  "nuke",
  "civilian",
  "raider",
  "heavy-raider",
  "basestar",
  "centurion",
  "damage",
] as const;
export const pieces = [...basePieces, "mark-vii", "assault-raptor"] as const;
/** Pieces of a kind, wherever they lie. */
export type Piece = (typeof pieces)[number];

/** The skill cards of the base game that a sheet tells of, type by type. */
export const skillCards = [
  "consolidate-power",
  "investigative-committee",
  "executive-order",
  "declare-emergency",
  "launch-scout",
  "strategic-planning",
  "evasive-maneuvers",
  "maximum-firepower",
  "repair",
  "scientific-research",
] as const satisfies readonly SkillCardId[];

/** What can be told of. An area is no piece, inside or outside: it says what it is by lying there. */
export type Subject =
  | Exclude<Thing, { type: "area" | "outside" }>
  | Book
  | { type: "piece"; piece: Piece }
  | { type: "title"; title: Title }
  /** What anybody may hold in their hand. */
  | { type: "skill-cards" }
  /** The crisis that is being resolved. */
  | { type: "crisis" }
  | { type: "attack-card"; card: AttackCardId }
  /** Another card that lies open. */
  | { type: "open-card"; card: string };

export interface Fact {
  /** What the sentence is about; `null` where it is about the thing itself. */
  name: string | null;
  text: string;
  /** For what works once: whether it still does. */
  once: "ready" | "used" | null;
  /** The English name of a card, where the page speaks another language: copies may have it on them. */
  english?: string;
}

export interface About {
  /** Small words beside the title: the character, titles. */
  tags: string[];
  facts: Fact[];
}

const named = (name: string | null, text: string): Fact => ({ name, text, once: null });
/** What a card of a hand does, by its names. */
function card(id: string, text: string): Fact {
  const name = say(id, {});
  const english = knows(`english-${id}`) ? say(`english-${id}`, {}) : name;
  return english === name ? named(name, text) : { ...named(name, text), english };
}
const told = (...texts: string[]): About => ({ tags: [], facts: texts.map((text) => named(null, text)) });
const token = (damage: BasestarDamage): Fact => named(t(`token-${damage}`), t(`does-token-${damage}`));

/** How many of a kind have left the game; nothing where none have. */
function outFacts(kind: string, { board }: PublicView): Fact[] {
  const out = outOf(earthOf(board) ?? {}).find((out) => out.kind === kind);
  return out ? [named(null, t("out-of-game-count", { count: out.count }))] : [];
}

/** What a piece does and how it is destroyed: in a combined game by words of its own, where its rules are others. */
function ofAny(kind: Exclude<Piece, "damaged-viper"> | "pilot", { options }: PublicView): About {
  const own = (id: string) => playsCombined(options) && knows(id);
  const [does, destroyed] = [`does-combined-${kind}`, `destroyed-combined-${kind}`];
  return told(own(does) ? say(does, {}) : t(`does-${kind}`), own(destroyed) ? say(destroyed, {}) : t(`destroyed-${kind}`));
}

/** Missions, or whose the Rebel Basestar is. */
function ofEarth(part: EarthPart, { board }: PublicView): About {
  const earth = earthOf(board) ?? {};
  const { active, beside = [], discarded = [], rebel } = earth;
  if (part === "rebel") return told(...(rebel ? [t(`does-rebel-${rebel}`)] : []));
  const lie = (legend: string, names: string[]) => (names.length > 0 ? [named(legend, listed(names))] : []);
  return {
    tags: [...missionNotes(earth), t("mission-deck", { count: deckOf(earth) }), ...(earth.no_crisis ? [t("mission-no-crisis")] : [])],
    facts: [
      ...(active ? [`does-mission-${active}`, "does-mission-lies"] : ["does-mission-none"]).map((id) => named(null, say(id, {}))),
      ...lie(t("mission-beside"), beside.map(counted)),
      ...lie(t("mission-discard"), discarded.map(missionName)),
    ],
  };
}

/** What is true of every piece of a kind. */
function ofPiece(piece: Piece, view: PublicView): About {
  switch (piece) {
    // What happens to it stands with the vipers in space.
    case "damaged-viper":
      return told(t("does-damaged-viper"));
    case "basestar": {
      const { tags, facts } = ofAny("basestar", view);
      return { tags, facts: [...facts, ...outFacts(piece, view), ...basestarTokens(view.options).map(token)] };
    }
    case "viper":
    case "mark-vii":
    case "assault-raptor":
    case "raptor":
    case "nuke":
    case "civilian":
    case "raider":
    case "heavy-raider":
    case "centurion":
    case "damage": {
      const { tags, facts } = ofAny(piece, view);
      return { tags, facts: [...facts, ...outFacts(piece, view)] };
    }
  }
}

/** What is true of a viper of another kind than the ordinary one. */
const ofKind = (kind: ViperKind): Fact[] =>
  kind === "viper" ? [] : [named(t(`kind-${kind}`), t(`does-${kind}`)), named(null, t(`destroyed-${kind}`))];

/** The Quorum cards that the table plays with. */
const quorumOf = ({ options }: PublicView) => (playsCombined(options) ? [...sheets.quorum, ...factsOf("quorum-cards")] : sheets.quorum);

/** What a Quorum card does, and what it goes on doing while it lies open. */
function ofQuorum(id: string): Fact {
  const lasts = `does-open-${id}`;
  return card(`quorum-card-${id}`, say(`does-quorum-${id}`, {}) + (knows(lasts) ? ` ${say(lasts, {})}` : ""));
}

/** The abilities and titles of a player, and what the table knows of them. */
function ofPerson(at: SeatId, view: PublicView): About {
  const seat = view.seats.find((known) => known.seat === at);
  if (!seat?.character) return told(seat?.eliminated ? say("eliminated-note", {}) : t("about-no-character"));
  const abilities = seat.revealed_cylon
    ? [named(null, t("about-cylon"))]
    : sheetOf(seat.character).map((ability, at) => ({
        name: t(`ability-${ability}`),
        text: t(`does-ability-${ability}`),
        once: at === ONCE_AT ? (view.used.includes(ability) ? ("used" as const) : ("ready" as const)) : null,
      }));
  const lies = (name: string, cards: string[]) => (cards.length > 0 ? [named(name, listed(cards))] : []);
  return {
    tags: [say(`character-${seat.character}`, {}), ...seat.titles.map((title) => t(`title-${title}`))],
    facts: [
      ...lies(t("lies-open"), openNames(seat)),
      ...lies(t("seen-by-all"), seenNames(seat)),
      ...abilities,
      ...seat.titles.map((title) => named(t(`title-${title}`), t(`does-title-${title}`))),
    ],
  };
}

/** What the objective asks for, at its own distances. */
function ofDistance({ kit, options }: PublicView): string {
  const distances = { first: kit.goals[0] ?? 0, last: kit.goals.at(-1) ?? 0 };
  const game = options.game ?? "base";
  const own = game === "base" ? "" : `does-distance-${game.combined.objective}`;
  return knows(own) ? say(own, distances) : t("does-distance", distances);
}

export function aboutOf(subject: Subject, view: PublicView): About {
  const { board } = view;
  switch (subject.type) {
    case "ships":
      return ofPiece(subject.kind, view);
    case "basestar": {
      const damage = board.areas.find(({ area }) => area === subject.area)?.basestars[subject.index]?.damage ?? [];
      const { tags, facts } = ofAny("basestar", view);
      return { tags, facts: [...facts, ...outFacts("basestar", view), ...damage.map(token)] };
    }
    case "basestars":
      return ofPiece("basestar", view);
    case "civilian":
    case "civilians":
    case "civilian-pile":
      return ofPiece("civilian", view);
    case "pilots":
      return ofAny("pilot", view);
    case "pilot": {
      const { tags, facts } = ofPerson(subject.seat, view);
      const seat = view.seats.find((known) => known.seat === subject.seat);
      return { tags, facts: [...ofAny("pilot", view).facts, ...ofKind(pilots(seat)), ...facts] };
    }
    case "character":
      return ofPerson(subject.seat, view);
    case "ally": {
      const ally = board.ionian?.allies.find(({ ally }) => ally === subject.ally);
      if (!ally) return told(say("ally-gone", {}));
      const place = say(`location-${ally.location}`, {});
      return {
        tags: [say("source-ally", {}), place],
        facts: [
          named(null, say("ally-meets", {})),
          ...(["benevolent", "antagonistic"] as const).map((trauma) => named(say(`held-trauma-trauma-${trauma}`, {}), say(`does-${ally.ally}-${trauma}`, {}))),
          named(say("held-trauma-trauma-disaster", {}), say("ally-disaster", {})),
          named(null, say(ally.trauma ? "ally-leaves" : "trauma-none-on-card", {})),
        ],
      };
    }
    case "location": {
      const here = board.locations.find(({ location }) => location === subject.location);
      const about = told(say(`does-location-${subject.location}`, {}), ...(here?.damaged ? [t(here.destroyed ? "about-destroyed" : "about-damaged")] : []));
      const names = view.seats.map(({ name }) => name);
      const met = metAt(board, subject.location);
      const there = [...(here?.characters.map((seat) => nameOf(seat, names)) ?? []), ...met.allies.map(allyWords)];
      const facts = [...about.facts, ...(met.trauma ? [named(null, say("trauma-here", {}))] : [])];
      return { tags: there.length > 0 ? [t("about-here", { players: listed(there) })] : [], facts };
    }
    case "piece":
      return ofPiece(subject.piece, view);
    case "dial":
      return told(t("does-resource"));
    case "jump-track":
      return told(t(board.new_caprica ? "does-planet-orbit" : "does-jump-track"));
    case "planet":
      return told(t(`does-planet-${subject.part}`));
    case "earth":
      return ofEarth(subject.part, view);
    case "pursuit-track":
      return told(t("does-pursuit-track"));
    case "boarding-track": {
      const { tags, facts } = told(t("does-boarding-track"));
      return { tags, facts: [...facts, named(t("kind-centurion"), t("destroyed-centurion")), ...outFacts("centurion", view)] };
    }
    case "distance":
      return told(ofDistance(view));
    case "vipers":
      return {
        tags: [],
        facts: [
          ...ofPiece("viper", view).facts,
          ...kindsInPlay(view).flatMap(ofKind),
          named(t("kind-damaged-viper"), t("does-damaged-viper")),
        ],
      };
    case "raptors":
      return ofPiece("raptor", view);
    case "nukes":
      return ofPiece("nuke", view);
    case "damage-tokens":
      return ofPiece("damage", view);
    case "pile": {
      const { tags, facts } = told(t(`does-pile-${subject.pile}`));
      return { tags, facts: [...facts, ...(subject.pile === "quorum-hand" ? quorumOf(view).map(ofQuorum) : [])] };
    }
    case "skill-cards":
      return {
        tags: [],
        facts: [
          named(null, t("does-skill-cards")),
          ...(playsCombined(view.options) ? factsOf("skill-cards") : skillCards).map((id) =>
            card(`skill-card-${id}`, say(`does-skill-card-${id}`, {})),
          ),
        ],
      };
    case "decks":
      return { tags: [], facts: board.piles.map(({ pile }) => named(t(`pile-${pile}`), t(`does-pile-${pile}`))) };
    case "title": {
      const holder = view.seats.find(({ titles }) => titles.includes(subject.title));
      return {
        tags: holder ? [t("about-held", { player: holder.name })] : [],
        facts: told(t(`does-title-${subject.title}`)).facts,
      };
    }
    case "crisis":
      return view.crisis
        ? {
            tags: alsoNamed(view.crisis.card ?? ""),
            facts: [
              ...(view.crisis.icons.length > 0
                ? view.crisis.icons.map((icon) => named(t(`icon-${icon}`), t(`does-icon-${icon}`)))
                : [named(null, t("about-no-icons"))]),
              board.new_caprica?.back
                ? named(null, t(view.crisis.jump ? "about-evacuation" : "about-no-evacuation"))
                : named(t("jump-track"), t(view.crisis.jump ? "about-jump" : "about-no-jump")),
            ],
          }
        : told(t("about-crisis-over"));
    case "attack-card":
      return told(say(`attack-does-${subject.card}`, {}));
    case "open-card": {
      const open = view.lying_open.find(({ card }) => card === subject.card);
      const holder = open?.with ?? null;
      return {
        tags: [...alsoNamed(open?.name ?? ""), ...(holder === null ? [] : [t("about-held", { player: nameOf(holder, view.seats.map(({ name }) => name)) })])],
        facts: told(knows(`does-open-${subject.card}`) ? say(`does-open-${subject.card}`, {}) : t("about-on-card")).facts,
      };
    }
  }
}

/** How the thing is called above its explanation. */
export function titleOf(subject: Subject, view: PublicView): string {
  const { board } = view;
  const player = (seat: SeatId) => nameOf(seat, view.seats.map(({ name }) => name));
  switch (subject.type) {
    case "ships":
      return t(`kind-${subject.kind}`);
    case "basestar":
    case "basestars":
      return t("kind-basestar");
    case "civilian":
    case "civilians":
    case "civilian-pile":
      return t("kind-civilian");
    case "pilots":
    case "vipers":
      return t("kind-viper");
    case "pilot":
    case "character":
      return player(subject.seat);
    case "ally":
      return cardName(board.ionian?.allies.find(({ ally }) => ally === subject.ally)?.name ?? "");
    case "location":
      return say(`location-${subject.location}`, {});
    case "piece":
      return t(`kind-${subject.piece}`);
    case "dial":
      return t(`resource-${subject.resource}`);
    case "jump-track":
      return t("jump-track");
    case "planet":
      return t(`planet-${subject.part}`);
    case "earth":
      return subject.part === "rebel" ? say("board-rebel-basestar", {}) : missionTitle(earthOf(view.board));
    case "pursuit-track":
      return t("pursuit-track");
    case "boarding-track":
      return t("boarding-track");
    case "distance":
      return t("distance");
    case "raptors":
      return t("kind-raptor");
    case "nukes":
      return t("kind-nuke");
    case "damage-tokens":
      return t("kind-damage");
    case "pile":
      return t(`pile-${subject.pile}`);
    case "skill-cards":
      return t("all-skill-cards");
    case "decks":
      return t("pile-crisis");
    case "title":
      return t(`title-${subject.title}`);
    case "crisis":
      return view.crisis?.card ? cardNamed(view.crisis.card) : t("source-crisis");
    case "attack-card":
      return say(`attack-card-${subject.card}`, {});
    case "open-card":
      return cardNamed(view.lying_open.find(({ card }) => card === subject.card)?.name ?? "");
  }
}

/** What to look for in the rules where they are read about it: rules know characters, and no players; all places by their ids. */
export function soughtOf(subject: Subject, view: PublicView): string[] {
  const character = subject.type === "pilot" || subject.type === "character" ? view.seats[subject.seat]?.character : undefined;
  if (subject.type === "ally") return [say("source-ally", {}), "ION-ALLY"];
  if (subject.type === "earth") return [subject.part === "rebel" ? "EARTH-RB" : "EARTH-MISSION"];
  return [character ? say(`character-${character}`, {}) : titleOf(subject, view), ...(subject.type === "location" ? ["LOC"] : [])];
}
