//! The Crossroads phase of the Ionian Nebula (ION-4 to ION-20): a battle, a card with a trauma token for everybody, and the
//! trial, after which players may be out of the game.

use dradis_facts::content::Trauma;
use dradis_facts::rule;
use dradis_facts::seat::SeatId;
use dradis_state::loyalty::Standing;
use dradis_state::state::State;

mod procedure;
mod question;

pub(crate) use procedure::{answer, proceed};
pub(crate) use question::question;

/// Trauma tokens with which a player is not judged (ION-12).
const LET_OFF: u8 = 2;

/// Whether a player is judged as a human: a Leader as the phase has found them, wherever they have gone since (ION-2).
fn as_human(state: &State, seat: SeatId) -> bool {
    match state.loyalty.standing(seat) {
        Standing::Human => true,
        Standing::Cylon => false,
        Standing::Leader { infiltrating: _ } => {
            rule!("ION-2");
            state.crossroads.as_ref().is_some_and(|there| there.led)
        }
    }
}

/// The tokens that a player is judged by: human players by the antagonistic ones, Cylon players by the benevolent ones
/// (ION-11).
fn judged_by(state: &State, seat: SeatId) -> Trauma {
    match as_human(state, seat) {
        true => Trauma::Antagonistic,
        false => Trauma::Benevolent,
    }
}

/// Whom the trial eliminates, with the tokens that each has left: Cylon players who have most, and of the human players
/// who have most one, whom the President chooses where there are several (ION-13, ION-14). Public.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Judged {
    /// Cylon players, all of whom are.
    pub cylons: Vec<SeatId>,
    /// Human players, one of whom is.
    pub humans: Vec<SeatId>,
}

/// Who has most trauma tokens left; nobody where nobody has any.
#[must_use]
pub fn judged(state: &State) -> Judged {
    let Some(crossroads) = &state.crossroads else {
        return Judged::default();
    };
    let most = crossroads.left.values().copied().max().unwrap_or(0);
    let mut judged = Judged::default();
    if most == 0 {
        return judged;
    }
    for seat in state.round_from(first(state)) {
        if crossroads.left.get(&seat) != Some(&most) {
            continue;
        }
        match as_human(state, seat) {
            true => judged.humans.push(seat),
            false => judged.cylons.push(seat),
        }
    }
    judged
}

/// The player from whom what everybody does goes round (ION-8).
fn first(state: &State) -> SeatId {
    state.turn.active.unwrap_or(SeatId(0))
}
