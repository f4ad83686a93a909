//! President and Admiral.

use serde::{Deserialize, Serialize};

/// A title card of the base game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Title {
    /// Holds the Quorum hand (TITLE-PRES-4).
    President,
    /// Holds the nukes (TITLE-ADM-1).
    Admiral,
}
