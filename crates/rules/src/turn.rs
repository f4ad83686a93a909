//! Whose turn it is, and how the game ended.

use serde::{Deserialize, Serialize};

use crate::resources::Resource;
use crate::seat::SeatId;

/// The turn order (TURN-1). Public.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Turn {
    /// The player who chose first and takes the first turn (SETUP-5); `None` before the game is set up.
    pub first: Option<SeatId>,
    /// Number of the running turn, the first is 1; 0 before it.
    pub number: u16,
    /// The active player; `None` before the first turn.
    pub active: Option<SeatId>,
    /// Where the running turn is.
    #[serde(default)]
    pub step: TurnStep,
}

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

/// How the game ended. Public.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Outcome {
    /// Dials stood at 0 at the end of a turn: the Cylons win (END-2).
    ResourcesExhausted {
        /// The dials at 0, at least one.
        resources: Vec<Resource>,
    },
}
