//! Leaks that tests plant, to show that they would notice one.

use dradis_facts::SeatId;
use sha2::{Digest, Sha256};

use crate::table::Table;

/// A planted leak.
#[derive(Clone, Copy)]
pub(crate) struct Leak {
    /// Where it gets out.
    pub(crate) way: Way,
    /// The seat that must not know.
    pub(crate) from: SeatId,
    /// What gets out.
    pub(crate) what: fn(&Table, SeatId) -> String,
}

/// Where a leak gets out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Way {
    /// In what everybody is told.
    Said,
    /// In how many frames the phones of other seats get.
    Counted,
    /// In the reason of a refusal.
    Refused,
}

impl Way {
    pub(crate) const ALL: [Self; 3] = [Self::Said, Self::Counted, Self::Refused];
}

impl Leak {
    /// What the leak says in this way.
    pub(crate) fn says(&self, way: Way, table: &Table) -> Option<String> {
        (self.way == way).then(|| (self.what)(table, self.from))
    }

    /// The same, where only yes or no gets through.
    pub(crate) fn says_yes(&self, way: Way, table: &Table) -> bool {
        self.says(way, table)
            .is_some_and(|said| Sha256::digest(said)[0] % 2 == 1)
    }
}
