//! How many skill cards the players hold. Which ones they are stays on the table.

use std::collections::BTreeMap;

use dradis_facts::seat::SeatId;
use serde::{Deserialize, Serialize};

/// Skill cards in every player's hand. Public: hands are counted openly (SECRET-9). A seat without an
/// entry holds none.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Hands {
    of: BTreeMap<SeatId, u8>,
}

impl Hands {
    /// Cards in a player's hand.
    #[must_use]
    pub fn of(&self, seat: SeatId) -> u8 {
        self.of.get(&seat).copied().unwrap_or(0)
    }

    /// Writes a count, for `apply`.
    pub fn set(&mut self, seat: SeatId, cards: u8) {
        self.of.insert(seat, cards);
    }
}
