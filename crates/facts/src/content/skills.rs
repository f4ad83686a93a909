//! Facts of the skill cards.

use std::collections::BTreeMap;
use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::rows;

/// A type of skill card. Which of them are in play is the kit's to say.
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
    /// Of the combined game.
    Treachery,
}

impl SkillType {
    /// Those of every box.
    pub const ALL: [Self; 6] = [
        Self::Politics,
        Self::Leadership,
        Self::Tactics,
        Self::Piloting,
        Self::Engineering,
        Self::Treachery,
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
            Self::Treachery => "treachery",
        }
    }
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
    pub(super) cards: Vec<SkillCardFacts>,
    pub(super) destiny: DestinyFacts,
}

/// A skill card, by its stable name ("executive-order"). Dradis knows what it does and never its text.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct SkillCardId(&'static str);

/// When a skill card may be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SkillWhen {
    /// As an action; its row says what it does.
    Action,
    /// Before cards are added to a check.
    BeforeAdding,
    /// After a check is totalled.
    AfterTotal,
    /// Before a die is rolled.
    BeforeRoll,
    /// After a viper is attacked.
    ViperAttacked,
    /// In the player's own Movement step, instead of moving (XMOVE-6).
    Movement,
    /// In a check, once the pile is split: it is a skill-check ability (XABILITY-1).
    InCheck,
    /// Before a check of a location (XCHECK-9).
    BeforeLocationCheck,
    /// After its player has destroyed a basestar or a centurion.
    AfterDestroying,
    /// Before raiders are activated.
    BeforeRaiders,
    /// After a die is rolled.
    AfterRoll,
    /// Before a piloted viper attacks.
    BeforeViperAttack,
    /// After a check is passed (XCHECK-10).
    AfterPass,
}

/// What is printed on a skill card beside its text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SkillMark {
    /// It makes a check reckless (XABILITY-7).
    Reckless,
    /// It has a skill-check ability (XABILITY-1).
    CheckAbility,
    /// Whoever chooses to discard it draws a Mutiny card (XTREACH-2).
    MutinyOnDiscard,
}

/// A row of `skill_cards.json`.
#[derive(Clone, Debug, Deserialize)]
pub struct SkillCardFacts {
    /// Stable name; `skill-card-` and this is the id of its name in the catalogues.
    pub id: String,
    /// Its type.
    pub skill: SkillType,
    /// When it may be played.
    pub when: SkillWhen,
    /// Copies in the deck of its type, by their strength, 0 to 6.
    pub copies: BTreeMap<u8, u8>,
    /// Marks on it.
    #[serde(default)]
    pub marks: Vec<SkillMark>,
    /// The card that it takes the place of, where both boxes are there.
    #[serde(default)]
    pub replaces: Option<String>,
}

by_name!(SkillCardId, SkillCardFacts, rows, skill_cards, "skill card");

impl SkillCardFacts {
    /// Whether this is printed on it.
    #[must_use]
    pub fn is(&self, mark: SkillMark) -> bool {
        self.marks.contains(&mark)
    }
}

impl fmt::Debug for SkillCardId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

/// Those that rules know by name; a test looks them up.
impl SkillCardId {
    /// They are played face up, before cards are added to a check.
    pub const INVESTIGATIVE_COMMITTEE: Self = Self("investigative-committee");
    /// Another player moves and acts, or acts twice.
    pub const EXECUTIVE_ORDER: Self = Self("executive-order");
    /// Played once a turn, as Executive Order is.
    pub const CRITICAL_SITUATION: Self = Self("critical-situation");
    /// The difficulty of a check is 2 lower.
    pub const DECLARE_EMERGENCY: Self = Self("declare-emergency");
    /// A raptor is risked for a look at a deck.
    pub const LAUNCH_SCOUT: Self = Self("launch-scout");
    /// A viper attacks up to four times.
    pub const MAXIMUM_FIREPOWER: Self = Self("maximum-firepower");
    /// The location is repaired, or two vipers on the Hangar Deck.
    pub const REPAIR: Self = Self("repair");
    /// Engineering counts for a check.
    pub const SCIENTIFIC_RESEARCH: Self = Self("scientific-research");
}
