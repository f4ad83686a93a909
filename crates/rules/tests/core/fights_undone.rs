//! Second thoughts about a fight: the number of a die put right, and a whole fight undone as one.

use dradis_facts::battle::{Pace, ShipIcon};
use dradis_facts::chance::Stream;
use dradis_facts::checks;
use dradis_facts::craft::Craft;
use dradis_facts::resources::Resource;
use dradis_facts::space::Area;
use dradis_facts::{Rejection, SeatId};
use dradis_rules::history::Record;
use dradis_rules::play::prompt::PromptKind;
use dradis_rules::{Actor, Command};
use dradis_state::Event;
use dradis_state::battle::DieSource;
use dradis_state::correction::Correction;
use dradis_state::happening::Happening;
use dradis_state::undo::UndoClass;

use crate::game::Game;

/// A first turn in which the bow holds these raiders and unmanned vipers, and no other raider or viper is in
/// space but Apollo's. Nobody holds a card that rolls a die again.
fn bow(raiders: u8, vipers: u8) -> Game {
    let mut game = Game::playing();
    for seat in 0..3 {
        game.set_hand(seat, 0);
    }
    for area in Area::ALL {
        let here = |count| if area == Area::Bow { count } else { 0 };
        let ships = game.state().space.ships(area).clone();
        for (kind, from, count) in [
            (Craft::Raider, ships.alike[Craft::Raider], here(raiders)),
            (Craft::HeavyRaider, ships.alike[Craft::HeavyRaider], 0),
            (Craft::Viper, ships.alike[Craft::Viper], here(vipers)),
        ] {
            if from != count {
                game.corrected(Correction::Ships {
                    area: area.into(),
                    kind,
                    count,
                });
            }
        }
    }
    game
}

fn raiders(game: &mut Game) {
    let icon = ShipIcon::Raiders;
    game.happens(Happening::ShipsActivated { icon });
}

fn roll(game: &mut Game, option: &str) {
    game.choose(PromptKind::Roll, option);
}

fn correcting(face: u8) -> Command {
    Command::CorrectRoll { face, step: None }
}

pub(crate) fn correct(game: &mut Game, face: u8) -> Record {
    let record = game.decided(Actor::Referee, &correcting(face));
    let record = record.expect("the roll can be corrected");
    game.record(record.clone());
    record
}

fn not_corrected(game: &Game, face: u8) -> Rejection {
    let decided = game.decided(Actor::Referee, &correcting(face));
    decided.expect_err("the roll cannot be corrected")
}

fn undo(game: &mut Game) {
    let record = game.history.undo().expect("a step that can be undone");
    game.record(record);
}

fn redo(game: &mut Game) {
    let record = game.history.redo().expect("a step that was undone");
    game.record(record);
}

fn undo_fight(game: &mut Game) {
    let record = game.history.undo_fight().expect("a fight");
    game.record(record);
}

fn dice_read(game: &Game) -> u64 {
    game.state().chance.of(Stream::Dice)
}

#[test]
fn a_corrected_roll_does_what_the_right_number_would_have_done() {
    checks!("ATTACK-2", "DMG-2", "DMG-3");
    let mut right = bow(2, 2);
    raiders(&mut right);
    roll(&mut right, "8");

    let mut game = bow(2, 2);
    raiders(&mut game);
    roll(&mut game, "5");
    assert_eq!(game.state().reserve.damaged.vipers(), 1);
    let (rolled, _) = game.history.last_done().expect("the roll");
    let record = correct(&mut game, 8);
    assert_eq!(game.state(), right.state());
    assert_eq!(game.state().reserve.damaged.vipers(), 0);
    assert_eq!(game.state().reserve.destroyed.vipers(), 1);
    let Record::DidInstead { step, events } = record else {
        panic!("the roll is replaced: {record:?}");
    };
    assert_eq!(step, rolled);
    let sources: Vec<_> = events
        .iter()
        .filter_map(|event| {
            if let Event::DieRolled { source, face, .. } = event {
                Some((*face, *source))
            } else {
                None
            }
        })
        .collect();
    assert_eq!(sources, [(8, DieSource::Corrected)]);
}

#[test]
fn a_corrected_roll_of_dradis_stays_read_from_the_stream() {
    let mut game = bow(2, 2);
    raiders(&mut game);
    roll(&mut game, "roll");
    let read = dice_read(&game);
    let before = game.history.before_last_roll().expect("a roll");
    let other = if before.face == 8 { 5 } else { 8 };
    let record = correct(&mut game, other);
    assert_eq!(dice_read(&game), read, "the next die shows something new");
    assert!(matches!(record.events()[0], Event::Drew { .. }));
    assert!(
        !game.history.knew(&record),
        "the number of a corrected die was told, and not known from an earlier draw"
    );
    undo(&mut game);
    assert!(dice_read(&game) < read, "undo gives the word back");
    redo(&mut game);
    assert_eq!(dice_read(&game), read);
}

#[test]
fn a_corrected_roll_is_corrected_again_undone_and_redone_like_any_step() {
    let mut game = bow(2, 2);
    raiders(&mut game);
    let waiting = game.state().clone();
    roll(&mut game, "1");
    let missed = game.state().clone();
    correct(&mut game, 8);
    let destroyed = game.state().clone();
    assert_ne!(destroyed, missed);
    correct(&mut game, 1);
    assert_eq!(game.state(), &missed);
    correct(&mut game, 8);
    undo(&mut game);
    assert_eq!(
        game.state(),
        &waiting,
        "undo goes back before the first number"
    );
    redo(&mut game);
    assert_eq!(game.state(), &destroyed);
    correct(&mut game, 2);
    assert_eq!(
        game.history.redo(),
        Err(Rejection::NothingToRedo),
        "what was replaced does not come back"
    );
}

#[test]
fn in_one_step_of_many_dice_the_last_one_is_corrected() {
    let mut game = bow(3, 4);
    game.referee(&Command::SetPace { pace: Pace::Fast });
    raiders(&mut game);
    let faces = |game: &Game| -> Vec<u8> {
        let (_, events) = game.history.last_done().expect("a step");
        events
            .iter()
            .filter_map(|event| {
                if let Event::DieRolled { face, .. } = event {
                    Some(*face)
                } else {
                    None
                }
            })
            .collect()
    };
    let rolled = faces(&game);
    assert_eq!(rolled.len(), 3);
    let other = rolled[2] % 8 + 1;
    correct(&mut game, other);
    assert_eq!(faces(&game), [rolled[0], rolled[1], other]);
}

#[test]
fn a_roll_that_somebody_may_repeat_is_asked_about_again_with_the_right_number() {
    checks!("ATTACK-7");
    let mut game = bow(1, 2);
    game.set_hand(1, 2);
    raiders(&mut game);
    roll(&mut game, "5");
    correct(&mut game, 8);
    game.choose(PromptKind::React, "stand");
    assert_eq!(game.state().reserve.destroyed.vipers(), 1);
    assert_eq!(
        not_corrected(&game, 5),
        Rejection::NoRollToCorrect,
        "to let it stand is a step of its own"
    );
    undo(&mut game);
    correct(&mut game, 5);
    game.choose(PromptKind::React, "stand");
    assert_eq!(game.state().reserve.damaged.vipers(), 1);
}

#[test]
fn only_the_last_step_is_corrected_and_only_to_another_number_of_the_die() {
    let mut game = bow(2, 2);
    assert_eq!(not_corrected(&game, 8), Rejection::NoRollToCorrect);
    raiders(&mut game);
    assert_eq!(not_corrected(&game, 8), Rejection::NoRollToCorrect);
    roll(&mut game, "5");
    for face in [0, 9] {
        assert_eq!(not_corrected(&game, face), Rejection::NoSuchFace { face });
    }
    assert_eq!(not_corrected(&game, 5), Rejection::NoChange);
    let (step, _) = game.history.last_done().expect("the roll");
    for (named, refusal) in [(step, None), (step - 1, Some(Rejection::StaleStep))] {
        let command = Command::CorrectRoll {
            face: 8,
            step: Some(named),
        };
        let decided = game.decided(Actor::Referee, &command);
        assert_eq!(decided.err(), refusal);
    }
    let by_phone = Actor::Seat { seat: SeatId(0) };
    let decided = game.decided(by_phone, &correcting(8));
    assert_eq!(decided, Err(Rejection::RefereeOnly));
    game.turn_dial(Resource::Fuel, -1);
    assert_eq!(not_corrected(&game, 8), Rejection::NoRollToCorrect);
    undo(&mut game);
    correct(&mut game, 8);
}

#[test]
fn a_secret_that_has_gone_out_since_bars_the_correction_and_the_undo_of_the_fight() {
    let mut game = bow(2, 2);
    raiders(&mut game);
    roll(&mut game, "5");
    let seats = vec![SeatId(1)];
    game.give(Actor::Host, &Command::ShowLoyalty { seats });
    assert_eq!(not_corrected(&game, 8), Rejection::UndoBarred);
    let (_, class) = game.history.whole_fight().expect("a fight");
    assert_eq!(class, UndoClass::Barred);
    assert_eq!(game.history.undo_fight(), Err(Rejection::UndoBarred));
    roll(&mut game, "6");
    correct(&mut game, 7);
    assert_eq!(
        game.history.undo_fight(),
        Err(Rejection::UndoBarred),
        "what came after the secret stays open"
    );
}

#[test]
fn a_fight_is_undone_as_one_and_redone_step_by_step() {
    let mut game = bow(2, 2);
    let before = game.state().clone();
    assert_eq!(game.history.whole_fight(), None);
    raiders(&mut game);
    assert_eq!(
        game.history.whole_fight(),
        None,
        "one step is undone by undo alone"
    );
    roll(&mut game, "5");
    let halfway = game.state().clone();
    let (first, class) = game.history.whole_fight().expect("a fight");
    assert_eq!(class, UndoClass::Free);
    roll(&mut game, "roll");
    let after = game.state().clone();
    assert!(!after.agenda.fighting(), "both raiders have acted");
    assert_eq!(
        game.history.whole_fight(),
        Some((first, UndoClass::Sticky)),
        "it is over, and nothing came after it"
    );
    let steps: Vec<u64> = game.history.fight().map(|(step, _)| step).collect();
    assert_eq!(steps, [first, first + 1, first + 2]);

    undo_fight(&mut game);
    assert_eq!(game.state(), &before);
    assert_eq!(game.history.whole_fight(), None);
    redo(&mut game);
    redo(&mut game);
    assert_eq!(game.state(), &halfway);
    redo(&mut game);
    assert_eq!(game.state(), &after);
    undo_fight(&mut game);
    assert_eq!(game.state(), &before);
}

#[test]
fn a_correction_in_the_middle_is_undone_with_the_fight_and_what_came_after_it_is_not() {
    let mut game = bow(2, 2);
    let before = game.state().clone();
    raiders(&mut game);
    roll(&mut game, "5");
    correct(&mut game, 8);
    game.corrected(Correction::Nukes { count: 1 });
    roll(&mut game, "5");
    undo_fight(&mut game);
    assert_eq!(game.state(), &before);
    for _ in 0..4 {
        redo(&mut game);
    }
    game.turn_dial(Resource::Fuel, -1);
    assert_eq!(game.history.whole_fight(), None);
    assert_eq!(game.history.undo_fight(), Err(Rejection::NothingToUndo));
}

#[test]
fn a_second_fight_of_the_turn_is_undone_without_the_first() {
    let mut game = bow(1, 2);
    raiders(&mut game);
    roll(&mut game, "5");
    game.corrected(Correction::Ships {
        area: Area::Bow.into(),
        kind: Craft::Raider,
        count: 3,
    });
    let between = game.state().clone();
    raiders(&mut game);
    roll(&mut game, "5");
    undo_fight(&mut game);
    assert_eq!(game.state(), &between);
}

#[test]
fn a_corrected_roll_leaves_nothing_to_redo() {
    let mut game = bow(2, 2);
    raiders(&mut game);
    roll(&mut game, "5");
    roll(&mut game, "5");
    undo(&mut game);
    assert!(game.history.redo().is_ok());
    correct(&mut game, 8);
    assert!(
        game.history.redo().is_err(),
        "it followed from another number"
    );
}
