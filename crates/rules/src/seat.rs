//! Seats: the places of the players round the table, in clockwise order.

use serde::{Deserialize, Serialize};

use crate::content::CharacterId;

/// A seat, counted from 0 in clockwise order as the players sit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "number"))]
#[serde(transparent)]
pub struct SeatId(pub u8);

impl SeatId {
    /// Position in lists that are kept in seat order.
    #[must_use]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// Who sits there. Public.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Seat {
    /// The player's name as typed, trimmed, 1 to 24 characters, unique at the table.
    pub name: String,
    /// The chosen character; `None` until the player has chosen.
    pub character: Option<CharacterId>,
}

/// All seats in clockwise order, beginning with `first` (TURN-1).
pub fn clockwise_from(first: SeatId, count: usize) -> impl Iterator<Item = SeatId> {
    (0..count).filter_map(move |step| {
        u8::try_from((first.index() + step) % count)
            .ok()
            .map(SeatId)
    })
}
