//! Facts of the skill cards.

use serde::{Deserialize, Serialize};

/// A type of skill card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum SkillType {
    Politics,
    Leadership,
    Tactics,
    Piloting,
    Engineering,
}

impl SkillType {
    /// In the order in which the decks are gone through (docs/PROTOCOL.md, section 4.8).
    pub const ALL: [Self; 5] = [
        Self::Politics,
        Self::Leadership,
        Self::Tactics,
        Self::Piloting,
        Self::Engineering,
    ];

    /// Stable name, also in the catalogues.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Politics => "politics",
            Self::Leadership => "leadership",
            Self::Tactics => "tactics",
            Self::Piloting => "piloting",
            Self::Engineering => "engineering",
        }
    }
}

/// Equal copies of a strength in the deck of every type. All five decks are alike.
#[derive(Clone, Copy, Debug, Deserialize)]
pub struct SkillCopies {
    /// Strength, 1 to 5.
    pub strength: u8,
    /// Copies.
    pub copies: u8,
}

/// How the Destiny deck is made and used (DESTINY-1, DESTINY-2).
#[derive(Clone, Copy, Debug, Deserialize)]
pub struct DestinyFacts {
    /// Cards it takes from the deck of each type.
    pub of_each_type: u8,
    /// Cards a skill check takes from it.
    pub drawn_by_a_check: u8,
}

#[derive(Deserialize)]
pub(super) struct SkillFile {
    pub(super) deck: Vec<SkillCopies>,
    pub(super) destiny: DestinyFacts,
}
