//! The Jump Preparation track, and how far the fleet has to go.

use crate::content::JumpSpace;
use crate::kit::Kit;
use crate::rule;

/// The spaces of the track, Start first.
#[must_use]
pub fn jump_track(kit: &Kit) -> &[JumpSpace] {
    rule!("OPEN-01");
    rule!("JUMP-2");
    &kit.jump_track
}

/// Whether the next jump is the final one: the fleet has come as far as the objective's last distance
/// (GOAL-2, GOAL-7).
#[must_use]
pub fn next_jump_is_final(kit: &Kit, distance: u8) -> bool {
    rule!("GOAL-2");
    rule!("GOAL-7");
    distance >= kit.distances.second
}

/// Destination cards that the Admiral chooses among (JUMP-4).
pub const DRAWN_BY_ADMIRAL: u8 = 2;

/// Destination cards that the holder of Assign Mission Specialist chooses among (facts: quorum).
pub const DRAWN_BY_SPECIALIST: u8 = 3;
