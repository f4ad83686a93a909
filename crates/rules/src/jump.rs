//! The Jump Preparation track and the distance travelled.

use serde::{Deserialize, Serialize};

use crate::content::{JumpSpace, content};
use crate::rule;

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
