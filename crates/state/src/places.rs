//! Where the characters stand.

use std::collections::BTreeMap;

use dradis_facts::craft::{Craft, ViperKind};
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
            .filter(move |(_, place)| matches!(place, Place::Viper { area: there, kind: _ } if *there == area))
            .map(|(seat, _)| seat)
    }

    /// What a seat's character pilots, and where; `None` for one who does not fly.
    #[must_use]
    pub fn flown_by(&self, seat: SeatId) -> Option<(Area, ViperKind)> {
        match self.of(seat)? {
            Place::Viper { area, kind } => Some((area, kind)),
            Place::Location { .. } | Place::OffBoard => None,
        }
    }

    /// How many vipers of a kind have a pilot.
    #[must_use]
    pub fn piloted(&self, craft: Craft) -> usize {
        let flown = |place: &Place| match place {
            Place::Viper { area: _, kind } => kind.craft() == craft,
            Place::Location { .. } | Place::OffBoard => false,
        };
        self.iter().filter(|(_, place)| flown(place)).count()
    }

    /// How many vipers of any kind have a pilot.
    #[must_use]
    pub fn piloted_vipers(&self) -> usize {
        let kinds = ViperKind::ALL.into_iter();
        kinds.map(|kind| self.piloted(kind.craft())).sum()
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
