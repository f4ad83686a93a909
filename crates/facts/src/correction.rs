//! How large a correction may be, and the ships that one counts.

use serde::{Deserialize, Serialize};

/// Ships of an area that are not told apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum ShipKind {
    /// Raiders.
    Raider,
    /// Heavy raiders.
    HeavyRaider,
    /// Vipers without a pilot.
    Viper,
}

/// Most corrections that can be made at once.
pub const CORRECTIONS: usize = 16;

/// Most entries of a list in a correction: more than any board has of anything.
pub const LIST_LENGTH: usize = 24;

/// Longest typed reason, in characters.
pub const REASON_LENGTH: usize = 120;
