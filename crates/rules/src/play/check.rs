//! The skill check (CHECK-1 to CHECK-18): what is checked, who has added cards, what counts.

use dradis_facts::mark::RuleId;
use dradis_facts::message::Message;
use dradis_facts::places::Place;
use dradis_facts::rule;
use dradis_facts::seat::SeatId;
use dradis_state::check::Check;
use dradis_state::state::State;
use dradis_state::turn::in_brig;

mod abilities;
mod limits;
mod procedure;
mod question;
mod turned;

pub(crate) use limits::{limit, most};
pub(crate) use procedure::{
    administration, admirals_quarters, airlock, answer, begin, brig, detention, pile_shown,
    proceed, resistance_hq,
};
pub(crate) use question::{from_hands, next_to_add, question, stakes};

pub(crate) mod extras;

use crate::play::titles::{may_hold_title, vice_president};

/// The player whose turn it is: they add cards last, shuffle them and turn them up, also where an order lets
/// another player act (CHECK-4, CHECK-9).
pub(crate) fn last_to_add(state: &State, check: &Check) -> SeatId {
    rule!("CHECK-4");
    state.turn.active.unwrap_or(check.current)
}

/// Why a player is not nominated or accused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum NotChosen {
    /// A revealed Cylon is no President.
    CylonNominated,
    /// The Vice President comes first.
    VicePresident,
    /// A revealed Cylon goes to no Brig.
    CylonAccused,
    /// The character is in the Brig.
    InBrig,
    /// The character is not on the board yet.
    OffBoard,
}

impl NotChosen {
    pub(crate) const fn message(self) -> Message {
        match self {
            Self::CylonNominated | Self::CylonAccused => Message::NotOfferedRevealedCylon,
            Self::VicePresident => Message::NotOfferedVicePresident,
            Self::InBrig => Message::NotOfferedInBrig,
            Self::OffBoard => Message::NotOfferedOffBoard,
        }
    }

    pub(crate) fn rule(self) -> RuleId {
        match self {
            Self::CylonNominated => {
                rule!("OPEN-13");
                rule!("CHECK-LOC-6")
            }
            Self::VicePresident => rule!("CHECK-LOC-1"),
            Self::CylonAccused => {
                rule!("CHECK-LOC-2a");
                rule!("CHECK-LOC-5")
            }
            Self::InBrig => rule!("CHECK-LOC-2a"),
            Self::OffBoard => rule!("CHARACTER-HELO-1"),
        }
    }
}

/// Whom Administration may nominate as President, in the order round the table (CHECK-LOC-1): anybody but a
/// revealed Cylon, and nobody but the Vice President where there is one who is not President yet.
pub(crate) fn nominees(state: &State) -> Vec<(SeatId, Result<(), NotChosen>)> {
    let vice = vice_president(state);
    let each = in_the_game(state).map(|seat| {
        let may = if !may_hold_title(state, *seat) {
            Err(NotChosen::CylonNominated)
        } else if vice.is_some_and(|vice| vice != *seat) {
            Err(NotChosen::VicePresident)
        } else {
            Ok(())
        };
        (*seat, may)
    });
    each.collect()
}

/// Whom the Airlock may execute, in the order round the table (LOC-AIRLOCK-1): every human player's character, the
/// activator's own among them.
pub(crate) fn condemned(state: &State) -> Vec<(SeatId, Result<(), NotChosen>)> {
    rule!("LOC-AIRLOCK-1");
    rule!("XCY-1");
    let each = in_the_game(state);
    each.map(|seat| (*seat, among_humans(state, *seat)))
        .collect()
}

/// Whom Resistance HQ may execute, in the order round the table (LOC-HQ-1): whoever is on New Caprica, Cylons too.
pub(crate) fn hunted(state: &State) -> Vec<(SeatId, Result<(), NotChosen>)> {
    rule!("LOC-HQ-1");
    let there = |seat: &SeatId| state.is_on_new_caprica(*seat);
    let each = in_the_game(state).copied().filter(there);
    each.map(|seat| (seat, Ok(()))).collect()
}

/// The players who are in the game, in the order round the table.
fn in_the_game(state: &State) -> impl Iterator<Item = &SeatId> {
    state.order.iter().filter(move |seat| !state.is_out(**seat))
}

/// Whether a character is on the board and no Cylon's.
fn among_humans(state: &State, seat: SeatId) -> Result<(), NotChosen> {
    if state.loyalty.standing(seat).is_cylon_player() {
        Err(NotChosen::CylonAccused)
    } else if matches!(state.places.of(seat), None | Some(Place::OffBoard)) {
        Err(NotChosen::OffBoard)
    } else {
        Ok(())
    }
}

/// Whom the Admiral's Quarters may accuse, in the order round the table (CHECK-LOC-2): every character who
/// could go to the Brig, the accuser's own among them (CHECK-LOC-8).
pub(crate) fn accused(state: &State) -> Vec<(SeatId, Result<(), NotChosen>)> {
    let each = in_the_game(state).map(|seat| {
        let may = among_humans(state, *seat);
        let jailed = may.is_ok() && in_brig(state, *seat);
        (*seat, if jailed { Err(NotChosen::InBrig) } else { may })
    });
    each.collect()
}
