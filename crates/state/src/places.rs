//! Where the characters stand.

use std::collections::BTreeMap;

use dradis_facts::places::Place;
use dradis_facts::seat::SeatId;
use dradis_facts::space::Area;
use serde::{Deserialize, Serialize};

/// Where every character is. Public. A seat without an entry has not been placed yet.
///
/// **Architecture invariant:** this is the only record of piloted vipers. A seat has one place, so a
/// viper has one pilot.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Places {
    of: BTreeMap<SeatId, Place>,
}

impl Places {
    /// The place of a seat's character.
    #[must_use]
    pub fn of(&self, seat: SeatId) -> Option<Place> {
        self.of.get(&seat).copied()
    }

    /// Every placed character, in seat order.
    pub fn iter(&self) -> impl Iterator<Item = (SeatId, Place)> {
        self.of.iter().map(|(seat, place)| (*seat, *place))
    }

    /// The pilots in an area, in seat order.
    pub fn pilots_in(&self, area: Area) -> impl Iterator<Item = SeatId> {
        self.iter()
            .filter(move |(_, place)| *place == Place::Viper { area })
            .map(|(seat, _)| seat)
    }

    /// How many vipers have a pilot.
    #[must_use]
    pub fn piloted_vipers(&self) -> usize {
        self.iter()
            .filter(|(_, place)| matches!(place, Place::Viper { .. }))
            .count()
    }

    /// Puts a character somewhere, for `apply`.
    pub fn put(&mut self, seat: SeatId, place: Place) {
        self.of.insert(seat, place);
    }

    /// A character has left the game, and nobody stands there for the seat (EXEC-6); for `apply`.
    pub fn leave(&mut self, seat: SeatId) {
        self.of.remove(&seat);
    }
}
