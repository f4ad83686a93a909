//! Turns, and the end of the game by a dial.

use dradis_facts::checks;
use dradis_facts::options::Options;
use dradis_facts::piles::Pile;
use dradis_facts::resources::Resource;
use dradis_facts::turn::TurnStep;
use dradis_facts::{Rejection, SeatId};
use dradis_rules::play::prompt::{Decider, PromptKind};
use dradis_rules::tell::view::{Stage, TurnView};
use dradis_rules::{Actor, Command, prompts};
use dradis_state::Event;
use dradis_state::event::HandChange;
use dradis_state::happening::Happening;
use dradis_state::turn::Outcome;

use crate::game::{Game, SIX};

#[test]
fn turns_go_round_clockwise_from_the_first_player() {
    checks!("TURN-1", "TURN-4");
    let mut game = Game::of(&SIX[..4], Options::default(), SeatId(2), 1);
    assert_eq!(game.public().turn, None);
    game.choose(PromptKind::DealLoyalty, "deal");
    assert_eq!(game.public().turn, None);
    game.choose(PromptKind::CloseReading, "close-reading");
    for (number, active) in [(1, 2), (2, 3), (3, 0), (4, 1), (5, 2)] {
        let active = SeatId(active);
        assert_eq!(
            game.public().turn,
            Some(TurnView {
                number,
                active,
                step: TurnStep::ReceiveSkills,
                steps: TurnStep::ALL.to_vec(),
                draws: 5,
                draw_lines: game.public().turn.expect("a turn").draw_lines,
                actions: 1,
            })
        );
        assert_eq!(
            game.prompt(PromptKind::TakeTurn).decider,
            Decider::Seat { seat: active }
        );
        game.end_turn();
    }
    assert_eq!(game.public().first, Some(SeatId(2)));
}

#[test]
fn the_active_player_ends_the_turn_or_the_referee_does() {
    checks!("TURN-4");
    let mut game = Game::playing();
    let answer = game.answer(PromptKind::TakeTurn, "end-turn");
    let other = Actor::Seat { seat: SeatId(1) };
    assert_eq!(game.try_give(other, &answer), Err(Rejection::NotYours));
    game.give(Actor::Seat { seat: SeatId(0) }, &answer);
    assert_eq!(game.state().turn.active, Some(SeatId(1)));
    assert_eq!(
        game.refusal(&answer),
        Rejection::StalePrompt,
        "that turn has ended"
    );
    game.end_turn();
    assert_eq!(game.state().turn.active, Some(SeatId(2)));
}

#[test]
fn any_dial_at_zero_at_the_end_of_a_turn_loses() {
    checks!("END-1", "END-2", "RES-6", "DIS-25");
    for resource in Resource::ALL {
        let mut game = Game::playing();
        game.turn_dial(resource, -15);
        assert_eq!(
            game.public().stage,
            Stage::Playing,
            "only the end of the turn counts"
        );
        let of = game.public().turn.expect("a turn").draw_lines;
        let events = game.end_turn();
        let outcome = Outcome::ResourcesExhausted {
            resources: vec![resource],
        };
        assert_eq!(
            events,
            [
                Event::TurnEnded { seat: SeatId(0) },
                Event::HandChanged {
                    seat: SeatId(0),
                    from: 0,
                    to: 5,
                    why: HandChange::ReceivedSkills,
                    of,
                },
                Event::PileChanged {
                    pile: Pile::Crisis,
                    from: 70,
                    to: 69,
                },
                Event::StepDone,
                Event::GameEnded {
                    outcome: outcome.clone()
                }
            ]
        );
        assert_eq!(game.public().outcome, Some(outcome));
        assert_eq!(game.public().stage, Stage::Over);
        assert_eq!(game.state().turn.number, 1, "no further turn begins");
    }
}

#[test]
fn every_dial_at_zero_is_named() {
    checks!("END-2");
    let mut game = Game::playing();
    game.turn_dial(Resource::Morale, -10);
    game.turn_dial(Resource::Fuel, -8);
    game.end_turn();
    let resources = vec![Resource::Fuel, Resource::Morale];
    assert_eq!(
        game.public().outcome,
        Some(Outcome::ResourcesExhausted { resources })
    );
}

#[test]
fn a_dial_that_recovers_before_the_end_of_the_turn_loses_nothing() {
    checks!("END-2", "EX-20", "RES-6", "DIS-25");
    let spent = || {
        let mut game = Game::playing();
        game.turn_dial(Resource::Morale, -9);
        game.turn_dial(Resource::Morale, -1);
        game
    };
    let mut game = spent();
    game.turn_dial(Resource::Morale, 1);
    game.end_turn();
    assert_eq!(game.public().outcome, None);
    assert_eq!(game.state().turn.number, 2);
    let mut game = spent();
    game.end_turn();
    assert!(
        game.public().outcome.is_some(),
        "without the gain the game is lost"
    );
}

#[test]
fn nothing_is_played_after_the_end() {
    checks!("END-1");
    let mut game = Game::playing();
    let answer = game.answer(PromptKind::TakeTurn, "end-turn");
    game.turn_dial(Resource::Fuel, -8);
    game.end_turn();
    assert_eq!(prompts(game.state()), []);
    assert_eq!(game.refusal(&answer), Rejection::GameOver);
    let gain = Command::ChangeResource {
        resource: Resource::Fuel,
        by: 3,
    };
    assert_eq!(game.refusal(&gain), Rejection::GameOver);
    assert_eq!(
        game.refusal(&gain).rule().map(|rule| rule.as_str()),
        Some("END-1")
    );
}

#[test]
fn starbuck_has_two_actions_only_in_a_turn_that_began_in_her_viper() {
    checks!("PILOT-5");
    let mut game = Game::standing(&["starbuck", "william-adama", "laura-roslin"]);
    let ask = |game: &mut Game| {
        game.turn("next");
        game.turn("next");
        assert_eq!(game.state().turn.step, TurnStep::Action);
        game.prompt(PromptKind::TakeTurn).ask.id
    };
    assert_eq!(ask(&mut game), "ask-take-turn");
    let seat = SeatId(0);
    game.happens(Happening::HangarLaunch { seat });
    game.choose(PromptKind::ActivateViper, "launch:aft-port");
    let launched = game.prompt(PromptKind::TakeTurn).ask.id;
    assert_eq!(launched, "ask-take-turn", "the turn did not begin in space");
    for _ in 0..3 {
        game.end_turn();
    }
    assert_eq!(ask(&mut game), "ask-take-turn-twice");
}
