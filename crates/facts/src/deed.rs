//! Deeds: what a location, an ability or a skill card does when a player acts with it, and what has to be so.

use serde::Deserialize;

use crate::action::Act;
use crate::effect::Effect;
use crate::mark::RuleId;

/// What something does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Deed {
    /// These effects, in order. None at all is no action.
    Effects(Vec<Effect>),
    /// What effects cannot say.
    Procedure(Procedure),
}

/// The deed of a row of the content.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(try_from = "Written")]
pub struct DeedRow {
    /// What has to be so, in the order in which it is looked for.
    pub needs: Vec<Need>,
    /// What it does.
    pub deed: Deed,
    /// Actions that may be taken in its stead.
    pub instead: Vec<Act>,
    /// Whether it is there for who flies a viper alone.
    pub in_viper: bool,
    /// Whether it is used in the own Movement step in the place of moving, and is no action (XMOVE-6).
    pub movement: bool,
    /// Whether it may be used in the place of moving, too, and is an action otherwise (XMOVE-6).
    pub movement_too: bool,
    /// The rules that its effects carry out.
    pub rules: Vec<RuleId>,
}

/// A deed as the data files write it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    #[serde(default)]
    needs: Vec<Need>,
    effects: Option<Vec<Effect>>,
    procedure: Option<Procedure>,
    #[serde(default)]
    instead: Vec<Act>,
    #[serde(default)]
    in_viper: bool,
    #[serde(default)]
    movement: bool,
    #[serde(default)]
    movement_too: bool,
    #[serde(default)]
    rules: Vec<RuleId>,
}

impl TryFrom<Written> for DeedRow {
    type Error = &'static str;

    fn try_from(written: Written) -> Result<Self, Self::Error> {
        let deed = match (written.effects, written.procedure) {
            (Some(effects), None) => Deed::Effects(effects),
            (None, Some(procedure)) => Deed::Procedure(procedure),
            (Some(_), Some(_)) | (None, None) => {
                return Err("a deed is either a list of \"effects\" or a \"procedure\"");
            }
        };
        Ok(Self {
            needs: written.needs,
            deed,
            instead: written.instead,
            in_viper: written.in_viper,
            movement: written.movement,
            movement_too: written.movement_too,
            rules: written.rules,
        })
    }
}

/// What only code carries out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Procedure {
    /// The fleet jumps early, at a risk (LOC-FTL-1).
    FtlControl,
    /// Galactica's guns attack (LOC-WEAPONS-1).
    WeaponsControl,
    /// Civilian ships are looked at and moved (LOC-COMMS-1).
    Communications,
    /// Unmanned vipers are activated (LOC-COMMAND-1).
    Command,
    /// A check sends somebody to the Brig (LOC-ADMIRAL-1).
    Accuse,
    /// A check makes somebody President (LOC-ADMIN-1).
    Nominate,
    /// A check executes somebody (LOC-AIRLOCK-1).
    Airlock,
    /// A check releases the player's own character (LOC-BRIG-1).
    EscapeBrig,
    /// The player's own viper launches, with another action (LOC-HANGAR-1).
    LaunchInViper,
    /// A centurion is attacked (LOC-ARMORY-1).
    Armory,
    /// Pegasus comes close to a basestar (LOC-CIC-1).
    PegasusCic,
    /// Pegasus fires into a space area (LOC-BATTERIES-1).
    MainBatteries,
    /// Of some crises the player picks one (LOC-CAPRICA-1).
    PickCrisis,
    /// Every basestar launches (LOC-CYLONFLEET-1).
    LaunchCylonShips,
    /// A Super Crisis card is swapped, and early in the game Loyalty cards are handed on (LOC-RESURRECTION-1).
    Resurrection,
    /// Up to six unmanned vipers are activated, by the ability of that name.
    Cag,
    /// The player's own viper attacks up to four times.
    MaximumFirepower,
    /// Another player moves and acts, or acts twice (CLAR-30).
    ExecutiveOrder,
    /// A raptor is risked for a look at a deck (CLAR-4).
    LaunchScout,
    /// The location is repaired (DMG-GAL-5).
    RepairHere,
    /// A check executes somebody on New Caprica (LOC-HQ-1).
    ResistanceHq,
    /// A check releases the player's own character from Detention (LOC-DETENTION-1).
    EscapeDetention,
    /// A New Caprica crisis is drawn and resolved (LOC-CANYON-1).
    CanyonCrisis,
    /// The top Mission card is turned up and resolved (LOC-DEMBRIDGE-1).
    ActivateMission,
}

/// Whom the player picks first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Picks {
    /// Who is to go to the Brig.
    Accused,
    /// Who is to be President.
    Nominee,
    /// Who is to act.
    Ordered,
    /// Who is to be executed.
    Condemned,
    /// Who is to be executed, of those on New Caprica.
    Hunted,
}

impl Procedure {
    /// Whom the player picks before anything happens; `None` where nobody is picked.
    #[must_use]
    pub const fn picks(self) -> Option<Picks> {
        match self {
            Self::Accuse => Some(Picks::Accused),
            Self::Nominate => Some(Picks::Nominee),
            Self::Airlock => Some(Picks::Condemned),
            Self::ResistanceHq => Some(Picks::Hunted),
            Self::ExecutiveOrder => Some(Picks::Ordered),
            Self::FtlControl
            | Self::WeaponsControl
            | Self::Communications
            | Self::Command
            | Self::EscapeBrig
            | Self::LaunchInViper
            | Self::Armory
            | Self::PegasusCic
            | Self::MainBatteries
            | Self::PickCrisis
            | Self::LaunchCylonShips
            | Self::Resurrection
            | Self::Cag
            | Self::MaximumFirepower
            | Self::LaunchScout
            | Self::RepairHere
            | Self::EscapeDetention
            | Self::CanyonCrisis
            | Self::ActivateMission => None,
        }
    }
}

/// What has to be so for a deed to be offered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Need {
    /// The fleet token is on a blue space.
    BlueSpace,
    /// The fleet token is not on a blue space.
    NoBlueSpace,
    /// There is something for Galactica's guns to attack.
    ShipInSpace,
    /// No Jammed Assault is in play.
    NotJammed,
    /// A civilian ship is in space.
    CivilianShip,
    /// An unmanned viper can be activated.
    UnmannedViper,
    /// One of the locations of Unorthodox Plan can be activated.
    PlannedLocation,
    /// A player can be picked.
    Somebody,
    /// The character flies.
    Pilot,
    /// A viper is in the Reserve, or can be recalled.
    Viper,
    /// A centurion is aboard.
    Centurion,
    /// The player is President.
    President,
    /// The player is no revealed Sympathizer.
    NoSympathizer,
    /// A basestar is on the main board.
    Basestar,
    /// President and Admiral are two players.
    TwoTitleHolders,
    /// Loyalty cards may be looked at.
    Looking,
    /// No Executive Order was played in this turn.
    OncePerTurn,
    /// A raptor is in the Reserve.
    Raptor,
    /// A viper is in the Reserve, and somebody flies.
    Reserves,
    /// The location that the character is on is damaged.
    DamagedHere,
    /// A Cylon ship is where the character flies.
    ShipHere,
    /// A Cylon ship or a civilian ship is where the character flies.
    AnyShipHere,
    /// The fleet has not come too far to jump blind: distance 6 at most (CLAR-37).
    BlindJump,
    /// The player is not the Admiral.
    NotAdmiral,
    /// The player is a Cylon Leader among the humans.
    Infiltrating,
    /// The character is not in the Brig.
    Free,
    /// The player may have two skill cards to discard.
    TwoCards,
    /// Somebody may be given a miracle token, or has one to take.
    MiracleToPass,
    /// Galactica has not come back to New Caprica.
    BeforeReturn,
    /// A civilian ship is Locked.
    LockedShip,
    /// A civilian ship can be prepared or evacuated.
    ShipToMove,
    /// No Mission card lies in the Active Mission space (EARTH-MISSION-1).
    NoMission,
    /// The player has a miracle token or a Super Crisis card to pay with (XBOARD-19).
    Toll,
    /// The player may have three skill cards to discard.
    ThreeCards,
}
