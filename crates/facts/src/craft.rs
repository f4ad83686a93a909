//! Ships: the one list of what stands in space.

use serde::{Deserialize, Serialize};

use crate::battle::Launched;
use crate::board::Piece;
use crate::correction::ShipKind;

/// A ship that stands in space.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Craft {
    /// A basestar, from the supply.
    Basestar,
    /// A heavy raider, from the supply.
    HeavyRaider,
    /// A raider, from the supply.
    Raider,
    /// An unmanned viper, from the Reserve.
    Viper,
    /// A civilian ship, drawn from the unused pile.
    CivilianShip,
}

impl Craft {
    /// In the order in which a Cylon attack card places them (CYATT-2).
    pub const ALL: [Self; 5] = [
        Self::Basestar,
        Self::HeavyRaider,
        Self::Raider,
        Self::Viper,
        Self::CivilianShip,
    ];

    /// What the box calls it.
    #[must_use]
    pub const fn piece(self) -> Piece {
        match self {
            Self::Basestar => Piece::Basestar,
            Self::HeavyRaider => Piece::HeavyRaider,
            Self::Raider => Piece::Raider,
            Self::Viper => Piece::Viper,
            Self::CivilianShip => Piece::CivilianShip,
        }
    }
}

impl From<Launched> for ShipKind {
    fn from(ship: Launched) -> Self {
        match ship {
            Launched::Raider => Self::Raider,
            Launched::HeavyRaider => Self::HeavyRaider,
        }
    }
}
