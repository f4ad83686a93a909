//! What the CAG does by the title card, in a turn of their own or by somebody's order.

use dradis_facts::checks;
use dradis_facts::craft::{Craft, ViperKind};
use dradis_facts::places::Place;
use dradis_facts::space::Area;
use dradis_facts::titles::Title;
use dradis_rules::play::prompt::{Decider, PromptKind};
use dradis_state::correction::Correction;
use dradis_state::reserve::ships_left;
use serde_json::{Value, json};

use crate::combined_ships::{day, standing};
use crate::combined_turns::{ANA, BEN, DANA};
use crate::fight::BY_TABLE;
use crate::game::Game;

const VIPER: PromptKind = PromptKind::ActivateViper;
const PICK: PromptKind = PromptKind::PickPlayer;
const TURN: PromptKind = PromptKind::TakeTurn;
const HAND_ON: &str = "act:hand-on-cag";
const LEAD: &str = "act:lead-flight";

/// Dana's Action step; she is the CAG, and a pilot.
fn danas(place: &str, more: &Value) -> Game {
    let mut position = json!({
        "turn": { "number": 6, "active": "Dana", "step": "action" },
        "places": standing(&[("Dana", place)]),
        "areas": { "aft-port": { "unmanned-vipers": 1 } },
    });
    for (key, value) in more.as_object().expect("an object") {
        position[key] = value.clone();
    }
    day("action", BY_TABLE, &position)
}

fn may(game: &Game, option: &str) -> bool {
    game.asked().options().any(|other| other == option)
}

fn why_not(game: &Game, option: &str) -> Option<&'static str> {
    let mut not = game.asked().not_allowed.into_iter();
    not.find(|no| no.id.text() == option)
        .map(|no| no.cause.as_str())
}

#[test]
fn the_cag_activates_a_viper_and_gives_the_title_to_another_human() {
    checks!("XACT-1");
    let mut game = danas(
        "armory",
        &json!({
            "revealed-cylons": ["Emil"],
            "places": standing(&[("Dana", "armory"), ("Emil", "caprica-overlay")]),
        }),
    );
    assert!(!may(&game, LEAD) && why_not(&game, LEAD).is_none());
    game.turn(HAND_ON);
    assert_eq!(game.prompt(VIPER).decider, Decider::Seat { seat: DANA });
    game.choose(VIPER, "move:aft-port:stern");
    assert_eq!(game.state().space.ships(Area::Stern).count(Craft::Viper), 1);
    let asked = game.prompt(PICK);
    let names: Vec<String> = asked.options().collect();
    assert_eq!(names, ["player:0", "player:1", "player:2"], "no Cylon");
    game.choose(PICK, "player:1");
    assert_eq!(game.state().titles.holder(Title::Cag), Some(BEN));
    assert_eq!(game.state().turn.acted, 1);
    assert!(!may(&game, HAND_ON));
}

#[test]
fn a_prisoner_does_not_become_cag_by_it_and_nobody_else_has_the_action() {
    checks!("XACT-1", "TITLE-ADM-4");
    let mut game = danas("armory", &json!({}));
    game.put(0, "brig");
    game.turn(HAND_ON);
    game.choose(VIPER, "move:aft-port:stern");
    let asked = game.prompt(PICK);
    let names: Vec<String> = asked.options().collect();
    assert_eq!(names, ["player:4", "player:1", "player:2"]);
    assert_eq!(why_not(&game, "player:0"), Some("TITLE-ADM-4"));
    let another = day("action", BY_TABLE, &json!({}));
    for option in [HAND_ON, LEAD] {
        assert!(!may(&another, option), "{option}");
        assert_eq!(why_not(&another, option), None);
    }
}

#[test]
fn a_cag_who_flies_acts_again_once_a_turn() {
    checks!("XACT-1", "ACT-10");
    let mut game = danas("viper:bow", &json!({}));
    game.turn(LEAD);
    game.choose(VIPER, "move:aft-port:stern");
    assert_eq!(game.state().titles.holder(Title::Cag), Some(DANA));
    game.prompt(TURN);
    assert_eq!(why_not(&game, LEAD), Some("XACT-1"), "once a turn");
    // The other action of the card is another one.
    game.turn(HAND_ON);
    game.choose(VIPER, "move:stern:aft-port");
    game.choose(PICK, "player:0");
    let state = game.state();
    assert_eq!(state.titles.holder(Title::Cag), Some(ANA));
    assert_eq!((state.turn.acted, state.turn.extra), (2, 1));
    assert!(matches!(
        state.places.of(DANA),
        Some(Place::Viper {
            area: Area::Bow,
            ..
        })
    ));
    // The next turn of theirs has it again, and a position remembers it.
    let led = json!({ "so-far": { "remembered": { "flight-led": true } } });
    assert_eq!(why_not(&danas("viper:bow", &led), LEAD), Some("XACT-1"));
}

#[test]
fn without_a_viper_to_activate_the_cag_has_neither() {
    checks!("XACT-1", "VIPER-7");
    let mut game = danas("viper:bow", &json!({ "areas": {} }));
    for kind in ViperKind::ALL {
        let left = ships_left(game.state(), kind.craft());
        let damaged = game.state().reserve.damaged[kind.craft()];
        if left > 0 {
            game.corrected(Correction::DamagedVipers {
                count: damaged + left,
                kind,
            });
        }
    }
    for option in [HAND_ON, LEAD] {
        assert_eq!(why_not(&game, option), Some("VIPER-7"), "{option}");
    }
}
