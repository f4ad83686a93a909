//! `cargo run -p dradis-endurance --example complete_game`: writes `tests/scenarios/complete-game.json`, a whole
//! game of five players, from the set-up to the last jump, with a Cylon who reveals, a Sleeper phase, somebody in
//! the Brig and a succession.
//!
//! The game is played by a table that wants the humans to win: it looks one answer ahead. Of the games that differ
//! in their seed alone the first one that comes to everything is written.

#![expect(clippy::print_stdout, reason = "it says what it wrote")]
#![expect(
    clippy::wildcard_enum_match_arm,
    reason = "every other question is answered for the best"
)]

use dradis_facts::craft::Craft;
use dradis_facts::titles::Title;
use std::collections::BTreeSet;

use dradis_facts::SeatId;
use dradis_facts::chance::StreamKeys;
use dradis_facts::content::{LoyaltyCard, Side};
use dradis_facts::places::Place;
use dradis_facts::resources::Resource;
use dradis_facts::space::Area;
use dradis_facts::turn::TurnStep;
use dradis_rules::history::{History, Record};
use dradis_rules::play::prompt::{Decider, Offer, Prompt, PromptKind};
use dradis_rules::{Actor, Command, FirstPlayer, Player, decide, prompts};
use dradis_state::happening::Happening;
use dradis_state::turn::Outcome;
use dradis_state::{State, apply};
use serde_json::{Value, json};

const NAMES: [&str; 5] = ["Ana", "Ben", "Cem", "Dee", "Eva"];
const CHARACTERS: [&str; 5] = [
    "laura-roslin",
    "william-adama",
    "boomer",
    "galen-tyrol",
    "saul-tigh",
];

/// Crises of the turns, in this order and then again: most have the jump icon and are passed.
const CRISES: [&str; 12] = [
    "network-computers",
    "colonial-day",
    "crippled-raider",
    "hangar-accident",
    "scouting-for-water",
    "elections-loom",
    "forced-water-mining",
    "scouting-for-fuel",
    "the-olympic-carrier",
    "water-shortage-raiders",
    "detector-sabotage",
    "terrorist-bomber",
];

/// Where the fleet goes, in this order.
const DESTINATIONS: [&str; 3] = ["asteroid-field", "cylon-ambush", "barren-planet"];

/// Answers at most.
const MOST: usize = 1_500;

fn main() {
    for seed in 0..60u32 {
        let Some(steps) = game(seed) else { continue };
        let file = json!({
            "format": "dradis-scenario", "version": 1,
            "title": "A whole game of five: a Cylon reveals, one wakes, one goes to the Brig, titles pass, the fleet arrives",
            "checks": CHECKS,
            "players": NAMES,
            "first": NAMES[0],
            "options": options(),
            "seed": digits(seed),
        });
        let count = steps.len();
        let path = concat!(
            env!("CARGO_MANIFEST_DIR"),
            "/../scenarios/complete-game.json"
        );
        std::fs::write(path, text(&file, &steps)).expect("a folder to write to");
        println!("{count} steps, seed {seed}: {path}");
        return;
    }
    println!("no game comes to everything");
}

const CHECKS: [&str; 8] = [
    "CHECK-13", "CRISIS-1", "END-5", "GOAL-4", "JUMP-1", "REVEAL-9", "TURN-2", "TURN-10",
];

fn options() -> Value {
    json!({ "modes": { "destiny": "table", "dice": "table", "damage": "table" } })
}

fn digits(seed: u32) -> String {
    format!("{seed:064x}")
}

fn keys(seed: u32) -> StreamKeys {
    let mut bytes = [0; 32];
    bytes[28..].copy_from_slice(&seed.to_be_bytes());
    StreamKeys::derive(bytes)
}

/// One step on each line.
fn text(file: &Value, steps: &[Value]) -> String {
    let mut lines = String::from("{\n");
    for field in [
        "format", "version", "title", "checks", "players", "first", "options", "seed",
    ] {
        lines += &format!("  {}: {},\n", json!(field), file[field]);
    }
    let steps: Vec<String> = steps.iter().map(|step| format!("    {step}")).collect();
    lines += &format!("  \"steps\": [\n{}\n  ]\n}}\n", steps.join(",\n"));
    lines
}

/// What the game is for.
#[derive(Debug, Default)]
struct Seen {
    revealed: bool,
    sleeper: bool,
    brig: bool,
    out_of_the_brig: bool,
    succession: bool,
}

struct Table {
    history: History,
    keys: StreamKeys,
    rows: u64,
    steps: Vec<Value>,
    crises: usize,
    jumps: usize,
    seen: Seen,
}

/// The steps of a game that comes to everything and is won.
fn game(seed: u32) -> Option<Vec<Value>> {
    let mut table = Table {
        history: History::default(),
        keys: keys(seed),
        rows: 0,
        steps: Vec::new(),
        crises: 0,
        jumps: 0,
        seen: Seen::default(),
    };
    let begin = Command::Begin {
        players: NAMES
            .iter()
            .map(|name| Player {
                name: (*name).to_owned(),
            })
            .collect(),
        options: serde_json::from_value(options()).expect("options"),
        first: FirstPlayer::Chosen { seat: SeatId(0) },
    };
    table.give(Actor::Referee, &begin);
    for _ in 0..MOST {
        if let Some(outcome) = &table.history.state().outcome {
            let Seen {
                revealed,
                sleeper,
                brig,
                out_of_the_brig,
                succession,
            } = table.seen;
            let all = revealed && sleeper && brig && out_of_the_brig && succession;
            if std::env::var_os("WHY").is_some() {
                println!("{seed}: {outcome:?} {:?}", table.seen);
            }
            return (*outcome == Outcome::KobolReached && all).then_some(table.steps);
        }
        table.go_on();
    }
    let state = table.history.state();
    if std::env::var_os("WHY").is_some() {
        println!("{seed}: {:?} in turn {}", prompts(state), state.turn.number);
    }
    None
}

impl Table {
    fn give(&mut self, actor: Actor, command: &Command) -> bool {
        let state = self.history.state();
        let (was, before) = (state.clone(), state.turn.number);
        let Ok(events) = decide(&was, actor, command, &self.keys) else {
            return false;
        };
        self.rows += 1;
        let did = Record::Did { events };
        self.history.add(self.rows, did).expect("in its place");
        self.look(&was, before);
        true
    }

    /// Notes what has come, and says in the file how things stand then.
    fn look(&mut self, was: &State, before: u16) {
        let state = self.history.state();
        let brig = |state: &State| (0u8..5).any(|seat| in_brig(state, SeatId(seat)));
        let mut landmark = state.turn.number != before;
        if state.loyalty.revealed.len() > was.loyalty.revealed.len() {
            self.seen.revealed = true;
            landmark = true;
        }
        if state.jump.distance >= 4 && was.jump.distance < 4 {
            self.seen.sleeper = true;
        }
        if brig(state) && !brig(was) {
            self.seen.brig = true;
            landmark = true;
        }
        if brig(was) && !brig(state) {
            self.seen.out_of_the_brig = true;
            landmark = true;
        }
        let titles = |state: &State| {
            (
                state.titles.holder(Title::President),
                state.titles.holder(Title::Admiral),
            )
        };
        if was.titles.holder(Title::Admiral).is_some() && titles(was) != titles(state) {
            self.seen.succession = true;
            landmark = true;
        }
        landmark |= state.jump.distance != was.jump.distance || state.outcome.is_some();
        if landmark && state.turn.number > 0 {
            let expect = standing(state);
            self.steps.push(json!({ "expect": expect }));
        }
    }

    fn go_on(&mut self) {
        let state = self.history.state().clone();
        let open = prompts(&state);
        let prompt = open
            .iter()
            .find(|prompt| prompt.kind == PromptKind::CloseReading)
            .unwrap_or(&open[0])
            .clone();
        if prompt.kind == PromptKind::TakeTurn
            && state.turn.step == TurnStep::Action
            && let Some(seat) = state.turn.active
        {
            let late = state.jump.distance >= 4;
            if late && is_cylon(&state, seat) && !state.loyalty.revealed.contains(&seat) {
                self.reveal(seat);
                return;
            }
        }
        let option = self.choose(&state, &prompt);
        let name = |seat: SeatId| NAMES[seat.index()];
        let kind = prompt.kind;
        // As scenarios write it.
        let written = option.strip_prefix("character:").unwrap_or(&option);
        let mut answer = json!({ "ask": kind, "option": written });
        let (actor, by) = match prompt.decider {
            Decider::Seat { seat } => {
                if open.len() > 1 {
                    answer["player"] = json!(name(seat));
                }
                (Actor::Seat { seat }, name(seat))
            }
            Decider::Referee => (Actor::Referee, "referee"),
        };
        let at = self.steps.len();
        let command = Command::Answer {
            prompt: prompt.id,
            option: option.clone(),
        };
        let by = if self.give(actor, &command) {
            by
        } else {
            assert!(
                self.give(Actor::Referee, &command),
                "{option} is refused: {prompt:?}"
            );
            "referee"
        };
        let step = json!({ "answer": answer, "by": by });
        self.steps.insert(at, step);
    }

    fn reveal(&mut self, seat: SeatId) {
        let at = self.steps.len();
        let command = Command::Record {
            happening: Happening::CylonRevealed {
                seat,
                sympathizer: false,
            },
        };
        assert!(self.give(Actor::Referee, &command), "a Cylon may reveal");
        let seat = NAMES[seat.index()];
        let step = json!({ "record": { "type": "cylon-revealed", "seat": seat } });
        self.steps.insert(at, step);
    }

    fn choose(&mut self, state: &State, prompt: &Prompt) -> String {
        let mut all: Vec<String> = prompt.options().collect();
        // The cards are told right the first time.
        all.retain(|option| option != "recount");
        let has = |id: &str| all.iter().find(|option| **option == id).cloned();
        let wish = match prompt.kind {
            PromptKind::ChooseCharacter => CHARACTERS
                .iter()
                .find_map(|name| has(&format!("character:{name}"))),
            PromptKind::TakeTurn => self.turn(state, prompt),
            PromptKind::NameCrisis => self.crisis(&all),
            PromptKind::NameDestination => {
                let to = DESTINATIONS[self.jumps % DESTINATIONS.len()];
                self.jumps += 1;
                has(&format!("card:{to}"))
            }
            PromptKind::AddCards => has("cards:2")
                .or_else(|| has("cards:1"))
                .or_else(|| has("cards:0")),
            PromptKind::TellCards => state.check.as_ref().and_then(|check| {
                let skill = check.skills.first()?;
                has(&format!("card:{}:5", skill.name()))
            }),
            PromptKind::ChooseOption => has("check"),
            PromptKind::PickPlayer => self.pick(state, &all),
            _ => None,
        };
        wish.unwrap_or_else(|| self.best(state, prompt, &all))
    }

    /// On with the turn; whoever can leads the fleet on.
    fn turn(&mut self, state: &State, prompt: &Prompt) -> Option<String> {
        let all: Vec<String> = prompt.options().collect();
        let has = |id: &str| all.iter().find(|option| **option == id).cloned();
        let acts = |place: &str| {
            let mut acts = prompt.choices.iter().map(|choice: &Offer| &choice.id);
            acts.find(|id| id.ends_with(place)).cloned()
        };
        match state.turn.step {
            TurnStep::Crisis if prompt.catalogue.is_some() => self.crisis(&all),
            TurnStep::Action => acts("act:brig")
                .or_else(|| has("next"))
                .or_else(|| has("end-turn")),
            TurnStep::ReceiveSkills
            | TurnStep::Movement
            | TurnStep::Crisis
            | TurnStep::ActivateCylonShips
            | TurnStep::PrepareForJump => has("next").or_else(|| has("end-turn")),
        }
    }

    /// The next card; one sends somebody to the Brig.
    fn crisis(&mut self, all: &[String]) -> Option<String> {
        let late = self.history.state().jump.distance >= 3;
        let name = if late && !self.seen.brig {
            "guilt-by-collusion"
        } else {
            self.crises += 1;
            CRISES[self.crises % CRISES.len()]
        };
        let id = format!("card:{name}");
        all.iter().find(|option| **option == id).cloned()
    }

    /// The Admiral, who then is it no longer.
    fn pick(&self, state: &State, all: &[String]) -> Option<String> {
        let admiral = state.titles.holder(Title::Admiral)?;
        let id = format!("seat:{}", admiral.0);
        all.iter().find(|option| **option == id).cloned()
    }

    /// The answer after which the humans stand best.
    fn best(&self, state: &State, prompt: &Prompt, all: &[String]) -> String {
        let after = |option: &String| {
            let command = Command::Answer {
                prompt: prompt.id,
                option: option.clone(),
            };
            let mut then = state.clone();
            match decide(state, Actor::Referee, &command, &self.keys) {
                Ok(events) => {
                    for event in &events {
                        apply(&mut then, event);
                    }
                    worth(&then)
                }
                Err(_) => i32::MIN,
            }
        };
        let mut best = (i32::MIN, all[0].clone());
        for option in all {
            let worth = after(option);
            if worth > best.0 {
                best = (worth, option.clone());
            }
        }
        best.1
    }
}

fn in_brig(state: &State, seat: SeatId) -> bool {
    matches!(state.places.of(seat), Some(Place::Location { location }) if location.name() == "brig")
}

fn is_cylon(state: &State, seat: SeatId) -> bool {
    let hands = &state.loyalty.cards.reveal().hands;
    let hand = hands.get(seat.index());
    hand.is_some_and(|hand| {
        hand.iter()
            .any(|card: &LoyaltyCard| card.facts().side == Side::Cylon)
    })
}

fn worth(state: &State) -> i32 {
    let dials: i32 = Resource::ALL
        .iter()
        .map(|dial| i32::from(state.resources.get(*dial)).min(12) * 10)
        .sum();
    let damaged = i32::try_from(state.damage.locations.len()).unwrap_or(0) * 6;
    let aboard: i32 = state
        .boarding
        .centurions
        .iter()
        .map(|space| 5 + 5 * i32::from(*space))
        .sum();
    let ships: i32 = Area::ALL
        .iter()
        .map(|area| {
            let ships = state.space.ships(*area);
            i32::from(ships.alike[Craft::Viper]) * 2
                - i32::from(ships.alike[Craft::Raider])
                - i32::from(ships.alike[Craft::HeavyRaider]) * 4
                - i32::try_from(ships.basestars.len()).unwrap_or(0) * 6
        })
        .sum();
    let hands: i32 = (0u8..5)
        .map(|seat| i32::from(state.hands.of(SeatId(seat))))
        .sum();
    dials + i32::from(state.jump.distance) * 30 - damaged - aboard
        + ships
        + hands
        + i32::from(state.jump.space) * 3
}

fn standing(state: &State) -> Value {
    let name = |seat: Option<SeatId>| seat.map(|seat| NAMES[seat.index()]);
    let dials: serde_json::Map<String, Value> = Resource::ALL
        .iter()
        .map(|dial| {
            let word = serde_json::to_value(dial).expect("plain data");
            let word = word.as_str().unwrap_or_default().to_owned();
            (word, json!(state.resources.get(*dial)))
        })
        .collect();
    let revealed: BTreeSet<&str> = state
        .loyalty
        .revealed
        .iter()
        .map(|seat| NAMES[seat.index()])
        .collect();
    json!({
        "turn": { "number": state.turn.number, "active": name(state.turn.active) },
        "dials": dials,
        "titles": { "president": name(state.titles.holder(Title::President)), "admiral": name(state.titles.holder(Title::Admiral)) },
        "fleet": state.jump.space,
        "distance": state.jump.distance,
        "revealed-cylons": revealed,
        "outcome": state.outcome,
    })
}
