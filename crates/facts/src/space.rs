//! The areas of space round Galactica, and the places beside them where ships wait.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

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

/// Where ships stand. Written as one word, an area of main space as the area alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(type = "import('./Area').Area | `cylon-fleet-${import('./Area').Area}`")
)]
pub enum Zone {
    /// A space area.
    Space(Area),
    /// The area of the Cylon Fleet board out of which ships come into this space area.
    CylonFleet(Area),
}

impl Zone {
    /// Main space, clockwise from the bow, then what lies outside of it.
    #[must_use]
    pub fn all() -> [Self; 12] {
        std::array::from_fn(|at| match at {
            0..6 => Self::Space(Area::ALL[at]),
            _ => Self::CylonFleet(Area::ALL[at - 6]),
        })
    }

    /// The area itself, or the one that ships come to from here.
    #[must_use]
    pub const fn area(self) -> Area {
        match self {
            Self::Space(area) | Self::CylonFleet(area) => area,
        }
    }

    /// Stable name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Space(area) => area.name(),
            Self::CylonFleet(Area::Bow) => "cylon-fleet-bow",
            Self::CylonFleet(Area::ForeStarboard) => "cylon-fleet-fore-starboard",
            Self::CylonFleet(Area::AftStarboard) => "cylon-fleet-aft-starboard",
            Self::CylonFleet(Area::Stern) => "cylon-fleet-stern",
            Self::CylonFleet(Area::AftPort) => "cylon-fleet-aft-port",
            Self::CylonFleet(Area::ForePort) => "cylon-fleet-fore-port",
        }
    }
}

impl From<Area> for Zone {
    fn from(area: Area) -> Self {
        Self::Space(area)
    }
}

impl Serialize for Zone {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

impl<'de> Deserialize<'de> for Zone {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let word = String::deserialize(deserializer)?;
        let zone = Self::all().into_iter().find(|zone| zone.name() == word);
        zone.ok_or_else(|| serde::de::Error::custom(format!("no place for ships: \"{word}\"")))
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
    /// Raiders of its area are destroyed as it is drawn (XDMGB-3).
    CollateralDamage,
    /// Cylon players draw trauma tokens as it is drawn (XDMGB-3).
    DamageToPersonnel,
}

impl BasestarDamage {
    /// Every token, those of the base game first.
    pub const ALL: [Self; 6] = [
        Self::CriticalHit,
        Self::DisabledHangar,
        Self::DisabledWeapons,
        Self::StructuralDamage,
        Self::CollateralDamage,
        Self::DamageToPersonnel,
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
