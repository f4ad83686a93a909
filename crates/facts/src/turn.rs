//! The steps of a turn, and the two sides.

use serde::{Deserialize, Serialize};

/// A step of a turn, in the fixed order of TURN-2.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum TurnStep {
    /// Receive Skills.
    #[default]
    ReceiveSkills,
    /// Movement.
    Movement,
    /// Action.
    Action,
    /// Crisis.
    Crisis,
    /// Activate Cylon Ships.
    ActivateCylonShips,
    /// Prepare for Jump.
    PrepareForJump,
}

impl TurnStep {
    /// In the order of TURN-2.
    pub const ALL: [Self; 6] = [
        Self::ReceiveSkills,
        Self::Movement,
        Self::Action,
        Self::Crisis,
        Self::ActivateCylonShips,
        Self::PrepareForJump,
    ];

    /// Id of the step's name in the catalogues.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::ReceiveSkills => "step-receive-skills",
            Self::Movement => "step-movement",
            Self::Action => "step-action",
            Self::Crisis => "step-crisis",
            Self::ActivateCylonShips => "step-activate-cylon-ships",
            Self::PrepareForJump => "step-prepare-for-jump",
        }
    }
}

/// The sides (END-13).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Winner {
    /// The human players.
    Humans,
    /// The Cylon players, revealed or not.
    Cylons,
}
