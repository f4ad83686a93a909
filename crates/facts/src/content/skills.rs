//! Facts of the skill cards.

use serde::{Deserialize, Serialize};

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

/// Equal copies of a strength in the deck of every type. All decks are alike.
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

/// A named skill card of the base game. Dradis knows what it does and never its text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum SkillCardName {
    /// Politics 1–2, an action: two cards of any type.
    ConsolidatePower,
    /// Politics 3–5, before cards are added to a check: they are played face up.
    InvestigativeCommittee,
    /// Leadership 1–2, an action: another player moves and acts, or acts twice.
    ExecutiveOrder,
    /// Leadership 3–5, after a check is totalled: its difficulty is 2 lower.
    DeclareEmergency,
    /// Tactics 1–2, an action: a raptor is risked for a look at a deck.
    LaunchScout,
    /// Tactics 3–5, before a die is rolled: its result is 2 higher.
    StrategicPlanning,
    /// Piloting 1–2, after a viper is attacked: the die is rolled again.
    EvasiveManeuvers,
    /// Piloting 3–5, an action in a viper: it attacks up to four times.
    MaximumFirepower,
    /// Engineering 1–2, an action: the location is repaired, or two vipers on the Hangar Deck.
    Repair,
    /// Engineering 3–5, before cards are added to a check: Engineering counts for it.
    ScientificResearch,
}

impl SkillCardName {
    /// All of them, type by type.
    pub const ALL: [Self; 10] = [
        Self::ConsolidatePower,
        Self::InvestigativeCommittee,
        Self::ExecutiveOrder,
        Self::DeclareEmergency,
        Self::LaunchScout,
        Self::StrategicPlanning,
        Self::EvasiveManeuvers,
        Self::MaximumFirepower,
        Self::Repair,
        Self::ScientificResearch,
    ];

    /// Stable name; `skill-card-` and this is the id of its name in the catalogues.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::ConsolidatePower => "consolidate-power",
            Self::InvestigativeCommittee => "investigative-committee",
            Self::ExecutiveOrder => "executive-order",
            Self::DeclareEmergency => "declare-emergency",
            Self::LaunchScout => "launch-scout",
            Self::StrategicPlanning => "strategic-planning",
            Self::EvasiveManeuvers => "evasive-maneuvers",
            Self::MaximumFirepower => "maximum-firepower",
            Self::Repair => "repair",
            Self::ScientificResearch => "scientific-research",
        }
    }
}
