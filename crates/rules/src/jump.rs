//! The Jump Preparation track and the distance travelled.

use serde::{Deserialize, Serialize};

use crate::content::{DestinationId, JumpSpace, content};
use crate::hidden::Hidden;
use crate::rule;
use crate::seat::SeatId;

/// How far the fleet is on its way. Public.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Jump {
    /// Space of the fleet token, counted from 0, which is Start (SETUP-3).
    pub space: u8,
    /// Sum of the distances travelled (JUMP-6).
    pub distance: u8,
}

/// The spaces of the track, Start first.
#[must_use]
pub fn track() -> &'static [JumpSpace] {
    rule!("OPEN-01");
    &content().jump_track
}

/// Whether the next jump is the final one: the fleet has come as far as the objective's last distance
/// (GOAL-2, GOAL-7).
#[must_use]
pub fn next_is_final(distance: u8) -> bool {
    rule!("GOAL-2");
    rule!("GOAL-7");
    distance >= content().distances.second
}

/// The Destination deck and the cards by the objective.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Destinations {
    /// The deck that Dradis keeps, its top first. Nobody's to know. Empty where the table keeps it.
    pub deck: Hidden<Vec<DestinationId>>,
    /// Cards drawn for a jump that has not been decided, for the one who chooses alone (JUMP-4).
    pub drawn: Hidden<Vec<DestinationId>>,
    /// Who chooses among them. Public.
    pub chooser: Option<SeatId>,
    /// Where the fleet has been, in order, as far as the table named it. Public.
    pub visited: Vec<DestinationId>,
}

/// A step of a jump, as work on the agenda, in the order of JUMP-3 to JUMP-7.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum JumpStep {
    /// The ships leave the board, and the Admiral chooses where to (JUMP-3, JUMP-4).
    Begin,
}
