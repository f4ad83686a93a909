//! Effects on New Caprica: civilian ships that are prepared and evacuated, occupation forces, Detention.

use dradis_facts::attack::FACES;
use dradis_facts::battle::Attack;
use dradis_facts::choice::Choice;
use dradis_facts::content::LocationId;
use dradis_facts::effect::{Effect, Question, Who};
use dradis_facts::options::{Mode, OccupationAuthority};
use dradis_facts::places::Place;
use dradis_facts::rejection::Rejection;
use dradis_facts::rule;
use dradis_facts::seat::SeatId;
use dradis_state::agenda::Work;
use dradis_state::effect::{Course, EffectStep};
use dradis_state::event::Event;
use dradis_state::new_caprica::{NewCapricaEvent, NewCapricaStep};

use super::{carry_out, go_or_stay, schedule, send};
use crate::play::battle::procedure::rolls;
use crate::play::doing::Doing;
use crate::play::effect::{aboard_galactica, forces, out_of_detention};

/// The highest number with which somebody is detained (NC-17).
const DETAINED_TO: u8 = 3;

fn emit(doing: &mut Doing<'_>, new_caprica: NewCapricaEvent) {
    doing.emit(Event::NewCaprica { new_caprica });
}

fn step(doing: &mut Doing<'_>, new_caprica: NewCapricaStep) {
    let work = vec![Work::NewCaprica { new_caprica }];
    doing.emit(Event::Scheduled { work });
}

/// Something happens only if somebody's character is on New Caprica.
pub(super) fn if_there(doing: &mut Doing<'_>, course: &Course, who: Who, effects: &[Effect]) {
    let mut players = course.players(&doing.state, who).into_iter();
    if players.any(|seat| doing.state.is_on_new_caprica(seat)) {
        carry_out(doing, course.with(effects));
    }
}

/// The top Locked ship goes under the Prepared ones.
pub(super) fn prepare(doing: &mut Doing<'_>) {
    if let Some(handle) = doing.state.space.locked.first().map(|ship| ship.handle) {
        rule!("NC-21");
        rule!("NC-50");
        emit(doing, NewCapricaEvent::Prepared { handle });
    }
}

/// Occupation forces come to the Occupation Authority, as many as are beside the board.
pub(super) fn place_forces(doing: &mut Doing<'_>, count: u8) {
    let facts = &doing.state.kit().new_caprica;
    let (Some(facts), Some(there)) = (facts, &doing.state.new_caprica) else {
        return;
    };
    rule!("NC-27");
    let count = count.min(facts.forces.saturating_sub(there.forces_out()));
    if count > 0 {
        emit(doing, NewCapricaEvent::ForcesPlaced { count });
    }
}

/// An occupation force where a player stands is destroyed.
pub(super) fn destroy_here(doing: &mut Doing<'_>, seat: SeatId) {
    let place = doing.state.places.of(seat);
    let mut there = forces(&doing.state).into_iter();
    let here = there.find(|(_, location, _)| place == Some(Place::on(*location)));
    if let Some((space, _, _)) = here {
        rule!("NC-15");
        let count = 1;
        emit(doing, NewCapricaEvent::ForcesDestroyed { space, count });
    }
}

pub(super) fn lose_stacked(doing: &mut Doing<'_>) {
    rule!("NC-50");
    step(doing, NewCapricaStep::LoseShip);
}

pub(super) fn skip_prepare(doing: &mut Doing<'_>) {
    emit(doing, NewCapricaEvent::Unprepared);
}

/// A player looks at the top Locked ship; one that the table keeps it turns up itself.
pub(super) fn look_at_locked(doing: &mut Doing<'_>, seat: SeatId) {
    let top = doing.state.space.locked.first().map(|ship| ship.handle);
    if let (Some(handle), Mode::App) = (top, doing.state.options.modes.civilian_ships) {
        rule!("LOC-SHIPYARD-1");
        rule!("CIV-3");
        let handles = vec![handle];
        doing.emit(Event::CiviliansSeen { seat, handles });
    }
}

pub(super) fn locked_under(doing: &mut Doing<'_>) {
    if let Some(handle) = doing.state.space.locked.first().map(|ship| ship.handle) {
        rule!("LOC-SHIPYARD-1");
        emit(doing, NewCapricaEvent::PutUnder { handle });
    }
}

/// A die says whether somebody is detained, injured, or neither.
pub(super) fn detain(doing: &mut Doing<'_>, course: &Course, who: Who) {
    rule!("NC-17");
    let moved = |to| course.with(&[Effect::sent(who, to)]);
    let low_to = DETAINED_TO;
    schedule(
        doing,
        EffectStep::Fork {
            low_to,
            low: moved(LocationId::DETENTION),
            high: moved(LocationId::MEDICAL_CENTER),
            highest: Some(course.with(&[])),
        },
    );
    rolls::begin_by(doing, Attack::Number { low_to }, course.current);
}

/// Whether a number is the one that a fork may set apart.
pub(super) const fn is_highest(number: u8) -> bool {
    number >= FACES
}

/// The top Prepared ship comes to the area that was chosen.
pub(super) fn evacuate(doing: &mut Doing<'_>, choice: Choice) -> Result<(), Rejection> {
    let area = choice.area().ok_or(Rejection::StalePrompt)?;
    let top = doing.state.space.prepared.first().map(|ship| ship.handle);
    let handle = top.ok_or(Rejection::StalePrompt)?;
    rule!("NC-22");
    rule!("NC-23");
    rule!("NC-55");
    emit(doing, NewCapricaEvent::Evacuated { handle, area });
    Ok(())
}

/// Whoever has evacuated a ship goes aboard Galactica, or stays.
pub(super) fn go_aboard(
    doing: &mut Doing<'_>,
    seat: SeatId,
    choice: Choice,
) -> Result<(), Rejection> {
    let ways = aboard_galactica(&doing.state, seat);
    rule!("LOC-SHIPYARD-1");
    go_or_stay(doing, seat, &ways, choice)
}

/// An occupation force is activated, alone.
pub(super) fn activate_force(doing: &mut Doing<'_>, choice: Choice) -> Result<(), Rejection> {
    let space = chosen(doing, choice)?;
    activate_at(doing, space);
    Ok(())
}

/// The same where there is no choice: of the only space with any, or of none; or all of them, where the table has it so.
pub(super) fn activate_unasked(doing: &mut Doing<'_>) {
    match doing.state.options.occupation_authority {
        OccupationAuthority::One => {
            if let Some((space, _, _)) = forces(&doing.state).first().copied() {
                activate_at(doing, space);
            }
        }
        OccupationAuthority::All => {
            rule!("NC-62");
            if doing
                .state
                .new_caprica
                .as_ref()
                .is_some_and(|there| there.forces_out() > 0)
            {
                step(doing, NewCapricaStep::Activate);
            }
        }
    }
}

fn activate_at(doing: &mut Doing<'_>, space: u8) {
    rule!("NC-28");
    rule!("NC-62");
    step(doing, NewCapricaStep::ActivateOne { space });
}

fn chosen(doing: &Doing<'_>, choice: Choice) -> Result<u8, Rejection> {
    let mut there = forces(&doing.state).into_iter();
    let space = there.find(|(_, location, _)| Choice::Go(*location) == choice);
    space
        .map(|(space, _, _)| space)
        .ok_or(Rejection::StalePrompt)
}

/// An occupation force of the location that was chosen is destroyed, and then the others.
pub(super) fn destroy_force(
    doing: &mut Doing<'_>,
    course: Course,
    by: Who,
    count: u8,
    choice: Choice,
) -> Result<(), Rejection> {
    let space = chosen(doing, choice)?;
    if let Some(count) = count.checked_sub(1).filter(|count| *count > 0) {
        let further = Effect::Ask(Question::DestroyForces { by, count });
        carry_out(doing, course.clone());
        carry_out(doing, course.with(&[further]));
    } else {
        carry_out(doing, course);
    }
    let count = 1;
    emit(doing, NewCapricaEvent::ForcesDestroyed { space, count });
    Ok(())
}

/// The same where there is no choice: up to the number on the only space with any, or all there are.
pub(super) fn destroy_all(doing: &mut Doing<'_>, most: u8) {
    for (space, _, there) in forces(&doing.state) {
        let count = there.min(most);
        emit(doing, NewCapricaEvent::ForcesDestroyed { space, count });
    }
}

/// Somebody leaves Detention for the location that was chosen, or stays.
pub(super) fn leave_detention(
    doing: &mut Doing<'_>,
    course: Course,
    (by, who): (Who, Who),
    choice: Choice,
) -> Result<(), Rejection> {
    if choice == Choice::Nothing {
        carry_out(doing, course);
        return Ok(());
    }
    let released = course.affected(&doing.state, who);
    let first = *released.first().ok_or(Rejection::StalePrompt)?;
    let by = course.decider(&doing.state, by);
    let to = out_of_detention(&doing.state, (by, first))
        .find(|location| Choice::Go(*location) == choice)
        .ok_or(Rejection::StalePrompt)?;
    carry_out(doing, course);
    rule!("XCHECK-8");
    for seat in released {
        send(doing, seat, to);
    }
    Ok(())
}
