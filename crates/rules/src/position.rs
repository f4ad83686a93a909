//! "Start from a position": a game that began without Dradis, or a scenario's first state.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::content::{CharacterId, LoyaltyCard};

/// A position. Whatever is left out is as after the set-up; players are named as they are called.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct Position {
    /// Who chose first and had the first turn; the first player listed when left out.
    pub first: Option<String>,
    /// The dials.
    pub dials: DialPosition,
    /// Characters by player. Players without one choose theirs.
    pub characters: BTreeMap<String, CharacterId>,
    /// Who holds which title; by the lines of succession when left out (SETUP-7).
    pub titles: TitlePosition,
    /// Loyalty cards as dealt; left out, they are dealt by Dradis, or, in a running game, lie with the
    /// players and are unknown to Dradis.
    pub loyalty: Option<LoyaltyPosition>,
    /// The running turn; needs a character for every player.
    pub turn: Option<TurnPosition>,
}

/// Dials of a position, each 0 to 15; left out, the starting value.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
#[allow(missing_docs)]
pub struct DialPosition {
    pub fuel: Option<u8>,
    pub food: Option<u8>,
    pub morale: Option<u8>,
    pub population: Option<u8>,
}

/// Holders of the titles.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
#[allow(missing_docs)]
pub struct TitlePosition {
    pub president: Option<String>,
    pub admiral: Option<String>,
}

/// Loyalty cards of a position. Secret: it may come in, and never goes out.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct LoyaltyPosition {
    /// Cards by player.
    pub hands: BTreeMap<String, Vec<LoyaltyCard>>,
    /// The remaining deck, its top first.
    pub deck: Vec<LoyaltyCard>,
}

/// The running turn of a position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct TurnPosition {
    /// Number, 1 to 999.
    pub number: u16,
    /// The active player.
    pub active: String,
}
