//! Vipers of the combined game that escort civilian ships off the board.

use dradis_facts::content::CivilianKind;
use dradis_facts::message::Message;
use dradis_facts::options::{Mode, Modes, Options};
use dradis_facts::space::{Area, CivilianHandle};
use dradis_facts::{SeatId, checks};
use dradis_rules::play::prompt::{Decider, PromptKind};
use dradis_rules::{Viewer, narrate};
use dradis_state::event::Event;
use dradis_state::happening::Happening;
use serde_json::{Value, json};

use crate::fight::{BY_TABLE, kobol};
use crate::game::Game;

/// Ana has the turn; Dana flies.
const FOUR: [&str; 4] = ["william-adama", "laura-roslin", "galen-tyrol", "apollo"];
const ANA: SeatId = SeatId(0);
const DANA: SeatId = SeatId(3);
const VIPER: PromptKind = PromptKind::ActivateViper;
const TURN: PromptKind = PromptKind::TakeTurn;

fn flying(options: Options, active: &str, areas: &Value) -> Game {
    let position = json!({
        "turn": { "number": 7, "active": active, "step": "action" },
        "places": { "Ana": "command", "Dana": "viper:bow" },
        "skill-cards": { "Ana": 3, "Dana": 3 },
        "areas": {},
    });
    Game::from_position(0, &FOUR, options, position, &json!({ "areas": areas }))
}

fn combined(active: &str, areas: &Value) -> Game {
    flying(kobol(BY_TABLE), active, areas)
}

fn escorts(game: &Game) -> Vec<String> {
    let mut options = game.options();
    options.retain(|option| option.starts_with("escort:"));
    options
}

fn in_areas(game: &Game) -> Vec<(u16, Area)> {
    let ships = game.state().space.civilians.iter();
    ships.map(|ship| (ship.handle.0, ship.area)).collect()
}

#[test]
fn an_unmanned_viper_escorts_one_civilian_ship_of_its_area_and_the_pile_has_it_again() {
    checks!("XVIPER-1", "XVIPER-3", "XVIPER-7");
    let areas = json!({
        "bow": { "civilian-ships": 1 },
        "stern": { "civilian-ships": 2, "unmanned-vipers": 1 },
    });
    let app = Modes {
        dice: Mode::Table,
        ..Modes::default()
    };
    for modes in [BY_TABLE, app] {
        let mut game = flying(kobol(modes), "Ana", &areas);
        let kit = game.state().kit();
        let (before, pile) = (in_areas(&game), game.state().space.pile(kit).len());
        let next = game.state().space.next_handle;
        let stern: Vec<u16> = before
            .iter()
            .filter(|(_, area)| *area == Area::Stern)
            .map(|(ship, _)| *ship)
            .collect();

        game.turn("act:command");
        assert_eq!(game.asked().decider, Decider::Seat { seat: ANA });
        // Dana's viper is not activated from Command, so the ship in front stays.
        let each: Vec<String> = stern.iter().map(|ship| format!("escort:{ship}")).collect();
        assert_eq!(escorts(&game), each);
        let events = game.choose(VIPER, &each[1]);
        let (handle, area) = (CivilianHandle(stern[1]), Area::Stern);
        assert!(events.contains(&Event::CivilianEscorted { handle, area }));

        let left: Vec<_> = before
            .iter()
            .copied()
            .filter(|(ship, _)| *ship != stern[1])
            .collect();
        assert_eq!(in_areas(&game), left);
        assert_eq!(game.state().space.next_handle, next);
        assert!(game.state().space.destroyed_civilians.is_empty());
        let again = game.state().space.pile(kit).len();
        // What the table drew itself is not known, and was counted in all the time.
        assert_eq!(again, pile + usize::from(modes.civilian_ships == Mode::App));

        // It was the first of two activations, and the same viper may act again.
        assert_eq!(escorts(&game), [each[0].clone()]);
        game.choose(VIPER, &each[0]);
        assert_eq!(game.waits_for(), TURN);
        assert_eq!(in_areas(&game).len(), 1);
    }
}

#[test]
fn a_pilot_may_escort_as_the_action_with_the_own_viper_but_not_with_a_card_of_attacks() {
    checks!("XVIPER-4", "VIPER-ESCORT");
    let areas = json!({
        "bow": { "civilian-ships": 1, "raiders": 1 },
        "stern": { "civilian-ships": 1, "unmanned-vipers": 1 },
    });
    let mut game = combined("Dana", &areas);
    game.turn("act:own-viper");
    let asked = game.asked();
    assert_eq!(asked.decider, Decider::Seat { seat: DANA });
    assert_eq!(asked.cause.to_string(), "XVIPER-4");
    let [own] = &escorts(&game)[..] else {
        panic!("{:?}", escorts(&game));
    };
    let own = own.clone();
    game.choose(VIPER, &own);
    assert_eq!(in_areas(&game).len(), 1);
    assert_eq!(in_areas(&game)[0].1, Area::Stern);
    assert_eq!(game.waits_for(), TURN);
    assert!(
        !game
            .prompt(TURN)
            .options()
            .any(|act| act == "act:own-viper")
    );

    let mut game = combined("Dana", &areas);
    game.turn("act:maximum-firepower");
    assert_eq!(game.waits_for(), VIPER);
    assert!(escorts(&game).is_empty());

    let base = Options {
        modes: BY_TABLE,
        ..Options::default()
    };
    let mut base = flying(base, "Dana", &areas);
    base.turn("act:own-viper");
    assert_eq!(base.asked().cause.to_string(), "PILOT-4");
    assert!(escorts(&base).is_empty());
}

#[test]
fn nobody_learns_what_was_escorted_and_who_had_looked_no_longer_sees_it() {
    checks!("XVIPER-3");
    let app = Modes {
        dice: Mode::Table,
        ..Modes::default()
    };
    let areas = json!({ "bow": { "civilian-ships": 2 } });
    let mut game = flying(kobol(app), "Ana", &areas);
    game.put(0, "communications");
    game.turn("act:communications");
    while game.waits_for() != TURN {
        let (kind, first) = (game.waits_for(), game.options()[0].clone());
        game.choose(kind, &first);
    }
    let seen = game.state().space.seen_by(ANA);
    assert_eq!(seen.len(), 2);

    game.happens(Happening::OwnViperActivated { seat: DANA });
    let events = game.choose(VIPER, &format!("escort:{}", seen[0].0));
    assert_eq!(game.state().space.seen_by(ANA), seen[1..]);
    let told = serde_json::to_string(&events).expect("JSON");
    for kind in CivilianKind::all() {
        assert!(!told.contains(kind.name()), "{told}");
    }
    let lines: Vec<_> = events
        .iter()
        .filter_map(|event| narrate(event, Viewer::Seat(DANA)))
        .collect();
    let said = lines
        .iter()
        .any(|line| line.id == Message::LogCivilianEscorted.id());
    assert!(said, "{lines:?}");
}
