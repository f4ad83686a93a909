//! The piles of cards beside the board.

use serde::{Deserialize, Serialize};

use crate::content::{DeckCounts, SkillType};
use crate::kit::Kit;
use crate::rule;

/// A pile whose cards are counted. Its content is nobody's to know, its count everybody's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Pile {
    /// The Destiny deck.
    Destiny,
    /// The President's Quorum hand (TITLE-PRES-1).
    QuorumHand,
    /// The Quorum deck.
    Quorum,
    /// The Crisis deck.
    Crisis,
    /// The Super Crisis deck.
    SuperCrisis,
    /// The Destination deck.
    Destinations,
}

impl Pile {
    /// In the order they are listed.
    pub const ALL: [Self; 6] = [
        Self::Destiny,
        Self::QuorumHand,
        Self::Quorum,
        Self::Crisis,
        Self::SuperCrisis,
        Self::Destinations,
    ];

    /// Id of the pile's name in the catalogues.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Destiny => "pile-destiny",
            Self::QuorumHand => "pile-quorum-hand",
            Self::Quorum => "pile-quorum",
            Self::Crisis => "pile-crisis",
            Self::SuperCrisis => "pile-super-crisis",
            Self::Destinations => "pile-destinations",
        }
    }

    /// Most cards the pile can hold.
    #[must_use]
    pub fn most(self, kit: &Kit) -> u8 {
        rule!("COMP-4");
        rule!("COMP-5");
        rule!("XCOMP-11");
        let DeckCounts {
            quorum,
            crisis,
            super_crisis,
            destinations,
            destiny,
        } = kit.decks;
        match self {
            Self::Destiny => {
                // Cards shuffle Treachery into it, however full it is.
                let more = kit.skill_deck(SkillType::Treachery).count();
                destiny.saturating_add(u8::try_from(more).unwrap_or(u8::MAX))
            }
            Self::QuorumHand | Self::Quorum => quorum,
            Self::Crisis => {
                rule!("DIS-26");
                crisis
            }
            Self::SuperCrisis => super_crisis,
            Self::Destinations => destinations,
        }
    }
}
