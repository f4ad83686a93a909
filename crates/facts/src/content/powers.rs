//! What held cards of further boxes do: Mutiny cards are played, Motive cards revealed.

use serde::Deserialize;

use super::{HeldCard, LocationId};
use crate::effect::Effect;
use crate::resources::Resource;
use crate::turn::Winner;

/// A row of `mutiny.json`: a card that a human player holds and plays as an action (XMUT-7).
#[derive(Clone, Debug, Deserialize)]
pub struct MutinyCard {
    /// Stable name.
    pub id: String,
    /// What has to be so for it to be played.
    #[serde(default)]
    pub needs: Vec<MutinyNeed>,
    /// What it does.
    pub effects: Vec<Effect>,
}

/// What has to be so for a Mutiny card to be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum MutinyNeed {
    /// The player has five skill cards.
    FiveCards,
    /// The player is not the Admiral.
    NotAdmiral,
    /// The player is not the President.
    NotPresident,
    /// The player may hold a title.
    MayHoldTitle,
    /// The player is not in the Brig of Galactica.
    Free,
    /// The President has three skill cards.
    PresidentWithThree,
    /// A viper is in space.
    ViperInSpace,
    /// A character is in the Brig of Galactica.
    SomebodyInBrig,
    /// The Admiral has a nuke.
    Nuke,
    /// A raptor is in the Reserve.
    Raptor,
}

/// A row of `motives.json`: a card that a Cylon Leader reveals while it holds (XMOT-2, XMOT-3).
#[derive(Clone, Debug, Deserialize)]
pub struct MotiveCard {
    /// Stable name.
    pub id: String,
    /// The side it speaks for.
    pub side: Winner,
    /// Whether it can be revealed only when the game is over (XMOT-5).
    pub over: bool,
    /// What has to be so.
    pub when: MotiveCondition,
}

/// What has to be so for a Motive card to be revealed.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum MotiveCondition {
    /// A dial stands at so much or lower.
    AtMost {
        /// The dial.
        resource: Resource,
        /// The value.
        value: u8,
    },
    /// A dial stands at so much or higher.
    AtLeast {
        /// The dial.
        resource: Resource,
        /// The value.
        value: u8,
    },
    /// Skill cards of some types are in the hand, which only the player can tell.
    Hand,
    /// So many vipers are damaged or destroyed.
    VipersLost {
        /// How many.
        vipers: u8,
    },
    /// One of these locations is damaged.
    Damaged {
        /// Their names.
        locations: Vec<String>,
    },
    /// Another player is in the Brig, and the player holds a Mutiny card.
    AllyInBrig,
    /// The fleet has come so far.
    Distance {
        /// How far.
        distance: u8,
    },
    /// The fleet has come so far, and no centurion is aboard.
    Unboarded {
        /// How far.
        distance: u8,
    },
    /// The fleet token is on a blue space, and no raider, heavy raider or basestar is on the board.
    LeftAlone,
}

/// A row of `crossroads.json`: a card that a player receives in the Crossroads phase (ION-6).
#[derive(Clone, Debug, Deserialize)]
pub struct CrossroadsCard {
    /// Stable name.
    pub id: String,
    /// What it does with a benevolent token.
    pub benevolent: Vec<Effect>,
    /// What it does with an antagonistic one.
    pub antagonistic: Vec<Effect>,
}

impl HeldCard {
    /// What it does where it is a Mutiny card.
    #[must_use]
    pub fn mutiny(self) -> Option<&'static MutinyCard> {
        let mut rows = crate::kit::cards().flat_map(|cards| &cards.mutiny);
        rows.find(|row| row.id == self.name())
    }

    /// What it says where it is a Motive card.
    #[must_use]
    pub fn motive(self) -> Option<&'static MotiveCard> {
        let mut rows = crate::kit::cards().flat_map(|cards| &cards.motives);
        rows.find(|row| row.id == self.name())
    }

    /// What it does where it is a Crossroads card.
    #[must_use]
    pub fn crossroads(self) -> Option<&'static CrossroadsCard> {
        let mut rows = crate::kit::cards().flat_map(|cards| &cards.crossroads);
        rows.find(|row| row.id == self.name())
    }
}

impl MotiveCondition {
    /// The locations that it names.
    pub fn locations(&self) -> impl Iterator<Item = LocationId> {
        let names = match self {
            Self::Damaged { locations } => locations.as_slice(),
            Self::AtMost { .. }
            | Self::AtLeast { .. }
            | Self::Hand
            | Self::VipersLost { .. }
            | Self::AllyInBrig
            | Self::Distance { .. }
            | Self::Unboarded { .. }
            | Self::LeftAlone => &[],
        };
        names.iter().filter_map(|name| LocationId::find(name))
    }
}
