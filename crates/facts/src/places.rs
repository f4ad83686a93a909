//! Where a character can stand.

use serde::{Deserialize, Serialize};

use crate::content::{CharacterId, LocationId, Start};
use crate::craft::ViperKind;
use crate::kit::Kit;
use crate::rule;
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
        /// What they pilot.
        #[serde(default, skip_serializing_if = "ViperKind::is_ordinary")]
        #[cfg_attr(feature = "ts", ts(optional, as = "Option<ViperKind>"))]
        kind: ViperKind,
    },
    /// Not on the board.
    OffBoard,
}

impl Place {
    /// On a location.
    #[must_use]
    pub const fn on(location: LocationId) -> Self {
        Self::Location { location }
    }
}

/// Where a character begins, or `None` where the player has to choose a launch area (CHARSEL-5). Where an overlay lies on
/// the location, it is that of the overlay.
#[must_use]
pub fn starting_place(kit: &Kit, character: CharacterId) -> Option<Place> {
    rule!("CHARSEL-5");
    match &character.facts().start {
        // A name that is no location cannot be: a test compares the content's names.
        Start::Location(name) => LocationId::find(name)
            .map(|location| kit.standing_for(location))
            .map(Place::on),
        Start::OffBoard => Some(Place::OffBoard),
        Start::Launch => None,
    }
}
