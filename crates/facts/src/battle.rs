//! What ships, attacks and rolls are called.

use serde::{Deserialize, Serialize};

use crate::content::LocationId;
use crate::craft::{Craft, ViperKind};
use crate::seat::SeatId;
use crate::space::{Area, CivilianHandle};

/// A Cylon ship icon of a card (COMBAT-ACT-4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum ShipIcon {
    /// Every raider acts (COMBAT-RAIDER-1).
    Raiders,
    /// Every basestar launches raiders (COMBAT-LAUNCH-1).
    LaunchRaiders,
    /// Every heavy raider acts, and the centurions aboard advance (COMBAT-HEAVY-1, CENT-2).
    HeavyRaiders,
    /// Every basestar attacks (COMBAT-BASE-1).
    Basestars,
}

impl ShipIcon {
    /// In the order they are shown.
    pub const ALL: [Self; 4] = [
        Self::Raiders,
        Self::LaunchRaiders,
        Self::HeavyRaiders,
        Self::Basestars,
    ];

    /// Id of its name in the catalogues.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Raiders => "icon-raiders",
            Self::LaunchRaiders => "icon-launch-raiders",
            Self::HeavyRaiders => "icon-heavy-raiders",
            Self::Basestars => "icon-basestars",
        }
    }
}

/// Raiders that each basestar launches for the launch icon (COMBAT-LAUNCH-1).
pub const LAUNCH_ICON: u8 = 3;

/// Raiders that each basestar launches where raiders are activated and there are none (COMBAT-RAIDER-8).
pub const NO_RAIDERS: u8 = 2;

/// Heavy raiders that each basestar launches where there are none (COMBAT-HEAVY-5).
pub const NO_HEAVY_RAIDERS: u8 = 1;

/// How far Dradis goes by itself in a battle. The same decisions are asked in each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Pace {
    /// It stops before each step and gives its reason.
    Teach,
    /// It stops for each roll.
    #[default]
    Steps,
    /// It resolves whatever needs no decision; dice too where Dradis rolls them.
    Fast,
}

/// A basestar on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct BasestarAt {
    /// Where it stands.
    pub area: Area,
    /// Which of the area's basestars, from 0, in the order they came.
    pub index: u8,
}

/// A Cylon ship that humans attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum CylonShip {
    /// One of the area's raiders.
    Raider,
    /// One of the area's heavy raiders.
    HeavyRaider,
    /// A basestar of the area.
    Basestar {
        /// Which one, from 0.
        index: u8,
    },
}

impl CylonShip {
    /// What kind of ship it is.
    #[must_use]
    pub const fn craft(self) -> Craft {
        match self {
            Self::Raider => Craft::Raider,
            Self::HeavyRaider => Craft::HeavyRaider,
            Self::Basestar { index: _ } => Craft::Basestar,
        }
    }
}

/// What a die is rolled for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Attack {
    /// A raider attacks a viper of its area (COMBAT-RAIDER-2).
    RaiderAtViper {
        /// The area.
        area: Area,
        /// The viper's pilot; `None` for an unmanned one.
        pilot: Option<SeatId>,
        /// What it is.
        #[serde(default, skip_serializing_if = "ViperKind::is_ordinary")]
        kind: ViperKind,
    },
    /// A raider attacks Galactica (COMBAT-RAIDER-5).
    RaiderAtGalactica {
        /// Where the raider is.
        area: Area,
    },
    /// A basestar attacks Galactica (COMBAT-BASE-1).
    BasestarAtGalactica {
        /// The basestar.
        basestar: BasestarAt,
    },
    /// A viper attacks a Cylon ship of its area (VIPER-4).
    ViperAtShip {
        /// The area.
        area: Area,
        /// The viper's pilot; `None` for an unmanned one.
        pilot: Option<SeatId>,
        /// What it is.
        #[serde(default, skip_serializing_if = "ViperKind::is_ordinary")]
        kind: ViperKind,
        /// The target.
        target: CylonShip,
    },
    /// Galactica attacks a Cylon ship (Weapons Control).
    WeaponsControl {
        /// Where the target is.
        area: Area,
        /// The target.
        target: CylonShip,
    },
    /// The Admiral uses a nuke (NUKE-2).
    Nuke {
        /// The target.
        basestar: BasestarAt,
    },
    /// The Admiral uses a nuke on whatever is in a space area (XNUKE-1).
    NukeArea {
        /// The area.
        area: Area,
    },
    /// A card has a nuke aimed at a basestar, with the row of an area (OPEN-52).
    AimedNuke {
        /// The target.
        basestar: BasestarAt,
    },
    /// Pegasus comes close to a basestar, which is no attack (LOC-CIC-1).
    PegasusCic {
        /// The basestar.
        basestar: BasestarAt,
    },
    /// Pegasus fires into a space area, which is no attack (LOC-BATTERIES-1).
    MainBatteries {
        /// The area.
        area: Area,
    },
    /// Humans attack a centurion at the Armory (CENT-6).
    Armory {
        /// The centurion's space on its track, from 0.
        space: u8,
    },
    /// A raptor is risked (RAPTOR-3).
    Raptor {
        /// The lowest number that wins the reward, 2 to 8.
        needed: u8,
    },
    /// Where on the Cylon Fleet board a ship comes (XPLACE-1).
    Placing {
        /// How many more of its kind come after it, in the same way.
        #[serde(default, skip_serializing_if = "crate::effect::is_zero")]
        more: u8,
        /// What.
        ship: Craft,
    },
    /// What a card, a location or an ability does hangs on a number.
    Number {
        /// The highest number that counts as low, 1 to 7.
        low_to: u8,
    },
}

impl Attack {
    /// Whether a Cylon ship makes it: the active player rolls (COMBAT-ACT-5).
    #[must_use]
    pub const fn by_cylons(self) -> bool {
        match self {
            Self::RaiderAtViper { .. }
            | Self::RaiderAtGalactica { .. }
            | Self::BasestarAtGalactica { .. }
            | Self::Placing { .. } => true,
            Self::ViperAtShip { .. }
            | Self::WeaponsControl { .. }
            | Self::Nuke { .. }
            | Self::NukeArea { .. }
            | Self::AimedNuke { .. }
            | Self::PegasusCic { .. }
            | Self::MainBatteries { .. }
            | Self::Armory { .. }
            | Self::Raptor { .. }
            | Self::Number { .. } => false,
        }
    }
}

/// What lets a player activate unmanned vipers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum VipersBy {
    /// The location Command: up to 2 activations (LOC-COMMAND-1).
    Command,
    /// Apollo's ability CAG: up to 6.
    Cag,
}

impl VipersBy {
    /// How many activations it gives, at most.
    #[must_use]
    pub const fn activations(self) -> u8 {
        match self {
            Self::Command => 2,
            Self::Cag => 6,
        }
    }
}

/// What humans attack with, besides vipers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Weapon {
    /// Galactica's guns (LOC-WEAPONS-1).
    WeaponsControl,
    /// A nuke of the Admiral's (NUKE-1).
    Nuke,
    /// A nuke that a card aims at a basestar (OPEN-52).
    AimedNuke,
    /// Small arms, against centurions aboard (LOC-ARMORY-1).
    Armory,
    /// Pegasus herself, against a basestar (LOC-CIC-1).
    PegasusCic,
    /// The guns of Pegasus, against whatever is in an area (LOC-BATTERIES-1).
    MainBatteries,
}

/// What a player does in a fight, for the log.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum HumanAction {
    /// The location Command (LOC-COMMAND-1).
    Command,
    /// Apollo's ability CAG.
    Cag,
    /// The viper that they pilot (ACT-5).
    OwnViper,
    /// The skill card Maximum Firepower.
    MaximumFirepower,
    /// The location Hangar Deck (LOC-HANGAR-1).
    HangarDeck,
    /// The location Weapons Control (LOC-WEAPONS-1).
    WeaponsControl,
    /// A nuke (NUKE-1).
    Nuke,
    /// The location Armory (LOC-ARMORY-1).
    Armory,
    /// Risking a raptor (RAPTOR-2).
    Raptor,
    /// The location Pegasus CIC (LOC-CIC-1).
    PegasusCic,
    /// The location Main Batteries (LOC-BATTERIES-1).
    MainBatteries,
}

impl HumanAction {
    /// In the order they are shown.
    pub const ALL: [Self; 11] = [
        Self::Command,
        Self::Cag,
        Self::OwnViper,
        Self::MaximumFirepower,
        Self::HangarDeck,
        Self::WeaponsControl,
        Self::Nuke,
        Self::Armory,
        Self::Raptor,
        Self::PegasusCic,
        Self::MainBatteries,
    ];

    /// Id of its words in the catalogues.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Command => "action-command",
            Self::Cag => "action-cag",
            Self::OwnViper => "action-own-viper",
            Self::MaximumFirepower => "action-maximum-firepower",
            Self::HangarDeck => "action-hangar-deck",
            Self::WeaponsControl => "action-weapons-control",
            Self::Nuke => "action-nuke",
            Self::Armory => "action-armory",
            Self::Raptor => "action-raptor",
            Self::PegasusCic => "action-pegasus-cic",
            Self::MainBatteries => "action-main-batteries",
        }
    }
}

/// A die that is about to be rolled, or has been and may be rolled again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Roll {
    /// What for.
    pub attack: Attack,
    /// Who rolls.
    pub by: SeatId,
    /// Strategic Planning was played on it; it counts for a reroll too.
    pub planned: bool,
    /// It is the reroll of Evasive Maneuvers.
    pub evaded: bool,
}

/// A piece on the board, or a part of it, that a question is about: a page lights it up, or lets it be tapped.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Target {
    /// A space area.
    Area {
        /// The area.
        area: Area,
    },
    /// A Cylon ship.
    Cylon {
        /// Where it is.
        area: Area,
        /// The ship.
        ship: CylonShip,
    },
    /// A viper.
    Viper {
        /// Where it is.
        area: Area,
        /// Its pilot; `None` for an unmanned one.
        pilot: Option<SeatId>,
        /// What it is.
        #[serde(default, skip_serializing_if = "ViperKind::is_ordinary")]
        #[cfg_attr(feature = "ts", ts(optional, as = "Option<ViperKind>"))]
        kind: ViperKind,
    },
    /// A civilian ship.
    Civilian {
        /// The ship.
        handle: CivilianHandle,
    },
    /// Galactica herself.
    Galactica,
    /// A location.
    Location {
        /// The location.
        location: LocationId,
    },
    /// A centurion aboard.
    Centurion {
        /// Its space, from 0.
        space: u8,
    },
    /// A player.
    Seat {
        /// The player's seat.
        seat: SeatId,
    },
}
