//! Communications: what is seen stays with the one who looks.

use dradis_facts::checks;
use dradis_facts::content::{AttackCardId, LocationId};
use dradis_facts::options::{Mode, Modes, Options};
use dradis_facts::places::Place;
use dradis_facts::space::{Area, CivilianHandle};
use dradis_facts::{Rejection, SeatId};
use dradis_rules::play::prompt::{Decider, PromptKind};
use dradis_rules::tell::view::{CivilianSeen, SeatSecret};
use dradis_rules::{Actor, Command, Viewer, narrate, prompts, view};
use dradis_state::Event;
use dradis_state::correction::Correction;
use dradis_state::happening::Happening;
use dradis_state::undo::{UndoClass, undo_class};

use crate::game::{Game, correct};

const LOOKER: SeatId = SeatId(1);

fn use_it() -> Command {
    Command::Record {
        happening: Happening::CommunicationsUsed { seat: LOOKER },
    }
}

/// Turns are played, the looker stands at Communications, and so many civilian ships are at the stern.
fn game(mode: Mode, ships: u8) -> Game {
    let options = Options {
        modes: Modes {
            civilian_ships: mode,
            ..Modes::default()
        },
        ..Options::default()
    };
    let mut game = Game::of(
        &["william-adama", "laura-roslin", "boomer"],
        options,
        SeatId(0),
        3,
    );
    game.choose(PromptKind::DealLoyalty, "deal");
    game.choose(PromptKind::CloseReading, "close-reading");
    let location = LocationId::find("communications").expect("a location");
    game.referee(&correct(Correction::Place {
        seat: LOOKER,
        place: Place::Location { location },
    }));
    // The set-up has put two there.
    if ships != 2 {
        game.referee(&correct(Correction::CivilianShips {
            area: Area::Stern,
            count: ships,
        }));
    }
    game
}

fn secret(game: &Game, seat: SeatId) -> SeatSecret {
    let secret = view(game.state(), Viewer::Seat(seat)).secret;
    secret.expect("a seat has secrets")
}

#[test]
fn two_ships_are_chosen_seen_by_one_player_alone_and_moved() {
    checks!("LOC-COMMS-1", "LOC-COMMS-1a", "CIV-3", "AREA-5");
    let mut game = game(Mode::App, 3);
    let handles: Vec<CivilianHandle> = game
        .state()
        .space
        .civilians
        .iter()
        .map(|s| s.handle)
        .collect();
    game.referee(&use_it());
    let open = prompts(game.state());
    assert_eq!(open[0].kind, PromptKind::ChooseLook);
    assert_eq!(open[0].decider, Decider::Seat { seat: LOOKER });
    assert_eq!(open[0].choices.len(), 3);
    game.choose(
        PromptKind::ChooseLook,
        &format!("civilian:{}", handles[2].0),
    );
    assert_eq!(
        prompts(game.state())[0].choices.len(),
        2,
        "not the same ship twice"
    );
    let events = game.choose(
        PromptKind::ChooseLook,
        &format!("civilian:{}", handles[0].0),
    );

    assert_eq!(undo_class(&events), UndoClass::Barred);
    let seen: Vec<_> = secret(&game, LOOKER)
        .civilians
        .into_iter()
        .map(|CivilianSeen(handle, kind)| (handle, Some(kind)))
        .collect();
    let front = |at: usize| (handles[at], *game.state().space.civilians[at].kind.reveal());
    assert_eq!(seen, [front(2), front(0)]);
    for other in [SeatId(0), SeatId(2)] {
        assert_eq!(secret(&game, other).civilians, []);
        for event in &events {
            assert_eq!(
                narrate(event, Viewer::Seat(other)),
                narrate(event, Viewer::Public)
            );
        }
    }
    let public = game.public();
    assert_eq!(public.seats[1].civilians_seen, [handles[2], handles[0]]);
    assert_eq!(public.seats[0].civilians_seen, []);

    let open = prompts(game.state());
    let options: Vec<&str> = open[0]
        .choices
        .iter()
        .map(|choice| choice.id.as_str())
        .collect();
    assert_eq!(
        options,
        ["stay", "aft-port", "aft-starboard"],
        "areas beside the stern"
    );
    game.choose(PromptKind::MoveCivilian, "aft-port");
    game.choose(PromptKind::MoveCivilian, "stay");
    assert_eq!(
        game.civilians_at(),
        [Area::Stern, Area::Stern, Area::AftPort]
    );
    assert_eq!(prompts(game.state())[0].kind, PromptKind::TakeTurn);
}

#[test]
fn a_single_ship_is_seen_without_a_choice() {
    checks!("LOC-COMMS-1a");
    let mut game = game(Mode::App, 1);
    let events = game.referee(&use_it());
    assert!(events.iter().any(|event| matches!(event, Event::CiviliansSeen { seat: LOOKER, handles } if handles.len() == 1)));
    assert_eq!(prompts(game.state())[0].kind, PromptKind::MoveCivilian);
    game.choose(PromptKind::MoveCivilian, "stay");
    assert_eq!(prompts(game.state())[0].kind, PromptKind::TakeTurn);
}

#[test]
fn what_leaves_the_board_is_no_longer_shown() {
    checks!("CIV-3", "JUMP-COMBAT-3");
    let mut game = game(Mode::App, 2);
    game.referee(&use_it());
    game.choose(PromptKind::MoveCivilian, "stay");
    game.choose(PromptKind::MoveCivilian, "stay");
    assert_eq!(secret(&game, LOOKER).civilians.len(), 2);
    game.referee(&Command::Record {
        happening: Happening::FleetJumped { distance: 1 },
    });
    assert_eq!(secret(&game, LOOKER).civilians, []);
    assert_eq!(game.public().seats[1].civilians_seen, []);
}

#[test]
fn where_the_table_keeps_the_ships_dradis_shows_none() {
    checks!("LOC-COMMS-1");
    let mut game = game(Mode::Table, 2);
    let events = game.referee(&use_it());
    assert!(
        !events
            .iter()
            .any(|event| matches!(event, Event::CiviliansSeen { .. }))
    );
    assert_eq!(undo_class(&events), UndoClass::Free);
    assert_eq!(prompts(game.state())[0].kind, PromptKind::MoveCivilian);
    assert_eq!(secret(&game, LOOKER).civilians, []);
}

#[test]
fn it_needs_somebody_there_a_ship_and_no_jamming() {
    checks!("CYATT-6");
    let refused = |game: &Game| {
        game.try_give(Actor::Referee, &use_it())
            .expect_err("refused")
    };
    let mut elsewhere = game(Mode::App, 2);
    let location = LocationId::find("command").expect("a location");
    let communications = LocationId::find("communications").expect("a location");
    elsewhere.referee(&correct(Correction::Place {
        seat: LOOKER,
        place: Place::Location { location },
    }));
    assert_eq!(
        refused(&elsewhere),
        Rejection::NotThere {
            location: communications
        }
    );
    assert_eq!(refused(&game(Mode::App, 0)), Rejection::NoCivilianShip);

    let mut jammed = game(Mode::App, 2).history.state().clone();
    let card = AttackCardId::find("jammed-assault").expect("a card");
    jammed.battle.in_play.push(card);
    let chance = dradis_facts::chance::StreamKeys::derive([0; 32]);
    let refusal = dradis_rules::decide(&jammed, Actor::Referee, &use_it(), &chance);
    assert_eq!(refusal, Err(Rejection::CommunicationsJammed));
}
