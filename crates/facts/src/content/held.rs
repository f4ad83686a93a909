//! Cards that players hold, hidden from the others, by kind.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::board::boards;
use super::{LoyaltyCard, SuperCrisisId};
use crate::chance::Stream;
use crate::kit::Kit;
use crate::options::{Mode, Modes};
use crate::piles::Pile;

/// A kind of card that players hold, hidden from the others, by its stable name ("super-crisis"). Public, and so is how
/// many of a kind somebody holds.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct HeldKind(&'static str);

impl HeldKind {
    /// Loyalty cards.
    pub const LOYALTY: Self = Self("loyalty");
    /// Super Crisis cards, of revealed Cylons alone.
    pub const SUPER_CRISIS: Self = Self("super-crisis");
    /// Mutiny cards, of human players (XMUT-7).
    pub const MUTINY: Self = Self("mutiny");
    /// Motive cards, of a Cylon Leader (XMOT-1).
    pub const MOTIVE: Self = Self("motive");
    /// Trauma tokens, of everybody, where the Ionian Nebula is the objective (ION-TRAUMA-3).
    pub const TRAUMA: Self = Self("trauma");
    /// Crossroads cards, one for each player (ION-6).
    pub const CROSSROADS: Self = Self("crossroads");

    /// Every card of the kind, of every box. A list only ever grows at its end: phones count in it.
    #[must_use]
    pub fn cards(self) -> Vec<HeldCard> {
        match &self.facts().cards {
            HeldCards::Loyalty => LoyaltyCard::all().map(HeldCard::from).collect(),
            HeldCards::SuperCrises => SuperCrisisId::all().map(HeldCard::from).collect(),
            HeldCards::Named(names) => names.iter().map(|name| HeldCard(name)).collect(),
            HeldCards::Copies(rows) => rows.iter().map(|row| HeldCard(&row.name)).collect(),
        }
    }

    /// Cards of its deck in a game with this kit; one of each, unless the row says how many.
    #[must_use]
    pub fn deck(self, kit: &Kit) -> Vec<HeldCard> {
        match &self.facts().cards {
            HeldCards::SuperCrises => kit.super_crises().map(HeldCard::from).collect(),
            HeldCards::Copies(rows) => {
                let copies = |row: &'static Copies| {
                    std::iter::repeat_n(HeldCard(&row.name), row.copies.into())
                };
                rows.iter().flat_map(copies).collect()
            }
            HeldCards::Loyalty | HeldCards::Named(_) => self.cards(),
        }
    }

    /// Who keeps it.
    #[must_use]
    pub fn mode(self, modes: &Modes) -> Mode {
        match self.facts().cards {
            HeldCards::Loyalty => modes.loyalty,
            HeldCards::SuperCrises => modes.super_crises,
            HeldCards::Named(_) | HeldCards::Copies(_) => match self.facts().kept_with {
                KeptWith::Dradis => Mode::App,
                KeptWith::Loyalty => modes.loyalty,
                KeptWith::SuperCrises => modes.super_crises,
            },
        }
    }

    /// The pile that counts its deck, where the table may keep it.
    #[must_use]
    pub fn pile(self) -> Option<Pile> {
        match self.facts().cards {
            HeldCards::SuperCrises => Some(Pile::SuperCrisis),
            HeldCards::Loyalty | HeldCards::Named(_) | HeldCards::Copies(_) => None,
        }
    }

    /// Id of its name in the catalogues.
    #[must_use]
    pub fn id(self) -> String {
        format!("held-{}", self.0)
    }
}

/// A row of the held cards in `kit.json`.
#[derive(Clone, Debug, Deserialize)]
pub struct HeldFacts {
    /// Stable name.
    pub id: String,
    /// Which cards they are.
    pub cards: HeldCards,
    /// What its deck is shuffled with.
    pub stream: Stream,
    /// Which other cards it is kept with, where it is listed here.
    #[serde(default)]
    pub kept_with: KeptWith,
    /// Who sees which cards somebody holds.
    #[serde(default)]
    pub seen_by: SeenBy,
    /// Whether a card that is given up is shown.
    #[serde(default)]
    pub discarded: Discarded,
    /// Whether a player who is revealed as a Cylon loses all of them (XMUT-9).
    #[serde(default)]
    pub lost_on_reveal: bool,
    /// Most cards in a hand that Dradis keeps. The rules give fewer, and a correction may give more, as long as a player's
    /// secrets fit one frame of the channel whatever else they know.
    #[serde(default = "hand_most")]
    pub most: u8,
}

const fn hand_most() -> u8 {
    3
}

/// Who keeps cards that are listed with their kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum KeptWith {
    /// Dradis, always.
    #[default]
    Dradis,
    /// Whoever keeps the Loyalty cards.
    Loyalty,
    /// Whoever keeps the Super Crisis cards.
    SuperCrises,
}

/// Who sees which cards somebody holds; how many there are of a kind, everybody does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SeenBy {
    /// Whoever holds them (SECRET-18).
    #[default]
    Holder,
    /// Nobody: they lie face down.
    Nobody,
}

impl SeenBy {
    /// Whether the holder does.
    #[must_use]
    pub const fn holder(self) -> bool {
        match self {
            Self::Holder => true,
            Self::Nobody => false,
        }
    }
}

/// How a card is given up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Discarded {
    /// Unseen by the others.
    #[default]
    Unseen,
    /// Face up (XMUT-8).
    Open,
}

/// Where the cards of a kind are listed.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum HeldCards {
    /// With the Loyalty deck.
    Loyalty,
    /// With the Super Crisis deck.
    SuperCrises,
    /// Here, by stable name.
    Named(Vec<String>),
    /// Here, several of each.
    Copies(Vec<Copies>),
}

/// Cards or tokens that are alike.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Copies {
    /// Stable name.
    pub name: String,
    /// How many there are.
    pub copies: u8,
}

by_name!(
    HeldKind,
    HeldFacts,
    boards,
    held,
    "kind of card that players hold"
);

impl fmt::Debug for HeldKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

/// A card that somebody holds, by its stable name, which only one kind has. The holder's secret: a log names none.
#[derive(Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct HeldCard(&'static str);

impl HeldCard {
    /// The card of that name, of whatever kind.
    #[must_use]
    pub fn find(name: &str) -> Option<Self> {
        Self::all().find(|card| card.0 == name)
    }

    /// All there are, of every kind and every box.
    pub fn all() -> impl Iterator<Item = Self> {
        HeldKind::all().flat_map(HeldKind::cards)
    }

    /// Stable name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        self.0
    }

    /// Its kind.
    #[must_use]
    pub fn kind(self) -> Option<HeldKind> {
        HeldKind::all().find(|kind| kind.cards().contains(&self))
    }

    /// Id of its name in the catalogues, which begins with that of its kind.
    #[must_use]
    pub fn id(self) -> String {
        let kind = self.kind();
        kind.map_or_else(String::new, |kind| format!("{}-{}", kind.id(), self.0))
    }
}

read_by_name!(HeldCard, "card that players hold");

impl fmt::Debug for HeldCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("HeldCard")
    }
}

impl From<LoyaltyCard> for HeldCard {
    fn from(card: LoyaltyCard) -> Self {
        Self(card.name())
    }
}

impl From<SuperCrisisId> for HeldCard {
    fn from(card: SuperCrisisId) -> Self {
        Self(card.name())
    }
}
