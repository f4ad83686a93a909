//! What skill cards do to a check, as data: those played on it, and the abilities of those that lie in it.

use serde::Deserialize;

use crate::content::SkillType;
use crate::effect::Effect;

/// What a skill card does that is played on a check for its text (XCHECK-9, XCHECK-10).
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
pub enum OnCheck {
    /// Its cards are played face up.
    FaceUp {
        /// Those of the Destiny deck too.
        destiny: bool,
    },
    /// The cards of a type count for it, whatever is printed.
    Count {
        /// The type.
        skill: SkillType,
    },
    /// Its difficulty is another.
    Difficulty {
        /// What is added to it.
        by: i8,
    },
    /// The Destiny deck adds no cards.
    NoDestiny,
    /// No skill-check ability does anything in it, and it cannot be reckless (XABILITY-8).
    NoAbilities,
    /// Every human player with few cards may draw some.
    Draw {
        /// How many.
        cards: u8,
        /// Whoever holds no more than this.
        held_at_most: u8,
    },
    /// Something happens after a pass by much.
    AfterPass {
        /// The total is at least so far above the printed difficulty.
        above: u8,
        /// What happens.
        effects: Vec<Effect>,
    },
    /// No check is made: whoever plays it chooses the result.
    Decide,
    /// Something happens in the place of what a pass does.
    InsteadOfPass {
        /// What.
        effects: Vec<Effect>,
    },
}

/// The skill-check ability of a card that lies in a check (XABILITY-1). Whatever it says of strengths means the printed
/// ones (XABILITY-14).
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
pub enum CheckAbility {
    /// Strong cards are taken out and discarded (Red Tape).
    RemoveStrong {
        /// Those of this strength and more.
        from: u8,
    },
    /// The current player may damage a viper to take another card out, which is discarded (Dogfight).
    RemoveForViper,
    /// The current player may take a weak card of another name into the hand (Quick Thinking).
    TakeWeak {
        /// Of this strength or less.
        at_most: u8,
    },
    /// Cards of the Destiny deck are added (Trust Instincts).
    MoreDestiny {
        /// How many.
        cards: u8,
    },
    /// A human current player may add a card (Force Their Hand).
    PlayOne {
        /// What happens to who does not.
        otherwise: Vec<Effect>,
    },
    /// The cards of a type count twice (Establish Network).
    Double {
        /// The type.
        skill: SkillType,
    },
    /// Each card of strength 0 adds 1 to the total (All Hands on Deck).
    CountZeros,
    /// A failure by little does nothing (Iron Will, CLAR-33).
    NearMiss {
        /// The total is at most so far below the difficulty.
        within: u8,
        /// What happens where the total is 0 or less, whatever the result.
        at_zero: Vec<Effect>,
    },
    /// The current player may activate an unmanned viper (Protect the Fleet).
    ActivateViper {
        /// The type of cards that must be in the check.
        skill: SkillType,
        /// How strong they are together, at least.
        strength: u8,
    },
    /// The current player draws cards after the result (Install Upgrades).
    DrawAfter {
        /// Their type.
        skill: SkillType,
        /// How many after a pass.
        passed: u8,
        /// How many after a failure.
        failed: u8,
    },
    /// Effects of the usual kind.
    Effects {
        /// What.
        effects: Vec<Effect>,
    },
}

impl CheckAbility {
    /// Whether it may take a card out before that card's own ability is carried out: such ones are offered first
    /// (XABILITY-4).
    #[must_use]
    pub const fn removes(&self) -> bool {
        match self {
            Self::RemoveStrong { .. } | Self::RemoveForViper | Self::TakeWeak { .. } => true,
            Self::MoreDestiny { .. }
            | Self::PlayOne { .. }
            | Self::Double { .. }
            | Self::CountZeros
            | Self::NearMiss { .. }
            | Self::ActivateViper { .. }
            | Self::DrawAfter { .. }
            | Self::Effects { .. } => false,
        }
    }

    /// Whether the total is another for it, so that a total told before is told once more.
    #[must_use]
    pub const fn changes_total(&self) -> bool {
        match self {
            Self::RemoveStrong { .. }
            | Self::RemoveForViper
            | Self::TakeWeak { .. }
            | Self::MoreDestiny { .. }
            | Self::PlayOne { .. }
            | Self::Double { .. }
            | Self::CountZeros => true,
            Self::NearMiss { .. }
            | Self::ActivateViper { .. }
            | Self::DrawAfter { .. }
            | Self::Effects { .. } => false,
        }
    }
}

/// How many cards an ability lets its character add to a check.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Adding {
    /// No more than this.
    AtMost(u8),
    /// This in the place of what Cylon players may, and more while infiltrating.
    Cylon {
        /// How many.
        cards: u8,
        /// How many while infiltrating.
        infiltrating: u8,
    },
    /// Never exactly one, but where the place allows no more.
    NeverOne,
    /// None in the Action step of another player.
    OwnActionsOnly,
}
