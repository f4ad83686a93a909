//! The Cylon attack cards: what they activate, place and do.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::rows;
use crate::battle::ShipIcon;
use crate::craft::{Counts, Craft};
use crate::space::Area;

/// A Cylon attack card, by its stable name ("cylon-swarm"). The super crisis of this kind is one of them
/// (CYATT-9).
#[derive(Clone, Copy)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct AttackCardId(&'static AttackCard);

/// The deck a Cylon attack card comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum AttackDeck {
    /// The Crisis deck.
    Crisis,
    /// The Super Crisis deck.
    SuperCrisis,
}

/// What a card places in an area (CYATT-2).
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct CardShips {
    pub area: Area,
    /// Vipers are unmanned ones, from the Reserve.
    pub ships: Counts,
}

/// A special rule that is carried out once (CYATT-5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum AtOnce {
    /// The raiders that the card has placed act (CYATT-7a).
    PlacedRaidersAct,
    /// Each basestar attacks Galactica (CYATT-7a).
    BasestarsAttack,
    /// The fleet token goes back.
    FleetTokenBack {
        /// Spaces of the Jump Preparation track.
        spaces: u8,
    },
    /// The active player discards skill cards.
    ActivePlayerDiscards {
        /// Cards.
        cards: u8,
    },
    /// Vipers in the Reserve are damaged.
    ReserveVipersDamaged {
        /// Vipers.
        vipers: u8,
    },
}

/// A special rule that lasts while its card is in play (CYATT-6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Lasting {
    /// Attack rolls of unmanned vipers are 2 lower, until the jump.
    TrainingNewPilots,
    /// A basestar that launches raiders or heavy raiders launches 1 more, until the jump.
    MassiveDeployment,
    /// Communications may not be activated, until the jump.
    CommunicationsJamming,
    /// Until a civilian ship or a basestar is destroyed; a jump before that shuffles the card back into the
    /// Crisis deck.
    RelentlessPursuit,
}

/// A row of `attack_cards.json`.
#[derive(Clone, Debug, Deserialize)]
pub struct AttackCard {
    /// Stable name.
    pub id: String,
    /// Where it is drawn from.
    pub deck: AttackDeck,
    /// What it activates, left to right (CYATT-1).
    pub icons: Vec<ShipIcon>,
    /// What it places, clockwise from the bow.
    pub places: Vec<CardShips>,
    /// A rule carried out once.
    #[serde(default)]
    pub at_once: Option<AtOnce>,
    /// A rule that lasts.
    #[serde(default)]
    pub lasting: Option<Lasting>,
}

#[derive(Deserialize)]
pub(super) struct AttackCardFile {
    pub(super) cards: Vec<AttackCard>,
}

impl AttackCardId {
    /// Where it pictures pieces of a kind, clockwise from the bow, an area for each piece.
    #[must_use]
    pub fn pictured(self, piece: Craft) -> Vec<Area> {
        let rows = self.facts().places.iter();
        let areas = rows.flat_map(|row| std::iter::repeat_n(row.area, row.ships[piece].into()));
        areas.collect()
    }
}

by_row!(
    AttackCardId,
    AttackCard,
    rows,
    attack_cards,
    "Cylon attack card"
);

impl fmt::Debug for AttackCardId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
