//! The areas of space round Galactica.

use serde::{Deserialize, Serialize};

use crate::kit::Kit;
use crate::rule;

/// A space area. In ring order, clockwise on the board, whose bow points left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Area {
    /// In front of Galactica.
    Bow,
    /// Upper left.
    ForeStarboard,
    /// Upper right.
    AftStarboard,
    /// Behind Galactica.
    Stern,
    /// Lower right, with a launch icon.
    AftPort,
    /// Lower left, with a launch icon.
    ForePort,
}

impl Area {
    /// Clockwise from the bow.
    pub const ALL: [Self; 6] = [
        Self::Bow,
        Self::ForeStarboard,
        Self::AftStarboard,
        Self::Stern,
        Self::AftPort,
        Self::ForePort,
    ];

    /// Stable name, also in the catalogues.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Bow => "bow",
            Self::ForeStarboard => "fore-starboard",
            Self::AftStarboard => "aft-starboard",
            Self::Stern => "stern",
            Self::AftPort => "aft-port",
            Self::ForePort => "fore-port",
        }
    }

    /// The next area clockwise.
    #[must_use]
    pub const fn next(self) -> Self {
        match self {
            Self::Bow => Self::ForeStarboard,
            Self::ForeStarboard => Self::AftStarboard,
            Self::AftStarboard => Self::Stern,
            Self::Stern => Self::AftPort,
            Self::AftPort => Self::ForePort,
            Self::ForePort => Self::Bow,
        }
    }

    /// The next area against the clock.
    #[must_use]
    pub const fn previous(self) -> Self {
        match self {
            Self::Bow => Self::ForePort,
            Self::ForeStarboard => Self::Bow,
            Self::AftStarboard => Self::ForeStarboard,
            Self::Stern => Self::AftStarboard,
            Self::AftPort => Self::Stern,
            Self::ForePort => Self::AftPort,
        }
    }

    /// The areas with a viper-launch icon, clockwise (AREA-3).
    pub fn with_launch_icon(kit: &Kit) -> impl Iterator<Item = Self> {
        rule!("AREA-3");
        Self::ALL.into_iter().filter(|area| kit.area(*area).launch)
    }
}

/// A basestar damage token. They lie face up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum BasestarDamage {
    /// Counts as two hits.
    CriticalHit,
    /// The basestar launches nothing.
    DisabledHangar,
    /// The basestar does not attack.
    DisabledWeapons,
    /// The basestar is easier to hit.
    StructuralDamage,
}

impl BasestarDamage {
    /// Every token.
    pub const ALL: [Self; 4] = [
        Self::CriticalHit,
        Self::DisabledHangar,
        Self::DisabledWeapons,
        Self::StructuralDamage,
    ];

    /// How many hits it counts as.
    #[must_use]
    pub fn hits(self, kit: &Kit) -> u8 {
        let mut rows = kit.basestar_damage.iter();
        rows.find(|row| row.token == self).map_or(1, |row| row.hits)
    }
}

/// The public name of a civilian ship on the board: a number, new each time a ship leaves the pile, so
/// that it says nothing of the ship's front.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "number"))]
#[serde(transparent)]
pub struct CivilianHandle(pub u16);
