/** Made-up moments of a turn: ?turn=crisis|choice|confirm|adding|telling|total|pile|light|result|action|destination|choose-destination|placing|reveal */
import type { CheckView } from "../src/lib/wire/CheckView";
import type { Choice } from "../src/lib/wire/Choice";
import type { Consequence } from "../src/lib/wire/Consequence";
import type { Line } from "../src/lib/wire/Line";
import type { Prompt } from "../src/lib/wire/Prompt";
import type { PublicView } from "../src/lib/wire/PublicView";
import type { TableFrame } from "../src/lib/wire/TableFrame";

const number = (value: number) => ({ number: value });
const seat = (seat: number) => ({ seat });
const word = (id: string) => ({ words: [id] });
const line = (id: string, args: Line["args"] = {}): Line => ({ id, args });
const choice = (id: string, label: Line, more: Partial<Choice> = {}): Choice => ({ id, label, ...more });
const dial = (resource: string, by: number, depth = 0): Consequence => ({
  line: line("effect-dial", { resource: word(`resource-${resource}`), by: number(by) }),
  depth,
  by_hand: false,
});
const byHand: Consequence = { line: line("effect-by-hand"), depth: 0, by_hand: true };

const atStake: Consequence[] = [
  { line: line("effect-on-pass", { difficulty: number(15) }), depth: 0, by_hand: false },
  { line: line("effect-no-effect"), depth: 1, by_hand: false },
  { line: line("effect-on-fail"), depth: 0, by_hand: false },
  dial("population", -1, 1),
  { ...byHand, depth: 1 },
];

const base = { decider: { type: "seat" as const, seat: 0 }, not_allowed: [], cause: "CHECK-4" };

function checkOf(of: Partial<CheckView>): CheckView {
  return {
    of: { type: "crisis", card: "forced-water-mining" },
    face_up: false,
    current: 0,
    about: null,
    printed: 17,
    difficulty: 15,
    partial_difficulty: null,
    skills: ["politics", "leadership", "tactics", "engineering"],
    stage: "adding",
    changes: [{ type: "card", card: "declare-emergency", seat: 2 }],
    added: [
      { seat: 1, cards: 3, most: 5 },
      { seat: 2, cards: 0, most: 1 },
      { seat: 3, cards: null, most: 6 },
      { seat: 0, cards: null, most: 8 },
    ],
    next: 3,
    destiny: 0,
    matching: [],
    against: [],
    matching_sum: 0,
    against_sum: 0,
    total: 0,
    total_only: false,
    stakes: atStake,
    left: 0,
    result: null,
    ...of,
  } as CheckView;
}

const told: Partial<CheckView> = {
  stage: "revealing",
  next: null,
  destiny: 2,
  added: [
    { seat: 1, cards: 3, most: 5 },
    { seat: 2, cards: 0, most: 1 },
    { seat: 3, cards: 2, most: 6 },
    { seat: 0, cards: 1, most: 8 },
  ],
  matching: [
    { skill: "politics", strength: 3 },
    { skill: "leadership", strength: 2 },
    { skill: "leadership", strength: 4 },
    { skill: "tactics", strength: 5 },
    { skill: "engineering", strength: 1 },
  ],
  against: [{ skill: "piloting", strength: 2 }],
  matching_sum: 15,
  against_sum: 2,
  total: 13,
  left: 2,
};

const card = (skill: string, strength: number) => ({ card: word(`skill-${skill}-${strength}`) });

/** A frame at a moment of the turn. */
export function turning(frame: TableFrame, scene: string): TableFrame {
  const active = { player: seat(0) };
  const at = (prompt: Omit<Prompt, keyof typeof base | "id"> & Partial<Prompt>, view: Partial<PublicView> = {}): TableFrame => ({
    ...frame,
    view: { ...frame.view, prompts: [{ id: "60.0", ...base, ...prompt }], ...view },
  });
  const { turn } = frame.view;
  const reminder = { id: "REM-6", seat: null, line: line("reminder-rem-4") };
  switch (scene) {
    case "crisis":
      return at(
        {
          kind: "take-turn",
          ask: line("ask-take-turn", active),
          choices: [
            choice("next", line("option-next", { step: word("step-activate-cylon-ships") })),
            choice("back", line("option-back", { step: word("step-action") })),
            choice("end-turn", line("option-end-turn")),
          ],
          catalogue: "crisis",
        },
        { turn: turn && { ...turn, step: "crisis" }, reminders: [reminder, { ...reminder, id: "REM-7" }] },
      );
    case "choice":
      return at({
        kind: "choose-option",
        decider: { type: "seat", seat: 1 },
        ask: line("ask-choose-option", { player: seat(1) }),
        choices: [
          choice("check", line("option-check", { difficulty: number(17) }), { follows: atStake }),
          choice("option:0", line("option-course"), { follows: [dial("food", -2), dial("morale", -1), byHand] }),
          choice("destiny", line("option-secret-destiny", { player: seat(1) })),
        ],
        not_allowed: [
          { id: "option:1", label: line("option-course"), why: line("not-offered-no-nuke"), cause: "ABIL-4" },
        ],
      });
    case "confirm":
      return at({
        kind: "confirm",
        ask: line("ask-confirm-of", { card: { text: "Food Shortage" } }),
        choices: [choice("apply", line("option-apply"))],
        follows: [dial("food", -2), dial("population", -1), byHand],
      });
    case "adding":
      return at(
        {
          kind: "add-cards",
          decider: { type: "seat", seat: 3 },
          ask: line("ask-add-cards", { player: seat(3) }),
          choices: [
            ...[0, 1, 2, 3, 4, 5, 6].map((cards) => choice(`cards:${cards}`, line("option-cards", { cards: number(cards) }))),
            choice("rest", line("option-nobody-else")),
            ...["scientific-research", "investigative-committee"].flatMap((name) =>
              [0, 1, 2, 3].map((other) =>
                choice(`play:${name}:${other}`, line("option-play-card", { player: seat(other), card: word(`skill-card-${name}`) }), {
                  decider: { type: "seat", seat: other },
                }),
              ),
            ),
          ],
        },
        { check: checkOf({}) },
      );
    case "telling":
      return at(
        {
          kind: "tell-cards",
          ask: line("ask-tell-cards", { left: number(2) }),
          choices: [
            ...frame.view.kit.skill_faces.map(({ skill, strength }) => choice(`card:${skill}:${strength}`, line("option-tell-card", card(skill, strength)))),
            ...[...(told.matching ?? []), ...(told.against ?? [])].map(({ skill, strength }) =>
              choice(`back:${skill}:${strength}`, line("option-take-card-back", card(skill, strength))),
            ),
            choice("done", line("option-all-told")),
          ],
        },
        { check: checkOf(told) },
      );
    case "abilities": {
      const zeros = { politics: ["force-their-hand", "red-tape"], leadership: ["all-hands-on-deck", "iron-will"], tactics: ["quick-thinking", "trust-instincts"], piloting: ["dogfight", "protect-the-fleet"], engineering: ["establish-network", "install-upgrades"] };
      const treachery = ["0:bait", "0:dradis-contact", "3:a-better-machine", "3:personal-vices", "4:violent-outbursts", "5:exploit-a-weakness"];
      const named = (id: string, card: string) => choice(id, line("option-tell-card", { card: word(`skill-card-${card}`) }));
      const cards = Object.entries(zeros).flatMap(([skill, names]) => [
        ...names.map((card) => named(`card:${skill}:0:${card}`, card)),
        ...[1, 2, 3, 4, 5, 6].map((strength) => choice(`card:${skill}:${strength}`, line("option-tell-card", { card: word(`skill-${skill}-${strength}`) }))),
      ]);
      const all = [...cards, ...treachery.map((card) => named(`card:treachery:${card}`, card.slice(2))), choice("done", line("option-all-told"))];
      return at(
        { kind: "tell-cards", ask: line("ask-tell-cards", { left: number(2) }), choices: all },
        { check: checkOf({ ...told, reckless: true, abilities: [{ card: "red-tape", resolved: true }, { card: "bait", resolved: false }], taken_out: [{ skill: "tactics", strength: 5 }] }) },
      );
    }
    case "order":
      return at(
        {
          kind: "check-ability",
          ask: line("ask-ability-order"),
          choices: [choice("any-order", line("option-abilities-in-order")), ...["red-tape", "dogfight", "bait"].map((card) => choice(`resolve:${card}`, line("option-check-ability", { card: word(`skill-card-${card}`) })))],
        },
        { check: checkOf({ ...told, stage: "resolving", left: 0, abilities: [{ card: "bait", resolved: false }, { card: "dogfight", resolved: false }, { card: "red-tape", resolved: false }] }) },
      );
    case "total":
      return at({ kind: "tell-cards", ask: line("ask-tell-total"), choices: [], catalogue: "totals" }, { check: checkOf({ added: [], partial_difficulty: 9 }), options: { ...frame.view.options, tracking: "light" } });
    case "pile":
      return at(
        { kind: "tell-cards", ask: line("ask-tell-total-of-hands", { left: number(6) }), choices: [], catalogue: "totals" },
        { check: checkOf({ ...told, matching: [], against: [], total: 0, left: 6 }), options: { ...frame.view.options, modes: { ...frame.view.options.modes, destiny: "app" } } },
      );
    case "light":
      return at(
        {
          kind: "take-turn",
          ask: line("ask-take-turn", active),
          choices: [
            choice("end-turn", line("option-end-turn"), { asks: line("aside-no-crisis-told", active) }),
            choice("act:location", line("option-act-location", { location: word("location-press-room") })),
            choice("go:command", line("option-go", { location: word("location-command") })),
          ],
          catalogue: "crisis",
        },
        { turn: turn && { ...turn, step: "receive-skills" }, options: { ...frame.view.options, tracking: "light" } },
      );
    case "result":
      return at(
        {
          kind: "check-result",
          ask: line("ask-check-result", { total: number(13), difficulty: number(15) }),
          choices: [choice("accept", line("option-accept"))],
          follows: [dial("morale", -1), byHand],
        },
        { check: checkOf({ ...told, stage: "totalled", left: 0, partial_difficulty: 9, result: "partial" }) },
      );
    case "action":
      return at({
        kind: "take-turn",
        ask: line("ask-take-turn", active),
        choices: [
          choice("next", line("option-next", { step: word("step-crisis") })),
          choice("back", line("option-back", { step: word("step-movement") })),
          choice("end-turn", line("option-end-turn")),
          choice("act:location", line("option-act-location", { location: word("location-press-room") })),
          choice("act:nuke", line("action-nuke")),
          choice("act:raptor", line("action-raptor")),
          choice("act:reveal", line("option-act-reveal")),
        ],
        not_allowed: [{ id: "act:armory", label: line("action-armory"), why: line("not-offered-hazardous"), cause: "ACT-1" }],
      });
    case "destination":
      return at({
        kind: "name-destination",
        decider: { type: "seat", seat: 2 },
        ask: line("ask-name-destination", { player: seat(2), cards: number(2) }),
        choices: [0, 1, 2, 3].map((distance) => choice(`distance:${distance}`, line("option-distance", { distance: number(distance) }))),
        catalogue: "destinations",
      });
    case "choose-destination":
      return at({
        kind: "choose-destination",
        decider: { type: "seat", seat: 2 },
        ask: line("ask-choose-destination", { player: seat(2) }),
        choices: [choice("first", line("option-first-destination")), choice("second", line("option-second-destination"))],
      });
    case "placing": {
      const placed = (id: string, args: Line["args"]) => line(id, args);
      const lines = [
        line("log-attack-card-drawn", { card: word("attack-card-thirty-three") }),
        placed("log-basestars-placed", { count: number(1), area: word("area-bow") }),
        placed("log-ships-placed", { ship: word("ship-viper"), count: number(2), area: word("area-fore-port") }),
        placed("log-civilians-placed", { count: number(4), areas: { words: ["area-stern", "area-aft-port"] } }),
      ];
      const row = { row: 900, at: "2026-11-22T20:00:00Z", actor: { type: "referee" }, lines, kind: { type: "done" }, undone: false, known: false } as const;
      return { ...frame, log: [...frame.log, row] };
    }
    case "reveal": {
      const entry = (row: number, lines: Line[]) =>
        ({ row, at: "2026-11-22T20:00:00Z", actor: { type: "seat", seat: 3 }, lines, kind: { type: "done" }, undone: false, known: false }) as const;
      const asked = at({
        kind: "pick-player",
        decider: { type: "seat", seat: 3 },
        ask: line("ask-pick-for-action", { player: seat(3), action: word("loyalty-cylon-brig") }),
        choices: [choice("player:0", line("option-player", { player: seat(0) })), choice("player:1", line("option-player", { player: seat(1) }))],
      });
      return {
        ...asked,
        log: [
          ...asked.log,
          entry(900, [line("log-cylon-revealed", { player: seat(3) }), line("log-resurrected", { player: seat(3), location: word("location-resurrection-ship") })]),
          entry(901, [line("log-jailed", { player: seat(0), location: word("location-brig") })]),
        ],
      };
    }
    default:
      return frame;
  }
}
