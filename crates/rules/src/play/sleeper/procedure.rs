//! The Sleeper phase: everybody receives Loyalty cards, and the Sympathizer is shown.

use dradis_facts::choice::Choice;
use dradis_facts::content::LocationId;
use dradis_facts::hidden::Hidden;
use dradis_facts::places::Place;
use dradis_facts::rejection::Rejection;
use dradis_facts::rule;
use dradis_facts::seat::{SeatId, as_named};
use dradis_state::agenda::{Step, Work};
use dradis_state::event::{Event, Move};
use dradis_state::jump::JumpEvent;
use dradis_state::passing::PassingStep;
use dradis_state::sleeper::{SleeperEvent, SleeperStep};

use crate::play::doing::Doing;
use crate::play::motive;
use crate::play::reveal::{By, reveal};
use crate::play::sleeper;
use crate::play::sleeper::question;
use crate::play::titles::leave_the_bridge;

fn emit(doing: &mut Doing<'_>, sleeper: SleeperEvent) {
    doing.emit(Event::Sleeper { sleeper });
}

/// Carries a step out, unless it asks somebody. Whether it was carried out.
pub(crate) fn proceed(doing: &mut Doing<'_>, step: &Step, sleeper: SleeperStep) -> bool {
    if question(&doing.state, step, sleeper).is_some() {
        return false;
    }
    doing.emit(Event::StepDone);
    match sleeper {
        SleeperStep::Deal => begin(doing),
        SleeperStep::Sympathizer => show(doing),
        // A revealed Cylon always has somebody to pass it to.
        SleeperStep::PassSympathizer { seat } => resolve(doing, seat),
    }
    true
}

/// An answer to a question of the Sleeper phase. The option is one of the prompt's.
pub(crate) fn answer(doing: &mut Doing<'_>, choice: Choice) -> Result<(), Rejection> {
    let Some(Work::Sleeper { sleeper }) = doing.state.agenda.top().map(|step| step.work.clone())
    else {
        return Err(Rejection::StalePrompt);
    };
    doing.emit(Event::StepDone);
    match sleeper {
        SleeperStep::Sympathizer => received(doing, choice),
        SleeperStep::PassSympathizer { seat } => pass(doing, seat, choice),
        SleeperStep::Deal => Err(Rejection::StalePrompt),
    }
}

/// Everybody receives cards and reads at the same time; Boomer goes to the Brig (SLEEPER-2, SLEEPER-3a).
fn begin(doing: &mut Doing<'_>) {
    let jump = JumpEvent::SleeperPhase;
    doing.emit(Event::Jump { jump });
    if !doing.state.loyalty.dealt {
        // The table deals what Dradis knows nothing of; the rest is for everybody to see.
        in_the_open(doing);
        return;
    }
    rule!("SLEEPER-6");
    if doing.state.loyalty.by_hand.is_some() {
        let counts = sleeper::counts(&doing.state);
        emit(doing, SleeperEvent::DealtByHand { counts });
    } else {
        rule!("SLEEPER-2");
        rule!("CYPLAYER-14");
        let cards = sleeper::deal(&doing.state);
        let count = |hand: &Vec<_>| u8::try_from(hand.len()).unwrap_or(u8::MAX);
        let counts = cards.iter().map(count).collect();
        emit(
            doing,
            SleeperEvent::Dealt {
                counts,
                cards: Hidden::new(cards),
            },
        );
    }
    in_the_open(doing);
    rule!("SLEEPER-7");
    rule!("XLOY-9");
    let waiting = as_named(doing.state.seats.len()).collect();
    let sleeper = SleeperStep::Sympathizer;
    let mut work = vec![Work::ReadLoyalty { waiting }, Work::Sleeper { sleeper }];
    if doing.state.kit().hands_on_within.is_some() {
        rule!("XSLEEP-4");
        let steps = [
            PassingStep::Mutineer { extra: true },
            PassingStep::HandOnAll,
            PassingStep::LastMutineer,
        ];
        work.extend(steps.map(|passing| Work::Passing { passing }));
    }
    doing.emit(Event::Scheduled { work });
}

/// Boomer goes to the Brig, and a Leader receives Motive cards.
fn in_the_open(doing: &mut Doing<'_>) {
    if let Some(seat) = sleeper::boomer(&doing.state) {
        to_the_brig(doing, seat);
    }
    motive::deal(doing);
}

/// Where Dradis keeps the cards it shows the Sympathizer by itself: nobody may hold it back (SLEEPER-4). Where
/// the table does, nothing is left to ask.
fn show(doing: &mut Doing<'_>) {
    if doing.state.loyalty.by_hand.is_some() || doing.state.loyalty.sympathizer_shown {
        return;
    }
    if let Some(seat) = sleeper::sympathizer(&doing.state) {
        shown_by(doing, seat);
    }
}

/// The table says who has received the Sympathizer, or that nobody has.
fn received(doing: &mut Doing<'_>, choice: Choice) -> Result<(), Rejection> {
    if choice != Choice::Nobody {
        let seat = seat_named(doing, choice)?;
        shown_by(doing, seat);
    }
    Ok(())
}

fn shown_by(doing: &mut Doing<'_>, seat: SeatId) {
    rule!("SLEEPER-4");
    rule!("SYMP-2");
    emit(doing, SleeperEvent::SympathizerShown { seat });
    if doing.state.loyalty.standing(seat).is_cylon_player() {
        rule!("SLEEPER-5");
        rule!("SYMP-11");
        let sleeper = SleeperStep::PassSympathizer { seat };
        doing.emit(Event::Scheduled {
            work: vec![Work::Sleeper { sleeper }],
        });
    } else {
        resolve(doing, seat);
    }
}

/// A revealed Cylon keeps the card, or another player has it and resolves it (SYMP-11).
fn pass(doing: &mut Doing<'_>, from: SeatId, choice: Choice) -> Result<(), Rejection> {
    rule!("LIMIT-20");
    rule!("OPEN-12");
    if choice == Choice::Keep {
        return Ok(());
    }
    let to = seat_named(doing, choice)?;
    emit(doing, SleeperEvent::SympathizerPassed { from, to });
    resolve(doing, to);
    Ok(())
}

/// What the Sympathizer does to whoever has it (SYMP-3, SYMP-5). To a revealed Cylon nothing.
fn resolve(doing: &mut Doing<'_>, seat: SeatId) {
    if doing.state.loyalty.standing(seat).is_cylon_player() {
        return;
    }
    if sleeper::in_the_red(&doing.state) {
        rule!("SYMP-3");
        rule!("SYMP-4");
        rule!("SYMP-9");
        rule!("SYMP-10");
        rule!("OPEN-12");
        to_the_brig(doing, seat);
        return;
    }
    // Only a seat that is no player's, or a Cylon already, would be refused.
    if let Err(refused) = reveal(doing, seat, By::Sympathizer) {
        debug_assert!(false, "the Sympathizer of {seat:?} was refused: {refused}");
    }
}

/// The character goes to the Brig, unless it is there, or beside the board (CHARACTER-HELO-1).
fn to_the_brig(doing: &mut Doing<'_>, seat: SeatId) {
    let brig = Place::on(LocationId::BRIG);
    match doing.state.places.of(seat) {
        Some(Place::OffBoard) | None => return,
        Some(place) if place == brig => return,
        Some(Place::Location { .. } | Place::Viper { .. }) => {}
    }
    let (place, why) = (brig, Move::Jailed);
    doing.emit(Event::CharacterMoved { seat, place, why });
    leave_the_bridge(doing, seat);
}

fn seat_named(doing: &Doing<'_>, choice: Choice) -> Result<SeatId, Rejection> {
    let Choice::Player(seat) = choice else {
        return Err(Rejection::StalePrompt);
    };
    doing.state.require_seat(seat)?;
    Ok(seat)
}
