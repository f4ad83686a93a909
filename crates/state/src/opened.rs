//! Loyalty cards as they are turned up at the end.

use dradis_facts::content::LoyaltyCard;
use dradis_facts::seat::SeatId;
use dradis_facts::turn::Winner;
use serde::{Deserialize, Serialize};

/// A player's Loyalty cards after the end, when everybody has turned theirs up. Public then.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct OpenedHand {
    /// The player.
    pub seat: SeatId,
    /// Their cards, in the order received.
    pub cards: Vec<OpenedCard>,
    /// The team they were in at the end (LOYAL-6).
    pub team: Winner,
    /// Whether they have lost whichever side wins, because they were eliminated (ION-17).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub lost: bool,
}

/// One of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct OpenedCard {
    /// The card.
    pub card: LoyaltyCard,
    /// How it came to them.
    pub came: Came,
}

/// How a Loyalty card came to the player who holds it at the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Came {
    /// In the first deal (LOYDECK-4), or with the position that the game began from.
    FirstDeal,
    /// In the Sleeper phase (SLEEPER-2).
    SleeperPhase,
    /// From the deck, in place of another card or beside it (XMUT-1, XGOAL-2, EXEC-12).
    Drawn,
    /// From a revealed Cylon (SLEEPER-5, LOC-RESURRECTION-1).
    HandedOn {
        /// The revealed Cylon.
        by: SeatId,
    },
}
