//! What happens on the Cylon Fleet board and its Pursuit track (XFLEET-1, XPURSUIT-6). Public.

use dradis_facts::craft::Craft;
use dradis_facts::space::Area;
use serde::{Deserialize, Serialize};

/// What happens beyond the space areas. Public.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum PursuitEvent {
    /// A ship comes to the Cylon Fleet board (XPLACE-1).
    Placed {
        /// What; basestars are undamaged.
        ship: Craft,
        /// The space area that it would come to from there.
        area: Area,
    },
    /// Ships that wait there are taken to be placed in the space areas (XPLACE-4).
    Taken {
        /// What.
        ship: Craft,
        /// The space area that they would have come to.
        area: Area,
        /// How many, at least 1.
        count: u8,
    },
    /// Every ship that waits there comes to this space area (XPLACE-3, XPURSUIT-3).
    MovedIn {
        /// The space area.
        area: Area,
    },
    /// The pursuit token stands on another space of its track (XPURSUIT-1).
    TokenMoved {
        /// The space, counted from 0, which is Start.
        to: u8,
    },
    /// The fleet jumps: vipers return to the Reserve, the Cylon ships of every space area wait beyond it from now on, their
    /// damage forgotten, and civilian ships stay (XJUMP-1, XJUMP-2).
    Withdrew,
}
