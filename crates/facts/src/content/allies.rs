//! Allies and trauma tokens of the Ionian Nebula.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::{HeldCard, LocationId};
use crate::effect::Effect;
use crate::kit::cards;

/// What a trauma token shows (ION-TRAUMA-1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Trauma {
    /// Benevolent.
    Benevolent,
    /// Antagonistic.
    Antagonistic,
    /// A disaster.
    Disaster,
}

impl Trauma {
    /// All there are.
    pub const ALL: [Self; 3] = [Self::Benevolent, Self::Antagonistic, Self::Disaster];

    /// Stable name, which its tokens have as cards that players hold.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Benevolent => "trauma-benevolent",
            Self::Antagonistic => "trauma-antagonistic",
            Self::Disaster => "trauma-disaster",
        }
    }
}

impl HeldCard {
    /// What it shows where it is a trauma token.
    #[must_use]
    pub fn trauma(self) -> Option<Trauma> {
        let mut symbols = Trauma::ALL.into_iter();
        symbols.find(|symbol| symbol.name() == self.name())
    }
}

/// An Ally, by the stable name of the card ("william-adama-ally").
#[derive(Clone, Copy)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct AllyId(&'static AllyCard);

/// A row of `allies.json`.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AllyCard {
    /// Stable name.
    pub id: String,
    /// Name on the English card.
    pub name: String,
    /// Who it is, as characters say who they are.
    pub person: String,
    /// The location printed on it.
    pub location: LocationId,
    /// The upper result (ION-ALLY-3).
    pub benevolent: Vec<Effect>,
    /// The lower result.
    pub antagonistic: Vec<Effect>,
    /// Where the row comes from.
    pub source: String,
}

impl AllyCard {
    /// What follows on a token (ION-ALLY-3).
    #[must_use]
    pub fn result(&self, trauma: Trauma) -> &[Effect] {
        match trauma {
            Trauma::Benevolent => &self.benevolent,
            Trauma::Antagonistic => &self.antagonistic,
            Trauma::Disaster => &[],
        }
    }
}

by_row!(AllyId, AllyCard, cards, allies, "Ally");

impl fmt::Debug for AllyId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
