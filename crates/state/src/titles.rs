//! Who holds which title.

use dradis_facts::seat::SeatId;
use dradis_facts::titles::Title;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// Who holds which title; one player may hold both (TITLE-SUCC-8). Public.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Titles {
    /// Nobody holds a title that is not named, as before the titles are given.
    pub holders: BTreeMap<Title, SeatId>,
    /// Nuke tokens of the Admiral; they go with the title (TITLE-ADM-1).
    pub nukes: u8,
    /// Whether the tokens have left the game, so that none is gained (CLAR-74).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub no_more_nukes: bool,
}

impl Titles {
    /// Holder of a title.
    #[must_use]
    pub fn holder(&self, title: Title) -> Option<SeatId> {
        self.holders.get(&title).copied()
    }

    /// Whether a player holds any title.
    #[must_use]
    pub fn are_held_by(&self, seat: SeatId) -> bool {
        self.holders.values().any(|holder| *holder == seat)
    }

    pub(crate) fn give(&mut self, title: Title, seat: SeatId) {
        self.holders.insert(title, seat);
    }
}
