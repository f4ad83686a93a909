//! Who holds which title.

use dradis_facts::seat::SeatId;
use dradis_facts::titles::Title;
use serde::{Deserialize, Serialize};

/// Who holds which title; one player may hold both (TITLE-SUCC-8). Public.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Titles {
    /// `None` before the titles are given.
    pub president: Option<SeatId>,
    /// `None` before the titles are given.
    pub admiral: Option<SeatId>,
    /// Nuke tokens of the Admiral; they go with the title (TITLE-ADM-1).
    pub nukes: u8,
}

impl Titles {
    /// Holder of a title.
    #[must_use]
    pub const fn holder(&self, title: Title) -> Option<SeatId> {
        match title {
            Title::President => self.president,
            Title::Admiral => self.admiral,
        }
    }

    pub(crate) const fn give(&mut self, title: Title, seat: SeatId) {
        match title {
            Title::President => self.president = Some(seat),
            Title::Admiral => self.admiral = Some(seat),
        }
    }
}
