//! The steps of the phase on New Caprica. None of them asks anybody.

use dradis_facts::content::LocationId;
use dradis_facts::craft::ViperKind;
use dradis_facts::places::Place;
use dradis_facts::rule;
use dradis_facts::seat::{SeatId, clockwise_from};
use dradis_facts::space::Area;
use dradis_state::agenda::Work;
use dradis_state::battle::Fight;
use dradis_state::event::{Event, Move};
use dradis_state::execution::ExecutionStep;
use dradis_state::new_caprica::{NewCapricaEvent, NewCapricaStep, TRACK};
use dradis_state::passing::PassingStep;

use crate::play::battle::procedure::arrivals;
use crate::play::doing::Doing;
use crate::play::new_caprica::locked;

fn emit(doing: &mut Doing<'_>, new_caprica: NewCapricaEvent) {
    doing.emit(Event::NewCaprica { new_caprica });
}

fn schedule(doing: &mut Doing<'_>, work: Vec<Work>) {
    if !work.is_empty() {
        doing.emit(Event::Scheduled { work });
    }
}

const fn step(new_caprica: NewCapricaStep) -> Work {
    Work::NewCaprica { new_caprica }
}

/// Carries a step out.
pub(crate) fn proceed(doing: &mut Doing<'_>, new_caprica: NewCapricaStep) {
    doing.emit(Event::StepDone);
    match new_caprica {
        NewCapricaStep::Begin => begin(doing),
        NewCapricaStep::Activate => activate(doing),
        NewCapricaStep::ActivateOne { space } => activate_some(doing, space, 1),
        NewCapricaStep::LoseShip => lose_ship(doing),
        NewCapricaStep::Return => come_back(doing),
        NewCapricaStep::Leave { seat } => leave(doing, seat),
        NewCapricaStep::Executions => execute_the_next(doing),
        NewCapricaStep::End => end(doing),
    }
}

/// The fleet has come to New Caprica: everybody goes down to the planet, and every civilian ship is Locked.
fn begin(doing: &mut Doing<'_>) {
    let state = &doing.state;
    let kit = state.kit();
    let Some(facts) = &kit.new_caprica else {
        return;
    };
    if state.new_caprica.is_some() || state.jump.distance < kit.distances.second {
        return;
    }
    rule!("NC-37");
    rule!("NC-40");
    rule!("NC-1");
    rule!("NC-6");
    rule!("NC-7");
    let ships = doing.draw(locked);
    let crises = facts.crises;
    emit(doing, NewCapricaEvent::Began { ships, crises });
    // Centurions and what the destination has placed stay for Galactica's return.
    rule!("NC-2");
    let kind = ViperKind::AssaultRaptor;
    for area in Area::ALL {
        for _ in 0..doing.state.space.ships(area).alike[kind.craft()] {
            rule!("NC-3");
            doing.emit(Event::ViperRecalled { area, kind });
        }
    }
    for seat in doing.state.order.clone() {
        match doing.state.places.of(seat) {
            Some(Place::Location { .. } | Place::Viper { .. }) => {}
            Some(Place::OffBoard) | None => continue,
        }
        let to = if doing.state.loyalty.standing(seat).is_cylon_player() {
            rule!("NC-4");
            LocationId::OCCUPATION_AUTHORITY
        } else {
            rule!("NC-3");
            rule!("NC-38");
            LocationId::RESISTANCE_HQ
        };
        let (place, why) = (Place::on(to), Move::Sent);
        doing.emit(Event::CharacterMoved { seat, place, why });
    }
}

/// Every occupation force is activated; without one on the board one comes (NC-48).
fn activate(doing: &mut Doing<'_>) {
    let Some(there) = doing.state.new_caprica.clone() else {
        return;
    };
    rule!("NC-25");
    rule!("NC-49");
    rule!("XBOARD-11");
    if there.forces_out() == 0 {
        rule!("NC-27");
        let count = 1;
        emit(doing, NewCapricaEvent::ForcesPlaced { count });
        return;
    }
    let spaces = (0u8..).zip(there.forces).collect::<Vec<_>>();
    for (space, count) in spaces.into_iter().rev() {
        activate_some(doing, space, count);
    }
}

/// Occupation forces of a space are activated: from the last one they leave, each with a ship (NC-48).
fn activate_some(doing: &mut Doing<'_>, from: u8, count: u8) {
    if count == 0 {
        return;
    }
    rule!("NC-48");
    if usize::from(from) + 1 < TRACK {
        emit(doing, NewCapricaEvent::ForcesMoved { from, count });
        return;
    }
    rule!("NC-26");
    rule!("OPEN-45");
    emit(doing, NewCapricaEvent::ForcesLeft { count });
    let lost = std::iter::repeat_n(step(NewCapricaStep::LoseShip), count.into());
    schedule(doing, lost.collect());
}

fn lose_ship(doing: &mut Doing<'_>) {
    if let Some(handle) = doing.state.top_stacked().map(|ship| ship.handle) {
        rule!("NC-26");
        let work = vec![Fight::LoseCivilian { handle }.into()];
        doing.emit(Event::Scheduled { work });
    }
}

/// Galactica comes back, and finds the Cylons there (NC-30, NC-53).
fn come_back(doing: &mut Doing<'_>) {
    let Some(facts) = &doing.state.kit().new_caprica else {
        return;
    };
    if !doing.state.is_cut_off() {
        return;
    }
    rule!("NC-29");
    rule!("NC-52");
    rule!("OPEN-44");
    emit(doing, NewCapricaEvent::Returned);
    rule!("NC-30");
    rule!("NC-53");
    let ships = facts.returns.clone();
    arrivals::begin(doing, &ships);
}

/// The Admiral has Galactica leave for good: what is left behind is lost before the end is judged (NC-58).
fn leave(doing: &mut Doing<'_>, seat: SeatId) {
    rule!("NC-57");
    rule!("NC-58");
    rule!("NC-64");
    rule!("NC-33");
    rule!("NC-59");
    emit(doing, NewCapricaEvent::FinalJump { seat });
    let left = doing.state.space.stacked().count();
    let mut work = vec![step(NewCapricaStep::LoseShip); left];
    work.push(step(NewCapricaStep::Executions));
    work.push(step(NewCapricaStep::End));
    schedule(doing, work);
}

/// The next human player's character on New Caprica is executed, an infiltrating Leader too (NC-58, NC-60).
fn execute_the_next(doing: &mut Doing<'_>) {
    let next = {
        let state = &doing.state;
        let first = state.turn.active.unwrap_or(SeatId(0));
        let mut left = clockwise_from(&state.order, first).filter(|seat| {
            state.is_on_new_caprica(*seat) && state.loyalty.standing(*seat).acts_as_human()
        });
        left.next()
    };
    let Some(seat) = next else {
        return;
    };
    rule!("NC-58");
    rule!("NC-60");
    let execution = ExecutionStep::Begin { seat, spent: None };
    let work = vec![
        Work::Execution { execution },
        step(NewCapricaStep::Executions),
    ];
    schedule(doing, work);
}

/// Personal Goals still cost something, then the dials say who wins (NC-58, END-14).
fn end(doing: &mut Doing<'_>) {
    rule!("NC-34");
    rule!("XMOT-5");
    rule!("END-8");
    rule!("OPEN-24");
    let steps = [PassingStep::GoalsAtEnd, PassingStep::FinalJump];
    let work = steps.map(|passing| Work::Passing { passing });
    schedule(doing, work.to_vec());
}
