//! Where a character may go in the Movement step.

use dradis_facts::SeatId;
use dradis_facts::checks;
use dradis_facts::craft::Craft;
use dradis_facts::turn::TurnStep;
use dradis_rules::play::prompt::PromptKind;
use dradis_state::Event;
use dradis_state::correction::Correction;
use dradis_state::event::{HandChange, Move};

use crate::game::{Game, place};

/// Ana is William Adama, Cem Apollo in a viper; Ana's Movement step runs with this hand.
fn moving(hand: u8) -> Game {
    let mut game = Game::playing();
    game.turn("next");
    game.set_hand(0, hand);
    game
}

/// What keeps the active player from it: a rule, or nothing where it may be chosen.
fn bars(game: &Game, option: &str) -> Option<&'static str> {
    let prompt = game.prompt(PromptKind::TakeTurn);
    if prompt.choices.iter().any(|choice| choice.id == option) {
        return None;
    }
    let no = prompt.not_allowed.iter().find(|no| no.id.text() == option);
    Some(no.expect("an option, allowed or not").cause.as_str())
}

#[test]
fn a_move_within_the_ship_is_free_and_ends_the_step() {
    checks!("MOVE-1", "MOVE-2", "MOVE-11", "MOVE-9");
    let mut game = moving(1);
    game.corrected(Correction::LocationDamage {
        location: dradis_facts::content::LocationId::find("armory").expect("a location"),
        damaged: true,
    });
    for location in ["command", "armory", "hangar-deck", "ftl-control"] {
        assert_eq!(bars(&game, &format!("go:{location}")), None);
    }
    let events = game.turn("go:armory");
    assert_eq!(
        events,
        [
            Event::CharacterMoved {
                seat: SeatId(0),
                place: place("armory"),
                why: Move::Turn
            },
            Event::TurnStepBegan {
                step: TurnStep::Action
            }
        ]
    );
    game.turn("back");
    game.put(0, "sickbay");
    assert_eq!(bars(&game, "go:command"), None, "Sickbay lets everybody go");
    let options = game.prompt(PromptKind::TakeTurn);
    let all = options.choices.iter().map(|choice| choice.id.clone());
    let mut all = all.chain(options.not_allowed.iter().map(|no| no.id.text()));
    assert!(
        !all.any(|id| id == "go:sickbay"),
        "one cannot go where one is"
    );
}

#[test]
fn another_ship_costs_a_card_and_needs_one() {
    checks!("MOVE-3", "MOVE-4", "MOVE-13", "OPEN-17", "EX-04");
    let mut game = moving(0);
    assert_eq!(bars(&game, "go:press-room"), Some("MOVE-4"));
    assert_eq!(bars(&game, "go:command"), None);
    game.set_hand(0, 3);
    assert_eq!(bars(&game, "go:press-room"), None);
    let events = game.turn("go:press-room");
    assert!(events.contains(&Event::HandChanged {
        seat: SeatId(0),
        from: 3,
        to: 2,
        why: HandChange::ChangedShip,
        of: Vec::new(),
    }));
    assert_eq!(game.state().places.of(SeatId(0)), Some(place("press-room")));
}

#[test]
fn nobody_goes_into_hazard_or_among_the_cylons() {
    checks!("MOVE-5", "MOVE-7", "LOC-1");
    let game = moving(3);
    assert_eq!(bars(&game, "go:brig"), Some("MOVE-7"));
    assert_eq!(bars(&game, "go:sickbay"), Some("MOVE-7"));
    for location in ["caprica", "cylon-fleet", "human-fleet", "resurrection-ship"] {
        assert_eq!(bars(&game, &format!("go:{location}")), Some("MOVE-5"));
    }
}

#[test]
fn a_revealed_cylon_moves_among_the_cylon_locations_for_nothing() {
    checks!("MOVE-6", "CYTURN-2");
    let mut game = moving(0);
    game.corrected(Correction::RevealedCylon {
        seat: SeatId(0),
        revealed: true,
    });
    game.put(0, "resurrection-ship");
    assert_eq!(bars(&game, "go:command"), Some("MOVE-6"));
    assert_eq!(bars(&game, "go:press-room"), Some("MOVE-6"));
    assert_eq!(bars(&game, "go:caprica"), None);
    game.turn("go:caprica");
    assert_eq!(game.state().places.of(SeatId(0)), Some(place("caprica")));
    assert_eq!(game.state().hands.of(SeatId(0)), 0);
}

#[test]
fn a_prisoner_and_a_character_beside_the_board_go_nowhere() {
    checks!("MOVE-8", "CHARACTER-HELO-1");
    let mut game = moving(3);
    game.put(0, "brig");
    assert_eq!(bars(&game, "go:command"), Some("MOVE-8"));
    let mut game = Game::running(&["helo", "laura-roslin", "starbuck"]);
    game.corrected(Correction::TurnStep {
        step: TurnStep::Movement,
    });
    assert_eq!(bars(&game, "go:command"), Some("CHARACTER-HELO-1"));
}

#[test]
fn a_pilot_flies_to_the_next_area_or_leaves_the_viper_for_a_card() {
    checks!("MOVE-10", "MOVE-13", "DIS-18");
    let mut game = Game::running(&["apollo", "william-adama", "laura-roslin"]);
    game.turn("next");
    assert_eq!(
        game.state().places.of(SeatId(0)),
        Some(place("viper:fore-port"))
    );
    for near in ["bow", "aft-port"] {
        assert_eq!(bars(&game, &format!("fly:{near}")), None);
    }
    for far in ["stern", "aft-starboard", "fore-starboard"] {
        assert_eq!(bars(&game, &format!("fly:{far}")), Some("MOVE-10"));
    }
    game.set_hand(0, 0);
    assert_eq!(bars(&game, "go:command"), Some("MOVE-4"));
    assert_eq!(bars(&game, "fly:bow"), None, "flying is free");
    game.set_hand(0, 1);
    let vipers = game.public().board.supply.ships[Craft::Viper];
    game.turn("go:administration");
    assert_eq!(game.state().hands.of(SeatId(0)), 0);
    assert_eq!(game.public().board.supply.ships[Craft::Viper], vipers + 1);
    let mut game = Game::running(&["apollo", "william-adama", "laura-roslin"]);
    game.turn("next");
    game.turn("fly:bow");
    assert_eq!(game.state().places.of(SeatId(0)), Some(place("viper:bow")));
    assert_eq!(game.state().hands.of(SeatId(0)), 5);
}
