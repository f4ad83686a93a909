//! The skill check, from the Destiny cards to its result.

use super::turn::set_hand;
use super::{Doing, destiny, effects};
use crate::ability::{Ability, has};
use crate::agenda::{Step, Work};
use crate::check::{Check, CheckChange, CheckEvent, CheckStage, CheckStep};
use crate::content::{LocationId, SkillType};
use crate::destiny::SkillCard;
use crate::effect::{Effect, Source, Who};
use crate::event::{Event, HandChange};
use crate::options::Mode;
use crate::piles::Pile;
use crate::prompt::check::{next_to_add, question};
use crate::prompt::crisis::may_be_changed;
use crate::rejection::Rejection;
use crate::rule;
use crate::seat::SeatId;
use crate::titles::Title;

fn emit(doing: &mut Doing<'_>, check: CheckEvent) {
    doing.emit(Event::Check { check });
}

/// A check begins: the Destiny deck adds its cards, then the players do (CHECK-3, CHECK-4).
pub(super) fn begin(doing: &mut Doing<'_>, check: Check) {
    let (of, current) = (check.of, check.current);
    let check = Box::new(check);
    emit(doing, CheckEvent::Began { check });
    changes_by_itself(doing, of, current);
    rule!("CHECK-3");
    let before = doing.state.piles.of(Pile::Destiny);
    destiny::draw_for_a_check(doing);
    let cards = crate::destiny::for_a_check(if before == 0 {
        crate::destiny::size()
    } else {
        before
    });
    emit(doing, CheckEvent::DestinyAdded { cards });
    let steps = [CheckStep::Add, CheckStep::Reveal, CheckStep::Decide];
    let work = steps.map(|check| Work::Check { check }).to_vec();
    doing.emit(Event::Scheduled { work });
}

fn schedule(doing: &mut Doing<'_>, check: CheckStep) {
    let work = vec![Work::Check { check }];
    doing.emit(Event::Scheduled { work });
}

fn begin_at(
    doing: &mut Doing<'_>,
    location: &str,
    current: SeatId,
    about: Option<SeatId>,
    pass: Effect,
) {
    let location = LocationId::find(location);
    let check =
        location.and_then(|location| Check::of_location(location, current, about, vec![pass]));
    if let Some(check) = check {
        begin(doing, check);
    }
}

/// Administration: the current player nominates somebody as President (CHECK-LOC-1). The nominee is one of
/// [`crate::check::nominees`].
pub(super) fn administration(doing: &mut Doing<'_>, current: SeatId, nominee: SeatId) {
    rule!("CHECK-LOC-1");
    let title = Title::President;
    let to = Who::Picked;
    let pass = Effect::PassTitle { title, to };
    begin_at(doing, "administration", current, Some(nominee), pass);
}

/// The Admiral's Quarters: the current player accuses somebody (CHECK-LOC-2). The accused is one of
/// [`crate::check::accused`]; whoever accuses themselves is asked first (CHECK-LOC-8).
pub(super) fn admirals_quarters(doing: &mut Doing<'_>, current: SeatId, accused: SeatId) {
    if accused == current {
        schedule(doing, CheckStep::AccuseSelf { current });
    } else {
        accuse(doing, current, accused);
    }
}

fn accuse(doing: &mut Doing<'_>, current: SeatId, accused: SeatId) {
    rule!("CHECK-LOC-2");
    let Some(to) = LocationId::find("brig") else {
        return;
    };
    let who = Who::Picked;
    let pass = Effect::Move { who, to };
    begin_at(doing, "admirals-quarters", current, Some(accused), pass);
}

/// The Brig: the current player tries to escape (CHECK-LOC-3).
pub(super) fn brig(doing: &mut Doing<'_>, current: SeatId) {
    rule!("CHECK-LOC-3");
    let pass = Effect::Release {
        by: Who::Current,
        who: Who::Current,
    };
    begin_at(doing, "brig", current, None, pass);
}

/// What changes a check without anybody's decision.
fn changes_by_itself(doing: &mut Doing<'_>, of: Source, current: SeatId) {
    let ability = Ability::InspirationalLeader;
    let by_crisis = match of {
        Source::Crisis { card: _ } => doing.state.crises.current().is_some_and(may_be_changed),
        Source::Destination { .. }
        | Source::Quorum { .. }
        | Source::Location { .. }
        | Source::Ability { .. }
        | Source::Title { .. }
        | Source::SkillCard { .. } => false,
    };
    if by_crisis && has(&doing.state, current, ability) {
        let change = CheckChange::Ability {
            ability,
            seat: current,
            by: 0,
            skill: None,
        };
        emit(doing, CheckEvent::Changed { change });
    }
}

/// Carries a step out, unless it asks somebody. Whether it was carried out.
pub(super) fn proceed(doing: &mut Doing<'_>, step: &Step, at: CheckStep) -> bool {
    if question(&doing.state, step, at).is_some() {
        return false;
    }
    match at {
        CheckStep::AccuseSelf { .. } => doing.emit(Event::StepDone),
        CheckStep::Add => match doing.state.check.as_ref() {
            Some(check) => match next_to_add(&doing.state, check) {
                // Nothing in hand, nothing to add.
                Some(seat) => emit(doing, CheckEvent::Added { seat, cards: 0 }),
                None => {
                    doing.emit(Event::StepDone);
                    turn_up(doing);
                }
            },
            None => doing.emit(Event::StepDone),
        },
        CheckStep::Reveal => {
            doing.emit(Event::StepDone);
            let stage = CheckStage::Totalled;
            emit(doing, CheckEvent::Came { stage });
        }
        CheckStep::Decide => doing.emit(Event::StepDone),
    }
    true
}

/// The cards are turned up: the Destiny cards by Dradis, where it keeps the deck.
fn turn_up(doing: &mut Doing<'_>) {
    rule!("CHECK-9");
    rule!("CHECK-10");
    let stage = CheckStage::Revealing;
    emit(doing, CheckEvent::Came { stage });
    if doing.state.options.modes.destiny == Mode::App {
        let cards = doing.state.destiny.drawn.reveal().clone();
        if destiny::show(doing).is_ok() {
            for card in cards {
                emit(doing, CheckEvent::CardTold { card });
            }
        }
    }
}

/// An answer to a question of the check. The option is one of the prompt's.
pub(super) fn answer(doing: &mut Doing<'_>, option: &str) -> Result<(), Rejection> {
    let Some(Work::Check { check: at }) = doing.state.agenda.top().map(|step| step.work.clone())
    else {
        return Err(Rejection::StalePrompt);
    };
    if let CheckStep::AccuseSelf { current } = at {
        let other = option.strip_prefix("seat:").map(str::parse);
        let accused = other.transpose().map_err(|_| Rejection::StalePrompt)?;
        doing.emit(Event::StepDone);
        accuse(doing, current, accused.map_or(current, SeatId));
        return Ok(());
    }
    let check = doing.state.check.clone().ok_or(Rejection::StalePrompt)?;
    match at {
        CheckStep::AccuseSelf { .. } => Err(Rejection::StalePrompt),
        CheckStep::Add => add(doing, &check, option),
        CheckStep::Reveal => tell(doing, option),
        CheckStep::Decide => {
            doing.emit(Event::StepDone);
            let (sums, result) = (check.sums(), check.result());
            emit(
                doing,
                CheckEvent::Decided {
                    matching: sums.matching,
                    against: sums.against,
                    total: sums.total(),
                    difficulty: check.difficulty(),
                    result,
                },
            );
            effects::carry_out(doing, check.course(result));
            Ok(())
        }
    }
}

fn add(doing: &mut Doing<'_>, check: &Check, option: &str) -> Result<(), Rejection> {
    if option == "rest" {
        while let Some(seat) = doing
            .state
            .check
            .as_ref()
            .and_then(|check| next_to_add(&doing.state, check))
        {
            emit(doing, CheckEvent::Added { seat, cards: 0 });
        }
        return Ok(());
    }
    let cards = option.strip_prefix("cards:");
    let cards: u8 = cards
        .and_then(|cards| cards.parse().ok())
        .ok_or(Rejection::StalePrompt)?;
    let seat = next_to_add(&doing.state, check).ok_or(Rejection::StalePrompt)?;
    rule!("CHECK-8");
    emit(doing, CheckEvent::Added { seat, cards });
    let left = doing.state.hands.of(seat).saturating_sub(cards);
    set_hand(doing, seat, left, HandChange::AddedToCheck);
    Ok(())
}

fn tell(doing: &mut Doing<'_>, option: &str) -> Result<(), Rejection> {
    if option == "done" {
        doing.emit(Event::StepDone);
        let stage = CheckStage::Totalled;
        emit(doing, CheckEvent::Came { stage });
        return Ok(());
    }
    if let Some(card) = option.strip_prefix("card:") {
        let card = card_named(card).ok_or(Rejection::StalePrompt)?;
        emit(doing, CheckEvent::CardTold { card });
        return Ok(());
    }
    let card = option.strip_prefix("back:").and_then(card_named);
    let card = card.ok_or(Rejection::StalePrompt)?;
    emit(doing, CheckEvent::CardTakenBack { card });
    Ok(())
}

fn card_named(name: &str) -> Option<SkillCard> {
    let (kind, strength) = name.split_once(':')?;
    let mut kinds = SkillType::ALL.into_iter();
    Some(SkillCard {
        kind: kinds.find(|other| other.name() == kind)?,
        strength: strength.parse().ok()?,
    })
}
