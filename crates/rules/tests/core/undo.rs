//! Undo and redo.

use dradis_facts::options::Options;
use dradis_facts::resources::Resource;
use dradis_facts::{Rejection, SeatId};
use dradis_rules::history::{History, OutOfPlace, Record};
use dradis_rules::play::prompt::PromptKind;
use dradis_rules::{Actor, Command};
use dradis_state::correction::Correction;
use dradis_state::undo::{UndoClass, undo_class};

use crate::game::{Game, SIX, correct};

fn undo(game: &mut Game) {
    let record = game.history.undo().expect("a step that can be undone");
    game.record(record);
}

fn redo(game: &mut Game) {
    let record = game.history.redo().expect("a step that was undone");
    game.record(record);
}

#[test]
fn an_empty_history_has_nothing_to_undo_or_redo() {
    let history = History::default();
    assert_eq!(history.undo(), Err(Rejection::NothingToUndo));
    assert_eq!(history.redo(), Err(Rejection::NothingToRedo));
    assert_eq!(history.last_done(), None);
    assert_eq!(history.last_undone(), None);
}

#[test]
fn steps_are_undone_last_first_and_redone_in_their_order() {
    let mut game = Game::playing();
    let states: Vec<_> = (0..3)
        .map(|_| {
            let before = game.state().clone();
            game.turn_dial(Resource::Fuel, -1);
            before
        })
        .collect();
    let after = game.state().clone();
    for before in states.iter().rev() {
        undo(&mut game);
        assert_eq!(game.state(), before);
    }
    redo(&mut game);
    assert_eq!(game.state(), &states[1]);
    redo(&mut game);
    redo(&mut game);
    assert_eq!(game.state(), &after);
    assert_eq!(game.history.redo(), Err(Rejection::NothingToRedo));
    undo(&mut game);
    assert_eq!(
        game.state(),
        &states[2],
        "a step done again can be undone again"
    );
}

#[test]
fn something_new_ends_redoing() {
    let mut game = Game::playing();
    game.turn_dial(Resource::Fuel, -1);
    undo(&mut game);
    assert!(game.history.redo().is_ok());
    game.turn_dial(Resource::Food, -1);
    assert_eq!(game.history.redo(), Err(Rejection::NothingToRedo));
}

#[test]
fn the_history_names_its_last_steps() {
    let mut game = Game::playing();
    let events = game.turn_dial(Resource::Fuel, -1);
    let (number, done) = game.history.last_done().expect("a step");
    assert_eq!(done, events);
    undo(&mut game);
    assert_eq!(
        game.history.last_undone(),
        Some((number, events.as_slice()))
    );
    assert_eq!(
        game.history.last_done().map(|(step, _)| step),
        Some(number - 1)
    );
}

#[test]
fn a_record_out_of_place_changes_nothing() {
    let mut game = Game::playing();
    game.turn_dial(Resource::Fuel, -1);
    let before = game.state().clone();
    let (last, _) = game.history.last_done().expect("a step");
    for record in [
        Record::Undid { step: last - 1 },
        Record::Redid { step: last },
    ] {
        let step = match record {
            Record::Undid { step } | Record::Redid { step } | Record::UndidBack { step } => step,
            Record::Did { .. } | Record::DidInstead { .. } => unreachable!("not among them"),
        };
        assert_eq!(game.history.add(99, record), Err(OutOfPlace { step }));
        assert_eq!(game.state(), &before);
    }
    undo(&mut game);
    assert_eq!(
        game.history.add(99, Record::Redid { step: last + 1 }),
        Err(OutOfPlace { step: last + 1 })
    );
    redo(&mut game);
    assert_eq!(game.state(), &before);
}

#[test]
fn the_strictest_event_decides_how_far_a_step_can_be_taken_back() {
    let mut game = Game::of(&SIX[..3], Options::default(), SeatId(0), 1);
    let dealt = game.choose(PromptKind::DealLoyalty, "deal");
    assert_eq!(undo_class(&dealt), UndoClass::Sticky);
    let shown = game.give(
        Actor::Host,
        &Command::ShowLoyalty {
            seats: vec![SeatId(0)],
        },
    );
    assert_eq!(undo_class(&shown), UndoClass::Barred);
    assert_eq!(undo_class(&[dealt, shown].concat()), UndoClass::Barred);
    let corrected = game.referee(&correct(Correction::Resource {
        resource: Resource::Fuel,
        value: 1,
    }));
    assert_eq!(undo_class(&corrected), UndoClass::Free);
    assert_eq!(undo_class(&[]), UndoClass::Free);
}

#[test]
fn a_secret_that_has_gone_out_bars_undo_and_everything_before_it() {
    let mut game = Game::of(&SIX[..3], Options::default(), SeatId(0), 1);
    game.choose(PromptKind::DealLoyalty, "deal");
    game.give(
        Actor::Host,
        &Command::ShowLoyalty {
            seats: vec![SeatId(0)],
        },
    );
    assert_eq!(game.history.undo(), Err(Rejection::UndoBarred));
    game.choose(PromptKind::CloseReading, "close-reading");
    undo(&mut game);
    assert_eq!(game.history.undo(), Err(Rejection::UndoBarred));
}

#[test]
fn a_draw_done_again_gives_what_was_known() {
    let mut game = Game::of(&SIX[..3], Options::default(), SeatId(0), 1);
    let first = game.choose(PromptKind::DealLoyalty, "deal");
    undo(&mut game);
    let answer = game.answer(PromptKind::DealLoyalty, "deal");
    let again = game.try_give(Actor::Referee, &answer).expect("legal");
    assert_eq!(again, first, "the same words of the stream");
    assert!(game.history.was_known(&again), "the table knew the result");
}

#[test]
fn a_first_draw_was_not_known() {
    let game = Game::of(&SIX[..3], Options::default(), SeatId(0), 1);
    let answer = game.answer(PromptKind::DealLoyalty, "deal");
    let events = game.try_give(Actor::Referee, &answer).expect("legal");
    assert!(!game.history.was_known(&events));
    assert!(!game.history.was_known(&[]));
}

#[test]
fn the_steps_since_one_are_listed_and_the_state_before_it_is_there() {
    let mut game = Game::playing();
    let before = game.state().clone();
    let first = game.turn_dial(Resource::Fuel, -1);
    let (number, _) = game.history.last_done().expect("a step");
    let second = game.turn_dial(Resource::Food, -1);
    let since: Vec<_> = game.history.done_from(number).collect();
    assert_eq!(since.len(), 2);
    assert_eq!(since[0], (number, first.as_slice()));
    assert_eq!(since[1].1, second.as_slice());
    assert_eq!(game.history.before(number), Some(&before));
    assert_eq!(game.history.done_from(number + 9).count(), 0);
    assert_eq!(game.history.before(number + 9), None);
}
