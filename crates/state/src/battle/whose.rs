//! Which vipers somebody activates.

use dradis_facts::craft::ViperKind;
use dradis_facts::space::Area;
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
    /// One without a pilot, also out of the Reserve, and from then on the same (Combat Veteran).
    One,
    /// One of this kind without a pilot that is in this area.
    Same {
        /// The area.
        area: Area,
        /// Which.
        kind: ViperKind,
    },
}
