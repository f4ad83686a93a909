//! Damage tokens of ships.

use serde::{Deserialize, Serialize};

use crate::content::LocationId;
use crate::resources::Resource;

/// A damage token of Galactica, or of another ship.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum GalacticaToken {
    /// It damages this location.
    Location {
        /// The location.
        location: LocationId,
    },
    /// It costs 1 of this dial, and leaves the game.
    Resource {
        /// The dial.
        resource: Resource,
    },
}
