//! What the table agreed on before the game.

use serde::{Deserialize, Serialize};

/// Options of a game. Public. New options come with a default, so that older games keep loading.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Starting dials (SETUP-1, SETUP-20, SETUP-21).
    pub difficulty: Difficulty,
    /// How a game of 4 or 6 balances its sides (LOYDECK-7, SETUP-NOSYMP). Without effect for 3 or 5.
    pub sympathizer: Sympathizer,
}

/// Starting value of every dial.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Difficulty {
    /// As printed (SETUP-1).
    #[default]
    Normal,
    /// Every dial 2 higher (SETUP-20).
    EasierForHumans,
    /// Every dial 2 lower (SETUP-21).
    EasierForCylons,
}

/// The Sympathizer card in games of 4 or 6.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Sympathizer {
    /// Shuffled into the deck after the first deal (LOYDECK-7).
    #[default]
    Play,
    /// Left in the box; one more "not a Cylon" card and lower dials instead (SETUP-NOSYMP).
    LeaveOut,
}
