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

/// The end of the game that the board alone shows, if it does. What holds at once is looked at before the
/// dials, which count only at the end of a turn.
#[must_use]
pub fn board_outcome(state: &State, when: When) -> Option<Outcome> {
    rule!("END-3");
    let end = boarding_spaces(state.kit(), state.options.boarding_track);
    if state.boarding.centurions.iter().any(|space| *space >= end) {
        rule!("END-1");
        rule!("CENT-3");
        return Some(Outcome::Boarded);
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
        return Some(Outcome::GalacticaDestroyed { locations });
    }
    match when {
        When::AtOnce => None,
        When::EndOfTurn => {
            rule!("END-2");
            rule!("RES-6");
            rule!("DIS-25");
            let resources: Vec<Resource> = state.resources.exhausted().collect();
            if resources.is_empty() {
                return None;
            }
            rule!("END-1");
            Some(Outcome::ResourcesExhausted { resources })
        }
    }
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
    let outcome = board_outcome(&doing.state, when);
    if doing.state.waived.is_some() && doing.state.waived == outcome {
        return false;
    }
    if doing.state.waived.is_some() && when == When::EndOfTurn {
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
