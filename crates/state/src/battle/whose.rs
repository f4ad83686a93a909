//! Which vipers somebody activates.

use serde::{Deserialize, Serialize};

/// Which vipers somebody activates.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Whose {
    /// Vipers without a pilot, also out of the Reserve (VIPER-7).
    Unmanned,
    /// The viper that they pilot themselves (PILOT-4).
    Own,
    /// The same, for attacks only (Maximum Firepower).
    OwnAttacks,
}
