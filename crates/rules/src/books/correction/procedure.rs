//! Corrections: what the table says the books should be.

use dradis_facts::board::Impossible;
use dradis_facts::content::HeldKind;
use dradis_facts::correction::CORRECTIONS;
use dradis_facts::rejection::Rejection;
use dradis_facts::rule;
use dradis_facts::seat::{SeatId, clockwise_from};
use dradis_facts::space::Area;

use crate::books::board::{appeared, entered};
use crate::books::correction;
use crate::play::doing::Doing;
use crate::play::{held, ionian, space};
use dradis_state::agenda::Work;
use dradis_state::correction::{Correction, Reason};
use dradis_state::event::Event;
use dradis_state::jump::Jump;
use dradis_state::turn::Turn;

/// Several corrections belong together and are judged together: two characters can change places
/// although one of them is played twice in between.
pub(crate) fn correct(
    doing: &mut Doing<'_>,
    corrections: &[Correction],
    reason: &Reason,
    repairs: Option<u64>,
    insist: bool,
) -> Result<(), Rejection> {
    if !doing.state.has_begun() {
        return Err(Rejection::NotBegun);
    }
    if !(1..=CORRECTIONS).contains(&corrections.len()) {
        return Err(Rejection::CorrectionCount {
            given: corrections.len(),
        });
    }
    reason.check()?;
    if *reason == Reason::Position && !doing.state.agenda.laying_out() {
        return Err(Rejection::ReasonEmpty);
    }
    let before = entered(&doing.state);
    let (jump, turn) = (doing.state.jump, doing.state.turn.clone());
    let mut changed = false;
    for correction in corrections {
        if write(doing, correction, reason, repairs)? {
            changed = true;
        }
    }
    if !changed {
        return Err(Rejection::NoChange);
    }
    judge(doing, &before, insist)?;
    follow(doing, jump, &turn);
    Ok(())
}

/// What corrected values bring with them by the rules: a fleet that has come so far has its Sleeper phase
/// (SLEEPER-1a), one whose token stands on Auto Jump jumps (TURN-11), and Helo is there in his second turn. While a
/// position is laid out nothing follows yet.
fn follow(doing: &mut Doing<'_>, jump: Jump, turn: &Turn) {
    let state = &doing.state;
    let running = state.turn.active.is_some() && state.outcome.is_none();
    if !running || state.agenda.laying_out() {
        return;
    }
    if (state.turn.active, state.turn.number) != (turn.active, turn.number) {
        crate::play::turn::arrive(doing);
    }
    let Jump { space, distance } = doing.state.jump;
    if distance != jump.distance {
        rule!("SLEEPER-1a");
        crate::play::moment::come_so_far(doing, jump.distance, distance);
    }
    if space != jump.space {
        crate::play::jump::at_auto_jump(doing);
    }
}

/// Writes one correction. Says whether it changed anything.
pub(crate) fn write(
    doing: &mut Doing<'_>,
    correction: &Correction,
    reason: &Reason,
    repairs: Option<u64>,
) -> Result<bool, Rejection> {
    let was = correction::current(&doing.state, correction)?;
    if was == *correction {
        return Ok(false);
    }
    if let Correction::CivilianShips { area, count } = *correction {
        civilian_ships(doing, area, count);
    }
    if let Correction::Ionian { nebula } = correction {
        ionian::correct(doing, &nebula.spots);
    }
    if let Correction::Held { kind, seat, cards } = *correction
        && held::kept(&doing.state, kind)
    {
        held::correct(doing, kind, seat, cards);
        if kind == HeldKind::TRAUMA {
            ionian::replace_disasters(doing, seat);
        }
    }
    doing.emit(Event::Corrected {
        correction: correction.clone(),
        was,
        reason: reason.clone(),
        repairs,
    });
    if let Correction::SeatOrder { order: _ } = correction {
        choose_in_order(doing);
    }
    Ok(true)
}

/// Refuses what cannot be and could before, or writes down that somebody insisted on it.
pub(crate) fn judge(
    doing: &mut Doing<'_>,
    before: &[Impossible],
    insist: bool,
) -> Result<(), Rejection> {
    let impossible = appeared(before, &entered(&doing.state));
    if !insist && !impossible.is_empty() {
        return Err(Rejection::Impossible { impossible });
    }
    for impossible in impossible {
        doing.emit(Event::Insisted { impossible });
    }
    Ok(())
}

/// Draws civilian ships for an area, or returns the ones that came last, until it has this many.
fn civilian_ships(doing: &mut Doing<'_>, area: Area, count: u8) {
    let civilians = doing.state.space.civilians.iter();
    let there: Vec<_> = civilians
        .filter(|ship| ship.area == area)
        .map(|ship| ship.handle)
        .collect();
    let count = usize::from(count);
    if count < there.len() {
        let handles = there[count..].to_vec();
        doing.emit(Event::CivilianShipsReturned { handles });
    } else {
        let areas = std::iter::repeat_n(area, count - there.len());
        let mode = doing.state.options.modes.civilian_ships;
        let ships = doing.draw(|state, draw| {
            space::draw_civilians(state.kit(), &state.space, mode, areas, draw)
        });
        doing.emit(Event::CivilianShipsPlaced { ships });
    }
}

/// The players who have not chosen yet choose in the order in which they sit now (CHARSEL-1). The step
/// on top is scheduled anew as well, so that an answer on its way finds no other player's question.
fn choose_in_order(doing: &mut Doing<'_>) {
    let steps = &doing.state.agenda.steps;
    let waiting: Vec<Work> = steps
        .iter()
        .rev()
        .map(|step| step.work.clone())
        .take_while(|work| {
            matches!(
                work,
                Work::ChooseCharacter { .. } | Work::LaunchViper { .. } | Work::ChooseStart { .. }
            )
        })
        .collect();
    let Some(first) = doing.state.turn.first.filter(|_| !waiting.is_empty()) else {
        return;
    };
    let order: Vec<SeatId> = clockwise_from(&doing.state.order, first).collect();
    // Who has chosen launches before anybody else chooses.
    let place = |work: &Work| {
        if let Work::ChooseCharacter { seat } = work {
            order.iter().position(|other| other == seat)
        } else {
            None
        }
    };
    let mut work = waiting.clone();
    work.sort_by_key(place);
    if work == waiting {
        return;
    }
    for _ in &waiting {
        doing.emit(Event::StepDone);
    }
    doing.emit(Event::Scheduled { work });
}
