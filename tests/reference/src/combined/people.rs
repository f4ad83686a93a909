//! The people at the table: who rolls, draws and decides.

use super::attack::Attack;
use super::bridge::Ability;
use super::humans::Activation;
use super::locations::Repair;
use super::pieces::{
    BasestarToken, Craft, Harmed, Kind, PegasusLocation, Piece, Ship, Target, Viper,
};
use super::raider_bay::BayOrder;
use crate::board::{Area, CivilianId, CivilianKind, GalacticaToken, Seat};
use crate::cylons::FleetOrder;

/// What comes from outside: chance and choices.
pub trait People {
    /// The face of the die, 1 to 8.
    fn die(&mut self) -> u8;

    /// The place of this player's answer among the question's options, of which there are always
    /// two or more.
    fn choose(&mut self, who: Seat, question: &Question) -> usize;

    /// The place of the Galactica damage token that is drawn; the pool may be down to one.
    fn draw_galactica(&mut self, pool: &[GalacticaToken]) -> usize;

    /// The place of the Pegasus damage token that is drawn; the pool may be down to one.
    fn draw_pegasus(&mut self, pool: &[PegasusLocation]) -> usize;

    /// The place of the basestar damage token that is drawn; the pool may be down to one.
    fn draw_basestar(&mut self, pool: &[BasestarToken]) -> usize;

    /// The place of the civilian ship that is drawn; the pile may be down to one.
    fn draw_civilian(&mut self, pile: &[CivilianKind]) -> usize;

    /// Whether somebody plays Strategic Planning before this roll, once for each roll and its
    /// rerolls (ABIL-5; 94: Rerolls).
    fn plans(&mut self, _roll: Roll) -> bool {
        false
    }

    /// Whether somebody plays Evasive Maneuvers now that a raider's attack on this viper came to
    /// this number. Asked again after each reroll.
    fn evades(&mut self, _viper: Viper, _number: u8) -> bool {
        false
    }
}

/// What the die is rolled for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Roll {
    /// An attack, a nuke among them.
    Attack(Attack),
    /// Where a ship is placed on the Cylon Fleet board (XPLACE-1).
    Placing(Kind),
    /// The jump by FTL Control (XJUMP-6).
    FtlControl,
    /// Raptors at risk (XRES-3).
    Raptor,
    /// Pegasus CIC (LOC-CIC-1).
    PegasusCic,
    /// Main Batteries (LOC-BATTERIES-1).
    MainBatteries,
    /// An ability of the Basestar Bridge (XACT-6).
    Bridge(Ability),
}

/// A decision. Its last part is always the options.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Question {
    /// In which area ships of this kind are activated next: those where some have yet to act
    /// (XACTV-1).
    NextArea(Kind, Vec<Area>),
    /// Which kind of unmanned viper a raider in this area attacks (XVIPER-6a).
    AttackedCraft(Area, Vec<Craft>),
    /// Which piloted viper a raider in this area attacks (XRAIDER-1).
    AttackedPilot(Area, Vec<Seat>),
    /// Which civilian ship of this area is destroyed.
    CivilianShip(Area, Vec<CivilianId>),
    /// Which civilian ship on the board is destroyed because the pile is empty (XRES-2).
    LostCivilian(Vec<CivilianId>),
    /// How many of these a basestar (area and place) launches when too few are left for all: from
    /// the least to the most (COMBAT-LAUNCH-3).
    Launches(Kind, (Area, usize), Vec<u8>),
    /// Where the next piece goes of a kind that is too few for all that are to be placed
    /// (XPLACE-4).
    PlaceNext(Piece, Vec<Area>),
    /// Which kind of viper of the Reserve is placed in this area (XVIPER-6, XRAPTOR-2).
    PlacedCraft(Area, Vec<Craft>),
    /// Where the CAG places a civilian ship (XCAG-2).
    PlaceCivilian(Vec<Area>),
    /// Which ship is damaged (XDMG-1, XDMG-1a).
    DamagedShip(Vec<Ship>),
    /// Which of equal ships in this area is lost: one that acted in this turn (`true`) or one that
    /// did not.
    WhichShip(Kind, Area, Vec<bool>),
    /// Which viper is damaged or destroyed (XVIPER-6, XRAPTOR-2).
    Harmed(Vec<Harmed>),
    /// What Command does next, or `None` to stop (LOC-COMMAND-1).
    Command(Vec<Option<Activation>>),
    /// What a pilot does with his viper (PILOT-4, XVIPER-4).
    OwnViper(Vec<Activation>),
    /// What Weapons Control attacks (LOC-WEAPONS-1).
    WeaponsControl(Vec<Target>),
    /// On which space of the track, 0 for Start, the Armory attacks a centurion (LOC-ARMORY-1).
    Armory(Vec<usize>),
    /// Which unmanned viper comes back because the Reserve is empty (XVIPER-8).
    Recall(Vec<(Craft, Area)>),
    /// What a pilot launches, and into which area (VIPER-2, XRAPTOR-2).
    Launch(Vec<(Craft, Area)>),
    /// What a Repair card repairs.
    Repair(Vec<Repair>),
    /// At which civilian ship Communications looks, first and second (LOC-COMMS-1).
    Communications(Vec<CivilianId>),
    /// Where Communications moves this ship, or `None` to leave it (LOC-COMMS-1).
    MoveCivilian(CivilianId, Vec<Option<Area>>),
    /// What the Cylon Fleet location does (LOC-CYLONFLEET-2).
    CylonFleet(Vec<FleetOrder>),
    /// Which ability of the Basestar Bridge comes next; both before the first is resolved (XACT-7).
    Bridge(Vec<Ability>),
    /// What the Basestar Bridge places in which area: a basestar, or 3 raiders (XACT-6).
    BridgePlaces(Vec<(Kind, Area)>),
    /// Which of the drawn Galactica damage tokens is resolved (XACT-6).
    ResolveToken(Vec<GalacticaToken>),
    /// At which basestar (area and place) Pegasus CIC aims (LOC-CIC-1).
    PegasusCic(Vec<(Area, usize)>),
    /// At which area Main Batteries fires (LOC-BATTERIES-1).
    MainBatteries(Vec<Area>),
    /// At which area the Admiral aims a nuke (XNUKE-1).
    Nuke(Vec<Area>),
    /// Which basestar of the area a nuke hits (XNUKE-6, XNUKE-6a).
    NukedBasestar(Area, Vec<usize>),
    /// At which basestar (area and place) a nuke of Unauthorized Usage is aimed (OPEN-52).
    UnauthorizedUsage(Vec<(Area, usize)>),
    /// What the Raider Bay places, and where (LOC-BAY-1).
    RaiderBay(Vec<BayOrder>),
    /// What the Raider Bay's vipers do next (XVIPER-10).
    BayViper(Vec<Activation>),
    /// Whether Apollo takes the viper of this kind just placed in this area (XVIPER-11).
    AlertPilot(Craft, Area, Vec<bool>),
    /// What Apollo does with the viper he took, or `None` (XVIPER-11).
    AlertAction(Vec<Option<Activation>>),
    /// Whether a pilot stays in space with his assault raptor when the fleet jumps (XRAPTOR-7).
    PilotStays(Vec<bool>),
    /// How many unmanned assault raptors of this area stay when the fleet jumps (XRAPTOR-7).
    RaptorsStay(Area, Vec<u8>),
}

impl Question {
    /// How many options there are.
    #[must_use]
    pub fn count(&self) -> usize {
        match self {
            Question::NextArea(_, options)
            | Question::PlaceNext(_, options)
            | Question::PlaceCivilian(options)
            | Question::MainBatteries(options)
            | Question::Nuke(options) => options.len(),
            Question::AttackedCraft(_, options) | Question::PlacedCraft(_, options) => {
                options.len()
            }
            Question::CivilianShip(_, options)
            | Question::LostCivilian(options)
            | Question::Communications(options) => options.len(),
            Question::WhichShip(_, _, options)
            | Question::AlertPilot(_, _, options)
            | Question::PilotStays(options) => options.len(),
            Question::AttackedPilot(_, options)
            | Question::Launches(_, _, options)
            | Question::RaptorsStay(_, options) => options.len(),
            Question::Command(options) | Question::AlertAction(options) => options.len(),
            Question::OwnViper(options) | Question::BayViper(options) => options.len(),
            Question::Recall(options) | Question::Launch(options) => options.len(),
            Question::Armory(options) | Question::NukedBasestar(_, options) => options.len(),
            Question::PegasusCic(options) | Question::UnauthorizedUsage(options) => options.len(),
            Question::BridgePlaces(options) => options.len(),
            Question::DamagedShip(options) => options.len(),
            Question::Harmed(options) => options.len(),
            Question::WeaponsControl(options) => options.len(),
            Question::Repair(options) => options.len(),
            Question::MoveCivilian(_, options) => options.len(),
            Question::CylonFleet(options) => options.len(),
            Question::Bridge(options) => options.len(),
            Question::ResolveToken(options) => options.len(),
            Question::RaiderBay(options) => options.len(),
        }
    }
}

/// Asks a player which option it is to be, unless there is only one.
pub(crate) fn pick<T: Clone>(
    people: &mut dyn People,
    who: Seat,
    options: &[T],
    question: impl FnOnce(Vec<T>) -> Question,
) -> T {
    let answer = match options {
        [_] => 0,
        _ => people.choose(who, &question(options.to_vec())),
    };
    options[answer].clone()
}
