//! The Basestar Bridge: two of four abilities, named before the first is carried out.

use dradis_facts::craft::Craft;
use dradis_facts::options::{Mode, Modes};
use dradis_facts::space::{Area, Zone};
use dradis_facts::{SeatId, checks};
use dradis_rules::play::prompt::{Decider, PromptKind};
use dradis_state::event::Event;
use dradis_state::pursuit::PursuitEvent;
use dradis_state::reserve::ships_left;
use serde_json::{Value, json};

use crate::fight::{BY_TABLE, kobol};
use crate::game::Game;

/// Ana is a revealed Cylon at the Bridge and has the turn; Dana is CAG.
const FOUR: [&str; 4] = ["galen-tyrol", "laura-roslin", "william-adama", "apollo"];
const ANA: SeatId = SeatId(0);
const DANA: SeatId = SeatId(3);
const BRIDGE: &str = "act:basestar-bridge";
const COURSE: PromptKind = PromptKind::ChooseCourse;
const PIECE: PromptKind = PromptKind::ChoosePiece;
const TURN: PromptKind = PromptKind::TakeTurn;
/// The four abilities, by their place in the list.
const CIVILIAN: usize = 0;
const PLACE: usize = 1;
const PURSUE: usize = 2;
const DAMAGE: usize = 3;

fn aboard(modes: Modes, more: &Value) -> Game {
    let position = json!({
        "turn": { "number": 6, "active": "Ana", "step": "action" },
        "places": { "Ana": "basestar-bridge" },
        "revealed-cylons": ["Ana"],
        "titles": { "cag": "Dana" },
        "areas": {},
    });
    Game::from_position(0, &FOUR, kobol(modes), position, more)
}

/// Ana names two abilities; the second is chosen among the three that are left.
fn names(game: &mut Game, first: usize, second: usize) {
    assert_ne!(first, second);
    game.turn(BRIDGE);
    choose(game, first);
    choose(game, second - usize::from(second > first));
}

fn choose(game: &mut Game, index: usize) {
    let asked = game.asked();
    assert_eq!(asked.kind, COURSE);
    game.choose(COURSE, &format!("branch:{index}"));
}

fn offered(game: &Game, option: &str) -> bool {
    let asked = game.prompt(TURN);
    asked.options().any(|other| other == option)
}

fn waiting(game: &Game, craft: Craft, area: Area) -> u8 {
    let zone = Zone::CylonFleet(area);
    game.state().space.ships(zone).count(craft)
}

#[test]
fn two_different_abilities_are_named_before_the_first_is_carried_out() {
    checks!(
        "XACT-3",
        "XACT-6",
        "XACT-7",
        "LOC-BASESTAR-1",
        "OPEN-22",
        "EX-49"
    );
    let mut game = aboard(BY_TABLE, &json!({ "pursuit": 0, "fleet": 2 }));
    game.turn(BRIDGE);
    let asked = game.asked();
    assert_eq!(asked.decider, Decider::Seat { seat: ANA });
    assert_eq!((asked.kind, asked.choices.len()), (COURSE, 4));
    assert_eq!(asked.cause.to_string(), "XACT-3");
    choose(&mut game, PURSUE);
    let again = game.asked();
    assert_eq!(
        (again.kind, again.choices.len()),
        (COURSE, 3),
        "the one that was named is gone"
    );
    assert_eq!(game.state().jump.space, 2, "nothing has happened yet");
    choose(&mut game, CIVILIAN);
    // In the order in which they were named.
    assert_eq!(game.waits_for(), PromptKind::Roll);
    let events = game.rolls(4);
    assert!(events.contains(&Event::Pursuit {
        pursuit: PursuitEvent::TokenMoved { to: 1 }
    }));
    // The space of the token brings a civilian ship, before the second ability does.
    for left in [1, 0] {
        let asked = game.asked();
        assert_eq!(
            (asked.kind, asked.decider),
            (PIECE, Decider::Seat { seat: DANA })
        );
        game.choose(PIECE, &asked.choices[0].id);
        let there = game.state().space.civilians.len();
        assert_eq!(there, 2 - left);
    }
    assert_eq!(game.waits_for(), TURN);
    assert!(!offered(&game, BRIDGE), "it was the action");
}

#[test]
fn a_low_number_at_the_bridge_holds_the_jump_back() {
    checks!("XACT-6");
    for (face, space, pursuit) in [(1, 1, 2), (3, 1, 2), (4, 2, 3), (8, 2, 3)] {
        let mut game = aboard(BY_TABLE, &json!({ "pursuit": 2, "fleet": 2, "areas": {} }));
        names(&mut game, PURSUE, DAMAGE);
        game.rolls(face);
        while game.waits_for() == PIECE {
            let asked = game.asked();
            game.choose(PIECE, &asked.choices[0].id);
        }
        // No raider is on the board: no number is lower than that, so that no die is rolled.
        assert_eq!(game.waits_for(), TURN, "{face}");
        let state = game.state();
        assert_eq!(
            (state.jump.space, state.space.pursuit),
            (space, pursuit),
            "{face}"
        );
    }
}

#[test]
fn ships_of_the_bridge_wait_beyond_the_areas_and_come_from_beside_the_boards() {
    checks!("XACT-6", "XBASE-4", "EX-40");
    let more = json!({ "areas": { "bow": { "raiders": 18 } } });
    let mut game = aboard(BY_TABLE, &more);
    names(&mut game, PLACE, CIVILIAN);
    choose(&mut game, 1);
    let asked = game.asked();
    assert_eq!((asked.kind, asked.choices.len()), (COURSE, 6));
    game.choose(COURSE, "stern");
    // Two were left; those of the areas stay where they are, and the token does not move.
    assert_eq!(waiting(&game, Craft::Raider, Area::Stern), 2);
    assert_eq!(game.raiders(), [18, 0, 0, 0, 0, 0]);
    assert_eq!(ships_left(game.state(), Craft::Raider), 0);
    assert_eq!(game.state().space.pursuit, 0);
    // A basestar.
    let mut game = aboard(BY_TABLE, &json!({}));
    names(&mut game, PLACE, CIVILIAN);
    choose(&mut game, 0);
    game.choose(COURSE, "bow");
    assert_eq!(waiting(&game, Craft::Basestar, Area::Bow), 1);
    assert_eq!(waiting(&game, Craft::Raider, Area::Bow), 0);
    // Both are out: nothing comes, and nobody is asked where.
    for out in [
        json!({ "bow": { "basestars": [[]] }, "cylon-fleet-bow": { "basestars": [[]] } }),
        json!({ "bow": { "basestars": [[], []] } }),
    ] {
        let mut game = aboard(BY_TABLE, &json!({ "areas": out }));
        let space = game.state().space.clone();
        names(&mut game, PLACE, DAMAGE);
        choose(&mut game, 0);
        assert_eq!(game.waits_for(), TURN);
        assert_eq!(game.state().space, space);
    }
}

#[test]
fn galactica_is_hit_with_a_number_below_that_of_the_raiders_in_the_areas() {
    checks!("XACT-6", "LOC-BASESTAR-1");
    let beyond = json!({
        "bow": { "raiders": 2 }, "stern": { "raiders": 2 }, "cylon-fleet-bow": { "raiders": 4 },
    });
    let all = json!({ "bow": { "raiders": 9 } });
    for (areas, face, hit) in [
        (&beyond, 1, true),
        (&beyond, 3, true),
        (&beyond, 4, false),
        (&beyond, 8, false),
        (&all, 8, true),
    ] {
        for damage in [Mode::Table, Mode::App] {
            let modes = Modes { damage, ..BY_TABLE };
            let more = json!({ "areas": areas, "pursuit": 0, "fleet": 3 });
            let mut game = aboard(modes, &more);
            names(&mut game, DAMAGE, PURSUE);
            game.rolls(face);
            let draws = game.waits_for() != PromptKind::Roll;
            assert_eq!(draws, hit, "{face}");
            if hit {
                // Two are drawn, of Galactica's alone, and Ana says which of them counts; where the table keeps the tokens
                // it names that one.
                let asked = game.asked();
                let (kind, count) = match damage {
                    Mode::Table => (PromptKind::DrawDamage, 8),
                    Mode::App => (PIECE, 2),
                };
                assert_eq!((asked.kind, asked.choices.len()), (kind, count));
                game.choose(kind, &asked.choices[0].id);
            }
            assert_eq!(game.waits_for(), PromptKind::Roll, "the other one follows");
        }
    }
}

#[test]
fn the_bridge_is_a_place_of_cylons_and_of_the_combined_game() {
    checks!("LOC-BASESTAR-1", "XCYTURN-3");
    let more = json!({
        "places": { "Ana": "caprica-overlay" },
        "turn": { "number": 6, "active": "Ana", "step": "movement" },
    });
    let mut game = aboard(BY_TABLE, &more);
    let cards = game.state().hands.clone();
    game.turn("go:basestar-bridge");
    assert_eq!(game.state().hands, cards, "without a card");
    assert!(offered(&game, BRIDGE));
}
