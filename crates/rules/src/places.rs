//! Where the characters stand.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::content::{CharacterId, LocationId, Start};
use crate::rule;
use crate::seat::SeatId;
use crate::space::Area;

/// Where a character is. Public.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Place {
    /// On a location.
    Location {
        /// The location.
        location: LocationId,
    },
    /// In space, as the pilot of a viper.
    Viper {
        /// The area.
        area: Area,
    },
    /// Not on the board.
    OffBoard,
}

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
}

/// Where a character begins, or `None` where the player has to choose a launch area (CHARSEL-5).
#[must_use]
pub fn start(character: CharacterId) -> Option<Place> {
    rule!("CHARSEL-5");
    match &character.facts().start {
        // A name that is no location cannot be: a test compares the content's names.
        Start::Location(name) => {
            LocationId::find(name).map(|location| Place::Location { location })
        }
        Start::OffBoard => Some(Place::OffBoard),
        Start::Launch => None,
    }
}
