//! How a game ends (END-1 to END-7).

use dradis_facts::boarding::boarding_spaces;
use dradis_facts::content::{Board, LocationId};
use dradis_facts::resources::Resource;
use dradis_facts::rule;
use dradis_state::event::Event;
use dradis_state::state::State;
use dradis_state::turn::Outcome;

use crate::play::doing::Doing;
use crate::play::moment::{Moment, come};
use crate::play::motive;

/// When the board is looked at for an end of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum When {
    /// As something happens (END-1).
    AtOnce,
    /// At the end of a turn, where the dials count too (END-2, RES-6).
    EndOfTurn,
}

/// The ends of the game that the board alone shows. What holds at once is looked at before the dials, which count
/// only at the end of a turn.
fn board_outcomes(state: &State, when: When) -> Vec<Outcome> {
    let mut outcomes = Vec::new();
    rule!("END-3");
    let end = boarding_spaces(state.kit(), state.options.boarding_track);
    if state.boarding.centurions.iter().any(|space| *space >= end) {
        rule!("END-1");
        rule!("CENT-3");
        outcomes.push(Outcome::Boarded);
    }
    rule!("END-4");
    let galactica = state.kit().hull(Board::GALACTICA);
    let damaged = state.damage.locations.iter().copied();
    let locations: Vec<LocationId> = damaged
        .filter(|at| at.facts().board == galactica.board)
        .collect();
    if locations.len() >= usize::from(galactica.destroyed_at) {
        rule!("END-1");
        rule!("DMG-GAL-7");
        rule!("XDMG-6");
        outcomes.push(Outcome::GalacticaDestroyed { locations });
    }
    match when {
        When::AtOnce => {}
        When::EndOfTurn => {
            rule!("END-2");
            rule!("RES-6");
            rule!("DIS-25");
            let resources: Vec<Resource> = state.resources.exhausted().collect();
            if !resources.is_empty() {
                rule!("END-1");
                outcomes.push(Outcome::ResourcesExhausted { resources });
            }
        }
    }
    outcomes
}

/// What the final jump brings (END-14): the humans win if every dial is above 0, otherwise the Cylons do.
#[must_use]
pub fn final_jump(state: &State) -> Outcome {
    rule!("END-1");
    rule!("END-5");
    rule!("END-6");
    rule!("END-14");
    rule!("OPEN-11");
    rule!("GOAL-4");
    let resources: Vec<Resource> = state.resources.exhausted().collect();
    if resources.is_empty() {
        Outcome::KobolReached
    } else {
        Outcome::FinalJumpFailed { resources }
    }
}

/// The game ends.
pub(crate) fn end(doing: &mut Doing<'_>, outcome: Outcome) {
    motive::reveal_at_end(doing);
    doing.emit(Event::GameEnded { outcome });
    come(doing, Moment::GameEnds);
}

/// Ends the game if the board says so. An end that the table has played on from does not end it again
/// while it lasts; once it has passed it would.
pub(crate) fn ended(doing: &mut Doing<'_>, when: When) -> bool {
    let outcomes = board_outcomes(&doing.state, when);
    let waived = &doing.state.waived;
    let lasts = outcomes.iter().any(|outcome| waived.contains(outcome));
    let lapsed = when == When::EndOfTurn && !waived.is_empty() && !lasts;
    let outcome = outcomes
        .into_iter()
        .find(|outcome| !waived.contains(outcome));
    if lapsed {
        doing.emit(Event::WaiverLapsed);
    }
    match outcome {
        Some(outcome) => {
            end(doing, outcome);
            true
        }
        None => false,
    }
}
