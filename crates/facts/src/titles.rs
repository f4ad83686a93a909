//! Titles: offices that are handed on along a line of succession.

use serde::{Deserialize, Serialize};

/// A title card. Which of them somebody holds is the kit's to say.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Title {
    /// Holds the Quorum hand (TITLE-PRES-4).
    President,
    /// Holds the nukes (TITLE-ADM-1).
    Admiral,
    /// Commander of the Air Group, of the combined game.
    Cag,
}

impl Title {
    /// In the order they are listed.
    pub const ALL: [Self; 3] = [Self::President, Self::Admiral, Self::Cag];

    /// Stable name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::President => "president",
            Self::Admiral => "admiral",
            Self::Cag => "cag",
        }
    }
}
