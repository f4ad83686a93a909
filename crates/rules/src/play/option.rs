//! The stable texts of answers.

use dradis_facts::content::CharacterId;
use dradis_facts::seat::SeatId;
use dradis_facts::space::CivilianHandle;

/// The option that names a player.
pub(crate) fn player_option(seat: SeatId) -> String {
    format!("player:{}", seat.0)
}

/// The option that takes a branch.
pub(crate) fn branch_option(index: usize) -> String {
    format!("branch:{index}")
}

/// Id of the option that names a pilot.
pub(crate) fn pilot_option(seat: SeatId) -> String {
    format!("pilot:{}", seat.0)
}

/// Id of the option that names a civilian ship.
pub(crate) fn civilian_option(handle: CivilianHandle) -> String {
    format!("civilian:{}", handle.0)
}

/// Id of the option that chooses a character.
#[must_use]
pub fn character_option(character: CharacterId) -> String {
    format!("character:{}", character.name())
}
