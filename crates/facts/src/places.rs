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

/// Where a character may begin (CHARSEL-5): in one place, in one of several as the player likes, or, where there is none,
/// in a launch area that they choose. Where an overlay lies on a location, it is that of the overlay.
#[must_use]
pub fn starting_places(kit: &Kit, character: CharacterId) -> Vec<Place> {
    rule!("CHARSEL-5");
    match &character.facts().start {
        // A name that is no location cannot be: a test compares the content's names.
        Start::Locations(names) => names
            .iter()
            .filter_map(|name| LocationId::find(name))
            .map(|location| Place::on(kit.standing_for(location)))
            .collect(),
        Start::OffBoard => vec![Place::OffBoard],
        Start::Launch => Vec::new(),
    }
}
