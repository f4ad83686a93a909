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
