// Made-up tables to look at; nothing of this is part of the build.
import type { KitView } from "../src/lib/wire/KitView";
import type { Place } from "../src/lib/table/referee";
import type { NetworkReport } from "../src/lib/wire/NetworkReport";
import type { Area } from "../src/lib/wire/Area";
import type { Board } from "../src/lib/wire/Board";
import type { BoardView } from "../src/lib/wire/BoardView";
import type { DeviceState } from "../src/lib/wire/DeviceState";
import type { LogEntry } from "../src/lib/wire/LogEntry";
import type { OpenedHand } from "../src/lib/wire/OpenedHand";
import type { Options } from "../src/lib/wire/Options";
import type { Prompt } from "../src/lib/wire/Prompt";
import type { PublicView } from "../src/lib/wire/PublicView";
import type { Stage } from "../src/lib/wire/Stage";
import type { TableFrame } from "../src/lib/wire/TableFrame";
import { USUAL } from "../src/referee/setup/options";
import { toy } from "./toy";

const people = [
  ["Ana", "starbuck"],
  ["Ben", "laura-roslin"],
  ["Cem", "william-adama"],
  ["Dana", "gaius-baltar"],
  ["Eli", "saul-tigh"],
  ["Constantine", "boomer"],
] as const;

const all = [
  "william-adama",
  "saul-tigh",
  "helo",
  "laura-roslin",
  "gaius-baltar",
  "tom-zarek",
  "apollo",
  "starbuck",
  "boomer",
  "galen-tyrol",
];

export const options: Options = USUAL;

/** What the base game is played with. */
export const base: KitView = {
  players: { fewest: 3, most: 6 },
  boards: ["galactica", "colonial-one", "cylon"],
  titles: ["president", "admiral"],
  skill_types: ["politics", "leadership", "tactics", "piloting", "engineering"],
  skill_faces: (["politics", "leadership", "tactics", "piloting", "engineering"] as const).flatMap((skill) =>
    [1, 2, 3, 4, 5].map((strength) => ({ skill, strength })),
  ),
  goals: [4, 8],
};

const steps = [
  "receive-skills",
  "movement",
  "action",
  "crisis",
  "activate-cylon-ships",
  "prepare-for-jump",
] as const;

export function view(stage: Stage, players = 4): PublicView {
  const chosen = stage === "choosing-characters" ? 2 : players;
  const dealt = stage === "reading" || stage === "playing" || stage === "over";
  const titled = stage !== "choosing-characters";
  return {
    stage,
    kit: base,
    options,
    seats: people.slice(0, players).map(([name, character], seat) => ({
      seat,
      name,
      character: seat < chosen ? character : null,
      titles: titled && seat === 1 ? ["president"] : titled && seat === 2 ? ["admiral"] : [],
      held: dealt ? [{ kind: "loyalty", cards: character === "gaius-baltar" ? 2 : 1 }] : [],
      place: seat < chosen ? { type: "location", location: starts[character] } : null,
      hand: dealt && seat > 0 ? 3 : 0,
      revealed_cylon: false,
      in_brig: false,
      in_sickbay: false,
      civilians_seen: [],
      empty: false,
    })),
    order: people.slice(0, players).map((_, seat) => seat),
    dials: [
      { resource: "fuel", value: 6, maximum: 15, red_from: 4, red: false },
      { resource: "food", value: stage === "over" ? 0 : 4, maximum: 15, red_from: 4, red: true },
      { resource: "morale", value: 8, maximum: 15, red_from: 5, red: false },
      { resource: "population", value: 12, maximum: 15, red_from: 6, red: false },
    ],
    first: 0,
    turn: stage === "playing" || stage === "over" ? { number: 7, active: 0, step: "action", steps: [...steps], draws: 5, draw_lines: [], actions: 1 } : null,
    loyalty_deck: dealt ? 4 : 0,
    still_reading: stage === "reading" ? 2 : null,
    laying_out: false,
    battle: { pace: "steps", running: false, in_play: [] },
    lying_open: [],
    reminders: [],
    muted: [],
    visited: [],
    used: [],
    prompts: prompts(stage),
    outcome: stage === "over" ? { type: "resources-exhausted", resources: ["food"] } : null,
    winner: stage === "over" ? "cylons" : null,
    board: board(dealt, titled ? 2 : 0),
  };
}

const starts = {
  starbuck: "hangar-deck",
  "laura-roslin": "presidents-office",
  "william-adama": "admirals-quarters",
  "gaius-baltar": "research-lab",
  "saul-tigh": "command",
  boomer: "armory",
};

const locations: [string, Board, boolean][] = [
  ["ftl-control", "galactica", true],
  ["weapons-control", "galactica", true],
  ["command", "galactica", true],
  ["communications", "galactica", false],
  ["admirals-quarters", "galactica", true],
  ["research-lab", "galactica", false],
  ["hangar-deck", "galactica", true],
  ["armory", "galactica", true],
  ["sickbay", "galactica", false],
  ["brig", "galactica", false],
  ["press-room", "colonial-one", false],
  ["presidents-office", "colonial-one", false],
  ["administration", "colonial-one", false],
  ["caprica", "cylon", false],
  ["cylon-fleet", "cylon", false],
  ["human-fleet", "cylon", false],
  ["resurrection-ship", "cylon", false],
];

/** "planet", "orbit", "earth", "demetrius", "busy", "spread", or an area that holds everything there is. */
export function onBoard(view: PublicView, wanted: string | null): PublicView {
  if (wanted === null) return view;
  if (wanted === "busy") return busy(view);
  if (wanted === "spread") return spread(view);
  if (wanted === "earth" || wanted === "demetrius") return forEarth(view, wanted === "earth");
  if (wanted === "nebula") return inNebula(view);
  if (wanted === "planet" || wanted === "orbit") return onPlanet(view, wanted === "orbit");
  return crowded(view, wanted as Area);
}

/** A fleet in trouble: a bit of everything, everywhere. */
export function busy(view: PublicView): PublicView {
  const areas = view.board.areas.map((area, index) => ({
    ...area,
    ships: { raider: [3, 2, 0, 0, 3, 1][index]!, "heavy-raider": [0, 1, 0, 0, 0, 1][index]!, viper: [0, 0, 1, 0, 1, 2][index]! },
    basestars: index === 0 ? [{ damage: ["disabled-hangar" as const] }] : index === 4 ? [{ damage: [] }] : [],
    pilots: index === 5 ? [0] : [],
    civilian_ships: [[], [5], [], [0, 1, 2], [3], []][index]!,
  }));
  return peopled(view, areas, {
    1: "presidents-office",
    2: "command",
    3: "brig",
    4: "cylon-fleet",
    5: "brig",
  });
}

const PLANET = ["medical-center", "resistance-hq", "detention", "occupation-authority", "breeders-canyon", "shipyard"];

/** On New Caprica, before and after Galactica is back. */
function onPlanet(view: PublicView, back: boolean): PublicView {
  const busier = busy(view);
  const areas = busier.board.areas.map((area, index) => ({
    ...area,
    ships: back ? area.ships : { raider: [3, 0, 0, 1, 0, 0][index]! },
    basestars: back || index === 0 ? area.basestars : [],
    pilots: [],
    civilian_ships: back && index > 3 ? [index] : [],
  }));
  const pegasus = ["pegasus-cic", "airlock", "main-batteries", "engine-room"].map((location) => ({ location, board: "pegasus", hazardous: false, damageable: true, damaged: false, characters: [] }));
  const boards = [...view.board.locations, ...pegasus].map((location) => ({ ...location, ...(location.board === "colonial-one" ? { damaged: true, destroyed: true } : {}) }));
  const locations = PLANET.map((location) => ({ location, board: "new-caprica", hazardous: location === "detention" || location === "medical-center", damageable: false, damaged: false, characters: [] }));
  const outer = view.board.areas.map(({ area }, index) => ({ zone: `cylon-fleet-${area}` as const, area, die: [index + 1, index + 1] as [number, number], ships: { raider: index === 2 ? 2 : 0 }, basestars: [] }));
  const track = ["occupation-authority", "breeders-canyon", "shipyard"].map((location, index) => ({ location, forces: [2, 0, 1][index]! }));
  const board = { ...view.board, fleet: back ? 5 : 2, distance: 8, locations: [...boards, ...locations], outer, pursuit: { civilian_ships: [0, 1, 0, 2, 0], token: 1 } };
  const people = back
    ? { 0: "shipyard", 1: "command", 2: "breeders-canyon", 3: "detention", 4: "occupation-authority", 5: "occupation-authority" }
    : { 0: "resistance-hq", 1: "resistance-hq", 2: "shipyard", 3: "detention", 4: "occupation-authority", 5: "medical-center" };
  const there = peopled({ ...view, board, options: { ...view.options, game: { combined: { objective: "new-caprica" } } }, kit: { ...view.kit, boards: [...view.kit.boards, "new-caprica"], goals: [4, 7] } }, areas, people);
  return { ...there, board: { ...there.board, new_caprica: { back, track, beside: 1, locked: [0, 1, 2, 3, 4, 5, 6], prepared: [7, 8] } } };
}

/** The Ionian Nebula, with as many people in the Brig as come there, an Ally and a token with them. */
function inNebula(view: PublicView): PublicView {
  const there = forEarth(view, false);
  const locations = there.board.locations.filter(({ board }) => board !== "demetrius");
  const board = { ...there.board, locations, distance: 5 };
  const people = peopled({ ...there, board, options: { ...there.options, game: { combined: { objective: "ionian-nebula" } } }, kit: { ...there.kit, goals: [4, 8] } }, there.board.areas, {
    0: "command",
    1: "brig",
    2: "command",
    3: "brig",
    4: "sickbay",
    5: "brig",
  });
  const ally = (ally: string, name: string, location: string) => ({ ally, name, location, trauma: true });
  return {
    ...people,
    board: { ...people.board, ionian: { allies: [ally("boomer-ally", "Boomer", "brig"), ally("billy-keikeya-ally", "Billy Keikeya", "sickbay")], trauma: ["brig", "sickbay"] } },
  };
}

/** A game for Earth: with nothing but Demetrius, or with all that its missions bring. */
function forEarth(view: PublicView, all: boolean): PublicView {
  const base = busy(view);
  const row = (board: Board, damageable: boolean, names: string[]) => names.map((location) => ({ location, board, hazardous: false, damageable, damaged: false, characters: [] }));
  const own = base.board.locations.filter(({ board }) => board === "galactica");
  const locations = [
    ...own,
    ...row("colonial-one", false, ["press-room-overlay", "presidents-office-overlay", "administration-overlay", "quorum-chamber"]),
    ...row("pegasus", true, ["pegasus-cic", "airlock", "main-batteries", "engine-room"]),
    ...row("demetrius", false, ["demetrius-bridge", "tactical-plot", "captains-cabin"]),
    ...(all ? row("rebel-basestar", false, ["hybrid-tank", "datastream", "raider-bay"]) : []),
    ...row("cylon", false, ["caprica-overlay", "cylon-fleet", "human-fleet-overlay", all ? "hub-destroyed" : "resurrection-ship-overlay", "basestar-bridge"]),
  ];
  const outer = base.board.areas.map(({ area }, index) => ({ zone: `cylon-fleet-${area}` as const, area, die: [index + 1, index + 1] as [number, number], ships: { raider: index === 2 ? 2 : 0 }, basestars: [] }));
  const board: BoardView = { ...base.board, distance: 6, locations, outer, pursuit: { civilian_ships: [0, 1, 0, 2, 0], token: 1 } };
  const people = { 0: "captains-cabin", 1: "quorum-chamber", 2: "demetrius-bridge", 3: "brig", 4: all ? "raider-bay" : "human-fleet-overlay", 5: all ? "hub-destroyed" : "airlock" };
  const there = peopled({ ...base, board, options: { ...base.options, game: { combined: { objective: "earth" } } }, kit: { ...base.kit, boards: ["galactica", "colonial-one", "pegasus", "demetrius", "rebel-basestar", "cylon"], goals: [4, 10] } }, base.board.areas, people);
  const earth = { active: "the-search-for-home", down: true, beside: ["digging-up-the-past"], discarded: ["rescue-hera", "cylon-civil-war"], rebel: "humans" as const, hub_destroyed: true, ships_out: { "heavy-raider": 2 }, centurions_out: 2 };
  return { ...there, visited: ["Icy Moon", "Barren Planet"], board: { ...there.board, ...(all ? { earth } : {}) } };
}

/** Everything there is, in as few places as can be. */
function crowded(view: PublicView, where: Area): PublicView {
  const damage = ["critical-hit" as const, "disabled-hangar" as const, "structural-damage" as const];
  const areas = view.board.areas.map((area) => ({
    ...area,
    ...(area.area === where
      ? {
          ships: { raider: 16, "heavy-raider": 4, viper: 4 },
          basestars: [{ damage }, { damage }],
          pilots: [0, 1],
          civilian_ships: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
        }
      : { ships: {}, basestars: [], pilots: [], civilian_ships: [] }),
  }));
  return peopled(view, areas, { 0: "sickbay", 1: "sickbay", 2: "sickbay", 3: "sickbay", 4: "sickbay", 5: "sickbay" });
}

/** Everything there is, spread over the areas. */
function spread(view: PublicView): PublicView {
  const damage = ["critical-hit" as const, "disabled-hangar" as const, "structural-damage" as const];
  const areas = view.board.areas.map((area, index) => ({
    ...area,
    ships: { raider: [3, 2, 3, 3, 3, 2][index]!, "heavy-raider": [1, 1, 0, 1, 1, 0][index]!, viper: [0, 1, 1, 0, 1, 1][index]! },
    basestars: index === 0 || index === 4 ? [{ damage }] : [],
    pilots: [[0], [], [1], [2], [], []][index]!,
    civilian_ships: [0, 1].map((ship) => index * 2 + ship),
  }));
  return peopled(view, areas, { 3: "sickbay", 4: "resurrection-ship", 5: "hangar-deck" });
}

function peopled(view: PublicView, areas: PublicView["board"]["areas"], places: Record<number, string>): PublicView {
  const location = (seat: number) => places[seat] ?? null;
  return {
    ...view,
    seats: view.seats.map((seat) => {
      const area = areas.find((area) => area.pilots.includes(seat.seat))?.area;
      const at = location(seat.seat);
      return { ...seat, place: area ? { type: "viper", area } : at ? { type: "location", location: at } : { type: "off-board" } };
    }),
    board: {
      ...view.board,
      areas,
      locations: view.board.locations.map((spot) => ({
        ...spot,
        damaged: spot.location === "ftl-control" || spot.location === "hangar-deck",
        characters: view.seats.map((seat) => seat.seat).filter((seat) => location(seat) === spot.location),
      })),
    },
  };
}

/** Row by row on the board. */
const cells = ["weapons-control", "command", "communications", "admirals-quarters", "research-lab", "ftl-control", "hangar-deck", "armory", "sickbay", "brig"];

/** The board before and after the ships of the set-up are placed. */
export function board(placed: boolean, nukes: number): BoardView {
  const areas: Area[] = ["bow", "fore-starboard", "aft-starboard", "stern", "aft-port", "fore-port"];
  return {
    areas: areas.map((area) => ({
      area,
      launch: area === "aft-port" || area === "fore-port",
      ships: { raider: placed && area === "bow" ? 3 : 0, viper: placed && (area === "aft-port" || area === "fore-port") ? 1 : 0 },
      basestars: placed && area === "bow" ? [{ damage: [] }] : [],
      pilots: [],
      civilian_ships: placed && area === "stern" ? [0, 1] : [],
    })),
    locations: locations.map(([location, board, damageable]) => ({
      location,
      board,
      ...(cells.includes(location) ? { cell: cells.indexOf(location) } : {}),
      hazardous: location === "sickbay" || location === "brig",
      damageable,
      damaged: false,
      characters: [],
    })),
    damaged_vipers: {},
    destroyed_ships: {},
    supply: {
      ships: { viper: placed ? 6 : 8, raptor: 4, raider: placed ? 13 : 16, "heavy-raider": 4, basestar: placed ? 1 : 2, "civilian-ship": placed ? 10 : 12 },
      centurions: 4,
      galactica_damage: 8,
      basestar_damage: 4,
    },
    spent_damage: [],
    destroyed_civilian_ships: 0,
    destroyed_civilians: [],
    jump_track: [
      { kind: "red", loss: 0 },
      { kind: "red", loss: 0 },
      { kind: "red", loss: 0 },
      { kind: "blue", loss: 3 },
      { kind: "blue", loss: 1 },
      { kind: "auto-jump", loss: 0 },
    ],
    fleet: 0,
    distance: 0,
    final_jump: false,
    boarding: [0, 0, 0, 0],
    boarded: 0,
    impossible: [],
    nukes,
    piles: [
      { pile: "destiny", cards: 10 },
      { pile: "quorum-hand", cards: 1 },
      { pile: "quorum", cards: 16 },
      { pile: "crisis", cards: 70 },
      { pile: "super-crisis", cards: 5 },
      { pile: "destinations", cards: 22 },
    ],
    destiny_drawn: 0,
  };
}

function prompts(stage: Stage): Prompt[] {
  const seat = (name: string, seat: number) => ({ [name]: { seat } });
  const character = (id: string) => ({
    id: "option-character",
    args: { character: { words: [`character-${id}`] } },
  });
  switch (stage) {
    case "choosing-characters":
      return [
        {
          id: "3.0",
          kind: "choose-character",
          decider: { type: "seat", seat: 2 },
          ask: { id: "ask-choose-character", args: seat("player", 2) },
          choices: ["william-adama", "saul-tigh", "helo", "galen-tyrol"].map((id) => ({
            id: `character:${id}`,
            label: character(id),
          })),
          not_allowed: all
            .filter((id) => !["william-adama", "saul-tigh", "helo", "galen-tyrol"].includes(id))
            .map((id) => ({
              id: `character:${id}`,
              label: character(id),
              why: {
                id: ["starbuck", "laura-roslin"].includes(id) ? "not-offered-taken" : "not-offered-unbalanced",
                args: {},
              },
              cause: "CHARSEL-2",
            })),
          cause: "CHARSEL-1",
        },
      ];
    case "dealing":
      return [
        {
          id: "6.0",
          kind: "deal-loyalty",
          decider: { type: "referee" },
          ask: { id: "ask-deal-loyalty", args: {} },
          choices: [{ id: "deal", label: { id: "option-deal-loyalty", args: {} } }],
          not_allowed: [],
          cause: "LOYDECK-4",
        },
      ];
    case "reading":
      return [
        ...[0, 1, 2, 3].map((at) => ({
          id: `7.${at + 1}`,
          kind: "read-loyalty" as const,
          decider: { type: "seat" as const, seat: at },
          ask: { id: "ask-read-loyalty", args: seat("player", at) },
          choices: [{ id: "read", label: { id: "option-read", args: {} } }],
          not_allowed: [],
          cause: "LOYDECK-5",
        })),
        {
          id: "7.0",
          kind: "close-reading",
          decider: { type: "referee" },
          ask: { id: "ask-close-reading", args: { waiting: { number: 2 } } },
          choices: [{ id: "close-reading", label: { id: "option-close-reading", args: {} } }],
          not_allowed: [],
          cause: "LOYDECK-5",
        },
      ];
    case "playing":
      return [
        {
          id: "9.0",
          kind: "take-turn",
          decider: { type: "seat", seat: 0 },
          ask: { id: "ask-take-turn", args: seat("player", 0) },
          choices: [{ id: "end-turn", label: { id: "option-end-turn", args: {} } }],
          not_allowed: [],
          cause: "TURN-4",
        },
      ];
    case "not-begun":
    case "over":
      return [];
  }
}

const at = (minute: number) => `2026-11-20T20:${String(minute).padStart(2, "0")}:00Z`;
const seatArg = (seat: number) => ({ seat });
const number = (value: number) => ({ number: value });
const words = (...ids: string[]) => ({ words: ids });

export const log: LogEntry[] = [
  {
    row: 31,
    at: at(4),
    actor: { type: "referee" },
    kind: { type: "done" },
    undone: false,
    known: false,
    lines: [{ id: "log-loyalty-dealt", args: { cards: number(5) } }],
  },
  {
    row: 36,
    at: at(9),
    actor: { type: "referee" },
    kind: { type: "done" },
    undone: false,
    known: false,
    lines: [{ id: "log-turn-began", args: { number: number(7), player: seatArg(0) } }],
  },
  {
    row: 37,
    at: at(11),
    actor: { type: "referee" },
    kind: { type: "done" },
    undone: false,
    known: false,
    lines: [
      {
        id: "log-resource-lost",
        args: { resource: words("resource-fuel"), by: number(1), from: number(7), to: number(6) },
      },
    ],
  },
  {
    row: 38,
    at: at(12),
    actor: { type: "referee" },
    kind: { type: "done" },
    undone: true,
    known: false,
    lines: [
      {
        id: "log-resource-gained",
        args: { resource: words("resource-food"), by: number(1), from: number(4), to: number(5) },
      },
    ],
  },
  {
    row: 39,
    at: at(12),
    actor: { type: "referee" },
    kind: { type: "undid", row: 38 },
    undone: false,
    known: false,
    lines: [],
  },
  {
    row: 40,
    at: at(13),
    actor: { type: "referee" },
    kind: { type: "done" },
    undone: false,
    known: false,
    lines: [
      {
        id: "log-corrected-resource",
        args: {
          resource: words("resource-morale"),
          from: number(9),
          to: number(8),
          reason: words("reason-other"),
          text: { text: "Dana’s card said 2" },
        },
      },
    ],
  },
];

export function frame(stage: Stage, players = 4): TableFrame {
  const states: DeviceState[] = ["connected", "connected", "away", "none", "comparing", "contested"];
  return {
    table: "0".repeat(32),
    row: 40,
    head: "8f1c02aa91be44d0",
    view: toy ?? view(stage, players),
    log,
    undo: { step: 40, label: log[2]!.lines[0]!, class: "free" },
    undo_fight: null,
    last_roll: null,
    redo: stage === "playing" ? { step: 38, label: log[3]!.lines[0]!, class: "free" } : null,
    devices: (toy?.seats ?? people.slice(0, players)).map((_, seat) => ({ seat, state: states[seat % states.length]! })),
    tablet: "none",
    mix: { round: 1, stage: { type: "gathering" }, void: [] },
    attended: true,
    next: null,
    paused: false,
    reading: null,
    clock: null,
  };
}

/** Something square that looks like a code. */
export const code = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 37 37" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h37v37H0z"/><path d="${Array.from(
  { length: 29 * 29 },
  (_, i) => i,
)
  .filter((i) => (i * 7919 + (i % 29) * 31) % 5 < 2)
  .map((i) => `M${4 + (i % 29)} ${4 + Math.floor(i / 29)}h1v1h-1z`)
  .join("")}"/></svg>`;

type FightScene = "roll" | "react" | "civilian";

/** A fight: raiders act in the fore port area. */
export function fighting(frame: TableFrame, scene: FightScene): TableFrame {
  const area = { words: ["area-fore-port"] };
  const player = { seat: 0 };
  const attack = { id: "attack-raider-viper", args: { area } };
  const roll = (face: number, hit: string) => ({
    attack: { line: attack },
    result: { number: face },
    face: { number: face },
    change: { number: 0 },
    hit: { words: [hit] },
  });
  const choice = (id: string, label: string, args: Prompt["ask"]["args"] = {}) => ({ id, label: { id: label, args } });
  const prompt: Prompt = {
    id: "60.0",
    kind: scene === "civilian" ? "choose-civilian" : scene,
    decider: { type: "seat", seat: 0 },
    ask: {
      roll: attack,
      react: { id: "ask-react", args: roll(6, "hit-viper-damaged") },
      civilian: { id: "ask-choose-civilian", args: { area } },
    }[scene],
    choices: {
      roll: [
        choice("roll", "option-roll"),
        ...Array.from({ length: 8 }, (_, at) =>
          choice(String(at + 1), "option-face", { face: { number: at + 1 } }),
        ),
        choice("plan:0", "option-plan", { player }),
        choice("plan:1", "option-plan", { player: { seat: 1 } }),
      ],
      react: [choice("stand", "option-stand"), choice("evade:1", "option-evade", { player: { seat: 1 } })],
      civilian: [1, 2, 3, 4, 5].map((ship) =>
        choice(`civilian:${ship}`, "option-civilian", { ship: { number: ship } }),
      ),
    }[scene],
    not_allowed: [],
    ...(scene === "roll"
      ? { odds: [{ from: 1, to: 4, hit: "nothing" }, { from: 5, to: 7, hit: "viper-damaged" }, { from: 8, to: 8, hit: "viper-destroyed" }] }
      : {}),
    focus: { type: "cylon", area: "fore-port", ship: { type: "raider" } as never },
    cause: "ATTACK-1",
  };
  const told: LogEntry = {
    row: 41,
    at: "2026-01-01T20:00:00Z",
    actor: { type: "seat", seat: 0 },
    lines: [
      { id: "log-die-rolled", args: roll(3, "hit-nothing") },
      { id: "log-ship-moved", args: { ship: { words: ["one-raider"] }, from: area, area: { words: ["area-bow"] } } },
    ],
    kind: { type: "done" },
    undone: false,
    known: false,
  };
  return {
    ...frame,
    log: [...frame.log, told],
    view: {
      ...busy(frame.view),
      prompts: [prompt],
      battle: { pace: "steps", running: true, in_play: ["thirty-three", "jammed-assault"] },
    },
  };
}

/** The same after everybody's cards have been turned up. */
export function turnedUp(view: PublicView): PublicView {
  const [first, sleeper] = [{ type: "first-deal" }, { type: "sleeper-phase" }] as const;
  const cards: OpenedHand["cards"][] = [
    [{ card: "not-a-cylon", came: first }, { card: "cylon-send-to-brig", came: sleeper }],
    [{ card: "not-a-cylon", came: first }, { card: "not-a-cylon", came: sleeper }],
    [{ card: "cylon-damage-galactica", came: first }],
    [
      { card: "not-a-cylon", came: first },
      { card: "not-a-cylon", came: first },
      { card: "sympathizer", came: sleeper },
    ],
    [{ card: "not-a-cylon", came: first }, { card: "not-a-cylon", came: { type: "handed-on", by: 2 } }],
    [{ card: "not-a-cylon", came: first }, { card: "not-a-cylon", came: sleeper }, { card: "not-a-cylon", came: sleeper }],
  ];
  const team = (seat: number) => ((cards[seat] ?? []).some(({ card }) => card.startsWith("cylon-")) ? "cylons" : "humans");
  return { ...view, opened: view.seats.map(({ seat }) => ({ seat, cards: cards[seat] ?? [], team: team(seat) })) };
}

/** What has arrived, by name: `none`, `loaded` or `through`; a Wi-Fi is kept in the last. */
export function networked(name: string | null): Pick<Extract<Place, { at: "table" }>, "network" | "wifi"> {
  const since = performance.now();
  const report: NetworkReport = {
    port: 23417,
    addresses: [
      { address: "192.168.1.20", adapter: "wlan0", kind: "private" },
      { address: "172.17.0.1", adapter: "docker0", kind: "virtual" },
      { address: "100.101.20.3", adapter: "tailscale0", kind: "vpn" },
      { address: "169.254.7.9", adapter: "eth0", kind: "link-local" },
    ],
    in_code: "192.168.1.20",
    chosen: null,
    visits: [],
    phones: [],
    wifi: false,
  };
  switch (name) {
    case null:
      return { network: null, wifi: null };
    case "loaded":
      return {
        network: { since, report: { ...report, visits: [{ device: "iphone", preview: true, reached: "loaded", ago_ms: 40_000 }] } },
        wifi: null,
      };
    case "through":
      return {
        network: {
          since,
          report: {
            ...report,
            chosen: "192.168.7.7",
            visits: [{ device: "android", preview: false, reached: "joined", ago_ms: 40_000 }],
            phones: [
              { seat: 0, left: null },
              { seat: 1, left: "2026-11-20T20:14:00Z" },
            ],
            wifi: true,
          },
        },
        wifi: { card: { wifi: { name: "Raptor One", security: { type: "wpa", password: "so say we all" }, hidden: false }, svg: code } },
      };
    default:
      return { network: { since, report }, wifi: null };
  }
}
