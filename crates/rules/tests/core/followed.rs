//! What follows from a correction of distance, fleet token, turn, step and active player, for every value.

use std::collections::BTreeMap;

use dradis_facts::SeatId;
use dradis_facts::checks;
use dradis_facts::options::{Mode, Modes, Options};
use dradis_facts::piles::Pile;
use dradis_facts::places::Place;
use dradis_facts::turn::TurnStep;
use dradis_rules::books::position::Position;
use dradis_rules::play::prompt::{Decider, PromptKind};
use dradis_rules::{Actor, Command, Player, prompts};
use dradis_state::State;
use dradis_state::correction::{Correction, Reason};
use serde_json::{Value, json};

use crate::game::{Game, location};

const ANA: SeatId = SeatId(0);
const NAMES: [&str; 4] = ["Ana", "Ben", "Cem", "Dov"];

/// How often each class was met.
#[derive(Default)]
struct Met(BTreeMap<&'static str, u32>);

impl Met {
    fn note(&mut self, class: &'static str) {
        *self.0.entry(class).or_default() += 1;
    }

    #[allow(clippy::print_stdout, reason = "how often each class was met")]
    fn all(&self, classes: &[&str]) {
        for class in classes {
            let times = self.0.get(class).copied().unwrap_or(0);
            println!("{times:6} {class}");
            assert!(times > 0, "never met: {class}");
        }
        assert_eq!(self.0.len(), classes.len(), "{:?}", self.0.keys());
    }
}

/// A running game in which Starbuck flies, Helo is not there yet and the table keeps its cards.
fn running(position: &Value) -> Game {
    let mut whole = json!({
        "characters": {
            "Ana": "laura-roslin", "Ben": "saul-tigh", "Cem": "starbuck", "Dov": "helo",
        },
        "places": { "Cem": "viper:bow", "Dov": "off-board" },
        "turn": { "number": 4, "active": "Ana", "step": "action" },
        "skill-cards": { "Ana": 2, "Ben": 2, "Cem": 2, "Dov": 2 },
        "areas": {},
        "loyalty-cards": { "hands": { "Ana": 1, "Ben": 1, "Cem": 1, "Dov": 1 }, "deck": 8 },
    });
    for (key, value) in position.as_object().into_iter().flatten() {
        whole[key] = value.clone();
    }
    let position: Position = serde_json::from_value(whole).expect("a position");
    let mut game = Game::empty(5);
    let modes = Modes {
        loyalty: Mode::Table,
        destinations: Mode::Table,
        ..Options::default().modes
    };
    game.give(
        Actor::Referee,
        &Command::StartFrom {
            players: NAMES
                .map(|name| Player {
                    name: name.to_owned(),
                })
                .to_vec(),
            options: Options {
                modes,
                ..Options::default()
            },
            position: Box::new(position),
        },
    );
    game
}

/// Whether it changed anything.
fn correct(game: &mut Game, correction: Correction) -> bool {
    let command = Command::Correct {
        corrections: vec![correction],
        reason: Reason::Agreed,
        repairs: None,
        insist: true,
    };
    let changes = game.try_give(Actor::Referee, &command).is_ok();
    if changes {
        game.give(Actor::Referee, &command);
    }
    changes
}

fn held(state: &State) -> Vec<usize> {
    (0..4)
        .map(|seat| state.loyalty.held(SeatId(seat)))
        .collect()
}

fn asked(state: &State) -> Vec<PromptKind> {
    prompts(state).iter().map(|prompt| prompt.kind).collect()
}

#[test]
fn the_sleeper_phase_comes_once_however_the_distance_changes() {
    checks!("SLEEPER-1a", "GOAL-1", "SLEEPER-2");
    let mut met = Met::default();
    for from in 0..=9_u8 {
        for to in 0..=9 {
            for back in 0..=9 {
                let mut game = running(&json!({ "distance": from }));
                let had = from >= 4;
                assert_eq!(game.state().loyalty.sleeper_phase, had, "from {from}");
                for distance in [to, back, 4, 3, 5] {
                    let before = game.state().loyalty.sleeper_phase;
                    let cards = held(game.state());
                    let changed = correct(&mut game, Correction::Distance { distance });
                    let comes = changed && !before && distance >= 4;
                    let given = usize::from(comes);
                    let more: Vec<usize> = cards.iter().map(|cards| cards + given).collect();
                    assert_eq!(held(game.state()), more, "{from} {to} {back}: {distance}");
                    let reading = asked(game.state()).contains(&PromptKind::ReadLoyalty);
                    if comes {
                        assert!(reading, "{from} {to} {back}: everybody reads");
                    }
                    met.note(match (comes, before) {
                        (true, _) => "the Sleeper phase comes",
                        (false, true) => "it has come already",
                        (false, false) => "the fleet has not come so far",
                    });
                }
                let cards = if had { 1 } else { 2 };
                assert_eq!(held(game.state()), [cards; 4], "{from} {to} {back}: once");
            }
        }
    }
    met.all(&[
        "the Sleeper phase comes",
        "it has come already",
        "the fleet has not come so far",
    ]);
}

#[test]
fn a_fleet_token_that_comes_to_auto_jump_brings_the_jump() {
    checks!("TURN-11", "JUMP-1");
    let mut met = Met::default();
    for from in 0..5_u8 {
        for space in 0..=5 {
            let mut game = running(&json!({ "fleet": from }));
            let changed = correct(&mut game, Correction::Fleet { space });
            assert_eq!(changed, from != space);
            let jumps = asked(game.state()).contains(&PromptKind::NameDestination);
            assert_eq!(jumps, space == 5, "from {from} to {space}");
            if jumps {
                game.choose(PromptKind::NameDestination, "distance:1");
                assert_eq!(game.state().jump.space, 0);
                assert_eq!(game.state().jump.distance, 1);
                met.note("the fleet jumps");
            } else {
                met.note("the fleet stays");
            }
        }
        // As it is entered, and as it is laid out on the page.
        let mut game = running(&json!({ "fleet": 5, "lay_out": from > 0 }));
        if from > 0 {
            assert_eq!(asked(game.state()), [PromptKind::LayOutPosition]);
            game.choose(PromptKind::LayOutPosition, "play");
        }
        assert_eq!(asked(game.state()), [PromptKind::NameDestination]);
        met.note("a position on Auto Jump");
    }
    met.all(&[
        "the fleet jumps",
        "the fleet stays",
        "a position on Auto Jump",
    ]);
}

#[test]
fn a_corrected_step_neither_repeats_nor_leaves_out_what_its_steps_bring() {
    checks!("TURN-2", "POOL-3", "SKILLSTEP-1");
    let mut met = Met::default();
    for from in TurnStep::ALL {
        for step in TurnStep::ALL {
            let turn = json!({ "number": 4, "active": "Ana", "step": from });
            let mut game = running(&json!({ "turn": turn, "piles": { "crisis": 40 } }));
            let _changed = correct(&mut game, Correction::TurnStep { step });
            assert_eq!(game.state().turn.step, step);
            let hand = game.state().hands.of(ANA);
            game.choose(PromptKind::TakeTurn, "end-turn");
            let drawn = 40 - game.state().piles.of(Pile::Crisis);
            let had = from >= TurnStep::Crisis || step >= TurnStep::Crisis;
            assert_eq!(drawn, u8::from(!had), "from {from:?} to {step:?}");
            let received = game.state().hands.of(ANA) > hand;
            // Behind the Crisis step the cards of this turn were drawn long ago.
            let draws = step == TurnStep::ReceiveSkills && from < TurnStep::Crisis;
            assert_eq!(received, draws, "from {from:?} to {step:?}");
            met.note(match step.cmp(&from) {
                std::cmp::Ordering::Less => "back",
                std::cmp::Ordering::Equal => "nothing to correct",
                std::cmp::Ordering::Greater => "forward",
            });
        }
    }
    met.all(&["back", "forward", "nothing to correct"]);
}

#[test]
fn whose_turn_it_is_has_done_nothing_in_it_yet() {
    checks!("TURN-2", "PILOT-5", "CHARACTER-HELO-1");
    let mut met = Met::default();
    for active in 0..4_u8 {
        for seat in (0..4).map(SeatId) {
            for number in [2, 9] {
                for acted in [0, 1, 2] {
                    let name = NAMES[usize::from(active)];
                    let mut game = running(&json!({
                        "turn": { "number": number, "active": name, "step": "action" },
                        "so-far": { "acted": acted, "ordered": true, "rerolled": true },
                    }));
                    let changed = correct(&mut game, Correction::ActivePlayer { seat });
                    assert_eq!(changed, seat != SeatId(active));
                    let state = game.state();
                    assert_eq!(state.turn.active, Some(seat));
                    if !changed {
                        assert_eq!(state.turn.acted, acted, "nothing was corrected");
                        met.note("nothing to correct");
                        continue;
                    }
                    assert_eq!((state.turn.acted, state.turn.ordered), (0, false));
                    assert!(!state.battle.eco_used);
                    let flies = matches!(state.places.of(seat), Some(Place::Viper { .. }));
                    assert_eq!(state.turn.began_flying, flies);
                    let asked = prompts(state);
                    assert_eq!(asked[0].decider, Decider::Seat { seat });
                    let acts = asked[0].options().any(|id| id == "act:consolidate-power");
                    if seat == SeatId(3) && number == 2 {
                        assert_eq!(state.places.of(seat), Some(Place::OffBoard));
                        assert!(!acts, "Helo is not there");
                        met.note("Helo in his first turn");
                    } else {
                        assert!(acts, "{seat:?} {number} {acted}");
                        met.note(if flies { "a pilot" } else { "acts anew" });
                    }
                    if seat == SeatId(3) && number == 9 {
                        let deck = location("hangar-deck");
                        let there = Place::Location { location: deck };
                        assert_eq!(state.places.of(seat), Some(there));
                        met.note("Helo in his second turn");
                    }
                }
            }
        }
    }
    met.all(&[
        "acts anew",
        "a pilot",
        "Helo in his first turn",
        "Helo in his second turn",
        "nothing to correct",
    ]);
}

#[test]
fn a_corrected_number_brings_helo_in_his_second_turn() {
    checks!("CHARACTER-HELO-1");
    let mut met = Met::default();
    for number in 1..=12_u16 {
        let turn = json!({ "number": 3, "active": "Dov", "step": "receive-skills" });
        let mut game = running(&json!({ "turn": turn }));
        let _changed = correct(&mut game, Correction::TurnNumber { number });
        assert_eq!(game.state().turn.number, number);
        let away = game.state().places.of(SeatId(3)) == Some(Place::OffBoard);
        assert_eq!(away, number <= 4, "turn {number}");
        met.note(if away { "away" } else { "there" });
    }
    met.all(&["away", "there"]);
}
